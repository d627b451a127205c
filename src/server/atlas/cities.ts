import { VENUE_CATEGORIES } from "#domain/category.ts";
import { type Box, distanceM, mercatorX, mercatorY, type Point } from "#domain/geo.ts";
import type { CityAreas, CityTally, MapFilter, VenueMap } from "./map/venue-map.ts";
import type { CityNumbers } from "./place-numbers.ts";

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

/** A view of fewer of all cities counts only the parts of the world that have them. */
const FEW_CITIES = 1 / 8;
/** Counted worlds that are cached for the next view of the same filter, until something changes. */
const MAX_TALLIES = 4;

/** The numbers of whole cities, with what is cached of them for as long as the map does not change. */
export class CityCounts {
  readonly #map: VenueMap;
  readonly #firstNumber: (city: number) => number;
  readonly #keyOf: (city: number) => string;
  #version = -1;
  #areas: CityAreas | undefined;
  readonly #tallies = new Map<string, CityTally>();

  constructor(map: VenueMap, cities: Pick<CityNumbers, "firstOf" | "keyOf">) {
    this.#map = map;
    this.#firstNumber = cities.firstOf;
    this.#keyOf = cities.keyOf;
  }

  /** The cities of which the middle is in a box and that have a matching venue; the key tells filters apart. */
  in(box: Box, key: string, filter: MapFilter, options: Parameters<VenueMap["cities"]>[1]): CityGroup[] {
    const areas = this.#currentAreas();
    const cities = areas.in(box);
    const tally = this.#tally(cities, areas.size, key, filter, options);
    return cityGroups(cities, tally, areas, this.#keyOf);
  }

  /** How far the middle of a venue's city is from a point; infinite if the venue is not here. */
  distanceFrom(point: Point): (venueId: number) => number {
    const areas = this.#currentAreas();
    const metres = new Map<number, number>();
    return (venueId) => {
      const number = this.#map.cityOf(venueId);
      if (number === undefined) return Number.POSITIVE_INFINITY;
      const city = this.#firstNumber(number);
      const known = metres.get(city) ?? distanceM(point, areas.middle(city));
      metres.set(city, known);
      return known;
    };
  }

  #currentAreas(): CityAreas {
    if (this.#version !== this.#map.version) {
      this.#version = this.#map.version;
      this.#areas = undefined;
      this.#tallies.clear();
    }
    this.#areas ??= this.#map.cityAreas(this.#firstNumber);
    return this.#areas;
  }

  /** The numbers of these cities; others may be in it, too. */
  #tally(
    cities: readonly number[],
    size: number,
    key: string,
    filter: MapFilter,
    options: Parameters<VenueMap["cities"]>[1],
  ): CityTally {
    const asked = { size, firstNumber: this.#firstNumber };
    if (cities.length < size * FEW_CITIES) {
      const wanted = new Uint8Array(size);
      for (const city of cities) wanted[city] = 1;
      return this.#map.cities(filter, options, { ...asked, wanted });
    }
    const tally = this.#tallies.get(key) ?? this.#map.cities(filter, options, asked);
    this.#tallies.delete(key);
    this.#tallies.set(key, tally);
    if (this.#tallies.size > MAX_TALLIES) this.#tallies.delete(this.#tallies.keys().next().value!);
    return tally;
  }
}

/** A group of cities that share a cell, with its venue where it is the only one. */
export function cellJson(
  group: CityGroup,
  cities: CityNumbers,
  venueJson: (venueId: number) => string | undefined,
): string {
  const { cityEvents, places, venueId } = group;
  const venue = venueId === undefined ? "" : `,"venue":${venueJson(venueId)}`;
  return groupJson(group, cities, `"cityEvents":${cityEvents},"places":${places},`, venue);
}

/** A single city has nothing to tell of others. */
export const cityJson = (group: CityGroup, cities: CityNumbers): string => groupJson(group, cities, "", "");

function groupJson(group: CityGroup, cities: CityNumbers, others: string, venue: string): string {
  const { longitude, latitude, bounds, city, venues, events, mix } = group;
  const shares = mix.flatMap((share, index) => (share > 0 ? `"${VENUE_CATEGORIES[index]}":${share}` : []));
  const place = `"longitude":${longitude.toFixed(5)},"latitude":${latitude.toFixed(5)}`;
  const box = [bounds.west, bounds.south, bounds.east, bounds.north].map((side) => side.toFixed(5));
  const [label, country] = [cities.labelOf(city), cities.countryOf(city)].map((name) => JSON.stringify(name));
  const where = `"bounds":[${box}],"city":${label},"country":${country}`;
  return `{${place},${where},${others}"venues":${venues},"events":${events},"mix":{${shares}}${venue}}`;
}
