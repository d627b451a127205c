import type { DaySpan } from "./event-counts.ts";
import { Corrections, type EventIndex } from "./event-index.ts";
import { CANCELLED, FREE, isCounted, isMatch, RUN } from "./events.ts";
import { isPlace, type RowFilter } from "./map-filter.ts";
import { RankedBits, setBit, wordsFor } from "./ranked-bits.ts";
import { type CountBefore, findRefined } from "./refined-events.ts";
import type { Segment } from "./segment.ts";

const KEPT_PER_SEGMENT = 16;
/** From this share of a segment on it pays to find all its matching venues at once. */
const WORTH_INDEXING = 1 / 16;

/** The venues of a segment that a filter lets through, and how many of their events. */
export class Selection {
  readonly #segment: Segment;
  readonly #filter: RowFilter;
  readonly #index: EventIndex;
  readonly #from: number;
  readonly #to: number;
  readonly #isEverywhere: boolean;
  #bits: RankedBits | undefined;
  #span: DaySpan | undefined;
  #corrections: Corrections | undefined;
  /** Where the filter asks more than days. */
  #refined: CountBefore | undefined;
  #deletedEvents: Uint32Array | undefined;
  #lastAt = 0;
  #lastBefore = 0;

  constructor(segment: Segment, filter: RowFilter) {
    this.#segment = segment;
    this.#filter = filter;
    this.#index = indexFor(segment, filter);
    this.#from = this.#index.days.rankOf(filter.fromDay);
    this.#to = this.#index.days.rankOf(filter.toDay + 1);
    this.#isEverywhere = filter.country === undefined && filter.cities === undefined;
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

  /** The number of a venue's matching events that count, or -1 if the venue does not match. */
  matchingEvents(position: number): number {
    if (this.#segment.isDeleted(position)) return -1;
    const { table } = this.#segment;
    let counted = 0;
    let isAny = this.#filter.empties;
    if (isPlace(this.#filter, table, position)) {
      for (let e = table.firstEvent[position]; e < table.firstEvent[position + 1]; e++) {
        if (!isMatch(this.#filter, table, e)) continue;
        isAny = true;
        if (isCounted(this.#filter, table, e)) counted++;
      }
    }
    return isAny ? counted : -1;
  }

  /** The first matching venue from `from` on, or `end` if there is none before it. */
  next(from: number, end: number): number {
    if (this.#bits) return this.#bits.next(from, end);
    let position = from;
    while (position < end && this.matchingEvents(position) < 0) position++;
    return position;
  }

  /** The matching events of a range of venues that count. Asks for an index. */
  countEvents(low: number, high: number): number {
    if (!this.#isEverywhere && this.#refined === undefined) return this.#walkEvents(low, high);
    // Ranges come in order, and most begin where the last one ended.
    const before = low === this.#lastAt ? this.#lastBefore : this.#eventsBefore(low);
    this.#lastAt = high;
    this.#lastBefore = this.#eventsBefore(high);
    return this.#lastBefore - before;
  }

  /** The same for a whole cell of the segment's list, undefined where its days are not counted. */
  countListed(level: number, cell: number, low: number, high: number): number | undefined {
    if (!this.#isEverywhere || !this.#filter.isDated || this.#refined) return undefined;
    const list = this.#segment.cells(level);
    const counts = list && this.#index.cellCounts(level, list.starts);
    return counts && counts.count(cell, this.#from, this.#to) + this.#corrected(high) - this.#corrected(low);
  }

  #walkEvents(low: number, high: number): number {
    let events = 0;
    for (let at = this.next(low, high); at < high; at = this.next(at + 1, high))
      events += Math.max(0, this.matchingEvents(at));
    return events;
  }

  #eventsBefore(venue: number): number {
    if (this.#refined) return this.#refined(venue);
    const { counts, firstEvent } = this.#index;
    let events = firstEvent[venue];
    if (this.#filter.isDated) {
      this.#span ??= counts.span(this.#from, this.#to);
      events = counts.before(this.#span, venue);
    }
    return events + this.#corrected(venue);
  }

  /** What the index counts too much or too little up to this venue: runs of days, what is cancelled, and deleted venues. */
  #corrected(venue: number): number {
    this.#corrections ??= new Corrections(this.#segment.table, this.#index.special, this.#filter);
    return this.#corrections.before(venue) - this.#deletedBefore(venue);
  }

  #deletedBefore(venue: number): number {
    const { deleted } = this.#segment;
    if (deleted === undefined) return 0;
    this.#deletedEvents ??= this.#countDeleted(deleted);
    return this.#deletedEvents[deleted.rank(venue)];
  }

  /** The segment's counts include deleted venues: their matching events, summed up in order. Only where nothing but days is asked. */
  #countDeleted(deleted: RankedBits): Uint32Array {
    const { table, length } = this.#segment;
    const { fromDay, toDay, isDated, isFree } = this.#filter;
    const { values } = table.eventDays;
    const { first, width } = table.eventDays.range(fromDay, toDay);
    const unlikeFirstDay = RUN | CANCELLED;
    const sums = new Uint32Array(deleted.total + 1);
    let n = 0;
    for (let at = deleted.next(0, length); at < length; at = deleted.next(at + 1, length)) {
      let events = 0;
      for (let e = table.firstEvent[at]; e < table.firstEvent[at + 1]; e++) {
        const flags = table.eventFlags[e];
        if ((flags & unlikeFirstDay) !== 0) {
          if (isMatch(this.#filter, table, e) && isCounted(this.#filter, table, e)) events++;
        } else if (!isFree || (flags & FREE) !== 0) {
          if (!isDated || (values[e] >= first && values[e] - first <= width)) events++;
        }
      }
      sums[n + 1] = sums[n] + events;
      n++;
    }
    return sums;
  }

  #findAll(spare?: Uint32Array): Uint32Array {
    const { deleted, length } = this.#segment;
    const { empties, refinement } = this.#filter;
    const bits = spare?.fill(0) ?? new Uint32Array(wordsFor(length));
    if (refinement) this.#refined = findRefined(this.#segment, this.#filter, bits);
    if (empties) for (let v = 0; v < length; v++) setBit(bits, v);
    else if (!refinement) this.#addVenues(bits);
    if (deleted) for (let w = 0; w < bits.length; w++) bits[w] &= ~deleted.words[w];
    return bits;
  }

  #addVenues(bits: Uint32Array): void {
    const { isDated, country, cities } = this.#filter;
    if (isDated) {
      this.#index.days.addVenues(this.#from, this.#to, bits);
      this.#corrections = new Corrections(this.#segment.table, this.#index.special, this.#filter, bits);
    } else {
      bits.set(this.#index.withEvents);
    }
    if (this.#isEverywhere) return;
    const there = new Uint32Array(bits.length);
    this.#segment.places.addVenues(country, cities, there);
    for (let w = 0; w < bits.length; w++) bits[w] &= there[w];
  }
}

/** Selects from a segment in the way that suits the number of venues that will be looked at. */
export function select(segment: Segment, filter: RowFilter, candidates: number): Selection {
  const { selections } = segment;
  const { key } = filter;
  const known = selections.get(key);
  const selection = known ?? new Selection(segment, filter);
  if (known === undefined && candidates < segment.length * WORTH_INDEXING) return selection;
  selections.delete(key);
  selection.index(selections.size < KEPT_PER_SEGMENT ? undefined : takeOldest(selections));
  selections.set(key, selection);
  return selection;
}

function indexFor({ all, free }: Segment, { isFree }: RowFilter): EventIndex {
  return isFree ? free : all;
}

function takeOldest(selections: Map<string, Selection>): RankedBits | undefined {
  const [key, selection] = selections.entries().next().value!;
  selections.delete(key);
  return selection.bits;
}
