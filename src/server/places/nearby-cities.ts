import type { Place } from "#contract/places.ts";
import { distanceM, type Point } from "#domain/geo.ts";
import type { Locale } from "#domain/locale.ts";
import type { Projection } from "#server/catalog/projection/projection.ts";
import { countryOfCode } from "#server/geo/countries.ts";
import { countryNameIn, localName } from "#server/geo/local-name.ts";

const MAX_CITIES = 4;

/** The cities with events that are nearest to a point, as they are called here. */
export function nearbyCities(listed: Projection, near: Point, locale: Locale): Place[] {
  const byDistance = [...listed.cities.all().map((city) => ({ city, metres: distanceM(near, city) }))];
  byDistance.sort((a, b) => a.metres - b.metres);
  const found: Place[] = [];
  for (const { city } of byDistance) {
    const { label, country, countryCode, region, longitude, latitude } = city;
    const { events } = listed.atlas.count({ country, city: label });
    if (events === 0) continue;
    const known = countryOfCode(countryCode);
    found.push({
      name: localName(locale, label),
      kind: "city",
      country: known ? countryNameIn(locale, known) : country,
      countryCode,
      region,
      coordinates: [longitude, latitude],
      events,
    });
    if (found.length === MAX_CITIES) break;
  }
  return found;
}
