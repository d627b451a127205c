import { countInRange, type ValueRange } from "./day-index.ts";
import { CANCELLED, FREE, fact, TAG } from "./event-facts.ts";
import type { CellCounts, DaySpan, EventIndex } from "./event-index.ts";
import { isFlagged, isMatch, isRefined, type RowFilter } from "./map-filter.ts";
import { clearBit, fillBits, hasBit, popcount, RankedBits, setBit, wordsFor } from "./ranked-bits.ts";
import { liveVenues, type Segment } from "./segment.ts";
import { type EventCounter, SortedVenues } from "./sorted.ts";
import type { VenueTable } from "./venue-table.ts";

/** What flags can tell: a byte has so many values. */
const FLAGS = 256;

/**
 * Finds the events of a segment as a set of bits, adds the bits of their venues, and counts them by rank: for what leaves many
 * events and is not listed by day, as times of day and ages.
 */
export function findInBits(segment: Segment, filter: RowFilter, venues: Uint32Array): EventCounter {
  const { table } = segment;
  const { live } = liveVenues(segment, filter);
  const events = flaggedBits(table, filter);
  dropTagged(segment, filter.refinement!.withoutTags ?? [], events);
  if (live) keepVenues(table, live, events);
  if (filter.isDated) keepOnDays(segment, filter, events);
  if (filter.refinement!.prices) keepRefined(table, filter, events);
  const ranked = new RankedBits(events);
  addVenues(table, ranked, venues);
  if ((filter.uncountedFlags & CANCELLED) === 0) return new RankedEvents(table, ranked);
  for (const e of segment.all.special.unscheduledEvents(CANCELLED)) clearBit(events, e);
  return new RankedEvents(table, new RankedBits(events, ranked.before));
}

class RankedEvents implements EventCounter {
  readonly #firstEvent: Uint32Array;
  readonly #events: RankedBits;

  constructor({ firstEvent }: VenueTable, events: RankedBits) {
    this.#firstEvent = firstEvent;
    this.#events = events;
  }

  count(low: number, high: number): number {
    return this.#events.rank(this.#firstEvent[high]) - this.#events.rank(this.#firstEvent[low]);
  }

  get bytes(): number {
    return this.#events.bytes;
  }
}

/** The events that pass what the filter asks of their flags. */
function flaggedBits({ eventFlags, events }: VenueTable, { isFree, refinement }: RowFilter): Uint32Array {
  const passes = Uint8Array.from({ length: FLAGS }, (_, flags) =>
    (!isFree || (flags & FREE) !== 0) && isFlagged(refinement!, flags) ? 1 : 0,
  );
  // With a word behind the last event, so that its end has one.
  const bits = new Uint32Array(wordsFor(events) + 1);
  for (let e = 0; e < events; e++) bits[e >>> 5] |= passes[eventFlags[e]] << (e & 31);
  return bits;
}

function dropTagged({ facts, table }: Segment, tags: readonly number[], bits: Uint32Array): void {
  if (tags.length === 0) return;
  const list = new Uint32Array(table.events);
  for (const tag of tags) {
    const length = facts.listEvents(fact(TAG, tag), list);
    for (let i = 0; i < length; i++) clearBit(bits, list[i]);
  }
}

/** Drops the events of all other venues. */
function keepVenues({ firstEvent, length }: VenueTable, live: Uint32Array, bits: Uint32Array): void {
  const kept = new Uint32Array(bits.length);
  for (let from = 0, to = 0; from < length; from = to) {
    const isLive = hasBit(live, from);
    for (to = from + 1; to < length && hasBit(live, to) === isLive; ) to++;
    if (isLive) fillBits(kept, firstEvent[from], firstEvent[to]);
  }
  for (let w = 0; w < bits.length; w++) bits[w] &= kept[w];
}

function keepOnDays(segment: Segment, { fromDay, toDay }: RowFilter, bits: Uint32Array): void {
  const { table } = segment;
  const later = segment.all.special.laterEvents(table, fromDay, toDay).filter((e) => hasBit(bits, e));
  const { values } = table.eventDays;
  const { first, width } = table.eventDays.range(fromDay, toDay);
  for (let w = 0; w < bits.length; w++) {
    let kept = 0;
    for (let rest = bits[w]; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const since = (values[(w << 5) + 31 - Math.clz32(bit)] - first) | 0;
      kept |= bit & ~((since | (width - since)) >> 31);
    }
    bits[w] = kept;
  }
  for (const e of later) setBit(bits, e);
}

function keepRefined(table: VenueTable, { refinement }: RowFilter, bits: Uint32Array): void {
  for (let w = 0; w < bits.length; w++)
    for (let rest = bits[w]; rest !== 0; rest &= rest - 1) {
      const e = (w << 5) + 31 - Math.clz32(rest & -rest);
      if (!isRefined(refinement!, table, e)) clearBit(bits, e);
    }
}

/** Adds the bits of the venues with any of these events. */
function addVenues({ firstEvent, length }: VenueTable, events: RankedBits, venues: Uint32Array): void {
  const { words, before } = events;
  let last = 0;
  for (let v = 0; v < length; v++) {
    const end = firstEvent[v + 1];
    const w = end >>> 5;
    const rank = before[w] + popcount(words[w] & ~(-1 << (end & 31)));
    // By sign instead of by branch: negative where the venue has some.
    venues[v >>> 5] |= ((last - rank) >>> 31) << (v & 31);
    last = rank;
  }
}

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
