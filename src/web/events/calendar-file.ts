import type { Event, Venue } from "#contract/catalog.ts";
import { calendarText } from "#domain/calendar.ts";
import { DAY_MS } from "#domain/time.ts";

interface CalendarEntry {
  event: Pick<Event, "_id" | "name" | "description" | "expiresAt">;
  venue: Pick<Venue, "name" | "address" | "city" | "country" | "coordinates">;
  /** The event's page, in full. */
  url: string;
  nowMs: number;
}

/** The event as a calendar file to save. */
export function calendarFile({ event, venue, url, nowMs }: CalendarEntry): string {
  const [longitude, latitude] = venue.coordinates;
  const { _id: id, name, description, expiresAt } = event;
  return calendarText([
    {
      id,
      name,
      description,
      startsAtMs: expiresAt - DAY_MS,
      venue: { ...venue, longitude, latitude },
      url,
      stampMs: nowMs,
    },
  ]);
}
