import { type DayColumn, NO_DAY } from "./day-index.ts";
import { CANCELLED, factKind, POSTPONED, RUN, STRETCH, stretchDays, stretchStart } from "./event-facts.ts";
import { isEventOnDays } from "./event-times.ts";
import { hasBit, setBit } from "./ranked-bits.ts";
import { lowerBound, SortedVenues } from "./sorted.ts";
import type { VenueTable } from "./venue-table.ts";

/** Days by rank that share a list, as powers of two, and how often a run may be listed on average before more of them do. */
const MIN_DAYS_BITS = 3;
const MAX_DAYS_BITS = 5;
const MAX_LISTED = 6;

/** Reused from one filter to the next. */
let liveVenues = new Uint16Array(1024);

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
    if (liveVenues.length < end - start) liveVenues = new Uint16Array(end - start);
    let count = 0;
    for (let at = start; at < end; at++) {
      if (((on[at] >>> shift) & 1) === 0) continue;
      setBit(bits, venues[at]);
      if (live === undefined || hasBit(live, venues[at])) liveVenues[count++] = venues[at];
    }
    return liveVenues.subarray(0, count);
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

/** Beside `CANCELLED` and `POSTPONED`: closed on some of its days. */
const HAS_GAPS = 128;

/** Reused from one filter to the next. */
let found = new Uint32Array(1024);

interface SpecialFilter {
  isDated: boolean;
  fromDay: number;
  toDay: number;
  /** Flags of events that do not match, and of those that do not count. */
  hiddenFlags: number;
  uncountedFlags: number;
}

/**
 * Events that their first day does not tell all about: those on more days, cancelled and postponed ones, in the order of
 * their venues.
 * Runs are listed by the days on which they go on, so that a range of days looks only at those that reach into it.
 */
export class SpecialEvents {
  /** By their place in the table. */
  readonly events: Uint32Array;
  readonly venues: Uint16Array;
  readonly #eventDays: DayColumn;
  /** Days from the first to the last one. */
  readonly #days: Uint16Array;
  readonly #flags: Uint8Array;
  /** Those that are cancelled or postponed. */
  readonly #unscheduled: Uint32Array;
  /** The runs that are scheduled and open every day, and the places of all others. */
  readonly #runs: RunLists;
  readonly #otherRuns: Uint32Array;

