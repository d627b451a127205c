import { setBit } from "./ranked-bits.ts";
import { lowerBound } from "./sorted.ts";

const CITIES = 0x1_0000_0000;

/** Venues by country and city, so that a filter on a place touches only the venues there. */
export class PlaceIndex {
  /** Country and city of each group of venues, ascending. */
  readonly #countries: Uint32Array;
  readonly #cities: Uint32Array;
  readonly #start: Uint32Array;
  readonly #venues: Uint16Array;

  constructor(country: Uint32Array, city: Uint32Array) {
    const sizes = new Map<number, number>();
    for (let v = 0; v < country.length; v++) {
      const place = country[v] * CITIES + city[v];
      sizes.set(place, (sizes.get(place) ?? 0) + 1);
    }
    const places = Float64Array.from(sizes.keys()).sort();
    this.#countries = Uint32Array.from(places, (place) => Math.floor(place / CITIES));
    this.#cities = Uint32Array.from(places, (place) => place % CITIES);
    this.#start = new Uint32Array(places.length + 1);
    this.#venues = new Uint16Array(country.length);
    const next = new Map<number, number>();
    for (const [g, place] of places.entries()) {
      next.set(place, this.#start[g]);
      this.#start[g + 1] = this.#start[g] + sizes.get(place)!;
    }
    for (let v = 0; v < country.length; v++) {
      const place = country[v] * CITIES + city[v];
      const at = next.get(place)!;
      this.#venues[at] = v;
      next.set(place, at + 1);
    }
  }

  /** The venues of a place; an absent country or list of cities does not narrow. */
  addVenues(country: number | undefined, cities: readonly number[] | undefined, bits: Uint32Array): void {
    const first = country === undefined ? 0 : lowerBound(this.#countries, country);
    const end =
      country === undefined ? this.#countries.length : lowerBound(this.#countries, country + 1, first);
    for (let g = first; g < end; g++) {
      if (cities && !cities.includes(this.#cities[g]!)) continue;
      for (let i = this.#start[g]; i < this.#start[g + 1]; i++) setBit(bits, this.#venues[i]);
    }
  }

  get bytes(): number {
    return [this.#countries, this.#cities, this.#start, this.#venues].reduce(
      (sum, { byteLength }) => sum + byteLength,
      0,
    );
  }
}
