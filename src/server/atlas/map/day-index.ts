import { setBit, wordsFor } from "./ranked-bits.ts";

/** Groups per row of the coarse table. */
const COARSE = 8;

/** A range of day ranks: whole groups, and the events of the days left over at both ends. */
export interface DaySpan {
  readonly firstGroup: number;
  readonly endGroup: number;
  /** How many of the left-over events belong to venues before each word of 32. */
  readonly restBefore: Uint32Array;
}

/**
 * Which venues have an event on which days. Days are known by rank among those that occur, so a date years ahead costs
 * nothing. Every day lists its venues. Runs of days with enough events to be worth it form a group with a bitmap of
 * its venues and a running count of its events; so the venues of any range of days are a union of few bitmaps, and the
 * events of any venues in it a difference of few numbers.
 */
export class DayIndex {
  /** The days that occur, ascending. */
  readonly days: Int32Array;
  readonly #words: number;
  readonly #dayStart: Uint32Array;
  readonly #venuesByDay: Uint16Array;
  /** The first day rank of each group, and behind them the number of days. */
  readonly #groupStart: Uint32Array;
  readonly #groups: Uint32Array;
  readonly #coarse: Uint32Array;
  /** Per group and word: the events of all earlier groups in all earlier words. */
  readonly #eventsBefore: Uint32Array;

  constructor(venues: number, firstEvent: Uint32Array, eventDay: Int32Array) {
    const days = distinctDays(eventDay);
    const ranks = new Uint32Array(eventDay.length);
    const dayStart = new Uint32Array(days.length + 1);
    for (let e = 0; e < eventDay.length; e++) {
      const rank = lowerBound(days, eventDay[e]);
      ranks[e] = rank;
      dayStart[rank + 1]++;
    }
    for (let d = 0; d < days.length; d++) dayStart[d + 1] += dayStart[d];

    const venuesByDay = new Uint16Array(eventDay.length);
    const next = dayStart.slice();
    for (let v = 0; v < venues; v++) {
      for (let e = firstEvent[v]; e < firstEvent[v + 1]; e++) venuesByDay[next[ranks[e]]++] = v;
    }

    this.days = days;
    this.#words = wordsFor(venues);
    this.#dayStart = dayStart;
    this.#venuesByDay = venuesByDay;
    this.#groupStart = cutGroups(dayStart, Math.max(256, venues >>> 4));
    this.#groups = this.#unions();
    this.#coarse = this.#unionsOfGroups();
    this.#eventsBefore = this.#countGroups();
  }

  /** The rank of the first day that is not before this one. */
  rankOf(day: number): number {
    return lowerBound(this.days, day);
  }

  /** Adds every venue with an event on a day from rank `from` up to, not including, `to`. */
  addVenues(from: number, to: number, bits: Uint32Array): void {
    const { first, end, headEnd, tailStart } = this.#cut(from, to);
    this.#addDays(from, headEnd, bits);
    this.#addDays(tailStart, to, bits);
    this.#addGroups(first, end, bits);
  }

  /** Prepares a range of day ranks, `to` not included, for counting events. */
  span(from: number, to: number): DaySpan {
    const { first, end, headEnd, tailStart } = this.#cut(from, to);
    const restBefore = new Uint32Array(this.#words + 1);
    this.#countDays(from, headEnd, restBefore);
    this.#countDays(tailStart, to, restBefore);
    for (let w = 0; w < this.#words; w++) restBefore[w + 1] += restBefore[w];
    return { firstGroup: first, endGroup: end, restBefore };
  }

  /** How many events of the span belong to venues before this word of 32. */
  eventsBefore({ firstGroup, endGroup, restBefore }: DaySpan, word: number): number {
    const before = this.#eventsBefore;
    const width = this.#words + 1;
    return before[endGroup * width + word] - before[firstGroup * width + word] + restBefore[word];
  }

  get bytes(): number {
    return [
      this.days,
      this.#dayStart,
      this.#venuesByDay,
      this.#groupStart,
      this.#groups,
      this.#coarse,
      this.#eventsBefore,
    ].reduce((sum, { byteLength }) => sum + byteLength, 0);
  }

  /** The groups that lie in a range wholly, and where the days left over before them end and after them begin. */
  #cut(from: number, to: number) {
    const starts = this.#groupStart;
    const first = lowerBound(starts, from);
    let end = lowerBound(starts, to);
    if (starts[end] !== to) end--;
    if (first > end) return { first: 0, end: 0, headEnd: to, tailStart: to };
    return { first, end, headEnd: starts[first], tailStart: starts[end] };
  }

  #addDays(from: number, to: number, bits: Uint32Array): void {
    const venues = this.#venuesByDay;
    for (let i = this.#dayStart[from]; i < this.#dayStart[to]; i++) setBit(bits, venues[i]);
  }

  #countDays(from: number, to: number, counts: Uint32Array): void {
    const venues = this.#venuesByDay;
    for (let i = this.#dayStart[from]; i < this.#dayStart[to]; i++) counts[(venues[i] >>> 5) + 1]++;
  }

  #addGroups(first: number, last: number, bits: Uint32Array): void {
    let g = first;
    while (g < last && g % COARSE !== 0) this.#union(bits, this.#groups, g++);
    while (g + COARSE <= last) {
      this.#union(bits, this.#coarse, g / COARSE);
      g += COARSE;
    }
    while (g < last) this.#union(bits, this.#groups, g++);
  }

  #union(bits: Uint32Array, bitmaps: Uint32Array, at: number): void {
    const words = this.#words;
    const base = at * words;
    for (let w = 0; w < words; w++) bits[w] |= bitmaps[base + w];
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
      for (let g = run * COARSE; g < (run + 1) * COARSE; g++) this.#union(bits, this.#groups, g);
    }
    return bitmaps;
  }

  #countGroups(): Uint32Array {
    const groups = this.#groupStart.length - 1;
    const width = this.#words + 1;
    const before = new Uint32Array((groups + 1) * width);
    for (let g = 0; g < groups; g++) {
      const row = before.subarray((g + 1) * width, (g + 2) * width);
      this.#countDays(this.#groupStart[g], this.#groupStart[g + 1], row);
      for (let w = 0; w < this.#words; w++) row[w + 1] += row[w];
      for (let w = 0; w <= this.#words; w++) row[w] += before[g * width + w];
    }
    return before;
  }
}

function distinctDays(eventDay: Int32Array): Int32Array {
  const days = new Set<number>();
  let last: number | undefined;
  for (let e = 0; e < eventDay.length; e++) {
    if (eventDay[e] !== last) days.add(eventDay[e]);
    last = eventDay[e];
  }
  return Int32Array.from(days).sort();
}

/** The first index whose value is not below this one. */
export function lowerBound(sorted: Int32Array | Uint32Array, value: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted[middle] < value) low = middle + 1;
    else high = middle;
  }
  return low;
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
