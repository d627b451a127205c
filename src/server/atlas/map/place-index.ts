import { setBit } from "./ranked-bits.ts";

/** Venues by country and city, so that a filter on a place touches only the venues there. */
export class PlaceIndex {
  readonly #countries: Uint32Array;
  readonly #cities: Uint32Array;
  readonly #start: Uint32Array;
  readonly #venues: Uint16Array;

  constructor(country: Uint32Array, city: Uint32Array) {
    const groups = new Map<number, number>();
    const groupOf = new Uint32Array(country.length);
    for (let v = 0; v < country.length; v++) {
      const place = country[v] * 0x1_0000_0000 + city[v];
      let group = groups.get(place);
      if (group === undefined) {
        group = groups.size;
        groups.set(place, group);
      }
      groupOf[v] = group;
    }
    this.#countries = new Uint32Array(groups.size);
    this.#cities = new Uint32Array(groups.size);
    this.#start = new Uint32Array(groups.size + 1);
    this.#venues = new Uint16Array(country.length);
    for (let v = 0; v < country.length; v++) {
      this.#countries[groupOf[v]] = country[v];
      this.#cities[groupOf[v]] = city[v];
      this.#start[groupOf[v] + 1]++;
    }
    for (let g = 0; g < groups.size; g++) this.#start[g + 1] += this.#start[g];
    const next = this.#start.slice();
    for (let v = 0; v < country.length; v++) this.#venues[next[groupOf[v]]++] = v;
  }

  /** The venues of a place; an absent country or city does not narrow. */
  addVenues(country: number | undefined, city: number | undefined, bits: Uint32Array): void {
    for (let g = 0; g < this.#countries.length; g++) {
      if (country !== undefined && this.#countries[g] !== country) continue;
      if (city !== undefined && this.#cities[g] !== city) continue;
      for (let i = this.#start[g]; i < this.#start[g + 1]; i++) setBit(bits, this.#venues[i]);
    }
  }

  get bytes(): number {
    return (
      this.#countries.byteLength + this.#cities.byteLength + this.#start.byteLength + this.#venues.byteLength
    );
  }
}
