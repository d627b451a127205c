import { DAY_MS } from "../time.ts";
import { dayAsked, EVENING_HOUR } from "./when.ts";

const HOUR_MS = 3_600_000;
export const HALF_HOUR_MS = HOUR_MS / 2;
/** From 17:00 to 05:00. */
export const EVENING_HALF_HOURS = 24;

/** The first of tonight's half hours at a place whose clocks are so far ahead of UTC. */
export function eveningStartMs(nowMs: number, offsetMs: number): number {
  return dayAsked("tonight", nowMs, offsetMs) * DAY_MS - offsetMs + EVENING_HOUR * HOUR_MS;
}

/** In which of tonight's half hours an event starts; one that has begun before them is in the first. */
export function halfHourOf(startMs: number, eveningMs: number): number {
  const at = Math.floor((startMs - eveningMs) / HALF_HOUR_MS);
  return Math.min(EVENING_HALF_HOURS - 1, Math.max(0, at));
}

/** The time of day, HH:mm, at which a half hour of the evening begins. */
export function halfHourTime(at: number): string {
  const minutes = ((EVENING_HOUR * HOUR_MS + at * HALF_HOUR_MS) % DAY_MS) / 60_000;
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");
}
