import { DAY_MS } from "#domain/time.ts";
import { CANCELLED, FREE, fact, ORGANIZER, POSTPONED, RUN, TAG } from "./event-facts.ts";
import { isEventOnDays } from "./event-times.ts";
import { isCountedOnMap, isMatch, isPlace, isRefined, type RowFilter } from "./map-filter.ts";
import { findInBits, PlainEvents } from "./plain-events.ts";
import type { DayRange } from "./posting-lists.ts";
import { BothCounts, fillBits, hasBit, RankedBits, setBit, VenueCounts, wordsFor } from "./ranked-bits.ts";
import { liveVenues, type Segment, type Selected } from "./segment.ts";
import { type EventCounter, SortedVenues } from "./sorted.ts";
import type { VenueTable } from "./venue-table.ts";

/** Room for a list of events; reused from one filter to the next. */
let room = new Uint32Array(1024);

/**
 * Finds the events of a segment for a filter that asks more than days, adds the bits of their venues, and counts them: by lists
 * in the order of days for prices and frequent tags, one by one from the shortest list that holds them all, or as a set of bits
 * where no list does.
 */
export function findRefined(segment: Segment, filter: RowFilter, venues: Uint32Array): EventCounter {
  const { prices, when, times, withoutTags, status } = filter.refinement!;
  const words = wordsFrom(segment, filter);
  const isMany = !when && (status === undefined || status === "scheduled");
  const isByDay = isMany && !filter.isFree && times === undefined && !withoutTags?.length;
  if (isByDay && prices && words.length === 0) return findPriced(segment, filter, prices.numbers, venues);
  if (isMany && words.length === 0) return findInBits(segment, filter, venues);
  const listed = isByDay && !prices && words.length === 1 ? segment.facts.byDay(words[0]) : undefined;
  if (listed)
    return findByDay(segment, filter, venues, (days, counts) => listed.count(segment.table, days, counts));
  const list = listInRoom(segment, filter, words[0]);
  return new SortedVenues(addVenuesOfList(segment, filter, list, list.length, venues));
}

/** The events of a segment that match a filter about a moment, ascending, also of deleted venues; used up by the next call. */
export function listAround(segment: Segment, filter: RowFilter): Uint32Array {
  return listInRoom(segment, filter, wordsFrom(segment, filter)[0]);
}

function listInRoom(segment: Segment, filter: RowFilter, rarest: number | undefined): Uint32Array {
  if (room.length < segment.table.events) room = new Uint32Array(segment.table.events);
  return room.subarray(0, listFew(segment, filter, rarest, room));
}

/** The rarest first. */
function wordsFrom(segment: Segment, filter: RowFilter): number[] {
  return wordsOf(filter).sort((a, b) => segment.facts.size(a) - segment.facts.size(b));
}

function wordsOf({ refinement }: RowFilter): number[] {
  const { tags = [], organizer } = refinement!;
  const words = tags.map((tag) => fact(TAG, tag));
  return organizer === undefined ? words : [...words, fact(ORGANIZER, organizer)];
}

/** Free events have counts of their own; the others are listed with their prices. */
function findPriced(
  segment: Segment,
  filter: RowFilter,
  prices: ReadonlySet<number>,
  venues: Uint32Array,
): EventCounter {
  const free = new PlainEvents(segment, { ...filter, isFree: true }, venues);
  const priced = findByDay(
    segment,
    filter,
    venues,
    (days, counts) => segment.priced.count(segment.table, days, prices, counts),
    FREE,
  );
  return new BothCounts(free, priced);
}

/** Counts scheduled events by day, and cancelled and postponed ones one by one. Events with one of the flags are left out. */
function findByDay(
  segment: Segment,
  filter: RowFilter,
  venues: Uint32Array,
  countByDay: (days: DayRange | undefined, counts: VenueCounts) => void,
  flagsLeftOut = 0,
): EventCounter {
  const { table, venueHints } = segment;
  const { days, special } = segment.all;
  const { isDated, fromDay, toDay, uncountedFlags } = filter;
  const { live } = liveVenues(segment, filter);
  const counts = new VenueCounts(segment.length, segment.maxEvents);
  const firstRank = days.rankOf(fromDay);
  const endRank = Math.max(firstRank, days.rankOf(toDay + 1));
  countByDay(isDated ? { fromDay, toDay, firstRank, endRank } : undefined, counts);
  for (const e of special.unscheduledEvents(CANCELLED | POSTPONED)) {
    const venue = venueHints.venueOf(e);
    if ((table.eventFlags[e] & flagsLeftOut) !== 0 || !isMatch(filter, table, e)) continue;
    if (live && !hasBit(live, venue)) continue;
    setBit(venues, venue);
    if ((table.eventFlags[e] & uncountedFlags) === 0) counts.add(venue);
  }
  counts.finish(venues, live);
  return counts;
}

