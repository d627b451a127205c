import { setBit, wordsFor } from "./ranked-bits.ts";
import { lowerBound } from "./sorted.ts";

/** The day of what is over: on no day that a filter can ask for, and far enough from the ends of 32 bits to be subtracted from. */
export const NO_DAY = -(2 ** 30);

const MAX_16 = 2 ** 16 - 1;

/** Values of a column of days from `first` on, `width` more included. */
export interface ValueRange {
  readonly first: number;
  readonly width: number;
}

/** The days of events: relative to the first one in 16 bits where they fit, else as they are. */
export class DayColumn {
  values: Uint16Array | Int32Array;
  /** What has to be added to a value to get its day. */
  readonly base: number;
  /** The value of what is on no day. */
  readonly none: number;

  constructor(length: number, range?: { firstDay: number; lastDay: number }) {
    const isNarrow = range !== undefined && range.lastDay - range.firstDay < MAX_16;
    this.values = isNarrow ? new Uint16Array(length) : new Int32Array(length);
    this.base = isNarrow && range.firstDay <= range.lastDay ? range.firstDay : 0;
    this.none = isNarrow ? MAX_16 : NO_DAY;
  }

  get(e: number): number {
    const value = this.values[e];
    return value === this.none ? NO_DAY : value + this.base;
  }

  set(e: number, day: number): void {
    this.values[e] = day === NO_DAY ? this.none : day - this.base;
  }

  isNone(e: number): boolean {
    return this.values[e] === this.none;
  }

  /** The values of a range of days: no day is not among them. */
  range(fromDay: number, toDay: number): ValueRange {
    if (this.none === NO_DAY) return { first: fromDay, width: toDay - fromDay };
    const first = Math.max(0, fromDay - this.base);
    return { first, width: Math.min(this.none - 1, toDay - this.base) - first };
  }

  grow(length: number): void {
    const wider = new Int32Array(length);
    wider.set(this.values);
    this.values = wider;
  }

  get bytes(): number {
    return this.values.byteLength;
  }
}

/** How many of the values from place `from` up to, not including, `to` are in a range. */
export function countInRange(
  values: DayColumn["values"],
  { first, width }: ValueRange,
  from: number,
  to: number,
): number {
  let outside = 0;
  // By sign instead of by branch, which would be guessed wrong every other time: negative on either side of the range.
  for (let e = from; e < to; e++) {
    const since = (values[e] - first) | 0;
    outside += (since | (width - since)) >>> 31;
  }
  return to - from - outside;
}

/** Groups per bitmap of the coarse kind. */
const COARSE = 8;
const MAX_TABLED = 4096;

/** The rank of what is on no day. */
export const NO_RANK = 2 ** 32 - 1;

/** The days that occur, ascending, and every event's day by its rank among them. */
export interface DayRanks {
  days: Int32Array;
  ranks: Uint32Array;
}

/** Days are known by rank, so that a date years ahead costs nothing. */
export function rankDays({ values, base, none }: DayColumn): DayRanks {
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (let e = 0; e < values.length; e++) {
    if (values[e] === none) continue;
    if (values[e] < least) least = values[e];
    if (values[e] > most) most = values[e];
  }
  const ranks = new Uint32Array(values.length).fill(NO_RANK);
  if (most - least >= MAX_TABLED) {
    const known = Int32Array.from(new Set(values).difference(new Set([none]))).sort();
    for (let e = 0; e < ranks.length; e++) if (values[e] !== none) ranks[e] = lowerBound(known, values[e]);
    return { days: known.map((value) => value + base), ranks };
  }
  // A table of all days in between is quicker than a set and a search.
  const rankOf = new Uint32Array(Math.max(0, most - least + 1));
  for (let e = 0; e < ranks.length; e++) if (values[e] !== none) rankOf[values[e] - least] = 1;
  const days: number[] = [];
  for (let i = 0; i < rankOf.length; i++) if (rankOf[i] === 1) rankOf[i] = days.push(base + least + i) - 1;
  for (let e = 0; e < ranks.length; e++) if (values[e] !== none) ranks[e] = rankOf[values[e] - least];
  return { days: Int32Array.from(days), ranks };
}

/**
 * Which venues have an event that begins on which days. Every day lists its venues; runs of days with enough events to be worth it
 * form a group with a bitmap, as do runs of those, so that the venues of any range of days are a union of few bitmaps.
 */
export class DayIndex {
  readonly days: Int32Array;
  readonly #words: number;
  readonly #dayStart: Uint32Array;
  readonly #venuesByDay: Uint16Array;
  /** The first day rank of each group, and behind them the number of days. */
  readonly #groupStart: Uint32Array;
  readonly #groups: Uint32Array;
  readonly #coarse: Uint32Array;

