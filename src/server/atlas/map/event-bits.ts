import type { EventCounter } from "./event-counter.ts";
import { CANCELLED, FREE, fact, TAG } from "./event-facts.ts";
import { isFlagged, isRefined } from "./events.ts";
import { liveVenues } from "./live-venues.ts";
import type { RowFilter } from "./map-filter.ts";
import { clearBit, fillBits, hasBit, popcount, RankedBits, setBit, wordsFor } from "./ranked-bits.ts";
import type { Segment } from "./segment.ts";
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
