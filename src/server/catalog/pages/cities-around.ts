import { cityUrl } from "#contract/city-url.ts";
import type { NamedCity } from "#contract/pages.ts";
import { distanceM, type Point } from "#domain/geo.ts";
import type { CityPlace } from "../projection/city-directory.ts";
import type { Projection } from "../projection/projection.ts";
import { Top } from "../projection/top.ts";

type CountedCity = CityPlace & { venues: number };

const MAX_CITIES = 30;

/** The cities with most venues: those of the country around a point, and those of other countries. */
export function citiesAround(
  { cities }: Projection,
  point: Point,
): { own: NamedCity[]; others: NamedCity[] } {
  const all = [...cities.all()];
  const here = nearestCountry(all, point);
  const links = (ofCountry: (code: string) => boolean) => {
    const largest = new Top<CountedCity>(MAX_CITIES, (a, b) => b.venues - a.venues);
    for (const city of all) if (ofCountry(city.countryCode)) largest.add(city);
    return largest.sorted().map(linkOf);
  };
  return { own: links((code) => code === here), others: links((code) => code !== here) };
}

function nearestCountry(cities: readonly CityPlace[], point: Point): string | undefined {
  let nearest: { countryCode: string; metres: number } | undefined;
  for (const city of cities) {
    const metres = distanceM(point, city);
    if (!nearest || metres < nearest.metres) nearest = { countryCode: city.countryCode, metres };
  }
  return nearest?.countryCode;
}

function linkOf({ label, country }: CityPlace): NamedCity {
  return { name: label, country, url: cityUrl(country, label) };
}
