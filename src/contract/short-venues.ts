import { NO_DETAILS } from "#domain/event/event-fields.ts";
import { listedUntilMs, spanOf } from "#domain/event/phase.ts";
import type { Event, VenueWithEvents } from "./catalog.ts";

/** What most events say: it does not travel with each of them. */
export const USUAL_EVENT = {
  description: "",
  endsAt: null,
  hasTime: true,
  previousStart: null,
  ...NO_DETAILS,
  organizer: null,
  series: null,
} satisfies Partial<Event>;

/** An event without what is usual, and without what follows from its times. */
type ShortEvent = Omit<Event, keyof typeof USUAL_EVENT | "expiresAt"> & Partial<Event>;

/** The venues of a page of the map, as the server shortened their JSON. */
export function venuesOfShort(json: string): VenueWithEvents[] {
  const venues: (Omit<VenueWithEvents, "events"> & { events: ShortEvent[] })[] = JSON.parse(json);
  return venues.map((venue) => ({ ...venue, events: venue.events.map(wholeEvent) }));
}

function wholeEvent(short: ShortEvent): Event {
  const event: Event = { ...USUAL_EVENT, expiresAt: 0, ...short };
  event.expiresAt = listedUntilMs(spanOf(event));
  return event;
}
