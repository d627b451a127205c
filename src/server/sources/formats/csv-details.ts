import type { Problem } from "#contract/error-messages.ts";
import { canonicalLanguage } from "#domain/event/check.ts";
import { isCurrency } from "#domain/event/currency.ts";
import { EVENT_STATUSES, type EventStatus, type Price } from "#domain/event/event.ts";
import { DETAIL_ROWS, type DetailRow, type FieldKind } from "#domain/event/event-fields.ts";
import { choicesIn } from "#domain/event/field-text.ts";
import type { CsvColumn } from "#domain/event-import.ts";
import { isDate } from "#domain/time.ts";
import type { DraftDetails } from "./draft.ts";
import { collapseToOneLine } from "./plain-text.ts";
import { firstPrice, readPrice } from "./written-price.ts";
import { readTimeOfDay } from "./written-time.ts";

export type CsvTableColumn = CsvColumn;

/** What a row tells beside its title, date and place. */
export interface SideFields {
  details: DraftDetails;
  /** What helps a reader, although it is no value: it goes to the description. */
  text: string;
  /** What could not be read. */
  remarks: Problem[];
}

type Read = (text: string, row: DetailRow, remarks: Problem[]) => unknown;

const shortly = (text: string) => text.slice(0, 40);

/** What a cell tells, by the kind of its field; undefined and a remark where that cannot be read. */
const READERS: Record<Exclude<FieldKind, "price" | "date">, Read> = {
  flag: yesOrNo,
  time(text, _row, remarks) {
    const time = readTimeOfDay(text) ?? "";
    if (time !== "") return time;
    remarks.push({ code: "rowBadTime", params: { text: shortly(text) } });
    return undefined;
  },
  dates(text, _row, remarks) {
    const written = wordsOf(text, /[\s,;]+/);
    const days = written.filter(isDate);
    const noDay = written.find((day) => !isDate(day));
    if (noDay !== undefined) remarks.push({ code: "rowBadDate", params: { text: shortly(noDay) } });
    return days.length > 0 ? days : undefined;
  },
  status(text, _row, remarks) {
    const status = text.toLowerCase();
    if (isStatus(status)) return status;
    notOneOf(status, EVENT_STATUSES, remarks);
    return undefined;
  },
  words: (text) => nonEmpty(wordsOf(text, /[,;]/)),
  choices(text, row, remarks) {
    const chosen = choicesIn(row, text);
    const unknown = wordsOf(text, /[,;]/).find((word) => !chosen.includes(word.toLowerCase()));
    if (unknown !== undefined) notOneOf(unknown, row.choices ?? [], remarks);
    return nonEmpty(chosen);
  },
  age(text, _row, remarks) {
    // "18", "18+", "ab 16 Jahren", "6-12".
    const years = /\d{1,3}(?![\d.,])/.exec(text)?.[0];
    if (years !== undefined) return Number(years);
    remarks.push({ code: "rowNotNumber", params: { text: shortly(text) } });
    return undefined;
  },
  line: (text) => collapseToOneLine(text) || undefined,
  language(text, _row, remarks) {
    if (canonicalLanguage(text) === undefined)
      remarks.push({ code: "rowNotLanguage", params: { text: shortly(text) } });
    return text;
  },
};

function yesOrNo(text: string, _row: unknown, remarks: Problem[]): boolean | undefined {
  const written = text.toLowerCase();
  if (/^(yes|y|true|1|x|ja|oui|sí|si|sì|sim|tak|da|ναι|evet|так|да|نعم|はい)$/.test(written)) return true;
  const isNo = /^(no|n|false|0|nein|non|não|nie|nu|όχι|hayır|ні|не|لا|いいえ)$/.test(written);
  if (written !== "" && !isNo) remarks.push({ code: "rowNotYesOrNo", params: { text: shortly(written) } });
  return isNo ? false : undefined;
}

function notOneOf(text: string, options: readonly string[], remarks: Problem[]): void {
  remarks.push({ code: "rowNotOneOf", params: { text: shortly(text), options: options.join(", ") } });
}

const nonEmpty = (list: string[]) => (list.length > 0 ? list : undefined);

/** The end is read with the start. */
const READ_ROWS = DETAIL_ROWS.filter(({ key, csv }) => csv && key !== "endDate" && key !== "endTime");

/** An empty cell tells nothing; one that cannot be read is left out, and told: an event is worth more than its price. */
export function csvDetails(cell: (column: CsvTableColumn) => string): SideFields {
  const remarks: Problem[] = [];
  const values = READ_ROWS.map((row) => {
    const text = cell(row.csv!.column as CsvTableColumn);
    const read = READERS[row.kind as keyof typeof READERS];
    return [row.key, text === "" ? undefined : read(text, row, remarks)];
  });
  const isFree = yesOrNo(cell("free"), undefined, remarks);
  const { price, text } = priceOf(cell, isFree, remarks);
  const organizer = collapseToOneLine(cell("organizer")) || undefined;
  return { details: { ...(Object.fromEntries(values) as DraftDetails), price, organizer }, text, remarks };
}

/** A price in words is kept as it stands, beside the first amount that it names. */
function priceOf(
  cell: (column: CsvTableColumn) => string,
  isFree: boolean | undefined,
  remarks: Problem[],
): { price: Price | undefined; text: string } {
  const [written, high, code] = [cell("price_from"), cell("price_to"), cell("currency")];
  if (isFree || (written === "" && high === ""))
    return { price: isFree ? { isFree: true, from: null, to: null, currency: null } : undefined, text: "" };
  const low = written === "" ? undefined : (readPrice(written) ?? firstPrice(written));
  const to = high === "" ? null : (readPrice(high)?.from ?? null);
  const currency = currencyOf(code) ?? low?.currency ?? null;
  const isPlain =
    (written === "" || readPrice(written) !== undefined) && (high === "" || readPrice(high) !== undefined);
  const price =
    low?.isFree && to === null && isFree === undefined
      ? low
      : { isFree: false, from: low?.isFree ? 0 : (low?.from ?? null), to: to ?? low?.to ?? null, currency };
  const isWhole = price.isFree || (currency !== null && (price.from !== null || price.to !== null));
  if (isPlain && isWhole) return { price, text: "" };
  const text = [written, high].filter(Boolean).join(" – ");
  remarks.push({ code: "sidePriceText", params: { text: text.slice(0, 40) } });
  return { price: isWhole ? price : undefined, text: [text, code].filter(Boolean).join(" ") };
}

function currencyOf(written: string): string | undefined {
  const code = written.toUpperCase();
  return isCurrency(code) ? code : (readPrice(`1 ${written}`)?.currency ?? undefined);
}

function isStatus(word: string): word is EventStatus {
  return (EVENT_STATUSES as readonly string[]).includes(word);
}

function wordsOf(text: string, separator: RegExp): string[] {
  return text
    .split(separator)
    .map((word) => collapseToOneLine(word))
    .filter(Boolean);
}
