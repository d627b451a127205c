import ICAL from "ical.js";
import { urls } from "#contract/urls.ts";
import type { Price } from "#domain/event/event.ts";
import { writtenDetails } from "#domain/event/field-text.ts";
import type { ExchangedEvent } from "../tables.ts";
import { ownDetails } from "./own-details.ts";
import { ownUid, seriesUid } from "./own-uid.ts";

// Calendars show nothing of an entry without length.
const ASSUMED_LENGTH = "PT2H";
// The library does not count the blank that a continued line begins with; a line may hold 75 bytes.
ICAL.foldLength = 74;

/** A calendar to subscribe to has a name and a refresh interval. */
export interface CalendarFeed {
  name: string;
  refreshHours: number;
  /** What it covers, where that is not everything. */
  description?: string;
}

/** A property in jCal (RFC 7265): name, parameters, type, values. */
type Property = [string, Record<string, string>, string, ...(string | number | number[])[]];

export const CALENDAR_TYPE = "text/calendar; charset=utf-8";
export const CALENDAR_END = "END:VCALENDAR\r\n";

/** Events as iCalendar (RFC 5545, RFC 7986). Instants are in UTC, so that calendars need no zones. */
export function calendarText(
  events: readonly ExchangedEvent[],
  publicUrl: string,
  feed?: CalendarFeed,
): string {
  return calendarHead(feed) + calendarEntries(events, publicUrl) + CALENDAR_END;
}

export function calendarHead(feed?: CalendarFeed): string {
  const properties: Property[] = [
    ["version", {}, "text", "2.0"],
    ["prodid", {}, "text", "-//Whereabouts//Events//EN"],
    ...(feed ? feedProperties(feed) : []),
  ];
  return ICAL.stringify(["vcalendar", properties, []]).slice(0, -CALENDAR_END.length);
}

export function calendarEntries(events: readonly ExchangedEvent[], publicUrl: string): string {
  return events
    .map(
      (event) =>
        `${ICAL.stringify.component(["vevent", entryProperties(event, publicUrl), []], ICAL.design.icalendar)}\r\n`,
    )
    .join("");
}

/** Both the standard's words and the older ones that calendars still read. */
function feedProperties({ name, refreshHours, description }: CalendarFeed): Property[] {
  const described: Property[] =
    description === undefined
      ? []
      : [
          ["description", {}, "text", clean(description)],
          ["x-wr-caldesc", {}, "unknown", escaped(description)],
        ];
  return [
    ...described,
    ["name", {}, "unknown", escaped(name)],
    ["x-wr-calname", {}, "unknown", escaped(name)],
    ["refresh-interval", {}, "duration", `PT${refreshHours}H`],
    ["x-published-ttl", {}, "unknown", `PT${refreshHours}H`],
  ];
}

function entryProperties({ event, venue }: ExchangedEvent, publicUrl: string): Property[] {
  const { details } = event;
  const id = ownUid(event.id, publicUrl);
  const page = { location: venue.slug, category: venue.category, name: event.slug, date: event.date };
  const where = [venue.name, venue.address, venue.city, venue.country].filter(Boolean).join(", ");
  const language: Record<string, string> = details.language ? { language: details.language } : {};
  const properties: Property[] = [
    ["uid", {}, "text", id],
    ["dtstamp", {}, "date-time", instant(event.updatedAt.getTime())],
    ["last-modified", {}, "date-time", instant(event.updatedAt.getTime())],
    // The first version is the original; calendars count changes from zero.
    ["sequence", {}, "integer", event.version - 1],
    ...timeProperties(event),
    ["status", {}, "text", STATUS[details.status]],
    // Nobody is busy because something is on.
    ["transp", {}, "text", "TRANSPARENT"],
    ["summary", language, "text", clean(event.name)],
    ["location", {}, "text", clean(where)],
    ["geo", {}, "float", [venue.latitude, venue.longitude]],
    ["categories", {}, "text", venue.category, ...details.tags.map(clean)],
    ["url", {}, "uri", publicUrl + urls.eventPage(page)],
  ];
  if (details.series)
    properties.push(["related-to", { reltype: "SIBLING" }, "text", seriesUid(details.series.id, publicUrl)]);
  if (event.description) properties.push(["description", language, "text", clean(event.description)]);
  if (event.image) properties.push(["image", { value: "URI" }, "unknown", withoutControls(event.image)]);
  if (details.organizer)
    properties.push([
      "organizer",
      { cn: clean(details.organizer.name) },
      "cal-address",
      publicUrl + urls.organizerPage(details.organizer.slug),
    ]);
  for (const { row, text } of writtenDetails(details, "ical"))
    properties.push([row.ical, {}, "unknown", escaped(text)]);
  if (details.price) properties.push(["x-cost", {}, "unknown", costOf(details.price)]);
  properties.push([
    "x-whereabouts",
    {},
    "unknown",
    escaped(JSON.stringify(ownDetails({ event, venue }, id, isWrittenAsDates(event)))),
  ]);
  return properties;
}

const STATUS = { scheduled: "CONFIRMED", cancelled: "CANCELLED", postponed: "TENTATIVE" };

/** Longer than a night: a festival of days, or an exhibition. */
const RUN_MS = 24 * 3_600_000;

/**
 * Days without an hour are dates, and so is a run of days: as a timed entry, programs would show its first hour
 * to its last on every day between. The end of dates is the day after the last one.
 */
function timeProperties(event: ExchangedEvent["event"]): Property[] {
  const { date, details, startsAt } = event;
  const { endDate, endsAtMs } = details;
  if (isWrittenAsDates(event)) {
    const start: Property = ["dtstart", {}, "date", date];
    return endDate === null ? [start] : [start, ["dtend", {}, "date", dayAfter(endDate)]];
  }
  return [
    ["dtstart", {}, "date-time", instant(startsAt.getTime())],
    endsAtMs === null
      ? ["duration", {}, "duration", ASSUMED_LENGTH]
      : ["dtend", {}, "date-time", instant(endsAtMs)],
  ];
}

function isWrittenAsDates({ time, details, startsAt }: ExchangedEvent["event"]): boolean {
  const { endDate, endsAtMs } = details;
  const isRun = endDate !== null && endsAtMs !== null && endsAtMs - startsAt.getTime() > RUN_MS;
  return time === "" || isRun;
}

/** X-COST has no standard; some calendars show it as it is written. */
function costOf({ isFree, from, to, currency }: Price): string {
  if (isFree) return "0";
  const range = [from, to].filter((amount) => amount !== null);
  return `${[...new Set(range)].join("-")} ${currency ?? ""}`.trim();
}

function dayAfter(date: string): string {
  return Temporal.PlainDate.from(date).add({ days: 1 }).toString();
}

function instant(atMs: number): string {
  return `${new Date(atMs).toISOString().slice(0, 19)}Z`;
}

/** Line breaks are escaped in texts; other control characters are not allowed. */
function clean(text: string): string {
  return (
    text
      .replace(/\r\n?/g, "\n")
      // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what must go
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, "")
  );
}

/** An address is not escaped: a line break in it would begin a line of its own. */
function withoutControls(address: string): string {
  return address.replace(/\p{Cc}/gu, "");
}

/** The library escapes only texts of properties that it knows. */
function escaped(text: string): string {
  return clean(text)
    .replace(/[\\;,]/g, "\\$&")
    .replaceAll("\n", "\\n");
}
