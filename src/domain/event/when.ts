import { DAY_MS } from "../time.ts";

/** Questions about a moment instead of days. */
export const WHENS = ["now", "tonight"] as const;
export type When = (typeof WHENS)[number];

const HOUR_MS = 3_600_000;
const QUARTER_MS = HOUR_MS / 4;
export const EVENING_HOUR = 17;
/** The night belongs to the day before until this hour. */
const MORNING_HOUR = 5;

/** The instants of an event, and how far its venue's clocks are ahead of UTC. */
export interface EventMoments {
  startMs: number;
  overMs: number;
  offsetMs: number;
}

/**
 * How far a venue's clocks are ahead of UTC at an event's start, from its own wall time: a browser needs no time zone tables
 * for it. Zones differ from UTC by whole quarters of an hour.
 */
export function utcOffsetMs(date: string, time: string, startMs: number): number {
  return offsetBetween(Date.parse(`${date}T${time || "00:00"}Z`), startMs);
}

/** The same from the wall time as if it were UTC's. */
export function offsetBetween(wallMs: number, startMs: number): number {
  return Math.round((wallMs - startMs) / QUARTER_MS) * QUARTER_MS;
}

/** The day at the venue that is asked about: a run with open days must be open on it. */
export function dayAsked(when: When, nowMs: number, offsetMs: number): number {
  return Math.floor((nowMs + offsetMs - (when === "tonight" ? MORNING_HOUR * HOUR_MS : 0)) / DAY_MS);
}

/** Now: it has begun and is not over. Tonight: some of it is from now, or 17:00 if that is later, to 05:00 at the venue. */
export function isDuring(when: When, nowMs: number, { startMs, overMs, offsetMs }: EventMoments): boolean {
  const { beginMs, endMs } = windowOf(when, nowMs, offsetMs);
  return startMs < endMs && overMs > beginMs;
}

/** What is asked about: an event must start before its end and be over after its begin. */
export function windowOf(when: When, nowMs: number, offsetMs: number): { beginMs: number; endMs: number } {
  if (when === "now") return { beginMs: nowMs, endMs: nowMs + 1 };
  const midnightMs = dayAsked(when, nowMs, offsetMs) * DAY_MS - offsetMs;
  const beginMs = Math.max(nowMs, midnightMs + EVENING_HOUR * HOUR_MS);
  return { beginMs, endMs: midnightMs + DAY_MS + MORNING_HOUR * HOUR_MS };
}
