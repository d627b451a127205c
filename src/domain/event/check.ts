import { isTime } from "../time.ts";
import { isCurrency } from "./currency.ts";
import type { Price } from "./event.ts";
import type { EventDetails } from "./event-fields.ts";

export const MAX_OPEN_DAYS = 400;
export const MAX_TAGS = 20;
export const MAX_TAG = 40;
/** Longer runs are mistakes: an exhibition that never closes is a venue. */
const MAX_RUN_DAYS = 3 * 366;

export interface CheckedEvent extends EventDetails {
  date: string;
  time: string;
}

/** What is wrong with an event; `contract/error-messages.ts` has the sentences. */
export type EventProblem =
  | { code: "endTimeAlone" | "endBeforeStart" | "endTimeWithoutStart" | "endNotAfterStart" | "runTooLong" }
  | { code: "priceBelowZero" | "freeWithPrice" | "priceOrder" | "priceWithoutCurrency" | "openDaysOutside" }
  | { code: "badTime"; params: { field: string } }
  | { code: "unknownCurrency"; params: { currency: string } }
  | { code: "tooManyOpenDays"; params: { max: number } };
type Problems = Record<string, EventProblem>;

/** One problem a field. Empty: nothing is wrong. */
export function eventProblems(event: CheckedEvent): Problems {
  return { ...endProblems(event), ...priceProblems(event.price), ...openDayProblems(event) };
}

function endProblems({ date, time, endDate, endTime }: CheckedEvent): Problems {
  if (endDate === null) return endTime === null ? {} : { endTime: { code: "endTimeAlone" } };
  if (endTime !== null && !isTime(endTime))
    return { endTime: { code: "badTime", params: { field: "endTime" } } };
  if (endDate < date) return { endDate: { code: "endBeforeStart" } };
  if (endTime !== null && time === "" && endDate === date)
    return { endTime: { code: "endTimeWithoutStart" } };
  if (endTime !== null && endDate === date && endTime <= time)
    return { endTime: { code: "endNotAfterStart" } };
  if (Date.parse(endDate) - Date.parse(date) > MAX_RUN_DAYS * 86_400_000)
    return { endDate: { code: "runTooLong" } };
  return {};
}

function priceProblems(price: Price | null): Problems {
  if (price === null) return {};
  const { isFree, from, to, currency } = price;
  if (from !== null && from < 0) return { priceFrom: { code: "priceBelowZero" } };
  if (to !== null && to < 0) return { priceTo: { code: "priceBelowZero" } };
  if (isFree && ((from ?? 0) > 0 || (to ?? 0) > 0)) return { isFree: { code: "freeWithPrice" } };
  if (from !== null && to !== null && to < from) return { priceTo: { code: "priceOrder" } };
  if (currency !== null && !isCurrency(currency))
    return { currency: { code: "unknownCurrency", params: { currency } } };
  if (currency === null && (from !== null || to !== null))
    return { currency: { code: "priceWithoutCurrency" } };
  return {};
}

function openDayProblems({ date, endDate, openDays }: CheckedEvent): Problems {
  if (openDays === null) return {};
  if (openDays.length > MAX_OPEN_DAYS)
    return { openDays: { code: "tooManyOpenDays", params: { max: MAX_OPEN_DAYS } } };
  if (openDays.some((day) => day < date || day > (endDate ?? date)))
    return { openDays: { code: "openDaysOutside" } };
  return {};
}

/**
 * The date of an end that is given by its hour alone: the start's day, or the day after for an evening that ends in the
 * morning.
 */
export function endDateOf(date: string, time: string, endTime: string): string {
  if (time >= "12:00" && endTime <= "12:00") return Temporal.PlainDate.from(date).add({ days: 1 }).toString();
  return date;
}

/** Tags as they are compared and shown: lower case, single blanks, each once. */
export function normalizeTags(tags: readonly string[]): string[] {
  const words = tags.map((tag) => tag.trim().replace(/\s+/g, " ").toLowerCase());
  return [...new Set(words)].filter((tag) => tag !== "");
}

/** A language tag in its canonical form; undefined if it is none. */
export function canonicalLanguage(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}
