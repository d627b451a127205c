import type { VenueCategory } from "#domain/category.ts";
import { CHOICE_ROWS, chosenOf } from "#domain/event/event-fields.ts";
import { askedPlace, type EventFilter } from "#domain/event/filter.ts";
import { words } from "#domain/fold.ts";
import type { Atlas } from "./atlas.ts";
import type { AtlasFilter } from "./event-numbers.ts";

interface AskedFilter extends EventFilter {
  categories?: VenueCategory[] | undefined;
  q?: string | undefined;
}

/** What a call's parameters ask of the atlas; countries are known by their names there. */
export function askedFilter(
  { country, ...rest }: AskedFilter,
  countryName: (text: string) => string,
): AtlasFilter {
  return { ...rest, country: country && askedPlace(country) && countryName(country) };
}

/** What an answer's key needs of a filter: those that select the same are the same, in whatever order and spelling. */
export function filterKey(filter: AtlasFilter, atlas: Atlas): unknown[] {
  const { from, to, categories, country, city, q, when, times, free, tags, organizer, status, age } = filter;
  const { maxPrice, currency } = filter;
  const price = maxPrice === undefined ? undefined : [maxPrice, currency];
  // Answers about a moment are kept for a minute, the finest unit in which events start and end.
  const moment = when && [when, atlas.minute];
  return [
    from,
    to,
    sorted(categories),
    country,
    askedPlace(city),
    q && words(q),
    moment,
    sorted(times),
    free,
    price,
    sorted(tags),
    organizer,
    status,
    age,
    ...CHOICE_ROWS.map(({ key }) => sorted(chosenOf(filter, key))),
  ];
}

const PARAMETERS = [
  ...(["q", "from", "to", "categories", "country", "city", "when", "times", "free"] as const),
  ...(["maxPrice", "currency", "tags", "organizer", "status", "age"] as const),
  ...CHOICE_ROWS.map(({ key }) => key),
];

/** The filter as it stands in an address, with further parameters behind it. */
export function filterSearch(
  filter: AtlasFilter,
  further: Record<string, string | number | undefined>,
): string {
  const given = PARAMETERS.map((name) => [name, filter[name]] as const);
  const written = [...given, ...Object.entries(further)]
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  return written.length === 0 ? "" : `?${written.join("&")}`;
}

function sorted(list: readonly string[] | undefined): string[] | undefined {
  return list && [...new Set(list)].sort();
}
