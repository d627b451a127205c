import type { MapFilter } from "#web/map-view/map-address.ts";

/** How many kinds of filter are on; a range of dates is one, some categories are one. */
export function countFilters({ from, to, categories, country, city }: MapFilter): number {
  return [from || to, categories?.length, country, city].filter(Boolean).length;
}
