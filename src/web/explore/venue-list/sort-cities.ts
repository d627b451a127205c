import type { CityInView } from "#domain/cities-in-view.ts";
import { distanceM, type Point } from "#domain/geo.ts";
import type { Locale } from "#domain/locale.ts";
import { cityName } from "#messages/city-name.ts";
import type { SortOrder } from "./sort-venues.ts";

interface Sorting {
  order: SortOrder;
  locale: Locale;
  position: Point | null;
}

/** By name or distance where the list is asked for in that order, else as they come: those with most events first. */
export function sortCities(
  cities: readonly CityInView[],
  { order, locale, position }: Sorting,
): readonly CityInView[] {
  if (order === "nearest" && position)
    return cities.toSorted((a, b) => distanceM(position, a) - distanceM(position, b));
  if (order !== "name") return cities;
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return cities.toSorted((a, b) => compare(cityName(a.city, locale), cityName(b.city, locale)));
}
