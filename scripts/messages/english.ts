import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { ERROR_MESSAGES } from "#contract/error-messages.ts";
import { fieldNames } from "#messages/en/field-names.ts";

/** A text, or one per plural category. */
export type Message = string | Readonly<Record<string, string>>;

export interface SourceText {
  key: string;
  message: Message;
  /** The scripts that have it: pages load the first of these and those of their screen. */
  parts: string[];
  /** Comment for translators. */
  comment: string | undefined;
  /** The file that has it. */
  file: string | undefined;
}

/** Scripts of their own, and what the server alone says. */
export const PARTS = [
  "every-page",
  "admin",
  "embed-maker",
  "following",
  "map",
  "organize",
  "security",
  "submit",
  "server",
] as const;
/** Error messages, and the names of fields in them. */
export const ERRORS = "errors";
export const ERROR_KEY = "error.";
export const FIELD_KEY = "error-field.";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const ENGLISH = "src/messages/en";
const REFUSALS = ["", "-files", "-input", "-sources"].map(
  (group) => `src/contract/error-messages${group}.ts`,
);

/** Not for translators: taken from CLDR (`tables.ts`). */
const isSetting = (key: string) => key.startsWith("number.");

/** Comments for translators by the suffix of a key, where the English source has none. */
const KINDS: [ending: RegExp, comment: string][] = [
  [/[-.]spoken$/, "Read aloud by screen readers; not visible."],
  [/[-.]placeholder$/, "Example in an empty field."],
  [/[-.]subject$/, "Subject of an email."],
  [/[-.]description$/, "Description of the page for search engines."],
];

/** Every English text that translators translate, in the order of the parts. */
export async function englishTexts(): Promise<SourceText[]> {
  const found = new Map<string, SourceText>();
  const sources = sourcesOfKeys();
  const add = (key: string, message: Message, part: string, known = sources.get(key)) => {
    const text = found.get(key);
    if (text && JSON.stringify(text.message) !== JSON.stringify(message))
      throw new Error(`Two English texts have the key ${key}.`);
    if (text) text.parts.push(part);
    else found.set(key, { key, message, parts: [part], comment: known?.comment, file: known?.file });
  };
  for (const part of PARTS) {
    const module: Record<string, Record<string, Message>> = await import(`#messages/en/${part}.ts`);
    const messages = Object.assign({}, ...Object.values(module)) as Record<string, Message>;
    for (const [key, message] of Object.entries(messages)) if (!isSetting(key)) add(key, message, part);
  }
  for (const [code, message] of Object.entries(ERROR_MESSAGES)) add(ERROR_KEY + code, message, ERRORS);
  for (const name of fieldNames)
    add(FIELD_KEY + name, name, ERRORS, {
      comment: "Name of a field, in messages about what is wrong with it.",
      file: `${ENGLISH}/field-names.ts`,
    });
  return [...found.values()];
}

interface Source {
  comment: string | undefined;
  file: string;
}

/** By key its file and what the sources say about it: the comment above the key, its group or its table. */
function sourcesOfKeys(): Map<string, Source> {
  const sources = new Map<string, Source>();
  const files = readdirSync(`${ROOT}${ENGLISH}`).sort();
  for (const file of files) readSource(`${ENGLISH}/${file}`, "", sources);
  for (const file of REFUSALS) readSource(file, ERROR_KEY, sources);
  return sources;
}

function readSource(file: string, prefix: string, sources: Map<string, Source>): void {
  let [ofTable, above] = ["", ""];
  for (const line of readFileSync(ROOT + file, "utf8").split("\n")) {
    const text = line.trim();
    const comment = commentIn(text);
    const key = keyIn(line);
    if (comment !== undefined) above = `${above} ${comment}`.trim();
    else if (line.startsWith("export const")) [ofTable, above] = [above, ""];
    else if (key !== undefined) {
      const kind = KINDS.find(([ending]) => ending.test(key))?.[1];
      sources.set(prefix + key, { comment: above || kind || ofTable || undefined, file });
      // A comment between keys is of the group down to the next empty line.
    } else if (text === "") above = "";
  }
}

/** Text of a comment line, without its markers. */
function commentIn(line: string): string | undefined {
  const opening = ["//", "/**", "*/", "*"].find((each) => line.startsWith(each));
  if (opening === undefined) return undefined;
  return line.slice(opening.length).replace("*/", "").trim();
}

/** Keys are indented, and begin a text or its forms. */
function keyIn(line: string): string | undefined {
  const [, quoted, bare] = /^ {2}(?:"([^"]+)"|(\w+)):(?:$| ["'`{])/.exec(line) ?? [];
  return quoted ?? bare;
}