/**
 * Lists the matching events, ascending, from the shortest list that holds them all; returns how many there are. One condition
 * after the other, so that each reads its own columns alone.
 */
function listFew(segment: Segment, filter: RowFilter, rarest: number | undefined, list: Uint32Array): number {
  const { table, facts, all } = segment;
  const { when, status } = filter.refinement!;
  const { moment } = filter;
  const isAround = when && rarest === undefined;
  let length = 0;
  if (isAround)
    length = segment.eventsAround(Math.floor(when.nowMs / DAY_MS)).listOn(moment!, filter, table, list);
  else if (rarest !== undefined) {
    length = facts.listEvents(rarest, list);
    if (moment) length = moment.keep(table, list, length);
  } else {
    const unscheduled = all.special.unscheduledEvents(status === "cancelled" ? CANCELLED : POSTPONED);
    list.set(unscheduled);
    length = unscheduled.length;
  }
  if (!isAround && filter.isDated) length = keepOnDays(table, filter, list, length);
  if (!isAround && filter.isFree) length = keepFree(table, list, length);
  return isOneWord(filter) ? length : keepRefined(table, filter, list, length);
}

/** Whether the list with which the search begins is all that is asked beside days, free events and the moment. */
function isOneWord({ refinement }: RowFilter): boolean {
  const { times, prices, tags = [], withoutTags = [], organizer, status } = refinement!;
  if (times !== undefined || withoutTags.length > 0) return false;
  return !prices && !status && tags.length + (organizer === undefined ? 0 : 1) <= 1;
}

function keepOnDays(table: VenueTable, filter: RowFilter, list: Uint32Array, length: number): number {
  const { eventFlags, eventDays } = table;
  const { values } = eventDays;
  const { first, width } = eventDays.range(filter.fromDay, filter.toDay);
  let kept = 0;
  for (let i = 0; i < length; i++) {
    const e = list[i];
    list[kept] = e;
    const since = (values[e] - first) | 0;
    // By sign instead of by branch: negative on either side of the days.
    if ((eventFlags[e] & RUN) === 0) kept += 1 - ((since | (width - since)) >>> 31);
    else if (isEventOnDays(table, e, filter.fromDay, filter.toDay)) kept++;
  }
  return kept;
}

function keepFree({ eventFlags }: VenueTable, list: Uint32Array, length: number): number {
  let kept = 0;
  for (let i = 0; i < length; i++) {
    const e = list[i];
    list[kept] = e;
    kept += eventFlags[e] & FREE;
  }
  return kept;
}

function keepRefined(table: VenueTable, filter: RowFilter, list: Uint32Array, length: number): number {
  let kept = 0;
  for (let i = 0; i < length; i++) if (isRefined(filter.refinement!, table, list[i])) list[kept++] = list[i];
  return kept;
}

/** Adds the bits of the events' venues, and returns the venue of each event that counts. */
function addVenuesOfList(
  segment: Segment,
  filter: RowFilter,
  list: Uint32Array,
  length: number,
  venues: Uint32Array,
): Uint16Array {
  const { venueHints, all } = segment;
  const { live } = liveVenues(segment, filter);
  const uncounted = all.special.unscheduledEvents(filter.uncountedFlags);
  const counted = new Uint16Array(length);
  let count = 0;
  for (let i = 0, next = 0; i < length; i++) {
    const e = list[i];
    const venue = venueHints.venueOf(e);
    if (live && !hasBit(live, venue)) continue;
    setBit(venues, venue);
    // Both lists ascend.
    while (uncounted[next] < e) next++;
    counted[count] = venue;
    if (uncounted[next] !== e) count++;
  }
  return count === length ? counted : counted.slice(0, count);
}

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
        if (isCountedOnMap(filter, table, e)) counted++;
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
