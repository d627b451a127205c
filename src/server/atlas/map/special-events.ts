import { NO_DAY } from "./day-column.ts";
import { CANCELLED, factKind, RUN, STRETCH, stretchDays, stretchStart } from "./event-row.ts";
import { isOnDays } from "./event-test.ts";
import type { RowFilter } from "./map-filter.ts";
import { setBit } from "./ranked-bits.ts";
import { lowerBound } from "./sorted.ts";
import type { VenueTable } from "./venue-table.ts";

/** Beside `CANCELLED`: closed on some of its days. */
const HAS_GAPS = 128;

/**
 * Events that their first day does not tell all about: those on more days, and cancelled ones, in the order of their venues.
 * They are few: every filter looks at each of them, so that what it asks lies side by side.
 */
export class SpecialEvents {
  /** By their place in the table. */
  readonly events: Uint32Array;
  readonly venues: Uint16Array;
  /** Both are `NO_DAY` where it is over. */
  readonly first: Int32Array;
  readonly last: Int32Array;
  readonly #flags: Uint8Array;

  /** Those with a certain flag alone, or all. */
  constructor(table: VenueTable, flag: number) {
    const events: number[] = [];
    const venues: number[] = [];
    for (let v = 0; v < table.length; v++) {
      for (let e = table.firstEvent[v]; e < table.firstEvent[v + 1]; e++) {
        const flags = table.eventFlags[e];
        if ((flags & (RUN | CANCELLED)) === 0 || (flags & flag) !== flag) continue;
        events.push(e);
        venues.push(v);
      }
    }
    this.events = Uint32Array.from(events);
    this.venues = Uint16Array.from(venues);
    this.first = Int32Array.from(events, (e) => table.eventDays.get(e));
    this.last = this.first.slice();
    this.#flags = Uint8Array.from(events, (e) => table.eventFlags[e] & CANCELLED);
    for (let i = 0; i < events.length; i++) if (this.first[i] !== NO_DAY) this.#readStretches(table, i);
  }

  get length(): number {
    return this.events.length;
  }

  isCancelled(i: number): boolean {
    return (this.#flags[i] & CANCELLED) !== 0;
  }

  /** Whether it is open on every day from the first to the last. */
  isWithoutGaps(i: number): boolean {
    return (this.#flags[i] & HAS_GAPS) === 0;
  }

  /** Whether one is on any of these days without its first one being among them. */
  isOnLater(table: VenueTable, i: number, fromDay: number, toDay: number): boolean {
    if (this.first[i] >= fromDay || this.last[i] < fromDay || fromDay > toDay) return false;
    return this.isWithoutGaps(i) || isOnDays(table, this.events[i], fromDay, toDay);
  }

  get bytes(): number {
    const columns = [this.events, this.venues, this.first, this.last, this.#flags];
    return columns.reduce((sum, { byteLength }) => sum + byteLength, 0);
  }

  #readStretches(table: VenueTable, i: number): void {
    const e = this.events[i];
    let stretches = 0;
    for (const word of table.factsOf(e)) {
      if (factKind(word) !== STRETCH) continue;
      stretches++;
      this.last[i] = Math.max(this.last[i], this.first[i] + stretchStart(word) + stretchDays(word) - 1);
    }
    if (stretches > 1) this.#flags[i] |= HAS_GAPS;
  }
}

/** Reused from one filter to the next. */
let venueRoom = new Uint16Array(1024);
let sumRoom = new Int32Array(1024);

/**
 * By how much counts of first days are wrong for a filter: runs of days that began before the range are missing, cancelled
 * events are too many. Summed up in the order of venues, so that any stretch of venues is one difference.
 */
export class Corrections {
  readonly #venues: Uint16Array;
  readonly #sums: Int32Array;
  #cursor = 0;

  /** Adds, where days are asked for, the venues of the runs that are missing to the bits. */
  constructor(table: VenueTable, special: SpecialEvents, filter: RowFilter, bits?: Uint32Array) {
    if (special.length > venueRoom.length) {
      venueRoom = new Uint16Array(special.length);
      sumRoom = new Int32Array(special.length);
    }
    const length = filter.isDated ? correctDays(table, special, filter, bits) : correctAll(special);
    this.#venues = venueRoom.slice(0, length);
    this.#sums = new Int32Array(length + 1);
    for (let i = 0; i < length; i++) this.#sums[i + 1] = this.#sums[i] + sumRoom[i];
  }

  /** What is to be added to the events of the venues before this one. Mostly asked for one venue after the other. */
  before(venue: number): number {
    const venues = this.#venues;
    let at = this.#cursor;
    if (at > 0 && venues[at - 1] >= venue) at = lowerBound(venues, venue, 0, at);
    // A few steps, then a search: the next venue asked for may be far.
    for (let steps = 0; at < venues.length && venues[at] < venue; at++)
      if (++steps > 8) {
        at = lowerBound(venues, venue, at);
        break;
      }
    this.#cursor = at;
    return this.#sums[at];
  }
}

function correctDays(
  table: VenueTable,
  special: SpecialEvents,
  { fromDay, toDay }: RowFilter,
  bits: Uint32Array | undefined,
): number {
  const { first, last, venues } = special;
  let length = 0;
  if (fromDay > toDay) return 0;
  for (let i = 0; i < first.length; i++) {
    if (last[i] < fromDay || first[i] > toDay) continue;
    const isFirstIn = first[i] >= fromDay;
    const isLaterOn = !isFirstIn && special.isOnLater(table, i, fromDay, toDay);
    if (isLaterOn && bits) setBit(bits, venues[i]);
    const isCounted = (isFirstIn || isLaterOn) && !special.isCancelled(i);
    if (isCounted === isFirstIn) continue;
    venueRoom[length] = venues[i];
    sumRoom[length++] = isCounted ? 1 : -1;
  }
  return length;
}

function correctAll(special: SpecialEvents): number {
  let length = 0;
  for (let i = 0; i < special.length; i++) {
    if (!special.isCancelled(i)) continue;
    venueRoom[length] = special.venues[i];
    sumRoom[length++] = -1;
  }
  return length;
}
