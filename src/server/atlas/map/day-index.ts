import { DayWavelet } from "./day-wavelet.ts";
import { setBit, wordsFor } from "./ranked-bits.ts";

/** Groups per row of the coarse table. */
const COARSE = 8;

/**
 * Which venues have an event on which days. Days are known by rank among those that occur, so a date years ahead costs
 * nothing. Every day lists its venues; runs of days with enough events to be worth it also have a bitmap, as do runs
 * of those, so that the union over any range of days takes few steps.
 */
export class DayIndex {
  /** The days that occur, ascending. */
  readonly days: Int32Array;
  readonly wavelet: DayWavelet;
  readonly #words: number;
  readonly #dayStart: Uint32Array;
  readonly #venuesByDay: Uint16Array;
  /** The first day rank of each group, and behind them the number of days. */
  readonly #groupStart: Uint32Array;
  readonly #groups: Uint32Array;
  readonly #coarse: Uint32Array;

  constructor(venues: number, firstEvent: Uint32Array, eventDay: Int32Array) {
    const days = Int32Array.from(new Set(eventDay)).sort();
    const ranks =
      days.length <= 0x10000 ? new Uint16Array(eventDay.length) : new Uint32Array(eventDay.length);
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
    this.wavelet = new DayWavelet(ranks, days.length);
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
    let last = lowerBound(starts, to);
    if (starts[last] !== to) last--;
    if (first >= last) {
      this.#addDays(from, to, bits);
      return;
    }
    this.#addDays(from, starts[first], bits);
    this.#addDays(starts[last], to, bits);
    this.#addGroups(first, last, bits);
  }

  get bytes(): number {
    const { days, wavelet } = this;
    return [days, wavelet, this.#dayStart, this.#venuesByDay, this.#groupStart, this.#groups, this.#coarse]
      .map((part) => (part instanceof DayWavelet ? part.bytes : part.byteLength))
      .reduce((sum, bytes) => sum + bytes, 0);
  }

  #addDays(from: number, to: number, bits: Uint32Array): void {
    const venues = this.#venuesByDay;
    for (let i = this.#dayStart[from]; i < this.#dayStart[to]; i++) setBit(bits, venues[i]);
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
