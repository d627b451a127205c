import type { Problem } from "#contract/error-messages.ts";
import { canonicalLanguage } from "#domain/event/check.ts";
import { isCurrency } from "#domain/event/currency.ts";
import { EVENT_STATUSES, type EventStatus, type Price } from "#domain/event/event.ts";
import type { CSV_COLUMNS } from "#domain/event-import.ts";
import { isDate } from "#domain/time.ts";
import type { ToldDetails } from "./draft.ts";
import { oneLine } from "./plain-text.ts";
import { firstPrice, readPrice } from "./written-price.ts";

export type Column = keyof typeof CSV_COLUMNS;

/** What a row tells beside its title, date and place. */
export interface SideFields {
  details: ToldDetails;
  /** What helps a reader, although it is no value: it goes to the description. */
  text: string;
  /** What could not be read. */
  remarks: Problem[];
}

/** An empty cell tells nothing; one that cannot be read is left out, and told: an event is worth more than its price. */
export function csvDetails(cell: (column: Column) => string): SideFields {
  const remarks: Problem[] = [];
  const unread = (code: "rowNotYesOrNo" | "rowNotNumber", text: string) =>
    remarks.push({ code, params: { text: text.slice(0, 40) } });
  const yesOrNo = (column: Column): boolean | undefined => {
    const written = cell(column).toLowerCase();
    if (/^(yes|y|true|1|x|ja|oui|sí|si|sì|sim|tak|da|ναι|evet|так|да|نعم|はい)$/.test(written)) return true;
    const isNo = /^(no|n|false|0|nein|non|não|nie|nu|όχι|hayır|ні|не|لا|いいえ)$/.test(written);
    if (written !== "" && !isNo) unread("rowNotYesOrNo", written);
    return isNo ? false : undefined;
  };
  const status = cell("status").toLowerCase();
  if (status !== "" && !isStatus(status))
    remarks.push({
      code: "rowNotOneOf",
      params: { text: status.slice(0, 40), options: EVENT_STATUSES.join(", ") },
    });
  const written = wordsOf(cell("open_days"), /[\s,;]+/);
  const openDays = written.filter(isDate);
  const noDay = written.find((day) => !isDate(day));
  if (noDay !== undefined) remarks.push({ code: "rowBadDate", params: { text: noDay.slice(0, 40) } });
  const tags = wordsOf(cell("tags"), /[,;]/);
  // "18", "18+", "ab 16 Jahren", "6-12".
  const age = cell("min_age");
  const years = /\d{1,3}(?![\d.,])/.exec(age)?.[0];
  if (age !== "" && years === undefined) unread("rowNotNumber", age);
  const language = cell("language");
  if (language !== "" && canonicalLanguage(language) === undefined)
    remarks.push({ code: "rowNotLanguage", params: { text: language.slice(0, 40) } });
  const { price, text } = priceOf(cell, yesOrNo("free"), remarks);
  const details: ToldDetails = {
    isAllDay: yesOrNo("all_day"),
    openDays: openDays.length > 0 ? openDays : undefined,
    status: isStatus(status) ? status : undefined,
    isSoldOut: yesOrNo("sold_out"),
    price,
    tags: tags.length > 0 ? tags : undefined,
    minAge: years === undefined ? undefined : Number(years),
    room: oneLine(cell("room")) || undefined,
    language: language || undefined,
    organizer: oneLine(cell("organizer")) || undefined,
  };
  return { details, text, remarks };
}

/** A price in words is kept as it stands, beside the first amount that it names. */
function priceOf(
  cell: (column: Column) => string,
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
    .map((word) => oneLine(word))
    .filter(Boolean);
}
