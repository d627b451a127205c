import type { MapFilter } from "#web/map-view/map-address.ts";

/** How many kinds of filter are on; a range of dates is one, some categories are one. */
export function countFilters(filter: MapFilter): number {
  const { from, to, categories, country, city, when, free, maxPrice, tags, organizer, status } = filter;
  const kinds = [from || to, categories?.length, country, city, when, free, tags?.length, organizer, status];
  return kinds.filter(Boolean).length + (maxPrice === undefined ? 0 : 1);
}
