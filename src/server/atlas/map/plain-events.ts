import { countInRange, type ValueRange } from "./day-index.ts";
import type { EventCounter } from "./event-counter.ts";
import type { CellCounts, DaySpan } from "./event-counts.ts";
import type { EventIndex } from "./event-index.ts";
import { isMatch } from "./events.ts";
import { liveVenues } from "./live-venues.ts";
import type { RowFilter } from "./map-filter.ts";
import { clearBit, hasBit, RankedBits } from "./ranked-bits.ts";
import type { Segment } from "./segment.ts";
import { SortedVenues } from "./sorted-venues.ts";
import type { VenueTable } from "./venue-table.ts";

/** So many are counted one by one: running counts look at as many at the two ends of a stretch. */
const FEW_EVENTS = 128;

/**
 * The events of a segment for a plain filter: counted by running counts of first days, with corrections for runs of days,
 * cancelled and postponed events and deleted venues.
 */
export class PlainEvents implements EventCounter {
  readonly #segment: Segment;
  readonly #index: EventIndex;
  readonly #isDated: boolean;
  readonly #span: DaySpan;
  readonly #range: ValueRange;
  /** Runs that began before the days asked for, and events that do not count. */
  readonly #missing: SortedVenues;
  readonly #surplus: SortedVenues;
  /** The venues with an event on the days asked for and, where a place is, those there. */
  readonly #matching: Uint32Array;
  readonly #there: RankedBits | undefined;
  #deletedEvents: Uint32Array | undefined;
  #level = -1;
  #cells: CellCounts | undefined;

  /** Adds the bits of the venues with a matching event. */
  constructor(segment: Segment, filter: RowFilter, venues: Uint32Array) {
    const { isDated, fromDay, toDay, isFree, empties, hiddenFlags } = filter;
    const index = isFree ? segment.free : segment.all;
    const { there, live } = liveVenues(segment, filter);
    const from = index.days.rankOf(fromDay);
    const to = Math.max(from, index.days.rankOf(toDay + 1));
    if (isDated) index.days.addVenues(from, to, venues);
    else venues.set(index.withEvents);
    this.#missing = isDated ? index.special.later(segment.table, filter, venues, live) : SortedVenues.NONE;
    this.#surplus = index.special.uncounted(filter, live);
    if (live) for (let w = 0; w < venues.length; w++) venues[w] &= live[w];
    this.#segment = segment;
    this.#index = index;
    this.#isDated = isDated;
    this.#span = index.counts.span(from, to);
    this.#range = index.eventDays.range(fromDay, toDay);
    this.#there = there && new RankedBits(there);
    // Venues without events may be added to the bits, those with hidden ones alone are taken away.
    this.#matching = there && (empties || hiddenFlags !== 0) ? venues.slice() : venues;
    if (hiddenFlags !== 0) dropHidden(index, segment.table, filter, venues);
  }

  count(low: number, high: number, level = -1, cell = -1): number {
    const there = this.#there && this.#there.rank(high) - this.#there.rank(low);
    if (there === 0) return 0;
    const corrected = this.#missing.count(low, high) - this.#surplus.count(low, high);
    if (there !== undefined && there < high - low) return corrected + this.#countEach(low, high);
    return corrected + this.#countAll(low, high, level, cell) - this.#countDeleted(low, high);
  }

  get bytes(): number {
    const { bytes = 0 } = this.#there ?? {};
    return bytes + this.#missing.bytes + this.#surplus.bytes + (this.#deletedEvents?.byteLength ?? 0);
  }

  /** By first day, deleted venues included. */
  #countAll(low: number, high: number, level: number, cell: number): number {
    const { counts, firstEvent } = this.#index;
    if (!this.#isDated) return firstEvent[high] - firstEvent[low];
    if (cell >= 0 && level !== this.#level) {
      this.#level = level;
      this.#cells = this.#index.cellCounts(level, this.#segment.cells(level)!.starts);
    }
    if (cell >= 0 && this.#cells) return this.#cells.count(cell, this.#span.from, this.#span.to);
    const events = firstEvent[high] - firstEvent[low];
    if (events <= FEW_EVENTS)
      return countInRange(this.#index.eventDays.values, this.#range, firstEvent[low], firstEvent[high]);
    return counts.count(this.#span, low, high);
  }

  /** By first day, venue by venue: some of them are elsewhere. */
  #countEach(low: number, high: number): number {
    let events = 0;
    for (let start = low & ~31; start < high; start += 32) {
      let bits = this.#matching[start >>> 5];
      if (start < low) bits &= -1 << (low - start);
      if (start + 32 > high) bits &= (1 << (high - start)) - 1;
      for (; bits !== 0; bits &= bits - 1) events += this.#countVenue(start + 31 - Math.clz32(bits & -bits));
    }
    return events;
  }

  #countVenue(venue: number): number {
    const { firstEvent, eventDays } = this.#index;
    const first = firstEvent[venue];
    const end = firstEvent[venue + 1];
    return this.#isDated ? countInRange(eventDays.values, this.#range, first, end) : end - first;
  }

  #countDeleted(low: number, high: number): number {
    const { deleted } = this.#segment;
    if (deleted === undefined) return 0;
    this.#deletedEvents ??= this.#sumDeleted(deleted);
    return this.#deletedEvents[deleted.rank(high)] - this.#deletedEvents[deleted.rank(low)];
  }

  #sumDeleted(deleted: RankedBits): Uint32Array {
    const { length } = this.#segment;
    const sums = new Uint32Array(deleted.total + 1);
    for (let n = 0, at = deleted.next(0, length); at < length; at = deleted.next(at + 1, length), n++)
      sums[n + 1] = sums[n] + this.#countVenue(at);
    return sums;
  }
}

/** Takes away the bits of venues all of whose events on the days asked for are cancelled or postponed. */
function dropHidden(index: EventIndex, table: VenueTable, filter: RowFilter, venues: Uint32Array): void {
  for (const venue of index.special.unscheduledVenues()) {
    if (!hasBit(venues, venue)) continue;
    let e = table.firstEvent[venue];
    while (e < table.firstEvent[venue + 1] && !isMatch(filter, table, e)) e++;
    if (e === table.firstEvent[venue + 1]) clearBit(venues, venue);
  }
}
