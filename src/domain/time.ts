export const DAY_MS = 86_400_000;

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** A calendar date that exists, written YYYY-MM-DD. */
export function isDate(text: string): boolean {
  if (!DATE.test(text)) return false;
  const atMs = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(atMs) && new Date(atMs).toISOString().startsWith(text);
}

/** A time of day, written HH:mm. */
export function isTime(text: string): boolean {
  return TIME.test(text);
}

/** A calendar date (2026-12-24) as day.month.year, in every language. */
export function formatDate(date: string): string {
  return date.split("-").reverse().join(".");
}

/** Days since 1970-01-01, the number by which the atlas knows a calendar date. */
export function dayNumber(date: string): number {
  // A date alone is read as UTC's.
  return Date.parse(date) / DAY_MS;
}

export function dateOfDay(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/**
 * The instant of a wall time at the venue; without a time, of the day's beginning. In a daylight-saving gap the time
 * moves on by the length of the gap; in an overlap the earlier of the two instants counts.
 */
export function startsAtMs(date: string, time: string, timeZone: string): number {
  return Temporal.PlainDateTime.from(`${date}T${time || "00:00"}`).toZonedDateTime(timeZone, {
    disambiguation: "compatible",
  }).epochMilliseconds;
}

/** Whether the clocks jump over this wall time, so that it never comes. */
export function isSkippedTime(date: string, time: string, timeZone: string): boolean {
  if (time === "") return false;
  const wall = Temporal.PlainDateTime.from(`${date}T${time}`);
  return !wall.toZonedDateTime(timeZone).toPlainDateTime().equals(wall);
}

/** The wall time of an instant at a place. */
export function wallTimeAt(atMs: number, timeZone: string): { date: string; time: string } {
  const wall = Temporal.Instant.fromEpochMilliseconds(atMs).toZonedDateTimeISO(timeZone);
  return { date: wall.toPlainDate().toString(), time: wall.toPlainTime().toString().slice(0, 5) };
}

/** Whether an event has left the lists. */
export function isExpired(event: { expiresAt: number }, nowMs: number): boolean {
  return event.expiresAt <= nowMs;
}
