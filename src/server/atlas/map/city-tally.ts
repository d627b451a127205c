import { VENUE_CATEGORIES } from "#domain/category.ts";
import { type Box, isInBox, type Point } from "#domain/geo.ts";
import { type EventHits, visitHits } from "./event-hits.ts";
import { gridBoxes } from "./grid-box.ts";
import { type AtlasMapFilter, rowFilter, withoutEvents } from "./map-filter.ts";
import { UNITS_PER_DEGREE } from "./morton.ts";
import type { OverviewOptions } from "./overview.ts";
import type { Segment, Selected } from "./segment.ts";
import { SIDES, TURN } from "./segment-tables.ts";
import { select } from "./selection.ts";
import type { VenueIndex } from "./venue-index.ts";

/** Several numbers may mean one city, which is then told by the first of them. */
export type FirstNumber = (city: number) => number;

const CATEGORY_COUNT = VENUE_CATEGORIES.length;
const WORLD: Box = { west: -180, south: -90, east: 180, north: 90 };

/**
 * Whole cities, wherever their venues are, with the numbers of what a filter lets through. A column for each number, by the
 * number of the city: a category is summed up at a time, and two columns stay in the processor's cache.
 */
export class CityTally {
  readonly #events: Uint32Array;
  /** By category and city. */
  readonly #venues: Uint32Array;
  /** The id of the venue seen last. */
  readonly #lastId: Uint32Array;
  readonly #size: number;

  constructor(size: number) {
    this.#size = size;
    this.#events = new Uint32Array(size);
    this.#venues = new Uint32Array(size * CATEGORY_COUNT);
    this.#lastId = new Uint32Array(size);
  }

  add(city: number, category: number, venues: number, events: number, venueId: number): void {
    this.#events[city] += events;
    this.#venues[category * this.#size + city] += venues;
    if (venues === 1) this.#lastId[city] = venueId;
  }

  venues(city: number): number {
    let sum = 0;
    for (let at = city; at < this.#venues.length; at += this.#size) sum += this.#venues[at];
    return sum;
  }

  events(city: number): number {
    return this.#events[city] ?? 0;
  }

  /** Matching venues by category, added to others. */
  addMix(city: number, mix: number[]): void {
    for (let c = 0; c < CATEGORY_COUNT; c++) mix[c] += this.#venues[c * this.#size + city];
  }

  /** Of a city with one matching venue. */
  onlyVenue(city: number): number {
    return this.#lastId[city];
  }
}

/** The cities to count: how many numbers there are, which mean the same, and which are wanted, if not all of them. */
export interface AskedCities {
  size: number;
  firstNumber: FirstNumber;
  /** By number, 1 for those; others may have been counted in part. */
  wanted?: Uint8Array | undefined;
}

export function tallyCities(
  index: VenueIndex,
  filter: AtlasMapFilter,
  { includeEmpty, hits }: OverviewOptions,
  { size, firstNumber, wanted }: AskedCities,
): CityTally {
  const tally = new CityTally(size);
  if (hits) addHits(index, hits, filter, includeEmpty, tally, firstNumber);
  if (hits && !includeEmpty) return tally;
  for (const { index: category, rows } of index.rowsOf(filter, includeEmpty)) {
    // Where hits have been counted, only the venues are still to be.
    const counted = hits ? withoutEvents(rows) : rows;
    for (const segment of category.settled()) {
      if (wanted && !hasAny(segment, wanted, firstNumber)) continue;
      const selection = select(segment, counted, segment.length);
      addSegment(segment, selection, category.category, tally, firstNumber);
    }
  }
  return tally;
}

/** Most segments hold neighbours, and most views few cities. */
function hasAny({ cityRuns }: Segment, wanted: Uint8Array, firstNumber: FirstNumber): boolean {
  return cityRuns.cities.some((city) => wanted[firstNumber(city)] === 1);
}

/** By stretches of one city, or venue by venue where fewer match than there are stretches. */
function addSegment(
  segment: Segment,
  selection: Selected,
  category: number,
  tally: CityTally,
  firstNumber: FirstNumber,
): void {
  const { city, id, length } = segment.table;
  const bits = selection.bits!;
  const { starts } = segment.cityRuns;
  if (bits.total < starts.length) {
    for (let at = bits.next(0, length); at < length; at = bits.next(at + 1, length))
      tally.add(firstNumber(city[at]), category, 1, selection.countEvents(at, at + 1), id[at]);
    return;
  }
  let before = 0;
  for (let run = 0; run < starts.length - 1; run++) {
    const low = starts[run];
    const high = starts[run + 1];
    const rank = bits.rank(high);
    const venues = rank - before;
    before = rank;
    if (venues === 0) continue;
    const only = venues === 1 ? id[bits.next(low, high)] : 0;
    tally.add(firstNumber(city[low]), category, venues, selection.countEvents(low, high), only);
  }
}

function addHits(
  index: VenueIndex,
  hits: EventHits,
  filter: AtlasMapFilter,
  eventsOnly: boolean,
  tally: CityTally,
  firstNumber: FirstNumber,
): void {
  visitHits(
    hits,
    gridBoxes(WORLD),
    rowFilter(filter, false),
    index.finderOf(filter),
    ({ table, row, index: { category } }, events) =>
      tally.add(firstNumber(table.city[row]), category, eventsOnly ? 0 : 1, events, table.id[row]),
  );
}

/** Where the cities are, whatever matches: the middle and the bounds of their venues, by the numbers of the cities. */
export class CityAreas {
  readonly #venues: Uint32Array;
  readonly #longitudes: Float64Array;
  readonly #latitudes: Float64Array;
  readonly #bounds: Float64Array;
  readonly #western: Uint32Array;

