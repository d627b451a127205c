import { hasBit, setBit } from "./ranked-bits.ts";
import { lowerBound } from "./sorted.ts";

/** Days by rank that share a list, as powers of two, and how often a run may be listed on average before more of them do. */
const MIN_DAYS_BITS = 3;
const MAX_DAYS_BITS = 5;
const MAX_LISTED = 6;

/** Reused from one filter to the next. */
let found = new Uint16Array(1024);

interface Run {
  venue: number;
  firstDay: number;
  lastDay: number;
}

/**
 * Events on several days in a row, listed by the days after their first one. Every list is of a few days and tells for each of
 * its runs, in the order of venues, on which of them it goes on.
 */
export class RunLists {
  readonly #days: Int32Array;
  readonly #daysBits: number;
  /** Where each list begins, and behind the last one the number of entries. */
  readonly #start: Uint32Array;
  readonly #venues: Uint16Array;
  /** A bit for each day of the list. */
  readonly #on: Uint8Array | Uint16Array | Uint32Array;

  /** Takes runs in the order of their venues, and all days on which events begin. */
  constructor(runs: readonly Run[], days: Int32Array) {
    let daysBits = MIN_DAYS_BITS;
    let start = listStarts(runs, days, daysBits);
    while (start[start.length - 1] > MAX_LISTED * runs.length && daysBits < MAX_DAYS_BITS)
      start = listStarts(runs, days, ++daysBits);
    const size = start[start.length - 1];
    const next = start.slice();
    this.#days = days;
    this.#daysBits = daysBits;
    this.#start = start;
    this.#venues = new Uint16Array(size);
    this.#on = new (daysBits === 3 ? Uint8Array : daysBits === 4 ? Uint16Array : Uint32Array)(size);
    for (const run of runs)
      visitLists(run, days, daysBits, (list, first, last) => {
        const at = next[list]++;
        this.#venues[at] = run.venue;
        this.#on[at] = 2 ** (last + 1) - 2 ** first;
      });
  }

  /** Whether the lists know what goes on on a day: on others no event begins. */
  knows(day: number): boolean {
    return this.#days[lowerBound(this.#days, day)] === day;
  }

  /**
   * Adds the bits of the venues with a run that began before this day and goes on, and returns those that are live, for each run;
   * the next call uses the same memory again.
   */
  addVenues(day: number, bits: Uint32Array, live: Uint32Array | undefined): Uint16Array {
    const rank = lowerBound(this.#days, day);
    const list = rank >>> this.#daysBits;
    const shift = rank & (2 ** this.#daysBits - 1);
    const venues = this.#venues;
    const on = this.#on;
    const start = this.#start[list];
    const end = this.#start[list + 1];
    if (found.length < end - start) found = new Uint16Array(end - start);
    let count = 0;
    for (let at = start; at < end; at++) {
      if (((on[at] >>> shift) & 1) === 0) continue;
      setBit(bits, venues[at]);
      if (live === undefined || hasBit(live, venues[at])) found[count++] = venues[at];
    }
    return found.subarray(0, count);
  }

  get bytes(): number {
    return this.#start.byteLength + this.#venues.byteLength + this.#on.byteLength;
  }
}

function listStarts(runs: readonly Run[], days: Int32Array, daysBits: number): Uint32Array {
  const start = new Uint32Array((days.length >>> daysBits) + 2);
  for (const run of runs)
    visitLists(run, days, daysBits, (list) => {
      start[list + 1]++;
    });
  for (let list = 1; list < start.length; list++) start[list] += start[list - 1];
  return start;
}

/** Visits the lists of the days after a run's first one up to its last, with the first and last of those days in the list. */
function visitLists(
  { firstDay, lastDay }: Run,
  days: Int32Array,
  daysBits: number,
  visit: (list: number, first: number, last: number) => void,
): void {
  const from = lowerBound(days, firstDay + 1);
  const to = lowerBound(days, lastDay + 1) - 1;
  for (let list = from >>> daysBits; from <= to && list <= to >>> daysBits; list++) {
    const first = list << daysBits;
    const last = Math.min(to - first, 2 ** daysBits - 1);
    visit(list, Math.max(from - first, 0), last);
  }
}
