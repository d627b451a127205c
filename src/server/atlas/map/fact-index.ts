import { factKind, ORGANIZER, TAG } from "./event-row.ts";
import { lowerBound } from "./sorted.ts";
import type { VenueTable } from "./venue-table.ts";

/** The events of every tag and organizer, so that a filter on one touches only those. */
export class FactIndex {
  readonly #words: Uint32Array;
  readonly #start: Uint32Array;
  readonly #events: Uint32Array;

  constructor({ events, firstFact, facts }: VenueTable) {
    const sizes = new Map<number, number>();
    const end = firstFact[events];
    let total = 0;
    for (let f = 0; f < end; f++) {
      if (!isListed(facts[f])) continue;
      total++;
      sizes.set(facts[f], (sizes.get(facts[f]) ?? 0) + 1);
    }
    this.#words = Uint32Array.from(sizes.keys()).sort();
    this.#start = new Uint32Array(this.#words.length + 1);
    const next = new Map<number, number>();
    for (const [at, word] of this.#words.entries()) {
      next.set(word, this.#start[at]);
      this.#start[at + 1] = this.#start[at] + sizes.get(word)!;
    }
    this.#events = new Uint32Array(total);
    for (let e = 0; e < events; e++) {
      for (let f = firstFact[e]; f < firstFact[e + 1]; f++) {
        const at = next.get(facts[f]);
        if (at === undefined) continue;
        this.#events[at] = e;
        next.set(facts[f], at + 1);
      }
    }
  }

  /** The events with a tag or organizer, ascending. */
  eventsWith(word: number): Uint32Array {
    const at = lowerBound(this.#words, word);
    return this.#words[at] === word
      ? this.#events.subarray(this.#start[at], this.#start[at + 1])
      : new Uint32Array();
  }

  get bytes(): number {
    return this.#words.byteLength + this.#start.byteLength + this.#events.byteLength;
  }
}

function isListed(word: number): boolean {
  const kind = factKind(word);
  return kind === TAG || kind === ORGANIZER;
}