  constructor(venues: number, firstEvent: Uint32Array, { days, ranks }: DayRanks) {
    const dayStart = new Uint32Array(days.length + 1);
    for (let e = 0; e < ranks.length; e++) if (ranks[e] !== NO_RANK) dayStart[ranks[e] + 1]++;
    for (let d = 0; d < days.length; d++) dayStart[d + 1] += dayStart[d];

    const venuesByDay = new Uint16Array(dayStart[days.length]);
    const next = dayStart.slice();
    for (let v = 0; v < venues; v++) {
      for (let e = firstEvent[v]; e < firstEvent[v + 1]; e++)
        if (ranks[e] !== NO_RANK) venuesByDay[next[ranks[e]]++] = v;
    }

    this.days = days;
    this.#words = wordsFor(venues);
    this.#dayStart = dayStart;
    this.#venuesByDay = venuesByDay;
    this.#groupStart = cutGroups(dayStart, Math.max(256, venues >>> 4));
    this.#groups = this.#unions();
    this.#coarse = this.#unionsOfGroups();
  }

  /** The rank of the first day that is not before this one. */
  rankOf(day: number): number {
    return lowerBound(this.days, day);
  }

  /** Adds every venue with an event on a day from rank `from` up to, not including, `to`. */
  addVenues(from: number, to: number, bits: Uint32Array): void {
    const starts = this.#groupStart;
    const first = lowerBound(starts, from);
    let end = lowerBound(starts, to);
    if (starts[end] !== to) end--;
    if (first > end) {
      this.#addDays(from, to, bits);
      return;
    }
    this.#addDays(from, starts[first], bits);
    this.#addDays(starts[end], to, bits);
    this.#addGroups(first, end, bits);
  }

  /** How many events begin on a day. */
  eventsOn(rank: number): number {
    return this.#dayStart[rank + 1] - this.#dayStart[rank];
  }

  /** How many events of one day belong to venues before this one. */
  eventsBefore(rank: number, venue: number): number {
    const start = this.#dayStart[rank];
    return lowerBound(this.#venuesByDay, venue, start, this.#dayStart[rank + 1]) - start;
  }

  get bytes(): number {
    const columns = [
      this.days,
      this.#dayStart,
      this.#venuesByDay,
      this.#groupStart,
      this.#groups,
      this.#coarse,
    ];
    return columns.reduce((sum, { byteLength }) => sum + byteLength, 0);
  }

  #addDays(from: number, to: number, bits: Uint32Array): void {
    const venues = this.#venuesByDay;
    for (let i = this.#dayStart[from]; i < this.#dayStart[to]; i++) setBit(bits, venues[i]);
  }

  #addGroups(first: number, end: number, bits: Uint32Array): void {
    const firstCoarse = Math.ceil(first / COARSE);
    const endCoarse = Math.floor(end / COARSE);
    if (firstCoarse >= endCoarse) {
      this.#unite(bits, this.#groups, first, end);
      return;
    }
    this.#unite(bits, this.#groups, first, firstCoarse * COARSE);
    this.#unite(bits, this.#coarse, firstCoarse, endCoarse);
    this.#unite(bits, this.#groups, endCoarse * COARSE, end);
  }

  #unite(bits: Uint32Array, bitmaps: Uint32Array, first: number, end: number): void {
    const words = this.#words;
    let at = first;
    // Four at a time: the target is read and written once for all of them.
    for (; at + 4 <= end; at += 4) {
      const a = at * words;
      const b = a + words;
      const c = b + words;
      const d = c + words;
      for (let w = 0; w < words; w++) {
        bits[w] |= bitmaps[a + w] | bitmaps[b + w] | bitmaps[c + w] | bitmaps[d + w];
      }
    }
    for (; at < end; at++) {
      for (let w = 0; w < words; w++) bits[w] |= bitmaps[at * words + w];
    }
  }

  #unions(): Uint32Array {
    const groups = this.#groupStart.length - 1;
    const bitmaps = new Uint32Array(groups * this.#words);
    for (let g = 0; g < groups; g++) {
      const bits = bitmaps.subarray(g * this.#words, (g + 1) * this.#words);
      this.#addDays(this.#groupStart[g], this.#groupStart[g + 1], bits);
    }
    return bitmaps;
  }

  #unionsOfGroups(): Uint32Array {
    const runs = Math.floor((this.#groupStart.length - 1) / COARSE);
    const bitmaps = new Uint32Array(runs * this.#words);
    for (let run = 0; run < runs; run++) {
      const bits = bitmaps.subarray(run * this.#words, (run + 1) * this.#words);
      this.#unite(bits, this.#groups, run * COARSE, (run + 1) * COARSE);
    }
    return bitmaps;
  }
}

function cutGroups(dayStart: Uint32Array, eventsPerGroup: number): Uint32Array {
  const starts = [0];
  let events = 0;
  for (let day = 0; day < dayStart.length - 1; day++) {
    events += dayStart[day + 1] - dayStart[day];
    if (events >= eventsPerGroup) {
      starts.push(day + 1);
      events = 0;
    }
  }
  if (starts.at(-1) !== dayStart.length - 1) starts.push(dayStart.length - 1);
  return Uint32Array.from(starts);
}
