import type { DaySpan } from "./event-counts.ts";
import type { RowFilter } from "./map-filter.ts";
import { RankedBits, setBit, wordsFor } from "./ranked-bits.ts";
import type { Segment } from "./segment.ts";

const KEPT_PER_SEGMENT = 16;
/** From this share of a segment on it pays to find all its matching venues at once. */
const WORTH_INDEXING = 1 / 16;

/** The venues of a segment that a filter lets through, and how many of their events. */
export class Selection {
  readonly #segment: Segment;
  readonly #filter: RowFilter;
  readonly #from: number;
  readonly #to: number;
  readonly #isEveryDay: boolean;
  readonly #isEverywhere: boolean;
  #bits: RankedBits | undefined;
  #span: DaySpan | undefined;
  #deadEvents: Uint32Array | undefined;
  #lastAt = 0;
  #lastBefore = 0;

  constructor(segment: Segment, filter: RowFilter) {
    const { days } = segment;
    this.#segment = segment;
    this.#filter = filter;
    this.#from = days.rankOf(filter.fromDay);
    this.#to = days.rankOf(filter.toDay + 1);
    this.#isEveryDay = this.#from === 0 && this.#to === days.days.length;
    this.#isEverywhere = filter.country === undefined && filter.city === undefined;
  }

  /** All matching venues, once indexed. */
  get bits(): RankedBits | undefined {
    return this.#bits;
  }

  /**
   * Finds all matching venues at once, so that ranges can be counted without walking them. The bits of a selection that nobody
   * needs any more are used again.
   */
  index(spare?: RankedBits): void {
    this.#bits ??= new RankedBits(this.#findAll(spare?.words), spare?.before);
  }

  /** The number of a venue's matching events, or -1 if the venue does not match. */
  matchingEvents(position: number): number {
    if (this.#segment.isDead(position)) return -1;
    const events = this.#isThere(position) ? this.#eventsAt(position) : 0;
    return events > 0 || this.#filter.empties ? events : -1;
  }

  /** The first matching venue from `from` on, or `end` if there is none before it. */
  next(from: number, end: number): number {
    if (this.#bits) return this.#bits.next(from, end);
    let position = from;
    while (position < end && this.matchingEvents(position) < 0) position++;
    return position;
  }

  /** The matching events of a range of venues. Asks for an index. */
  countEvents(low: number, high: number): number {
    if (!this.#isEverywhere) return this.#walkEvents(low, high);
    // Ranges come in order, and most begin where the last one ended.
    const before = low === this.#lastAt ? this.#lastBefore : this.#eventsBefore(low);
    this.#lastAt = high;
    this.#lastBefore = this.#eventsBefore(high);
    return this.#lastBefore - before;
  }

  /** The same for a whole cell of the segment's list, undefined where its days are not counted. */
  countListed(level: number, cell: number, low: number, high: number): number | undefined {
    const counts = this.#isEverywhere ? this.#segment.cells(level)?.counts : undefined;
    return (
      counts && counts.count(cell, this.#from, this.#to) - this.#deadBefore(high) + this.#deadBefore(low)
    );
  }

  #isThere(position: number): boolean {
    const { table } = this.#segment;
    const { country, city } = this.#filter;
    return (
      (country === undefined || table.country[position] === country) &&
      (city === undefined || table.city[position] === city)
    );
  }

  #eventsAt(position: number): number {
    const { table } = this.#segment;
    if (this.#isEveryDay) return table.eventsOf(position);
    return table.eventsWithin(position, this.#filter.fromDay, this.#filter.toDay);
  }

  #walkEvents(low: number, high: number): number {
    let events = 0;
    for (let at = this.next(low, high); at < high; at = this.next(at + 1, high))
      if (this.#isThere(at)) events += this.#eventsAt(at);
    return events;
  }

  #eventsBefore(venue: number): number {
    const { counts, table } = this.#segment;
    let events = table.firstEvent[venue];
    if (!this.#isEveryDay) {
      this.#span ??= counts.span(this.#from, this.#to);
      events = counts.before(this.#span, venue);
    }
    return events - this.#deadBefore(venue);
  }

  #deadBefore(venue: number): number {
    const { dead } = this.#segment;
    if (dead === undefined) return 0;
    this.#deadEvents ??= this.#countDead(dead);
    return this.#deadEvents[dead.rank(venue)];
  }

  /** The segment's counts include the dead: their matching events, summed up in order. */
  #countDead(dead: RankedBits): Uint32Array {
    const sums = new Uint32Array(dead.total + 1);
    const end = this.#segment.length;
    let n = 0;
    for (let at = dead.next(0, end); at < end; at = dead.next(at + 1, end)) {
      sums[n + 1] = sums[n] + this.#eventsAt(at);
      n++;
    }
    return sums;
  }

  #findAll(spare?: Uint32Array): Uint32Array {
    const { days, places, dead, length } = this.#segment;
    const { country, city, empties } = this.#filter;
    const bits = spare?.fill(0) ?? new Uint32Array(wordsFor(length));
    if (empties) for (let v = 0; v < length; v++) setBit(bits, v);
    else days.addVenues(this.#from, this.#to, bits);
    if (!empties && !this.#isEverywhere) {
      const there = new Uint32Array(bits.length);
      places.addVenues(country, city, there);
      for (let w = 0; w < bits.length; w++) bits[w] &= there[w];
    }
    if (dead) for (let w = 0; w < bits.length; w++) bits[w] &= ~dead.words[w];
    return bits;
  }
}

/** Selects from a segment in the way that suits the number of venues that will be looked at. */
export function select(segment: Segment, filter: RowFilter, candidates: number): Selection {
  const { selections, days } = segment;
  const { fromDay, toDay, country, city, empties } = filter;
  // By rank: two filters that differ in days without events, or beyond all of them, are the same.
  const key = `${days.rankOf(fromDay)} ${days.rankOf(toDay + 1)} ${country} ${city} ${empties}`;
  const known = selections.get(key);
  const selection = known ?? new Selection(segment, filter);
  if (known === undefined && candidates < segment.length * WORTH_INDEXING) return selection;
  selections.delete(key);
  selection.index(selections.size < KEPT_PER_SEGMENT ? undefined : takeOldest(selections));
  selections.set(key, selection);
  return selection;
}

function takeOldest(selections: Map<string, Selection>): RankedBits | undefined {
  const [key, selection] = selections.entries().next().value!;
  selections.delete(key);
  return selection.bits;
}
