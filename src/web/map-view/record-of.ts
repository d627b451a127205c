import type { Event, Venue, VenueWithEvents } from "#contract/catalog.ts";

/** Which record of a place an event belongs to: the venue itself, or that of another category. */
export function recordOf(
  event: Pick<Event, "_id">,
  venue: Venue,
  otherRecords: readonly VenueWithEvents[],
): Venue {
  return otherRecords.find(({ events }) => events.some(({ _id }) => _id === event._id)) ?? venue;
}
