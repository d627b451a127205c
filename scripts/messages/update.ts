import type { Message, SourceText } from "./english.ts";
import { pluralCategories, ruleOf } from "./plural-forms.ts";
import { formatPo, type PoEntry, PoError, type PoFile, parsePo } from "./po.ts";
import { idsOf, isFuzzy, isInStep, parametersOf } from "./translation.ts";

const PLACEHOLDERS = "python-brace-format";
const HEADER = [
  "Project-Id-Version: Whereabouts",
  "MIME-Version: 1.0",
  "Content-Type: text/plain; charset=UTF-8",
  "Content-Transfer-Encoding: 8bit",
];

/** The template that new languages begin with. */
export function templateOf(english: readonly SourceText[]): string {
  return formatPo({
    header: ["Language: ", ...HEADER],
    entries: english.map((source) => entryOf(source, idsOf(source.message)[1] === undefined ? 1 : 2)),
  });
}

/** A file for a language that has none. */
export function newTranslation(locale: string): PoFile {
  const rule = ruleOf(locale);
  if (!rule) throw new PoError("no rule of plural forms is known: begin the file with a header that has one");
  return { header: [`Language: ${locale}`, ...HEADER, rule], entries: [] };
}

export interface Changes {
  added: string[];
  removed: string[];
  /** Keys whose English text is another now. */
  changed: string[];
}

/**
 * Brings a translation in step with English: new texts without a translation, none that English has no longer, and changed ones as
 * fuzzy, with the English that they were translated from. `keepsTranslations` is for corrections of the English alone: they stay
 * translated.
 */
export function inStep(
  locale: string,
  po: string | undefined,
  english: readonly SourceText[],
  keepsTranslations: boolean,
): { po: string; changes: Changes } {
  const file = po === undefined ? newTranslation(locale) : parsePo(po);
  const forms = pluralCategories(locale, file).length;
  const old = new Map(file.entries.map((entry) => [entry.context, entry]));
  const changes: Changes = { added: [], removed: [], changed: [] };
  const entries = english.map((source) => {
    const entry = old.get(source.key);
    old.delete(source.key);
    if (!entry) {
      changes.added.push(source.key);
      return entryOf(source, typeof source.message === "string" ? 1 : forms);
    }
    if (!isInStep(entry, source.message)) changes.changed.push(source.key);
    return { ...updated(entry, source, forms, keepsTranslations), notes: entry.notes };
  });
  changes.removed.push(...old.keys());
  return { po: formatPo({ header: file.header, entries }), changes };
}

function updated(entry: PoEntry, source: SourceText, forms: number, keepsTranslations: boolean): PoEntry {
  const fresh = entryOf(source, typeof source.message === "string" ? 1 : forms);
  const translations = fitted(entry, fresh, forms);
  const otherFlags = entry.flags.filter((flag) => flag !== "fuzzy" && flag !== PLACEHOLDERS);
  const isUnchanged = isInStep(entry, source.message);
  const isTranslated = entry.translations.some((text) => text !== "");
  const keeps = isUnchanged || (keepsTranslations && hasSameShape(entry, source.message));
  const staysFuzzy = isFuzzy(entry) || (!keeps && isTranslated);
  return {
    ...fresh,
    flags: [...(staysFuzzy ? ["fuzzy"] : []), ...fresh.flags, ...otherFlags],
    // Of several changes, translators compare with the text that they translated.
    previous: staysFuzzy ? (entry.previous ?? (isUnchanged ? undefined : previousOf(entry))) : undefined,
    translations,
  };
}

const previousOf = ({ id, plural }: PoEntry) => ({ id, plural });

/** Whether a translation may stay as it is: as many forms, filled in with the same. */
function hasSameShape(entry: PoEntry, message: Message): boolean {
  const before: Message = entry.plural === undefined ? entry.id : { one: entry.id, other: entry.plural };
  return typeof before === typeof message && String(parametersOf(before)) === String(parametersOf(message));
}

/** The translations where a text has become plural, or is no longer: a beginning for the translator. */
function fitted(entry: PoEntry, fresh: PoEntry, forms: number): string[] {
  if ((entry.plural === undefined) === (fresh.plural === undefined)) return entry.translations;
  if (fresh.plural === undefined) return [entry.translations.at(-1) ?? ""];
  return Array<string>(forms).fill(entry.translations[0] ?? "");
}

function entryOf({ key, message, comment, file }: SourceText, forms: number): PoEntry {
  const [id, plural] = idsOf(message);
  return {
    notes: [],
    comments: comment ? [comment] : [],
    references: file ? [file] : [],
    flags: parametersOf(message).length > 0 ? [PLACEHOLDERS] : [],
    previous: undefined,
    context: key,
    id,
    plural,
    translations: Array<string>(forms).fill(""),
  };
}
