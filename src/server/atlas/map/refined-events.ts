import { DAY_MS } from "#domain/time.ts";
import { CANCELLED, FREE, fact, isCounted, isMatch, ORGANIZER, POSTPONED, TAG } from "./events.ts";
import { isPlace, type RowFilter } from "./map-filter.ts";
import { clearBits, hasBit, RankedBits, setBit, wordsFor } from "./ranked-bits.ts";
import type { Segment } from "./segment.ts";
import { lowerBound } from "./sorted.ts";
import type { VenueTable } from "./venue-table.ts";

/** How many of a segment's found events that count belong to venues before this one. */
export type CountBefore = (venue: number) => number;

/** Lists longer than this share of a segment's events are joined as bits. */
const LONG = 1 / 64;

/**
 * Finds the events of a segment for a filter that asks more than days, adds the bits of their venues, and counts them: one by one
 * where the indexes leave few of them, else as sets of bits, one for each thing asked.
 */
export function findRefined(segment: Segment, filter: RowFilter, venues: Uint32Array): CountBefore {
  const few = shortList(segment, filter);
  if (few === undefined) return findInBits(segment, filter, venues);
  const found = findInList(segment, filter, few, venues);
  return (venue) => lowerBound(found, venue);
}

/** Events among which all matching ones are, ascending, if that is a short list. */
function shortList(segment: Segment, { refinement }: RowFilter): Uint32Array | undefined {
  const { when, tags = [], organizer } = refinement!;
  const { facts, table } = segment;
  const words = tags.map((tag) => fact(TAG, tag));
  if (organizer !== undefined) words.push(fact(ORGANIZER, organizer));
  const word = words.sort((a, b) => facts.size(a) - facts.size(b))[0];
  if (word !== undefined && facts.size(word) <= table.events * LONG) return facts.eventsWith(word);
  return when && segment.eventsAround(Math.floor(when.nowMs / DAY_MS));
}

/** The venue of each counted event, ascending. */
function findInList(
  segment: Segment,
  filter: RowFilter,
  events: Uint32Array,
  venues: Uint32Array,
): Uint16Array {
  const { table } = segment;
  const found = new Uint16Array(events.length);
  let length = 0;
  let venue = 0;
  for (const e of events) {
    if (!isMatch(filter, table, e)) continue;
    venue = venueOf(table, e, venue);
    if (segment.isDeleted(venue) || !isPlace(filter, table, venue)) continue;
    setBit(venues, venue);
    if (isCounted(filter, table, e)) found[length++] = venue;
  }
  return found.slice(0, length);
}

function findInBits(segment: Segment, filter: RowFilter, venues: Uint32Array): CountBefore {
  const { table, deleted, length } = segment;
  const events = matchingBits(segment, filter);
  if (deleted)
    for (let at = deleted.next(0, length); at < length; at = deleted.next(at + 1, length))
      clearBits(events, table.firstEvent[at], table.firstEvent[at + 1]);
  addVenues(segment, filter, events, venues);
  if (!filter.countsCancelled) {
    const cancelled = segment.flagged(CANCELLED);
    for (let w = 0; w < events.length; w++) events[w] &= ~cancelled[w];
  }
  const ranked = new RankedBits(events);
  return (venue) => ranked.rank(table.firstEvent[venue]);
}

/** The events that pass all of the filter but its place and its moment. */
function matchingBits(segment: Segment, filter: RowFilter): Uint32Array {
  const { table, facts } = segment;
  const { prices, tags = [], organizer, status } = filter.refinement!;
  const words = wordsFor(table.events);
  const bits = new Uint32Array(words).fill(0xffffffff);
  if (table.events % 32 > 0) bits[words - 1] = (1 << (table.events % 32)) - 1;
  const keep = (others: Uint32Array) => {
    for (let w = 0; w < words; w++) bits[w] &= others[w];
  };
  const drop = (others: Uint32Array) => {
    for (let w = 0; w < words; w++) bits[w] &= ~others[w];
  };
  if (filter.isFree) keep(segment.flagged(FREE));
  if (prices) {
    const affordable = segment.flagged(FREE).slice();
    facts.addEventsPriced(prices.numbers, affordable);
    keep(affordable);
  }
  const asked = tags.map((tag) => fact(TAG, tag));
  if (organizer !== undefined) asked.push(fact(ORGANIZER, organizer));
  for (const word of asked) {
    const listed = new Uint32Array(words);
    facts.addEventsWith(word, listed);
    keep(listed);
  }
  if (status === "cancelled") keep(segment.flagged(CANCELLED));
  else if (status) drop(segment.flagged(CANCELLED));
  if (status === "postponed") keep(segment.flagged(POSTPONED));
  else if (status === "scheduled") drop(segment.flagged(POSTPONED));
  if (filter.isDated) keepOnDays(segment, filter.fromDay, filter.toDay, bits);
  return bits;
}

function keepOnDays(segment: Segment, fromDay: number, toDay: number, bits: Uint32Array): void {
  const { table } = segment;
  const { special } = segment.all;
  const later: number[] = [];
  for (let i = 0; i < special.length; i++)
    if (special.isOnLater(table, i, fromDay, toDay) && hasBit(bits, special.events[i]))
      later.push(special.events[i]);
  const { values } = table.eventDays;
  const { first, width } = table.eventDays.range(fromDay, toDay);
  for (let w = 0; w < bits.length; w++) {
    let kept = 0;
    for (let rest = bits[w]; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const since = (values[(w << 5) + 31 - Math.clz32(bit)] - first) | 0;
      // By sign instead of by branch: negative on either side of the days.
      kept |= bit & ~((since | (width - since)) >> 31);
    }
    bits[w] = kept;
  }
  for (const e of later) setBit(bits, e);
}

/** Adds the venues of events; events elsewhere than asked are dropped. */
function addVenues(segment: Segment, filter: RowFilter, events: Uint32Array, venues: Uint32Array): void {
  const { table } = segment;
  const { firstEvent } = table;
  const isAnywhere = filter.country === undefined && filter.cities === undefined;
  let venue = 0;
  for (let w = 0; w < events.length; w++) {
    for (let rest = events[w]; rest !== 0; ) {
      venue = venueOf(table, (w << 5) + 31 - Math.clz32(rest & -rest), venue);
      const end = firstEvent[venue + 1];
      if (isAnywhere || isPlace(filter, table, venue)) setBit(venues, venue);
      else clearBits(events, Math.max(w << 5, firstEvent[venue]), end);
      // On to the next venue's events.
      rest = end >>> 5 > w ? 0 : rest & (-1 << (end & 31));
    }
  }
}

/** The venue of an event, which is not before this one. */
function venueOf({ firstEvent, length }: VenueTable, e: number, from: number): number {
  let venue = from;
  for (let steps = 0; firstEvent[venue + 1] <= e; venue++)
    if (++steps > 8) return lowerBound(firstEvent, e + 1, venue, length + 1) - 1;
  return venue;
}
