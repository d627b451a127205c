// Nobody says how long an event lasts, and a calendar shows nothing of an entry without length.
const LENGTH = "PT2H";
const LINE_BYTES = 75;

export interface CalendarEntry {
  id: number | string;
  /** Its name among all calendars, where it came with one. */
  uid?: string;
  name: string;
  description: string;
  startsAtMs: number;
  venue: {
    name: string;
    address: string;
    city: string;
    country: string;
    longitude: number | string;
    latitude: number | string;
  };
  /** The event's page, in full. */
  url: string;
  /** When this was written down, or last changed. */
  stampMs: number;
  /** How often the event was changed since it was announced, where that is known. */
  revision?: number;
}

/** A calendar to subscribe to tells its name and how often to look again. */
export interface CalendarFeed {
  name: string;
  refreshHours: number;
}

/** Events as iCalendar (RFC 5545, RFC 7986). Instants are in UTC, so that every calendar puts them right. */
export function calendarText(entries: readonly CalendarEntry[], feed?: CalendarFeed): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Whereabouts//Events//EN",
    ...(feed ? feedLines(feed) : []),
    ...entries.flatMap(entryLines),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}

/** Both the standard's words and the older ones that calendars still read. */
function feedLines({ name, refreshHours }: CalendarFeed): string[] {
  return [
    `NAME:${text(name)}`,
    `X-WR-CALNAME:${text(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:PT${refreshHours}H`,
    `X-PUBLISHED-TTL:PT${refreshHours}H`,
  ];
}

function entryLines({
  id,
  uid,
  name,
  description,
  startsAtMs,
  venue,
  url,
  stampMs,
  revision,
}: CalendarEntry) {
  const where = [venue.name, venue.address, venue.city, venue.country].filter(Boolean).join(", ");
  const isRevised = revision !== undefined;
  return [
    "BEGIN:VEVENT",
    `UID:${text(uid ?? `event-${id}@${hostOf(url)}`)}`,
    `DTSTAMP:${instant(stampMs)}`,
    ...(isRevised ? [`LAST-MODIFIED:${instant(stampMs)}`, `SEQUENCE:${revision}`] : []),
    `DTSTART:${instant(startsAtMs)}`,
    `DURATION:${LENGTH}`,
    `SUMMARY:${text(name)}`,
    `LOCATION:${text(where)}`,
    `GEO:${venue.latitude};${venue.longitude}`,
    ...(description ? [`DESCRIPTION:${text(description)}`] : []),
    `URL:${withoutControls(url)}`,
    "END:VEVENT",
  ];
}

function hostOf(url: string): string {
  return /^\w+:\/\/([^/:?#]+)/.exec(url)?.[1] ?? "localhost";
}

function instant(atMs: number): string {
  return new Date(atMs).toISOString().replace(/[-:]|\.\d+/g, "");
}

/** Signs with a meaning in the format lose it; other control signs may not stand in a text at all. */
function text(value: string): string {
  return (
    value
      .replace(/[\\;,]/g, "\\$&")
      .replace(/\r\n?|\n/g, "\\n")
      // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what must go
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, "")
  );
}

/** An address is not escaped, so a line break in it would begin a line of its own. */
function withoutControls(address: string): string {
  return address.replace(/\p{Cc}/gu, "");
}

/** Lines hold 75 bytes at most and go on after a break and a blank; no character is cut in two. */
function foldLine(line: string): string {
  let folded = "";
  let bytes = 0;
  for (const character of line) {
    const size = utf8Bytes(character.codePointAt(0)!);
    if (bytes + size > LINE_BYTES) {
      folded += "\r\n ";
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}

function utf8Bytes(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}
