import { DAY_MS, dateOfDay, dayNumber, startsAtMs } from "../time.ts";

const HOUR_MS = 3_600_000;
/** How long an event without an end counts as on. */
export const ASSUMED_LENGTH_MS = 3 * HOUR_MS;

/** When an event happens, as instants; without an hour it starts with its day. */
export interface EventSpan {
  startMs: number;
  endMs: number | null;
  hasTime: boolean;
}

/** The fields of a public event that determine its time. */
export interface TimedEvent {
  startsAt: string;
  endsAt: string | null;
  hasTime: boolean;
}

export type Phase = "ahead" | "on" | "over";

export function spanOf({ startsAt, endsAt, hasTime }: TimedEvent): EventSpan {
  return { startMs: Date.parse(startsAt), endMs: endsAt === null ? null : Date.parse(endsAt), hasTime };
}

/** The instant from which an event is over, assumed where its end is not known. */
export function overMs({ startMs, endMs, hasTime }: EventSpan): number {
  return endMs ?? startMs + (hasTime ? ASSUMED_LENGTH_MS : DAY_MS);
}

export function phaseOf(span: EventSpan, nowMs: number): Phase {
  if (nowMs < span.startMs) return "ahead";
  return nowMs < overMs(span) ? "on" : "over";
}

/** The instant up to which an event is listed: a day after its start, or its end where that is later. */
export function listedUntilMs({ startMs, endMs }: Pick<EventSpan, "startMs" | "endMs">): number {
  return Math.max(startMs + DAY_MS, endMs ?? 0);
}

/** The order of lists with events of several venues: what is on or ahead by start, then what is over, the latest first. */
export function compareByTime(a: EventSpan, b: EventSpan, nowMs: number): number {
  const isOverA = overMs(a) <= nowMs;
  const isOverB = overMs(b) <= nowMs;
  if (isOverA !== isOverB) return isOverA ? 1 : -1;
  return isOverA ? b.startMs - a.startMs : a.startMs - b.startMs;
}

/** The instant an end means at a venue: a date alone lasts through its day. None without an end. */
export function endsAtMs(endDate: string | null, endTime: string | null, timeZone: string): number | null {
  if (endDate === null) return null;
  if (endTime !== null) return startsAtMs(endDate, endTime, timeZone);
  return startsAtMs(Temporal.PlainDate.from(endDate).add({ days: 1 }).toString(), "", timeZone);
}

/** The last calendar day of an event at its venue: an end at midnight belongs to the day before. */
export function lastDateOf(date: string, endDate: string | null, endTime: string | null): string {
  if (endDate === null) return date;
  if (endTime !== "00:00" || endDate === date) return endDate;
  return dateOfDay(dayNumber(endDate) - 1);
}
