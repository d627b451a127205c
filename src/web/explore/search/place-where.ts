import type { Place } from "#contract/places.ts";
import { withoutRegion } from "#domain/city.ts";
import { DEFAULT_LOCALE, type Locale } from "#domain/locale.ts";

type NamedPlace = Pick<Place, "name" | "country" | "region">;

/**
 * The region and country of a place. Names of regions are known in English alone: beside names of another language they are
 * shown where two places of the list would otherwise look the same.
 */
export function placeWhere(place: NamedPlace, listed: readonly NamedPlace[], locale: Locale): string {
  const { name, country, region } = place;
  const isTold = region === "" || region === name || withoutRegion(name, region) !== name;
  if (isTold || (locale !== DEFAULT_LOCALE && !isAmbiguous(place, listed))) return country;
  return `${region}, ${country}`;
}

function isAmbiguous(place: NamedPlace, listed: readonly NamedPlace[]): boolean {
  return listed.some(
    ({ name, country, region }) =>
      name === place.name && country === place.country && region !== place.region,
  );
}
