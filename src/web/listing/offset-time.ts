import { timeIn } from "./time-in.ts";

const MINUTE_MS = 60_000;

/** An instant as the clocks of a zone show it, with their offset from UTC: 2026-12-12T20:00:00+02:00. */
export function offsetTime(atMs: number, timeZone: string): string {
  const { date, time } = timeIn(timeZone, atMs);
  const offset = Math.round((Date.parse(`${date}T${time}Z`) - atMs) / MINUTE_MS);
  const two = (value: number) => String(value).padStart(2, "0");
  const size = Math.abs(offset);
  return `${date}T${time}:00${offset < 0 ? "-" : "+"}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}
