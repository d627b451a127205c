import type { Event, Venue } from "#contract/catalog.ts";
import { DAY_MS } from "#domain/time.ts";

// Nobody says how long an event lasts, and a calendar shows nothing of an entry without length.
const LENGTH = "PT2H";
const LINE_BYTES = 75;

interface CalendarEntry {
  event: Pick<Event, "_id" | "name" | "description" | "expiresAt">;
  venue: Pick<Venue, "name" | "address" | "city" | "country" | "coordinates">;
  /** The event's page, in full. */
  url: string;
  nowMs: number;
}

/** The event as an iCalendar file (RFC 5545). Instants are in UTC, so that every calendar puts them right. */
export function calendarFile({ event, venue, url, nowMs }: CalendarEntry): string {
  const [longitude, latitude] = venue.coordinates;
  const where = [venue.name, venue.address, venue.city, venue.country].filter(Boolean).join(", ");
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Whereabouts//Events//EN",
    "BEGIN:VEVENT",
    `UID:event-${event._id}@${new URL(url).hostname}`,
    `DTSTAMP:${instant(nowMs)}`,
    `DTSTART:${instant(event.expiresAt - DAY_MS)}`,
    `DURATION:${LENGTH}`,
    `SUMMARY:${text(event.name)}`,
    `LOCATION:${text(where)}`,
    `GEO:${latitude};${longitude}`,
    ...(event.description ? [`DESCRIPTION:${text(event.description)}`] : []),
    `URL:${url}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

function instant(atMs: number): string {
  return new Date(atMs).toISOString().replace(/[-:]|\.\d+/g, "");
}

function text(value: string): string {
  return value.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");
}

/** Lines hold 75 bytes at most and go on after a break and a blank; no character is cut in two. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = "";
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > LINE_BYTES) {
      folded += "\r\n ";
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}
