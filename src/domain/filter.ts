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

/** The events of a venue that pass the filter; the atlas answers the same for a whole world. */
export function matchingEvents<E extends { date: string }>(
  venue: FilteredVenue<E>,
  filter: EventFilter,
): E[] {
  const { from, to, categories, country, city } = filter;
  if (categories?.length && !categories.includes(venue.category)) return [];
  if (country !== undefined && venue.country !== country) return [];
  if (city !== undefined && venue.city !== city) return [];
  return venue.events.filter(
    ({ date }) => (from === undefined || date >= from) && (to === undefined || date <= to),
  );
}
