import type { Format } from "#domain/event-import.ts";
import { readCalendar } from "./calendar/calendar.ts";
import { readCsv } from "./csv.ts";
import type { ReadFile } from "./draft.ts";
import { readJsonLd } from "./json-ld.ts";

export function formatOf(text: string): Format {
  const head = text.slice(0, 2_000).trimStart();
  if (/^BEGIN:V(CALENDAR|EVENT)/i.test(head)) return "ics";
  return /^[[{<]/.test(head) ? "jsonld" : "csv";
}

export function readFile(text: string, format: Format, nowMs: number): ReadFile {
  switch (format) {
    case "ics":
      return readCalendar(text, nowMs);
    case "csv":
      return readCsv(text);
    case "jsonld":
      return readJsonLd(text);
  }
}
