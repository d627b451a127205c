import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { DEFAULT_LOCALE, LOCALES } from "#domain/locale.ts";
import { ERROR_KEY, ERRORS, FIELD_KEY, type Message, PARTS, type SourceText } from "./english.ts";
import type { Translation } from "./translation.ts";

const MESSAGES = fileURLToPath(new URL("../../src/messages/", import.meta.url));
const FOLDER = `${MESSAGES}compiled`;

/**
 * Writes what pages and server load: of each language a script per part (`compiled/de/map.js`), and everything as JSON for the
 * server (`compiled/de.json`), which reads it twenty times faster than sources. What is not translated is English.
 */
export function writeTables(
  english: readonly SourceText[],
  translations: ReadonlyMap<string, Translation>,
): void {
  const files = new Map<string, string>();
  for (const locale of LOCALES) {
    const own = translations.get(locale)?.messages;
    const textsOf = (part: string) =>
      Object.fromEntries([
        ...english
          .filter(({ parts }) => parts.includes(part))
          .map(({ key, message }) => [key, lean(own?.get(key) ?? message)]),
        ...(part === "every-page" ? Object.entries(numberSettings(locale)) : []),
      ]) as Record<string, Message>;
    for (const part of PARTS)
      if (part !== "server") files.set(`${locale}/${part}.js`, script(locale, part, textsOf(part)));
    files.set(`${locale}.json`, JSON.stringify(Object.assign({}, ...PARTS.map(textsOf))));
    if (locale !== DEFAULT_LOCALE) files.set(`${locale}/errors.js`, errorsScript(textsOf(ERRORS)));
  }
  writeFiles(files);
}

/** The names of cities come in the same file, so that both are there before the page is taken over. */
function script(locale: string, part: string, texts: Record<string, Message>): string {
  const hasCities = part === "every-page" && existsSync(`${MESSAGES}${locale}/cities.ts`);
  const cities = hasCities ? `export { cities } from "../../${locale}/cities.ts";\n` : "";
  return `${cities}export default ${JSON.stringify(texts)};\n`;
}

function errorsScript(texts: Record<string, Message>): string {
  const under = (prefix: string) =>
    Object.fromEntries(
      Object.entries(texts).flatMap(([key, text]) =>
        key.startsWith(prefix) ? [[key.slice(prefix.length), text]] : [],
      ),
    );
  return `export default ${JSON.stringify({ messages: under(ERROR_KEY), fieldNames: under(FIELD_KEY) })};\n`;
}

/** How Intl groups digits. As texts, translators' tools would trim a no-break space. */
function numberSettings(locale: string): Record<string, string> {
  const separatorIn = (value: number) =>
    new Intl.NumberFormat(locale).formatToParts(value).find(({ type }) => type === "group")?.value;
  return {
    "number.separator": separatorIn(1_000_000) ?? "",
    "number.least-digits": separatorIn(1_000) === undefined ? "5" : "4",
  };
}

/**
 * Leaves out forms that say the same as `other`, which is said where a form is missing. A text whose forms are all the same, as
 * they are in Japanese, is a plain string.
 */
export function lean(message: Message): Message {
  if (typeof message === "string") return message;
  const forms = Object.entries(message).filter(([name, form]) => name === "other" || form !== message.other);
  return forms.length === 1 ? message.other! : Object.fromEntries(forms);
}

/** Each file whole or not at all, because others may be reading; those that are as they were keep their time, which tools watch. */
function writeFiles(files: ReadonlyMap<string, string>): void {
  for (const [name, text] of files) {
    const path = `${FOLDER}/${name}`;
    if (existsSync(path) && readFileSync(path, "utf8") === text) continue;
    mkdirSync(dirname(path), { recursive: true });
    const unfinished = `${path}.${process.pid}`;
    writeFileSync(unfinished, text);
    renameSync(unfinished, path);
  }
  for (const entry of readdirSync(FOLDER, { recursive: true, withFileTypes: true })) {
    const path = `${entry.parentPath}/${entry.name}`;
    // Others may be writing at the same time: what they have not finished yet is theirs.
    if (entry.isFile() && /\.js(?:on)?$/.test(path) && !files.has(path.slice(FOLDER.length + 1)))
      rmSync(path);
  }
}
