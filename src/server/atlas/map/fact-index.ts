import { fact, factKind, factValue, ORGANIZER, PRICE, STRETCH, TAG } from "./event-row.ts";
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
    const known: number[] = [];
    visitGaps(table, (word, gap) => {
      const numbers = 1 + Math.floor(gap / FULL_GAP);
      if (addTo(next, word, numbers) === numbers) known.push(word);
    });
    this.#words = Uint32Array.from(known).sort();
    this.#start = new Uint32Array(this.#words.length + 1);
    for (const [at, word] of this.#words.entries()) {
      const size = addTo(next, word, 0);
      this.#start[at + 1] = this.#start[at] + size;
      addTo(next, word, this.#start[at] - size);
      clearIn(seen, word);
    }
    const gaps = new Uint16Array(this.#start[this.#words.length]);
    visitGaps(table, (word, gap) => {
      let at = addTo(next, word, 1 + Math.floor(gap / FULL_GAP));
      gaps[--at] = gap % FULL_GAP;
      for (let rest = gap; rest >= FULL_GAP; rest -= FULL_GAP) gaps[--at] = FULL_GAP;
    });
    for (const word of this.#words) {
      clearIn(next, word);
      clearIn(seen, word);
    }
    this.#gaps = gaps;
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

/**
 * Numbers by word, reused by one index after the other, which leave them empty: tags, organizers and prices are numbered from 0
 * on, so that tables are quicker than maps.
 */
type WordTable = Uint32Array[];
const newTable = (): WordTable => LISTED.map(() => new Uint32Array(1024));
const next = newTable();
/** One more than the event that had the word last. */
const seen = newTable();

/** Adds to a word's number, and returns the new one. */
function addTo(table: WordTable, word: number, count: number): number {
  const kind = factKind(word) - TAG;
  const value = factValue(word);
  if (value >= table[kind].length) {
    const wider = new Uint32Array(Math.max(value + 1, table[kind].length * 2));
    wider.set(table[kind]);
    table[kind] = wider;
  }
  table[kind][value] += count;
  return table[kind][value];
}

function clearIn(table: WordTable, word: number): void {
  table[factKind(word) - TAG][factValue(word)] = 0;
}

/** Visits every listed fact of a table once, with its distance from the event that had the same one before. */
function visitGaps(table: VenueTable, visit: (word: number, gap: number) => void): void {
  const { facts, events } = table;
  let f = 0;
  for (let e = 0; e < events; e++) {
    for (const end = table.firstFact(e + 1); f < end; f++) {
      const word = facts[f];
      if (factKind(word) === STRETCH) continue;
      const before = addTo(seen, word, 0);
      if (before === e + 1) continue;
      addTo(seen, word, e + 1 - before);
      visit(word, before === 0 ? e : e + 1 - before);
    }
  }
}
