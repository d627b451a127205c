import type { EventCounter } from "./event-counter.ts";
import { CANCELLED, FREE, RUN } from "./event-facts.ts";
import { isCounted, isMatch } from "./events.ts";
import type { Selected } from "./kept-selections.ts";
import { isPlace, type RowFilter } from "./map-filter.ts";
import { PlainEvents } from "./plain-events.ts";
import { fillBits, RankedBits, wordsFor } from "./ranked-bits.ts";
import { findRefined } from "./refined-events.ts";
import type { Segment } from "./segment.ts";

/** From this share of a segment on it pays to find all its matching venues at once. */
const WORTH_INDEXING = 1 / 16;
/** What its first day does not tell all about. */
const SPECIAL = RUN | CANCELLED;

class Selection implements Selected {
  readonly #segment: Segment;
  readonly #filter: RowFilter;
  readonly #isPlain: boolean;
  /** The values of the days asked for. */
  readonly #firstValue: number;
  readonly #width: number;
  #bits: RankedBits | undefined;
  #events: EventCounter | undefined;

  constructor(segment: Segment, filter: RowFilter) {
    this.#segment = segment;
    this.#filter = filter;
    this.#isPlain = filter.refinement === undefined;
    const { first, width } = segment.table.eventDays.range(filter.fromDay, filter.toDay);
    this.#firstValue = first;
    this.#width = width;
  }

  get bits(): RankedBits | undefined {
    return this.#bits;
  }

  /**
   * Finds all matching venues at once, so that ranges can be counted without walking them. The bits of a selection that is no
   * longer needed are used again.
   */
  index(spare?: RankedBits): void {
    const { length, deleted } = this.#segment;
    const words = spare?.words.fill(0) ?? new Uint32Array(wordsFor(length));
    this.#events = this.#filter.isPlain
      ? new PlainEvents(this.#segment, this.#filter, words)
      : findRefined(this.#segment, this.#filter, words);
    if (this.#filter.empties) {
      fillBits(words, 0, length);
      if (deleted) for (let w = 0; w < words.length; w++) words[w] &= ~deleted.words[w];
    }
    this.#bits = new RankedBits(words, spare?.before);
  }

  get bytes(): number {
    return (this.#bits?.bytes ?? 0) + (this.#events?.bytes ?? 0);
  }

  matchingEvents(position: number): number {
    if (this.#segment.isDeleted(position)) return -1;
    const { table } = this.#segment;
    const isThere = isPlace(this.#filter, table, position);
    const first = table.firstEvent[position];
    const events = isThere ? this.#countMatching(first, table.firstEvent[position + 1]) : -1;
    return this.#filter.empties ? Math.max(0, events) : events;
  }

  #countMatching(first: number, end: number): number {
    const filter = this.#filter;
    const { table } = this.#segment;
    const { eventFlags, eventDays } = table;
    const { values } = eventDays;
    const flags = filter.isFree ? FREE : 0;
    let counted = 0;
    let isAny = false;
    for (let e = first; e < end; e++) {
      if (this.#isPlain && (eventFlags[e] & SPECIAL) === 0) {
        const since = (values[e] - this.#firstValue) | 0;
        if (filter.isDated && (since | (this.#width - since)) < 0) continue;
        if ((eventFlags[e] & flags) === flags) counted++;
      } else if (isMatch(filter, table, e)) {
        isAny = true;
        if (isCounted(filter, table, e)) counted++;
      }
    }
    return isAny || counted > 0 ? counted : -1;
  }

  next(from: number, end: number): number {
    if (this.#bits) return this.#bits.next(from, end);
    let position = from;
    while (position < end && this.matchingEvents(position) < 0) position++;
    return position;
  }

  countEvents(low: number, high: number, level?: number, cell?: number): number {
    return this.#events!.count(low, high, level, cell);
  }
}

/** Selects from a segment in the way that suits the number of venues that will be looked at. */
export function select(segment: Segment, filter: RowFilter, candidates: number): Selected {
  const { selections } = segment;
  const known = selections.get(filter.key);
  if (known) return known;
  const selection = new Selection(segment, filter);
  if (candidates < segment.length * WORTH_INDEXING) return selection;
  selection.index(selections.makeRoom());
  selections.add(filter.key, selection);
  return selection;
}
