import { fold } from "./fold.ts";
import { type DatedEvent, upcomingEvents } from "./upcoming.ts";

/** What a visitor narrows the map to. An absent field does not narrow. */
export interface EventFilter {
  /** First and last day, inclusive, as dates at the venue. */
  from?: string;
  to?: string;
  categories?: readonly string[];
  /** Compared by `placeKey`; "all" does not narrow. */
  country?: string;
  city?: string;
}

interface FilteredVenue<E> {
  category: string;
  country: string;
  city: string;
  events: readonly E[];
}

/** The form in which names of places are compared, by the atlas and in the browser: without case, accents and outer spaces. */
export function placeKey(name: string): string {
  return fold(name.trim());
}

/** The key of the place that a filter asks for; none if it asks for all. */
export function askedPlace(choice: string | undefined): string | undefined {
  const key = placeKey(choice ?? "");
  return key === "" || key === "all" ? undefined : key;
}

function isPlaceAsked(name: string, choice: string | undefined): boolean {
  if (name === choice) return true;
  const asked = askedPlace(choice);
  return asked === undefined || placeKey(name) === asked;
}

/** The events of a venue that pass the filter; the atlas answers the same for a whole world. */
export function matchingEvents<E extends { date: string }>(
  venue: FilteredVenue<E>,
  filter: EventFilter,
): E[] {
  const { from, to, categories, country, city } = filter;
  if (categories?.length && !categories.includes(venue.category)) return [];
  if (!isPlaceAsked(venue.country, country) || !isPlaceAsked(venue.city, city)) return [];
  return venue.events.filter(
    ({ date }) => (from === undefined || date >= from) && (to === undefined || date <= to),
  );
}

/**
 * Venues with their upcoming events that pass the filter, by date. A venue where none does is left out, except for
 * administrators: for them a filter narrows events and never hides a venue.
 */
export function narrowVenues<V extends FilteredVenue<DatedEvent>>(
  venues: readonly V[],
  filter: EventFilter,
  options: { includeEmpty: boolean; nowMs: number },
): V[] {
  return venues.flatMap((venue) => {
    const events = upcomingEvents(matchingEvents(venue, filter), options.nowMs);
    return events.length > 0 || options.includeEmpty ? { ...venue, events } : [];
  });
}
