import { VENUE_CATEGORIES } from "#domain/category.ts";
import { type Box, mercatorX, mercatorY, type Point } from "#domain/geo.ts";
import type { CityAreas, CityTally } from "./map/venue-map.ts";

/** What cities of one cell of a grid have together, told by the one with most events. */
export interface CityGroup extends Point {
  /** The number of the city with most events; the group stands in its middle. */
  city: number;
  /** Its name and country, by which equal ones are told apart: numbers differ from process to process. */
  cityKey: string;
  cityEvents: number;
  /** How many cities there are. */
  places: number;
  bounds: Box;
  venues: number;
  events: number;
  mix: number[];
  /** The venue itself where it is the only one. */
  venueId: number | undefined;
}

/** A group for each of the cities that have a matching venue, in no particular order. */
export function cityGroups(
  cities: readonly number[],
  tally: CityTally,
  areas: CityAreas,
  keyOf: (city: number) => string,
): CityGroup[] {
  const groups: CityGroup[] = [];
  for (const city of cities) {
    const venues = tally.venues(city);
    if (venues === 0) continue;
    const mix = VENUE_CATEGORIES.map(() => 0);
    tally.addMix(city, mix);
    const events = tally.events(city);
    const { longitude, latitude } = areas.middle(city);
    groups.push({
      longitude,
      latitude,
      city,
      cityKey: keyOf(city),
      cityEvents: events,
      places: 1,
      bounds: areas.bounds(city),
      venues,
      events,
      mix,
      venueId: venues === 1 ? tally.onlyVenue(city) : undefined,
    });
  }
  return groups;
}

/** The same by cells of a grid of 2^level columns and rows over the mercator square. */
export function joinedByCell(groups: readonly CityGroup[], level: number): CityGroup[] {
  const size = 2 ** level;
  const cells = new Map<number, CityGroup>();
  for (const group of groups) {
    const column = Math.min(size - 1, Math.floor(mercatorX(group.longitude) * size));
    const row = Math.min(size - 1, Math.max(0, Math.floor(mercatorY(group.latitude) * size)));
    const cell = cells.get(row * size + column);
    cells.set(row * size + column, cell ? joined(cell, group) : group);
  }
  return [...cells.values()];
}

function joined(a: CityGroup, b: CityGroup): CityGroup {
  const leader = isAhead(b, a) ? b : a;
  return {
    longitude: leader.longitude,
    latitude: leader.latitude,
    city: leader.city,
    cityKey: leader.cityKey,
    cityEvents: leader.cityEvents,
    places: a.places + b.places,
    bounds: around(a.bounds, b.bounds),
    venues: a.venues + b.venues,
    events: a.events + b.events,
    mix: a.mix.map((venues, category) => venues + b.mix[category]!),
    venueId: undefined,
  };
}

/** Both boxes; where one crosses the antimeridian, so does this. */
function around(a: Box, b: Box): Box {
  const [south, north] = [Math.min(a.south, b.south), Math.max(a.north, b.north)];
  if (a.west <= a.east && b.west <= b.east)
    return { west: Math.min(a.west, b.west), south, east: Math.max(a.east, b.east), north };
  const eastern = (longitude: number) => (longitude < 0 ? longitude + 360 : longitude);
  const west = Math.min(eastern(a.west), eastern(b.west));
  const east = Math.max(eastern(a.east), eastern(b.east));
  return { west, south, east: east > 180 ? east - 360 : east, north };
}

/** The same city leads whatever the order in which they are joined. */
export function isAhead(a: CityGroup, b: CityGroup): boolean {
  return a.cityEvents === b.cityEvents ? a.cityKey < b.cityKey : a.cityEvents > b.cityEvents;
}