  constructor(index: VenueIndex, firstNumber: FirstNumber) {
    let size = 0;
    for (const category of index.categories)
      for (const { cityRuns } of category.settled()) size = Math.max(size, cityRuns.mostNumber + 1);
    this.#venues = new Uint32Array(size);
    this.#longitudes = new Float64Array(size);
    this.#latitudes = new Float64Array(size);
    this.#bounds = new Float64Array(SIDES * size);
    this.#western = new Uint32Array(size);
    for (const category of index.categories)
      for (const { cityRuns } of category.settled()) {
        const { cities, venues, longitudes, latitudes, bounds, western } = cityRuns;
        for (let slot = 0; slot < cities.length; slot++) {
          if (venues[slot] === 0) continue;
          const city = firstNumber(cities[slot]);
          this.#extend(city, bounds, SIDES * slot);
          this.#venues[city] += venues[slot];
          this.#longitudes[city] += longitudes[slot];
          this.#latitudes[city] += latitudes[slot];
          this.#western[city] += western[slot];
        }
      }
  }

  #extend(city: number, from: Float64Array, at: number): void {
    const own = this.#bounds;
    const to = SIDES * city;
    const isFirst = this.#venues[city] === 0;
    if (isFirst || from[at] < own[to]) own[to] = from[at];
    if (isFirst || from[at + 1] < own[to + 1]) own[to + 1] = from[at + 1];
    if (isFirst || from[at + 2] > own[to + 2]) own[to + 2] = from[at + 2];
    if (isFirst || from[at + 3] > own[to + 3]) own[to + 3] = from[at + 3];
    if (isFirst || from[at + 4] < own[to + 4]) own[to + 4] = from[at + 4];
    if (isFirst || from[at + 5] > own[to + 5]) own[to + 5] = from[at + 5];
  }

  /** One more than the highest number. */
  get size(): number {
    return this.#venues.length;
  }

  /** The numbers of the cities of which the middle is in a box. */
  in(box: Box): number[] {
    const found: number[] = [];
    for (let city = 0; city < this.#venues.length; city++)
      if (this.#venues[city] > 0 && isInBox(box, this.middle(city))) found.push(city);
    return found;
  }

  middle(city: number): Point {
    const venues = this.#venues[city];
    const beyond = this.#isAcross(city) ? TURN * this.#western[city] : 0;
    const longitude = (this.#longitudes[city] + beyond) / venues / UNITS_PER_DEGREE;
    return {
      longitude: longitude > 180 ? longitude - 360 : longitude,
      latitude: this.#latitudes[city] / venues / UNITS_PER_DEGREE,
    };
  }

  bounds(city: number): Box {
    const [west, south, east, north, easternWest, easternEast] = this.#bounds.subarray(
      SIDES * city,
      SIDES * (city + 1),
    );
    const isAcross = this.#isAcross(city);
    return {
      west: (isAcross ? easternWest : west) / UNITS_PER_DEGREE,
      south: south / UNITS_PER_DEGREE,
      east: (isAcross ? easternEast - TURN : east) / UNITS_PER_DEGREE,
      north: north / UNITS_PER_DEGREE,
    };
  }

  /** Whether its venues are nearer to each other across the antimeridian. */
  #isAcross(city: number): boolean {
    const at = SIDES * city;
    return this.#bounds[at + 5] - this.#bounds[at + 4] < this.#bounds[at + 2] - this.#bounds[at];
  }
}
