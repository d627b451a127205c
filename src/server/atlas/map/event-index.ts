import { DayColumn, DayIndex, NO_DAY, rankDays } from "./day-index.ts";
import { type CellCounts, EventCounts } from "./event-counts.ts";
import { CANCELLED, factKind, isOnDays, RUN, STRETCH, stretchDays, stretchStart } from "./events.ts";
import type { RowFilter } from "./map-filter.ts";
import { setBit, wordsFor } from "./ranked-bits.ts";
import { lowerBound } from "./sorted.ts";
import type { VenueTable } from "./venue-table.ts";

/** The events of a segment, or those with a certain flag, by the first of their days. */
export class EventIndex {
  /** The first event of each venue, and behind the last venue the number of events. */
  readonly firstEvent: Uint32Array;
  readonly days: DayIndex;
  readonly counts: EventCounts;
  /** A bit for each venue with an event, what is over included. */
  readonly withEvents: Uint32Array;
  readonly special: SpecialEvents;
  readonly #ownBytes: number;
  readonly #cells: (CellCounts | undefined)[] = [];

  constructor(table: VenueTable, flag = 0) {
    const { firstEvent, eventDays } = flag === 0 ? table : flagged(table, flag);
    this.firstEvent = firstEvent;
    const ranks = rankDays(eventDays);
    this.days = new DayIndex(table.length, firstEvent, ranks);
    this.counts = new EventCounts(this.days, firstEvent, eventDays, ranks);
    this.withEvents = new Uint32Array(wordsFor(table.length));
    for (let v = 0; v < table.length; v++) if (firstEvent[v + 1] > firstEvent[v]) setBit(this.withEvents, v);
    this.special = new SpecialEvents(table, flag);
    this.#ownBytes = flag === 0 ? 0 : firstEvent.byteLength + eventDays.bytes;
  }

  /** The events of the cells of a level, which begin at these venues, where they are worth counting. */
  cellCounts(level: number, starts: Uint32Array): CellCounts | undefined {
    if (!(level in this.#cells)) this.#cells[level] = this.counts.byCell(starts);
    return this.#cells[level];
  }

  get bytes(): number {
    const cells = this.#cells.reduce((sum, cell) => sum + (cell?.bytes ?? 0), 0);
    const indexes = this.days.bytes + this.counts.bytes + this.special.bytes;
    return indexes + cells + this.withEvents.byteLength + this.#ownBytes;
  }
}

function flagged({ length, firstEvent, eventDays, eventFlags }: VenueTable, flag: number) {
  const first = new Uint32Array(length + 1);
  const days: number[] = [];
  let firstDay = Number.POSITIVE_INFINITY;
  let lastDay = Number.NEGATIVE_INFINITY;
  for (let v = 0; v < length; v++) {
    for (let e = firstEvent[v]; e < firstEvent[v + 1]; e++) {
      if ((eventFlags[e] & flag) === 0) continue;
      const day = eventDays.get(e);
      days.push(day);
      if (day === NO_DAY) continue;
      if (day < firstDay) firstDay = day;
      if (day > lastDay) lastDay = day;
    }
    first[v + 1] = days.length;
  }
  const column = new DayColumn(days.length, { firstDay, lastDay });
  for (let i = 0; i < days.length; i++) column.set(i, days[i]);
  return { firstEvent: first, eventDays: column };
}

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
