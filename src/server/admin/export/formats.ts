import { urls } from "#contract/urls.ts";
import { calendarText } from "#domain/calendar.ts";
import { guardCell } from "#domain/csv-guard.ts";
import type { Format } from "#domain/event-import.ts";
import { CSV_COLUMNS } from "#domain/event-import.ts";
import type { ExportedEvent } from "./store.ts";

export interface ExportFormat {
  type: string;
  extension: string;
  head: string;
  /** Several events; `isFirst` where none came before them. */
  body(events: readonly ExportedEvent[], isFirst: boolean): string;
  tail: string;
}

const CALENDAR_FRAME = calendarText([]);
const CALENDAR_END = "END:VCALENDAR\r\n";

export function exportFormat(format: Format, publicUrl: string): ExportFormat {
  const host = URL.parse(publicUrl)?.hostname ?? "localhost";
  const uidOf = ({ uid, id }: ExportedEvent) => uid ?? `event-${id}@${host}`;
  const pageOf = ({ venueSlug: location, category, slug: name, date }: ExportedEvent) =>
    publicUrl + urls.eventPage({ location, category, name, date });

  switch (format) {
    case "csv":
      return {
        type: "text/csv; charset=utf-8",
        extension: "csv",
        // The mark tells spreadsheets that this is UTF-8.
        head: `\uFEFF${Object.keys(CSV_COLUMNS).join(",")}\r\n`,
        body: (events) => events.map((event) => csvRow({ ...event, uid: uidOf(event) })).join(""),
        tail: "",
      };
    case "ics":
      return {
        type: "text/calendar; charset=utf-8",
        extension: "ics",
        head: CALENDAR_FRAME.slice(0, -CALENDAR_END.length),
        body: (events) =>
          calendarText(
            events.map((event) => ({
              ...event,
              uid: uidOf(event),
              venue: { ...event, name: event.venue },
              url: event.link || pageOf(event),
              stampMs: event.updatedAtMs,
              revision: event.version - 1,
            })),
          ).slice(CALENDAR_FRAME.length - CALENDAR_END.length, -CALENDAR_END.length),
        tail: CALENDAR_END,
      };
    case "jsonld":
      return {
        type: "application/ld+json; charset=utf-8",
        extension: "json",
        head: '{"@context":"https://schema.org","@graph":[\n',
        body: (events, isFirst) =>
          (isFirst ? "" : ",\n") +
          events.map((event) => JSON.stringify(thingOf(event, uidOf(event), pageOf(event)))).join(",\n"),
        tail: "\n]}\n",
      };
  }
}

function csvRow(event: ExportedEvent): string {
  const cells = { ...event, title: event.name };
  const row = Object.keys(CSV_COLUMNS).map((column) =>
    csvCell(String(cells[column as keyof typeof cells] ?? "")),
  );
  return `${row.join(",")}\r\n`;
}

function csvCell(value: string): string {
  const safe = guardCell(value);
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function thingOf(event: ExportedEvent, uid: string, page: string) {
  const { name, description, image, link, venue, address, city, countryCode, longitude, latitude } = event;
  return {
    "@type": "Event",
    "@id": uid,
    name,
    startDate: startOf(event),
    url: link || page,
    ...(image && { image }),
    ...(description && { description }),
    location: {
      "@type": "Place",
      name: venue,
      address: {
        "@type": "PostalAddress",
        streetAddress: address,
        addressLocality: city,
        addressCountry: countryCode,
      },
      geo: { "@type": "GeoCoordinates", latitude, longitude },
    },
  };
}

/** With the offset of its place, so that everyone reads the same instant. */
function startOf({ startsAtMs, timeZone }: ExportedEvent): string {
  const at = Temporal.Instant.fromEpochMilliseconds(startsAtMs).toZonedDateTimeISO(timeZone);
  return at.toString({ timeZoneName: "never", smallestUnit: "second" });
}
