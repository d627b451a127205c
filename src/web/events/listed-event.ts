import type { Event, Venue, VenueWithEvents } from "#contract/catalog.ts";
import { urls } from "#contract/urls.ts";

/** One event as a list shows it: no more than its card needs travels to the browser. */
export interface ListedEvent {
  id: string;
  name: string;
  url: string;
  image: string;
  date: string;
  time: string;
  venue: string;
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
    date: event.date,
    time: event.time,
    venue: venue.name,
    city: venue.city,
  };
}

/** Venues with their events as one row of events, in the order given. */
export function listEvents(venues: readonly VenueWithEvents[]): ListedEvent[] {
  return venues.flatMap((venue) => venue.events.map((event) => listedEvent(venue, event)));
}
