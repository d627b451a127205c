import { dayNumber } from "../time.ts";
import type { EventStatus, Price } from "./event.ts";
import { lastDateOf, type Phase, phaseOf, spanOf, type TimedEvent } from "./phase.ts";

const MINUTE_MS = 60_000;
/** An event that starts within this time shows the minutes left. */
const SOON_MS = 60 * MINUTE_MS;
const EVENING = "17:00";

/** The fields of a public event that its words are made of. */
export interface WordedEvent extends TimedEvent {
  date: string;
  time: string;
  endDate: string | null;
  endTime: string | null;
  isAllDay: boolean;
  openDays: string[] | null;
  status: EventStatus;
  previousStart: string | null;
  isSoldOut: boolean;
  price: Price | null;
}

/** The fields that determine an event's hours. */
export type ClockedEvent = Pick<WordedEvent, "date" | "time" | "endDate" | "endTime" | "isAllDay">;

interface DatePart {
  date: string;
  /** The year is shown only where it differs from the current one at the venue. */
  hasYear: boolean;
}

export type HourWord =
  | { code: "time"; time: string }
  | { code: "times"; from: string; to: string }
  | { code: "from-time"; time: string }
  | { code: "all-day" }
  | { code: "no-hour" };

export type WhenWord =
  | HourWord
  | ({ code: "day" } & DatePart)
  | { code: "days"; from: DatePart; to: DatePart }
  | { code: "today" }
  | { code: "tonight"; time: string }
  | { code: "tonight-times"; from: string; to: string }
  | { code: "starts-in"; minutes: number }
  | { code: "on-now" }
  | { code: "closed-today" }
  | { code: "began"; time: string }
  | { code: "until-time"; time: string }
  | ({ code: "until-date" } & DatePart);

export type Mark =
  | { code: "cancelled" }
  | { code: "postponed" }
  | { code: "over" }
  | ({ code: "moved-date" } & DatePart)
  | { code: "moved-time"; time: string }
  | { code: "sold-out" };

export type PriceWord =
  | { code: "free" }
  | { code: "price"; amount: number; currency: string }
  | { code: "price-from"; amount: number; currency: string }
  | { code: "price-to"; amount: number; currency: string }
  | { code: "price-range"; from: number; to: number; currency: string };

/** Time, status and price of an event as codes with parameters, which messages put into a language. */
export interface EventWords {
  phase: Phase;
  /** From coarse to fine, shown side by side. */
  when: WhenWord[];
  /** Status marks in order of severity. */
  marks: Mark[];
  price: PriceWord | null;
}

/** The words of every list, card, panel and page about one event. */
export function eventWords(event: WordedEvent, nowMs: number): EventWords {
  const phase = phaseOf(spanOf(event), nowMs);
  return {
    phase,
    when: whenWords(event, phase, nowMs),
    marks: marksOf(event, phase, nowMs),
    price: priceWord(event.price),
  };
}

/** The hours of the clock, the same at any time. */
export function hourWord(event: ClockedEvent): HourWord {
  const { time, endTime } = event;
  if (event.isAllDay) return { code: "all-day" };
  if (time === "") return { code: "no-hour" };
  if (isRun(event)) return { code: "from-time", time };
  return endTime === null ? { code: "time", time } : { code: "times", from: time, to: endTime };
}

/** The start of an hour's word, where there is no room for the end. */
export function startOf(word: HourWord): HourWord {
  return word.code === "times" ? { code: "time", time: word.from } : word;
}

/** The last day of an event that lasts longer than one; undefined for a day, an evening or a night. */
export function lastDayOfRun(event: ClockedEvent): string | undefined {
  return isRun(event) ? lastDateOf(event.date, event.endDate, event.endTime) : undefined;
}

/** The wall clock at the venue, by the UTC offset of the event's own start. */
export function wallClock(
  event: Pick<WordedEvent, "date" | "time" | "startsAt">,
  atMs: number,
): { date: string; time: string } {
  const offsetMs = Date.parse(`${event.date}T${event.time || "00:00"}Z`) - Date.parse(event.startsAt);
  const wall = new Date(atMs + offsetMs).toISOString();
  return { date: wall.slice(0, 10), time: wall.slice(11, 16) };
}

