import type { Event, Venue } from "#contract/catalog.ts";
import { calendarText } from "#domain/calendar.ts";

interface CalendarEntry {
  event: Pick<Event, "_id" | "name" | "description" | "startsAt">;
  venue: Pick<Venue, "name" | "address" | "city" | "country" | "coordinates">;
  /** The event's page, in full. */
  url: string;
  nowMs: number;
}

/** The event as a calendar file to save. */
export function calendarFile({ event, venue, url, nowMs }: CalendarEntry): string {
  const [longitude, latitude] = venue.coordinates;
  const { _id: id, name, description, startsAt } = event;
  return calendarText([
    {
      id,
      name,
      description,
      startsAtMs: Date.parse(startsAt),
      venue: { ...venue, longitude, latitude },
      url,
      stampMs: nowMs,
    },
  ]);
}
