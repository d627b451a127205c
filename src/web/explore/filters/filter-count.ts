import { CHOICE_ROWS, chosenOf } from "#domain/event/event-fields.ts";
import type { MapFilter } from "#web/map-view/map-address.ts";

/** How many kinds of filter are on; a range of dates is one, some categories are one. */
export function countFilters(filter: MapFilter): number {
  const { from, to, categories, country, city, when, times, free, maxPrice, tags, organizer } = filter;
  const { status, age } = filter;
  const lists = [categories, times, tags, ...CHOICE_ROWS.map(({ key }) => chosenOf(filter, key))].filter(
    (list) => list?.length,
  );
  const words = [from || to, country, city, when, free, organizer, status].filter(Boolean);
  const numbers = [maxPrice, age].filter((number) => number !== undefined);
  return lists.length + words.length + numbers.length;
}