/** A party until the morning is one night, not two days. */
function isRun({ date, time, endDate, endTime }: ClockedEvent): boolean {
  if (endDate === null || lastDateOf(date, endDate, endTime) === date) return false;
  return time === "" || endTime === null || dayNumber(endDate) - dayNumber(date) > 1 || endTime > time;
}

function whenWords(event: WordedEvent, phase: Phase, nowMs: number): WhenWord[] {
  const today = wallClock(event, nowMs).date;
  const dated = (date: string): DatePart => ({ date, hasYear: date.slice(0, 4) !== today.slice(0, 4) });
  const day = (date: string): WhenWord =>
    date === today ? { code: "today" } : { code: "day", ...dated(date) };
  const hour = hourWord(event);
  const last = lastDayOfRun(event);
  // A cancelled or postponed event neither begins nor is on.
  const isHappening = event.status === "scheduled";

  if (phase === "on" && isHappening) return onWords(event, today, dated, hour, last);
  if (last !== undefined) {
    const days: WhenWord = { code: "days", from: dated(event.date), to: dated(last) };
    return hour.code === "from-time" ? [days, hour] : [days];
  }
  const leftMs = Date.parse(event.startsAt) - nowMs;
  if (phase === "ahead" && isHappening && event.hasTime) {
    if (leftMs < SOON_MS) return [{ code: "starts-in", minutes: Math.ceil(leftMs / MINUTE_MS) }, hour];
    if (event.date === today && event.time >= EVENING) return [tonight(hour)];
  }
  return [day(event.date), hour];
}

function tonight(hour: HourWord): WhenWord {
  if (hour.code === "times") return { code: "tonight-times", from: hour.from, to: hour.to };
  return hour.code === "time" ? { code: "tonight", time: hour.time } : hour;
}

function onWords(
  { time, endTime, openDays }: WordedEvent,
  today: string,
  dated: (date: string) => DatePart,
  hour: HourWord,
  last: string | undefined,
): WhenWord[] {
  if (last !== undefined) {
    const isClosed = openDays !== null && !openDays.includes(today);
    const until: WhenWord =
      last === today && endTime !== null
        ? { code: "until-time", time: endTime }
        : { code: "until-date", ...dated(last) };
    // Runs of days close at night, so they are never "on now".
    return [{ code: isClosed ? "closed-today" : "today" }, until];
  }
  if (hour.code === "all-day" || hour.code === "no-hour") return [{ code: "today" }, hour];
  if (endTime === null) return [{ code: "began", time }];
  return [{ code: "on-now" }, { code: "until-time", time: endTime }];
}

function marksOf(event: WordedEvent, phase: Phase, nowMs: number): Mark[] {
  if (event.status !== "scheduled") return [{ code: event.status }];
  if (phase === "over") return [{ code: "over" }];
  const moved = movedMark(event, nowMs);
  return [...(moved ? [moved] : []), ...(event.isSoldOut ? [{ code: "sold-out" } as const] : [])];
}

function movedMark(event: WordedEvent, nowMs: number): Mark | undefined {
  if (event.previousStart === null) return undefined;
  const { date, time } = wallClock(event, Date.parse(event.previousStart));
  if (date !== event.date)
    return { code: "moved-date", date, hasYear: !wallClock(event, nowMs).date.startsWith(date.slice(0, 4)) };
  // Midnight is the placeholder of an unknown hour: an hour announced later is no move.
  return time === "00:00" || time === event.time ? undefined : { code: "moved-time", time };
}

/** Nothing where the price is not known: unknown is not free. */
export function priceWord(price: Price | null): PriceWord | null {
  if (price === null) return null;
  if (price.isFree) return { code: "free" };
  const { from, to, currency } = price;
  if (currency === null) return null;
  if (from !== null && to !== null && to > from) return { code: "price-range", from, to, currency };
  if (from !== null) return { code: from === to ? "price" : "price-from", amount: from, currency };
  return to === null ? null : { code: "price-to", amount: to, currency };
}
