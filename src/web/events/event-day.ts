import type { Locale } from "#domain/locale.ts";

/** The calendar date it is at a venue. */
export function dateAt(nowMs: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat("en", {
    timeZone,
    calendar: "iso8601",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  }).formatToParts(nowMs);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? "";
  return `${part("year")}-${part("month")}-${part("day")}`;
}

/** "Tue 17.11"; a day of another year than today's says which. */
export function formatDay(date: string, today: string, locale: Locale): string {
  const atMs = Date.parse(`${date}T00:00:00Z`);
  const weekday = new Intl.DateTimeFormat(locale, { weekday: "short", timeZone: "UTC" }).format(atMs);
  const [year, month, day] = date.split("-");
  const isThisYear = today.startsWith(`${year}-`);
  return isThisYear ? `${weekday} ${day}.${month}` : `${weekday} ${day}.${month}.${year}`;
}