  /** Those with a certain flag alone, or all. The days are those on which any event begins. */
  constructor(table: VenueTable, flag: number, days: Int32Array) {
    const length = countSpecial(table, flag);
    this.events = new Uint32Array(length);
    this.venues = new Uint16Array(length);
    this.#flags = new Uint8Array(length);
    let i = 0;
    for (let v = 0; v < table.length; v++) {
      for (let e = table.firstEvent[v]; e < table.firstEvent[v + 1]; e++) {
        if (!isSpecial(table.eventFlags[e], flag)) continue;
        this.events[i] = e;
        this.venues[i] = v;
        this.#flags[i++] = table.eventFlags[e] & (CANCELLED | POSTPONED);
      }
    }
    this.#eventDays = table.eventDays;
    this.#days = new Uint16Array(length);
    for (i = 0; i < length; i++) if (this.first(i) !== NO_DAY) this.#readStretches(table, i);
    this.#unscheduled = this.events.map((_, i) => i).filter((i) => (this.#flags[i] & ~HAS_GAPS) !== 0);
    const runs = this.events.map((_, i) => i).filter((i) => this.#days[i] > 0);
    this.#runs = new RunLists(
      Array.from(
        runs.filter((i) => this.#flags[i] === 0),
        (i) => ({ venue: this.venues[i], firstDay: this.first(i), lastDay: this.last(i) }),
      ),
      days,
    );
    this.#otherRuns = runs.filter((i) => this.#flags[i] !== 0);
  }

  get length(): number {
    return this.events.length;
  }

  /** `NO_DAY` where it is over. */
  first(i: number): number {
    return this.#eventDays.get(this.events[i]);
  }

  last(i: number): number {
    return this.first(i) + this.#days[i];
  }

  isCancelled(i: number): boolean {
    return (this.#flags[i] & CANCELLED) !== 0;
  }

  /** Whether it is open on every day from the first to the last. */
  isWithoutGaps(i: number): boolean {
    return (this.#flags[i] & HAS_GAPS) === 0;
  }

  /** The events that are on any of these days without their first one being among them, ascending. */
  laterEvents(table: VenueTable, fromDay: number, toDay: number): Uint32Array {
    const length = this.#findLater(table, fromDay, toDay);
    return found.slice(0, length).map((i) => this.events[i]);
  }

  /**
   * What counts by first day miss in a range of days: runs that began before it. Adds the bits of their venues, and of those
   * that do not count; only venues among `live` are listed.
   */
  later(
    table: VenueTable,
    { fromDay, toDay, hiddenFlags, uncountedFlags }: SpecialFilter,
    bits: Uint32Array,
    live: Uint32Array | undefined,
  ): SortedVenues {
    if (fromDay > toDay) return SortedVenues.NONE;
    const listed = this.#runs.knows(fromDay) ? this.#runs.addVenues(fromDay, bits, live) : undefined;
    const length = this.#findLater(table, fromDay, toDay, listed && this.#otherRuns);
    let count = listed?.length ?? 0;
    const counted = new Uint16Array(count + length);
    if (listed) counted.set(listed);
    for (let at = 0; at < length; at++) {
      const flags = this.#flags[found[at]];
      const venue = this.venues[found[at]];
      if ((flags & hiddenFlags) !== 0) continue;
      setBit(bits, venue);
      if ((flags & uncountedFlags) !== 0 || (live && !hasBit(live, venue))) continue;
      counted[count++] = venue;
    }
    const venues = count === counted.length ? counted : counted.subarray(0, count);
    return new SortedVenues(listed && count > listed.length ? venues.sort() : venues);
  }

  /** What they have too many: events that begin in a range of days, or all of them, and do not count. */
  uncounted(
    { isDated, fromDay, toDay, uncountedFlags }: SpecialFilter,
    live: Uint32Array | undefined,
  ): SortedVenues {
    if (this.#unscheduled.length === 0) return SortedVenues.NONE;
    const counted = new Uint16Array(this.#unscheduled.length);
    let count = 0;
    for (const i of this.#unscheduled) {
      if ((this.#flags[i] & uncountedFlags) === 0) continue;
      if (isDated && (this.first(i) < fromDay || this.first(i) > toDay)) continue;
      if (live === undefined || hasBit(live, this.venues[i])) counted[count++] = this.venues[i];
    }
    return new SortedVenues(counted.slice(0, count));
  }

  /** The events with any of these flags, which may be `CANCELLED` and `POSTPONED`, ascending. */
  unscheduledEvents(flags: number): Uint32Array {
    return this.#unscheduled.filter((i) => (this.#flags[i] & flags) !== 0).map((i) => this.events[i]);
  }

  /** The venues with a cancelled or postponed event, each as often as it has one. */
  unscheduledVenues(): Uint16Array {
    return Uint16Array.from(this.#unscheduled, (i) => this.venues[i]);
  }

  get bytes(): number {
    const columns = [this.events, this.venues, this.#days, this.#flags];
    const lists = [this.#unscheduled, this.#otherRuns];
    return [...columns, ...lists].reduce((sum, { byteLength }) => sum + byteLength, this.#runs.bytes);
  }

  /** Finds those that are on any of these days without their first one being among them: all of them, or some. */
  #findLater(table: VenueTable, fromDay: number, toDay: number, among?: Uint32Array): number {
    if (fromDay > toDay) return 0;
    const candidates = among?.length ?? this.length;
    if (candidates > found.length) found = new Uint32Array(candidates);
    let length = 0;
    for (let at = 0; at < candidates; at++) {
      const i = among ? among[at] : at;
      if (this.first(i) >= fromDay || this.last(i) < fromDay) continue;
      if (this.isWithoutGaps(i) || isEventOnDays(table, this.events[i], fromDay, toDay)) found[length++] = i;
    }
    return length;
  }

  #readStretches(table: VenueTable, i: number): void {
    const e = this.events[i];
    const end = table.firstFact(e + 1);
    let stretches = 0;
    for (let f = table.firstFact(e); f < end; f++) {
      const word = table.facts[f];
      if (factKind(word) !== STRETCH) continue;
      stretches++;
      this.#days[i] = Math.max(this.#days[i], stretchStart(word) + stretchDays(word) - 1);
    }
    if (stretches > 1) this.#flags[i] |= HAS_GAPS;
  }
}

function isSpecial(flags: number, flag: number): boolean {
  return (flags & (RUN | CANCELLED | POSTPONED)) !== 0 && (flags & flag) === flag;
}

function countSpecial({ eventFlags, events }: VenueTable, flag: number): number {
  let count = 0;
  for (let e = 0; e < events; e++) if (isSpecial(eventFlags[e], flag)) count++;
  return count;
}
