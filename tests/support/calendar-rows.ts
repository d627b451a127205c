import { sentenceOf } from "#contract/error-messages.ts";
import { readCalendar } from "#server/sources/formats/calendar/calendar.ts";

const NOW_MS = Date.parse("2026-11-15T12:00:00Z");

export function read(text: string) {
  return [...readCalendar(text, NOW_MS).rows];
}

export const calendar = (...lines: string[]) =>
  ["BEGIN:VCALENDAR", ...lines, "END:VCALENDAR", ""].join("\r\n");
export const event = (...lines: string[]) =>
  calendar("BEGIN:VEVENT", "UID:1", "SUMMARY:Evening", ...lines, "END:VEVENT");

/** "instant title", "wall time title", or the problem. */
export function brief(text: string): string[] {
  return read(text).map((row) => {
    if ("problem" in row) return sentenceOf(row.problem);
    const { facts, start } = row.draft;
    const at =
      "atMs" in start
        ? new Date(start.atMs).toISOString().slice(0, 16).concat("Z")
        : `${start.date} ${start.time}`;
    return `${at.trim()} ${facts.title}`;
  });
}

export function starts(text: string): string[] {
  return brief(text).map((line) => line.replace(/ Evening$/, ""));
}

export function first(text: string) {
  const row = read(text)[0]!;
  if ("problem" in row) throw new Error(sentenceOf(row.problem));
  return row.draft;
}
