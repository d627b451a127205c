import { UNITS_PER_DEGREE } from "./morton.ts";
import type { RankedBits } from "./ranked-bits.ts";
import type { VenueTable } from "./venue-table.ts";

/** Numbers of a city's bounds. */
export const SIDES = 6;
/** Once around the world. */
export const TURN = 360 * UNITS_PER_DEGREE;

/**
 * The cities of a segment: the stretches of neighbours that are in one city, and, by city, how many venues there are and where,
 * deleted ones left out.
 */
export class CityRuns {
  /** The first venue of each stretch, and behind the last one the number of venues. */
  readonly starts: Uint32Array;
  /** The number of each city, and in the same order what is known of it. */
  readonly cities: Uint32Array;
  readonly mostNumber: number;
  readonly venues: Uint32Array;
  readonly longitudes: Float64Array;
  readonly latitudes: Float64Array;
  /** West, south, east and north of each, then west and east with what is west of Greenwich counted on beyond 180 degrees. */
  readonly bounds: Float64Array;
  /** Venues west of Greenwich. */
  readonly western: Uint32Array;

  constructor({ city, longitude, latitude, length }: VenueTable, deleted: RankedBits | undefined) {
    const starts: number[] = [];
    const slots = new Map<number, number>();
    for (let v = 0; v < length; v++) {
      if (v > 0 && city[v] === city[v - 1]) continue;
      starts.push(v);
      if (!slots.has(city[v])) slots.set(city[v], slots.size);
    }
    this.cities = Uint32Array.from(slots.keys());
    this.mostNumber = this.cities.reduce((most, number) => Math.max(most, number), -1);
    this.venues = new Uint32Array(slots.size);
    this.longitudes = new Float64Array(slots.size);
    this.latitudes = new Float64Array(slots.size);
    this.bounds = new Float64Array(SIDES * slots.size);
    this.western = new Uint32Array(slots.size);
    starts.push(length);
    this.starts = Uint32Array.from(starts);
    for (let run = 0; run < starts.length - 1; run++) {
      const slot = slots.get(city[starts[run]])!;
      for (let v = starts[run]; v < starts[run + 1]; v++)
        if (!deleted?.has(v)) this.#add(slot, longitude[v], latitude[v]);
    }
  }

  #add(slot: number, x: number, y: number): void {
    const { bounds } = this;
    const at = SIDES * slot;
    const eastern = x < 0 ? x + TURN : x;
    if (x < 0) this.western[slot]++;
    const isFirst = this.venues[slot]++ === 0;
    this.longitudes[slot] += x;
    this.latitudes[slot] += y;
    if (isFirst || x < bounds[at]) bounds[at] = x;
    if (isFirst || y < bounds[at + 1]) bounds[at + 1] = y;
    if (isFirst || x > bounds[at + 2]) bounds[at + 2] = x;
    if (isFirst || y > bounds[at + 3]) bounds[at + 3] = y;
    if (isFirst || eastern < bounds[at + 4]) bounds[at + 4] = eastern;
    if (isFirst || eastern > bounds[at + 5]) bounds[at + 5] = eastern;
  }

  get bytes(): number {
    const columns = [
      this.starts,
      this.cities,
      this.venues,
      this.longitudes,
      this.latitudes,
      this.bounds,
      this.western,
    ];
    return columns.reduce((sum, { byteLength }) => sum + byteLength, 0);
  }
}
