import { cityAtSlug } from "#contract/city-url.ts";
import { cityLabel } from "#domain/city.ts";
import { slugify } from "#domain/slug.ts";
import type { Country } from "#server/geo/countries.ts";
import type { CityPlace } from "../projection/city-directory.ts";
import type { Projection } from "../projection/projection.ts";
import type { PageStore } from "./store.ts";

export type FindCity = (country: Country, city: string) => Promise<CityPlace | undefined>;

/**
 * Finds a city by its name or its part of an address, also by those of a city that was merged into it. One without venues is
 * not listed, and still has a page.
 */
export function cityFinder(
  listed: () => Projection,
  store: Pick<PageStore, "citiesOf" | "formerCitiesOf">,
): FindCity {
  const find: FindCity = async (country, city) => {
    const known = listed().cities.find(country.code, slugify(city, "city"));
    if (known) return known;
    const other = cityAtSlug(city, await store.citiesOf(country.code));
    if (other) return { ...other, label: cityLabel(other), countryCode: country.code, country: country.name };
    const former = cityAtSlug(city, await store.formerCitiesOf(country.code));
    return former && find(country, former.kept);
  };
  return find;
}
