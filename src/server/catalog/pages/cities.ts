import { cityUrl } from "#contract/city-url.ts";
import type { CountryCities } from "#contract/pages.ts";
import type { Projection } from "../projection/projection.ts";

/** A page must stay readable: of a country with more, those with most venues. */
const CITIES_OF_COUNTRY = 60;

/** The cities that have something on, by country and name. */
export function countryCities(projection: Projection): CountryCities[] {
  const byCountry = Map.groupBy(projection.cities.all(), ({ country }) => country);
  return [...byCountry]
    .map(([country, cities]) => ({
      country,
      cities: cities
        .sort((a, b) => b.venues - a.venues)
        .slice(0, CITIES_OF_COUNTRY)
        .filter(({ label }) => projection.someEvents({ country, city: label }, 1).length > 0)
        .map(({ label }) => ({ name: label, url: cityUrl(country, label) }))
        .sort((a, b) => a.name.localeCompare(b.name)),
    }))
    .filter(({ cities }) => cities.length > 0);
}
