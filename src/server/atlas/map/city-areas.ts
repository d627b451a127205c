import { type Box, isInBox, type Point } from "#domain/geo.ts";
import { SIDES, TURN } from "./city-runs.ts";
import type { FirstNumber } from "./city-tally.ts";
import { UNITS_PER_DEGREE } from "./morton.ts";
import type { VenueIndex } from "./venue-index.ts";

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
