import { fact, factKind, factValue, ORGANIZER, PRICE, STRETCH, TAG } from "./events.ts";
import { setBit } from "./ranked-bits.ts";
import { lowerBound } from "./sorted.ts";
import type { VenueTable } from "./venue-table.ts";

/** In the order of their numbers. */
const LISTED = [TAG, ORGANIZER, PRICE];
/** A gap of so many events or more takes several numbers: all but the last of them are this one. */
const FULL_GAP = 2 ** 16 - 1;

/**
 * Posting lists: the events of every tag, organizer and price, so that a filter on one touches only those. Ascending, each as
 * its distance from the one before.
 */
export class FactIndex {
  readonly #words: Uint32Array;
  readonly #start: Uint32Array;
  readonly #gaps: Uint16Array;

  constructor(table: VenueTable) {
    const slots = slotsOf(table);
    // Tags, organizers and prices are numbered from 0 on: a table is quicker than a map.
    const next = new Uint32Array(slots.length);
    addGaps(table, slots, next);
    const words: number[] = [];
    const start = [0];
    for (const kind of LISTED) {
      for (let slot = slots.first[kind]; slot < slots.first[kind + 1]; slot++) {
        const size = next[slot];
        if (size === 0) continue;
        next[slot] = start[words.length];
        start.push(start[words.length] + size);
        words.push(fact(kind, slot - slots.first[kind]));
      }
    }
    this.#words = Uint32Array.from(words);
    this.#start = Uint32Array.from(start);
    this.#gaps = new Uint16Array(this.#start[words.length]);
    addGaps(table, slots, next, this.#gaps);
  }

  /** The length of a word's list in memory: about the number of its events. */
  size(word: number): number {
    const at = lowerBound(this.#words, word);
    return this.#words[at] === word ? this.#start[at + 1] - this.#start[at] : 0;
  }

  /** The events with a tag, organizer or price, ascending. */
  eventsWith(word: number): Uint32Array {
    const events = new Uint32Array(this.size(word));
    let length = 0;
    this.#visit(word, (e) => {
      events[length++] = e;
    });
    return events.subarray(0, length);
  }

  addEventsWith(word: number, bits: Uint32Array): void {
    this.#visit(word, (e) => setBit(bits, e));
  }

  addEventsPriced(prices: ReadonlySet<number>, bits: Uint32Array): void {
    for (let at = lowerBound(this.#words, fact(PRICE, 0)); at < this.#words.length; at++)
      if (prices.has(factValue(this.#words[at]))) this.addEventsWith(this.#words[at], bits);
  }

  get bytes(): number {
    return this.#words.byteLength + this.#start.byteLength + this.#gaps.byteLength;
  }

  #visit(word: number, visit: (e: number) => void): void {
    const at = lowerBound(this.#words, word);
    if (this.#words[at] !== word) return;
    const gaps = this.#gaps;
    const end = this.#start[at + 1];
    let e = 0;
    for (let i = this.#start[at]; i < end; i++) {
      e += gaps[i];
      if (gaps[i] !== FULL_GAP) visit(e);
    }
  }
}

interface Slots {
  /** By kind, where its values begin. */
  first: number[];
  length: number;
}

function slotsOf({ facts }: VenueTable): Slots {
  const most = [-1, -1, -1, -1];
  for (let f = 0; f < facts.length; f++) {
    const kind = factKind(facts[f]);
    if (factValue(facts[f]) > most[kind]) most[kind] = factValue(facts[f]);
  }
  const first = [0, 0];
  for (const kind of LISTED) first.push(first[kind] + most[kind] + 1);
  return { first, length: first[PRICE + 1] };
}

/** Adds to the number of each word how many gaps its list has, or writes them from there on. */
function addGaps(table: VenueTable, { first, length }: Slots, next: Uint32Array, gaps?: Uint16Array): void {
  const { facts, events } = table;
  const seen = new Int32Array(length).fill(-1);
  let f = 0;
  for (let e = 0; e < events; e++) {
    for (const end = table.firstFact(e + 1); f < end; f++) {
      const kind = factKind(facts[f]);
      if (kind === STRETCH) continue;
      const slot = first[kind] + factValue(facts[f]);
      if (seen[slot] === e) continue;
      let gap = seen[slot] < 0 ? e : e - seen[slot];
      seen[slot] = e;
      for (; gap >= FULL_GAP; gap -= FULL_GAP) {
        if (gaps) gaps[next[slot]] = FULL_GAP;
        next[slot]++;
      }
      if (gaps) gaps[next[slot]] = gap;
      next[slot]++;
    }
  }
}

const CITIES = 0x1_0000_0000;

/** Venues by country and city, so that a filter on a place touches only the venues there. */
export class PlaceIndex {
  /** Country and city of each group of venues, ascending. */
  readonly #countries: Uint32Array;
  readonly #cities: Uint32Array;
  readonly #start: Uint32Array;
  readonly #venues: Uint16Array;

  constructor(country: Uint16Array | Uint32Array, city: Uint16Array | Uint32Array) {
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
