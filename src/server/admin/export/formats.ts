import type { Format } from "#domain/event-import.ts";
import { CSV_COLUMNS } from "#domain/event-import.ts";
import {
  CALENDAR_END,
  CALENDAR_TYPE,
  calendarEntries,
  calendarHead,
} from "#server/catalog/formats/calendar.ts";
import type { ExchangedEvent } from "#server/catalog/tables.ts";
import { csvRow } from "./csv.ts";
import { schemaThing } from "./json-ld.ts";

export interface ExportFormat {
  type: string;
  extension: string;
  head: string;
  /** Several events; `isFirst` where none came before them. */
  body(events: readonly ExchangedEvent[], isFirst: boolean): string;
  tail: string;
}

export function exportFormat(format: Format, publicUrl: string): ExportFormat {
  switch (format) {
    case "csv":
      return {
        type: "text/csv; charset=utf-8",
        extension: "csv",
        // The byte order mark makes spreadsheets read UTF-8.
        head: `\uFEFF${Object.keys(CSV_COLUMNS).join(",")}\r\n`,
        body: (events) => events.map((event) => csvRow(event, publicUrl)).join(""),
        tail: "",
      };
    case "ics":
      return {
        type: CALENDAR_TYPE,
        extension: "ics",
        head: calendarHead(),
        body: (events) => calendarEntries(events, publicUrl),
        tail: CALENDAR_END,
      };
    case "jsonld":
      return {
        type: "application/ld+json; charset=utf-8",
        extension: "json",
        head: '{"@context":"https://schema.org","@graph":[\n',
        body: (events, isFirst) =>
          (isFirst ? "" : ",\n") +
          events.map((event) => JSON.stringify(schemaThing(event, publicUrl))).join(",\n"),
        tail: "\n]}\n",
      };
  }
}
