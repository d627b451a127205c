import { VENUE_CATEGORIES, type VenueCategory } from "./category.ts";
import { type Box, isInBox, type Point } from "./geo.ts";

/** A city as a whole, or several that share a part of the map. */
export interface CityCount extends Point {
  /** That with most events, in whose middle they are. */
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

export function cityCount(told: ToldCount): CityCount {
  const { city, country = "", longitude, latitude, venues, events, mix } = told;
  const [west, south, east, north] = told.bounds ?? [longitude, latitude, longitude, latitude];
  return { city, country, longitude, latitude, bounds: { west, south, east, north }, venues, events, mix };
}

/** The cities in a box that have events, those with most first. A city's number is the same in every box. */
export function citiesInView(
  box: Box,
  cities: readonly CityCount[],
  tonight: readonly CityCount[],
): CityInView[] {
  const evenings = new Map(tonight.map((city) => [keyOf(city), city.events]));
  return cities
    .filter((city) => city.events > 0 && isInBox(box, city))
    .map((city) => ({
      city: city.city,
      country: city.country,
      longitude: city.longitude,
      latitude: city.latitude,
      bounds: city.bounds,
      events: city.events,
      category: leadingCategory(city.mix),
      tonight: evenings.get(keyOf(city)) ?? 0,
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

export function boxAroundCities(boxes: readonly Box[]): Box {
  return {
    west: Math.min(...boxes.map(({ west }) => west)),
    south: Math.min(...boxes.map(({ south }) => south)),
    east: Math.max(...boxes.map(({ east }) => east)),
    north: Math.max(...boxes.map(({ north }) => north)),
  };
}

function keyOf({ city, country }: Pick<CityCount, "city" | "country">): string {
  return `${city}\n${country}`;
}

function leadingCategory(mix: CityCount["mix"]): VenueCategory {
  return VENUE_CATEGORIES.reduce((most, each) => ((mix[each] ?? 0) > (mix[most] ?? 0) ? each : most));
}
