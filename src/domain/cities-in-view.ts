import { VENUE_CATEGORIES, type VenueCategory } from "./category.ts";
import { type Box, distanceM, isInBox, type Point } from "./geo.ts";

/** What was counted in one part of the map, by the city of most of its venues. */
export interface CityCount extends Point {
  city: string;
  country: string;
  /** Of its venues. */
  bounds: Box;
  venues: number;
  events: number;
  mix: Partial<Record<VenueCategory, number>>;
}

/** As calls tell it. Answers that browsers kept from an older version have neither bounds nor country. */
interface ToldCount extends Omit<CityCount, "bounds" | "country"> {
  bounds?: readonly [west: number, south: number, east: number, north: number];
  country?: string;
}

export interface CityInView extends Omit<CityCount, "mix" | "venues"> {
  /** That of most of its venues. */
  category: VenueCategory;
  tonight: number;
}

/** So many are listed at first. */
export const FIRST_CITIES = 10;

/** Parts of one name farther apart than this are cities of their own. */
const CITY_REACH_M = 100_000;

export function cityCount(told: ToldCount): CityCount {
  const { city, country = "", longitude, latitude, venues, events, mix } = told;
  const [west, south, east, north] = told.bounds ?? [longitude, latitude, longitude, latitude];
  return { city, country, longitude, latitude, bounds: { west, south, east, north }, venues, events, mix };
}

/** The parts of each city as one, in their middle. A city of one part is that very part. */
export function joinCities<Part extends CityCount>(parts: readonly Part[]): (Part | CityCount)[] {
  const byName = new Map<string, (Part | CityCount)[]>();
  for (const part of parts.toSorted((a, b) => b.events - a.events)) {
    const known = byName.get(part.city) ?? [];
    const at = known.findIndex((city) => isSameCity(city, part));
    if (at >= 0) known[at] = joined(known[at]!, part);
    else known.push(part);
    byName.set(part.city, known);
  }
  return [...byName.values()].flat();
}

/** The cities in a box that have events, those with most first. */
export function citiesInView(
  box: Box,
  parts: readonly CityCount[],
  tonight: readonly CityCount[],
): CityInView[] {
  const evenings = joinCities(tonight);
  return joinCities(parts)
    .filter((city) => city.events > 0 && isInBox(box, city))
    .map((city) => ({
      city: city.city,
      country: city.country,
      longitude: city.longitude,
      latitude: city.latitude,
      bounds: city.bounds,
      events: city.events,
      category: leadingCategory(city.mix),
      tonight: evenings.find((evening) => isSameCity(evening, city))?.events ?? 0,
    }))
    .sort((a, b) => b.events - a.events);
}

export function sumOfMixes(mixes: readonly CityCount["mix"][]): CityCount["mix"] {
  const sum: CityCount["mix"] = {};
  for (const mix of mixes)
    for (const [category, count] of Object.entries(mix) as [VenueCategory, number][])
      sum[category] = (sum[category] ?? 0) + count;
  return sum;
}

export function boxAround(boxes: readonly Box[]): Box {
  return {
    west: Math.min(...boxes.map(({ west }) => west)),
    south: Math.min(...boxes.map(({ south }) => south)),
    east: Math.max(...boxes.map(({ east }) => east)),
    north: Math.max(...boxes.map(({ north }) => north)),
  };
}

function isSameCity(a: CityCount, b: CityCount): boolean {
  return a.city === b.city && distanceM(a, b) < CITY_REACH_M;
}

function joined(a: CityCount, b: CityCount): CityCount {
  const venues = a.venues + b.venues;
  const mean = (of: (part: CityCount) => number) => (of(a) * a.venues + of(b) * b.venues) / venues;
  return {
    city: a.city,
    country: a.country,
    longitude: mean(({ longitude }) => longitude),
    latitude: mean(({ latitude }) => latitude),
    bounds: boxAround([a.bounds, b.bounds]),
    venues,
    events: a.events + b.events,
    mix: sumOfMixes([a.mix, b.mix]),
  };
}

function leadingCategory(mix: CityCount["mix"]): VenueCategory {
  return VENUE_CATEGORIES.reduce((most, each) => ((mix[each] ?? 0) > (mix[most] ?? 0) ? each : most));
}
