import type { Event, Venue } from "#contract/catalog.ts";
import { lastDateOf } from "#domain/event/phase.ts";
import { dateOfDay, dayNumber } from "#domain/time.ts";

/** The length that the calendar file gives to an event without an end, too. */
const LENGTH_MS = 2 * 3_600_000;

type CalendarTimes = Pick<Event, "date" | "endDate" | "endTime" | "hasTime" | "startsAt" | "endsAt">;

interface CalendarEntry {
  event: Pick<Event, "name" | "description"> & CalendarTimes;
  venue: Pick<Venue, "name" | "address" | "city" | "country">;
  /** The event's page, in full. */
  url: string;
}

/** Opens the entry in Google's calendar, ready to be saved. */
export function googleCalendarUrl({ event, venue, url }: CalendarEntry): string {
  const query = {
    action: "TEMPLATE",
    text: event.name,
    dates: timesOf(event)
      .map((text) => text.replace(/[-:]|\.\d+/g, ""))
      .join("/"),
    details: detailsOf(event.description, url),
    location: placeOf(venue),
  };
  return `https://calendar.google.com/calendar/render?${new URLSearchParams(query)}`;
}

export function outlookCalendarUrl({ event, venue, url }: CalendarEntry): string {
  const [start, end] = timesOf(event);
  const query = {
    path: "/calendar/action/compose",
    rru: "addevent",
    subject: event.name,
    startdt: start,
    enddt: end,
    ...(!event.hasTime && { allday: "true" }),
    body: detailsOf(event.description, url),
    location: placeOf(venue),
  };
  return `https://outlook.live.com/calendar/0/deeplink/compose?${new URLSearchParams(query)}`;
}

/** Instants; of an event without an hour its first day, and the day after its last. */
function timesOf(event: CalendarTimes): [start: string, end: string] {
  const { date, endDate, endTime, startsAt, endsAt } = event;
  if (!event.hasTime) return [date, dateOfDay(dayNumber(lastDateOf(date, endDate, endTime)) + 1)];
  return [startsAt, endsAt ?? new Date(Date.parse(startsAt) + LENGTH_MS).toISOString()];
}

function detailsOf(description: string, url: string): string {
  return [description, url].filter(Boolean).join("\n\n");
}

function placeOf({ name, address, city, country }: CalendarEntry["venue"]): string {
  return [name, address, city, country].filter(Boolean).join(", ");
}
