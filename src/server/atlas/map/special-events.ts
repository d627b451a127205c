import { type DayColumn, NO_DAY } from "./day-index.ts";
import { isOnDays } from "./event-days.ts";
import { CANCELLED, factKind, POSTPONED, RUN, STRETCH, stretchDays, stretchStart } from "./event-facts.ts";
import { hasBit, setBit } from "./ranked-bits.ts";
import { RunLists } from "./run-lists.ts";
import { SortedVenues } from "./sorted-venues.ts";
import type { VenueTable } from "./venue-table.ts";

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
      if (this.isWithoutGaps(i) || isOnDays(table, this.events[i], fromDay, toDay)) found[length++] = i;
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
