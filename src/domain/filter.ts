/** What a visitor narrows the map to. An absent field does not narrow. */
export interface EventFilter {
  /** First and last day, inclusive, as dates at the venue. */
  from?: string;
  to?: string;
  categories?: readonly string[];
  country?: string;
  city?: string;
}

interface FilteredVenue<E> {
  category: string;
  country: string;
  city: string;
  events: readonly E[];
}

/** Whether a venue is of the kind and in the place that the filter asks for, whatever happens there. */
export function isVenueAsked(
  venue: Omit<FilteredVenue<unknown>, "events">,
  { categories, country, city }: EventFilter,
): boolean {
  if (categories?.length && !categories.includes(venue.category)) return false;
  if (country !== undefined && venue.country !== country) return false;
  return city === undefined || venue.city === city;
}

/** The events of a venue that pass the filter; the atlas answers the same for a whole world. */
export function matchingEvents<E extends { date: string }>(
  venue: FilteredVenue<E>,
  filter: EventFilter,
): E[] {
  if (!isVenueAsked(venue, filter)) return [];
  const { from, to } = filter;
  return venue.events.filter(
    ({ date }) => (from === undefined || date >= from) && (to === undefined || date <= to),
  );
}
