/** One text of a PO file: https://www.gnu.org/software/gettext/manual/html_node/PO-Files.html. */
export interface PoEntry {
  /** Lines of `# `, which translators write. */
  notes: string[];
  /** Lines of `#.`, for translators. */
  comments: string[];
  references: string[];
  flags: string[];
  /** `#| msgid`: the English text that a fuzzy translation was made from. */
  previous: { id: string; plural?: string } | undefined;
  context: string;
  id: string;
  plural: string | undefined;
  /** One translation, or one per plural form; empty where there is none yet. */
  translations: string[];
}

export interface PoFile {
  /** The header, such as `Language: de`, one field a line. */
  header: string[];
  entries: PoEntry[];
}

export class PoError extends Error {}

const FIELD = /^(?:(msgctxt|msgid_plural|msgid|msgstr(?:\[\d\])?)\s+)?(".*")\s*$/;

/** Reads what `formatPo` or a translators' tool wrote. Obsolete entries (`#~`) are left out. */
export function parsePo(text: string): PoFile {
  let header: string[] = [];
  const entries: PoEntry[] = [];
  for (const block of text.split(/\r?\n\r?\n/)) {
    const entry = parseEntry(block.split(/\r?\n/));
    if (!entry) continue;
    if (entry.id === "" && entry.context === "")
      header = entry.translations[0]!.split("\n").filter((line) => line !== "");
    else entries.push(entry);
  }
  return { header, entries };
}

function parseEntry(lines: readonly string[]): PoEntry | undefined {
  const notes: string[] = [];
  const comments: string[] = [];
  const references: string[] = [];
  const flags: string[] = [];
  const fields = new Map<string, string>();
  const previous = new Map<string, string>();
  let [field, previousField] = ["", ""];
  for (const line of lines) {
    if (line.startsWith("#|")) previousField = readField(line.slice(2).trim(), previous, previousField);
    else if (line.startsWith("#,"))
      flags.push(
        ...line
          .slice(2)
          .split(",")
          .map((flag) => flag.trim()),
      );
    else if (line.startsWith("#.")) comments.push(line.slice(2).trim());
    else if (line.startsWith("#:")) references.push(line.slice(2).trim());
    else if (line.startsWith("#~")) continue;
    else if (line.startsWith("#")) notes.push(line.slice(1).trim());
    else if (line.trim() !== "") field = readField(line, fields, field);
  }
  const id = fields.get("msgid");
  if (id === undefined) return undefined;
  const forms = [...fields].filter(([name]) => name.startsWith("msgstr"));
  const previousId = previous.get("msgid");
  return {
    notes,
    comments,
    references,
    flags,
    previous: previousId === undefined ? undefined : { id: previousId, plural: previous.get("msgid_plural") },
    context: fields.get("msgctxt") ?? "",
    id,
    plural: fields.get("msgid_plural"),
    translations: forms.map(([, text]) => text),
  };
}

/** A string may be continued on the lines after it. */
function readField(line: string, fields: Map<string, string>, last: string): string {
  const [, name, quoted] = FIELD.exec(line) ?? [];
  if (quoted === undefined || (name === undefined && last === ""))
    throw new PoError(`Not a line of PO: ${line}`);
  const field = name ?? last;
  fields.set(field, (name === undefined ? fields.get(field) : "") + unquoted(quoted));
  return field;
}

export function formatPo({ header, entries }: PoFile): string {
  const top = ['msgid ""', 'msgstr ""', ...header.map((line) => quoted(`${line}\n`))].join("\n");
  return `${[top, ...entries.map(formatEntry)].join("\n\n")}\n`;
}

function formatEntry(entry: PoEntry): string {
  const { plural, previous, translations } = entry;
  return [
    ...entry.notes.map((line) => `# ${line}`.trimEnd()),
    ...entry.comments.map((line) => `#. ${line}`),
    ...entry.references.map((line) => `#: ${line}`),
    ...(entry.flags.length > 0 ? [`#, ${entry.flags.join(", ")}`] : []),
    ...(previous ? [`#| ${field("msgid", previous.id, "#| ")}`] : []),
    ...(previous?.plural === undefined ? [] : [`#| ${field("msgid_plural", previous.plural, "#| ")}`]),
    field("msgctxt", entry.context),
    field("msgid", entry.id),
    ...(plural === undefined
      ? [field("msgstr", translations[0] ?? "")]
      : [
          field("msgid_plural", plural),
          ...translations.map((text, index) => field(`msgstr[${index}]`, text)),
        ]),
  ].join("\n");
}

/** Lines of a text are lines of the file, as gettext's own tools write them; nothing else is wrapped. */
function field(name: string, text: string, before = ""): string {
  const lines = text.split(/(?<=\n)/);
  if (lines.length < 2) return `${name} ${quoted(text)}`;
  return [`${name} ""`, ...lines.map((line) => before + quoted(line))].join("\n");
}

function unquoted(text: string): string {
  try {
    return JSON.parse(text);
  } catch {
    throw new PoError(`Not a string of PO: ${text}`);
  }
}

/** As JSON quotes, which PO also reads: other characters than these are written as they are. */
const quoted = (text: string) => JSON.stringify(text);
