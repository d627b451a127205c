import { isTime } from "../time.ts";
import { isCurrency } from "./currency.ts";
import type { EventDetails, Price } from "./event.ts";

export const MAX_OPEN_DAYS = 400;
export const MAX_TAGS = 20;
export const MAX_TAG = 40;
/** Longer runs are mistakes: an exhibition that never closes is a venue. */
const MAX_RUN_DAYS = 3 * 366;

export interface CheckedEvent extends EventDetails {
  date: string;
  time: string;
}

/** What is wrong with an event, one sentence a field. Empty: nothing. */
export function eventProblems(event: CheckedEvent): Record<string, string> {
  return { ...endProblems(event), ...priceProblems(event.price), ...openDayProblems(event) };
}

function endProblems({ date, time, endDate, endTime }: CheckedEvent): Record<string, string> {
  if (endDate === null) return endTime === null ? {} : { endTime: "An end hour needs an end date." };
  if (endTime !== null && !isTime(endTime)) return { endTime: "Must be a time of day, written HH:mm." };
  if (endDate < date) return { endDate: "The end must not come before the start." };
  if (endTime !== null && time === "" && endDate === date)
    return { endTime: "An end hour needs the hour of the start." };
  if (endTime !== null && endDate === date && endTime <= time)
    return { endTime: "The end must come after the start." };
  if (Date.parse(endDate) - Date.parse(date) > MAX_RUN_DAYS * 86_400_000)
    return { endDate: "An event lasts three years at most." };
  return {};
}

function priceProblems(price: Price | null): Record<string, string> {
  if (price === null) return {};
  const { isFree, from, to, currency } = price;
  if (from !== null && from < 0) return { priceFrom: "A price must not be below zero." };
  if (to !== null && to < 0) return { priceTo: "A price must not be below zero." };
  if (isFree && ((from ?? 0) > 0 || (to ?? 0) > 0)) return { isFree: "What is free has no price." };
  if (from !== null && to !== null && to < from)
    return { priceTo: "The highest price must not be below the lowest." };
  if (currency !== null && !isCurrency(currency))
    return { currency: `"${currency}" is no currency: use its three letters, such as EUR.` };
  if (currency === null && (from !== null || to !== null)) return { currency: "A price needs a currency." };
  return {};
}

function openDayProblems({ date, endDate, openDays }: CheckedEvent): Record<string, string> {
  if (openDays === null) return {};
  if (openDays.length > MAX_OPEN_DAYS)
    return { openDays: `No more than ${MAX_OPEN_DAYS} open days can be named.` };
  if (openDays.some((day) => day < date || day > (endDate ?? date)))
    return { openDays: "Open days must lie between the start and the end." };
  return {};
}

/**
 * The date of an end that is told by its hour alone: the start's day, or the day after for an evening that ends in the
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
