import { VENUE_CATEGORIES } from "#domain/category.ts";
import type { Box } from "#domain/geo.ts";
import { type EventHits, visitHits } from "./event-hits.ts";
import { gridBoxes } from "./grid-box.ts";
import type { Selected } from "./kept-selections.ts";
import { type MapFilter, rowFilter, withoutEvents } from "./map-filter.ts";
import type { OverviewOptions } from "./overview-cells.ts";
import type { Segment } from "./segment.ts";
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
  filter: MapFilter,
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
  filter: MapFilter,
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
