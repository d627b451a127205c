import type { Message, SourceText } from "./english.ts";
import { categoriesOfSeveral, pluralCategories } from "./plural-forms.ts";
import { type PoEntry, parsePo } from "./po.ts";

export interface Translation {
  /** Texts that are translated and have no fault, by key; the forms of a plural by CLDR's categories. */
  messages: Map<string, Message>;
  /** Keys without a translation, or with one of another English text (fuzzy). */
  missing: string[];
  /** Problems found in it. */
  faults: string[];
}

/** Names of months and weekdays are one text each, with blanks between them. */
const LISTS: Record<string, number> = { "event.weekdays": 7, "event.months": 12 };

/** Reads the translation of a language and compares it with English. Throws a `PoError` where it cannot be read. */
export function readTranslation(locale: string, po: string, english: readonly SourceText[]): Translation {
  const translation: Translation = { messages: new Map(), missing: [], faults: [] };
  const file = parsePo(po);
  const categories = pluralCategories(locale, file);
  const entries = new Map<string, PoEntry>();
  for (const entry of file.entries) {
    if (entries.has(entry.context)) translation.faults.push(`${entry.context} is there twice`);
    entries.set(entry.context, entry);
  }
  const keys = new Set(english.map(({ key }) => key));
  for (const key of entries.keys())
    if (!keys.has(key)) translation.faults.push(`${key} is not an English key`);

  const several = categoriesOfSeveral(locale);
  for (const source of english) {
    const entry = entries.get(source.key);
    if (entry && !isInStep(entry, source.message))
      translation.faults.push(`${source.key} has another English text: run \`npm run messages\``);
    const message = entry && isTranslated(entry) ? messageOf(entry, categories) : undefined;
    if (message === undefined) translation.missing.push(source.key);
    else {
      const faults = faultsOf(source, message, several, categories);
      translation.faults.push(...faults);
      if (faults.length === 0) translation.messages.set(source.key, message);
    }
  }
  return translation;
}

export const isFuzzy = ({ flags }: PoEntry) => flags.includes("fuzzy");

const isTranslated = (entry: PoEntry) =>
  !isFuzzy(entry) && entry.translations.length > 0 && entry.translations.every((text) => text !== "");

export function isInStep({ id, plural }: Pick<PoEntry, "id" | "plural">, message: Message): boolean {
  const [one, other] = idsOf(message);
  return id === one && plural === other;
}

/** What gettext calls id and plural id. */
export function idsOf(message: Message): [id: string, plural: string | undefined] {
  return typeof message === "string" ? [message, undefined] : [message.one ?? message.other!, message.other];
}

/** Fractions take `other` where whole numbers never do, as in Polish: that is the last form again. */
function messageOf({ plural, translations }: PoEntry, categories: readonly string[]): Message {
  if (plural === undefined) return translations[0]!;
  const forms = Object.fromEntries(
    categories.map((category, index) => [category, translations[index] ?? ""]),
  );
  return { ...forms, other: forms.other ?? translations.at(-1)! };
}

const namesIn = (text: string): string[] => [...text.matchAll(/\{([\w-]+)\}/g)].map(([, name]) => name!);
export const formsOf = (message: Message): string[] =>
  typeof message === "string" ? [message] : Object.values(message);
export const parametersOf = (message: Message): string[] =>
  [...new Set(formsOf(message).flatMap(namesIn))].sort();

function faultsOf(
  { key, message: source }: SourceText,
  message: Message,
  several: ReadonlySet<string>,
  categories: readonly string[],
): string[] {
  const faults: string[] = [];
  const [own, wanted] = [parametersOf(message), parametersOf(source)];
  if (String(own) !== String(wanted))
    faults.push(`${key} has the parameters {${own.join("} {")}}, English {${wanted.join("} {")}}`);
  if (typeof source !== typeof message) faults.push(`${key} is plural in one of the languages only`);
  if (formsOf(message).includes("")) faults.push(`${key} has not ${categories.length} forms`);
  const edges = (text: string) => [
    text.length > text.trimStart().length,
    text.length > text.trimEnd().length,
  ];
  const [sourceEdges] = formsOf(source).map(edges);
  if (formsOf(message).some((form) => String(edges(form)) !== String(sourceEdges)))
    faults.push(`${key} begins or ends with a blank where English does not, or the other way round`);
  const items = LISTS[key];
  if (items && String(message).split(" ").length !== items) faults.push(`${key} has not ${items} words`);
  for (const category of silentForms(source, message, several))
    faults.push(`${key} has no {count} in the form "${category}", which several numbers take`);
  return faults;
}

/** Forms that hide the number though they are said of several: "See the event" is right for 1, and wrong for 21. */
function silentForms(source: Message, message: Message, several: ReadonlySet<string>): string[] {
  if (typeof message === "string" || typeof source === "string" || !source.other!.includes("{count}"))
    return [];
  return Object.keys(message).filter(
    (category) => several.has(category) && !message[category]!.includes("{count}"),
  );
}
