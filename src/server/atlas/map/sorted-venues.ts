import type { EventCounter } from "./event-counter.ts";
import { lowerBound } from "./sorted.ts";

/** Steps to the next venue asked for before it is searched: each costs far less than one of a binary search. */
const FEW_STEPS = 64;

/** The venues of some events, ascending, each as often as it has such events. */
export class SortedVenues implements EventCounter {
  static readonly NONE = new SortedVenues(new Uint16Array());
  readonly #venues: Uint16Array;
  #cursor = 0;

  constructor(venues: Uint16Array) {
    this.#venues = venues;
  }

  /** How many of the events belong to venues from `low` up to, not including, `high`. */
  count(low: number, high: number): number {
    if (this.#venues.length === 0) return 0;
    const before = this.#before(low);
    return this.#before(high) - before;
  }

  get bytes(): number {
    return this.#venues.byteLength;
  }

  /** Mostly asked for one venue after the other, so that the search goes on where the last one ended. */
  #before(venue: number): number {
    const venues = this.#venues;
    let at = this.#cursor;
    if (at > 0 && venues[at - 1] >= venue) at = lowerBound(venues, venue, 0, at);
    for (let steps = 0; at < venues.length && venues[at] < venue; at++)
      if (++steps > FEW_STEPS) {
        at = lowerBound(venues, venue, at);
        break;
      }
    this.#cursor = at;
    return at;
  }
}
