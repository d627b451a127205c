import type { Event, Venue } from "#contract/catalog.ts";

/** The length that the calendar file gives to an event without an end, too. */
const LENGTH_MS = 2 * 3_600_000;

interface CalendarEntry {
  event: Pick<Event, "name" | "description" | "startsAt" | "endsAt">;
  venue: Pick<Venue, "name" | "address" | "city" | "country">;
  /** The event's page, in full. */
  url: string;
}

/** Opens the entry in Google's calendar, ready to be saved. */
export function googleCalendarUrl({ event, venue, url }: CalendarEntry): string {
  const [start, end] = spanOf(event).map((atMs) => new Date(atMs).toISOString().replace(/[-:]|\.\d+/g, ""));
  const query = {
    action: "TEMPLATE",
    text: event.name,
    dates: `${start}/${end}`,
    details: detailsOf(event.description, url),
    location: placeOf(venue),
  };
  return `https://calendar.google.com/calendar/render?${new URLSearchParams(query)}`;
}

export function outlookCalendarUrl({ event, venue, url }: CalendarEntry): string {
  const [start, end] = spanOf(event).map((atMs) => new Date(atMs).toISOString());
  const query = {
    path: "/calendar/action/compose",
    rru: "addevent",
    subject: event.name,
    startdt: start ?? "",
    enddt: end ?? "",
    body: detailsOf(event.description, url),
    location: placeOf(venue),
  };
  return `https://outlook.live.com/calendar/0/deeplink/compose?${new URLSearchParams(query)}`;
}

function spanOf({ startsAt, endsAt }: Pick<Event, "startsAt" | "endsAt">): [startMs: number, endMs: number] {
  const startMs = Date.parse(startsAt);
  return [startMs, endsAt ? Date.parse(endsAt) : startMs + LENGTH_MS];
}

function detailsOf(description: string, url: string): string {
  return [description, url].filter(Boolean).join("\n\n");
}

function placeOf({ name, address, city, country }: CalendarEntry["venue"]): string {
  return [name, address, city, country].filter(Boolean).join(", ");
}
