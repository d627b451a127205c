import type { Event, Venue, VenueWithEvents } from "#contract/catalog.ts";
import { urls } from "#contract/urls.ts";
import type { VenueCategory } from "#domain/category.ts";
import type { WordedEvent } from "#domain/event/words.ts";
import { upcomingEvents } from "#domain/upcoming.ts";

/** One event as a list shows it: no more than its card needs travels to the browser. */
export interface ListedEvent extends WordedEvent {
  id: string;
  name: string;
  url: string;
  image: string;
  language: string | null;
  venue: string;
  category: VenueCategory;
  city: string;
}

export function listedEvent(venue: Venue, event: Event): ListedEvent {
  return {
    id: event._id,
    name: event.name,
    url: urls.eventPage({
      location: venue.slug,
      category: venue.category,
      name: event.slug,
      date: event.date,
    }),
    image: event.image,
    language: event.language,
    ...wordedEvent(event),
    venue: venue.name,
    category: venue.category,
    city: venue.city,
  };
}

/** Venues with their events as one row of events, in the order given. */
export function listEvents(venues: readonly VenueWithEvents[]): ListedEvent[] {
  return venues.flatMap((venue) => venue.events.map((event) => listedEvent(venue, event)));
}

/** The events of all records of a place, by time. */
export function upcomingOf(records: readonly VenueWithEvents[], nowMs: number): ListedEvent[] {
  const events = records.flatMap((venue) => venue.events.map((event) => ({ ...event, venue })));
  return upcomingEvents(events, nowMs).map(({ venue, ...event }) => listedEvent(venue, event));
}

/** What the words about an event are made of, and no more of it. */
export function wordedEvent(event: WordedEvent): WordedEvent {
  const { date, time, startsAt, endsAt, endDate, endTime, isAllDay, hasTime, openDays } = event;
  const { status, previousStart, isSoldOut, price } = event;
  return {
    ...{ date, time, startsAt, endsAt, endDate, endTime, isAllDay, hasTime, openDays },
    ...{ status, previousStart, isSoldOut, price },
  };
}
