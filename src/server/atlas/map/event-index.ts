import {
  countInRange,
  DayColumn,
  DayIndex,
  type DayRanks,
  NO_DAY,
  NO_RANK,
  rankDays,
  type ValueRange,
} from "./day-index.ts";
import { CANCELLED } from "./event-facts.ts";
import { visitStretches } from "./event-times.ts";
import { hasBit, type RankedBits, setBit, wordsFor } from "./ranked-bits.ts";
import { lowerBound } from "./sorted.ts";
import { SpecialEvents } from "./special-events.ts";
import type { VenueTable } from "./venue-table.ts";

const BLOCK_BITS = 8;
const BLOCK = 1 << BLOCK_BITS;
const MAX_ROWS = 256;
const MAX_16 = 2 ** 16 - 1;

/** A range of day ranks, `to` not included, prepared for counting. */
export interface DaySpan extends ValueRange {
  readonly from: number;
  readonly to: number;
  /** Rows of the table that the range holds wholly; the values are those of their days. */
  readonly firstRow: number;
  readonly endRow: number;
}

/**
 * How many events of any stretch of venues fall into any range of days, as a difference of running counts. The table has a row
 * per day, or per few days where there are very many, and a column per 256 events; what remains is counted one by one.
 *
 * Running counts are kept modulo 2^16: a difference is exact as long as the stretch has no more events than that, and longer
 * ones are counted in parts.
 */
export class EventCounts {
  readonly #index: DayIndex;
  readonly #firstEvent: Uint32Array;
  readonly #eventDays: DayColumn;
  readonly #daysPerRow: number;
  readonly #width: number;
  /** Per row and block: the events of all earlier rows in all earlier blocks. */
  readonly #before: Uint16Array;

  constructor(index: DayIndex, firstEvent: Uint32Array, eventDays: DayColumn, { days, ranks }: DayRanks) {
    const daysPerRow = Math.max(1, Math.ceil(days.length / MAX_ROWS));
    const rows = Math.ceil(days.length / daysPerRow);
    const width = Math.ceil(ranks.length / BLOCK) + 1;
    const before = new Uint16Array((rows + 1) * width);
    for (let e = 0; e < ranks.length; e++) {
      if (ranks[e] === NO_RANK) continue;
      const row = daysPerRow === 1 ? ranks[e] : Math.floor(ranks[e] / daysPerRow);
      before[(row + 1) * width + (e >>> BLOCK_BITS) + 1]++;
    }
    for (let at = width; at < before.length; at += width) {
      let inRow = 0;
      for (let block = 0; block < width; block++) {
        inRow += before[at + block];
        before[at + block] = inRow + before[at - width + block];
      }
    }
    this.#index = index;
    this.#firstEvent = firstEvent;
    this.#eventDays = eventDays;
    this.#daysPerRow = daysPerRow;
    this.#width = width;
    this.#before = before;
  }

  span(from: number, to: number): DaySpan {
    const { days } = this.#index;
    const firstRow = Math.ceil(from / this.#daysPerRow);
    const endRow = Math.floor(to / this.#daysPerRow);
    if (firstRow >= endRow) return { from, to, firstRow: 0, endRow: 0, first: 0, width: -1 };
    const firstDay = days[firstRow * this.#daysPerRow];
    const lastDay = days[endRow * this.#daysPerRow - 1];
    return { from, to, firstRow, endRow, ...this.#eventDays.range(firstDay, lastDay) };
  }

  /** How many events of the span belong to venues before this one, modulo 2^16. */
  before(span: DaySpan, venue: number): number {
    const { firstRow, endRow } = span;
    const { values } = this.#eventDays;
    const end = this.#firstEvent[venue];
    // From the nearer border of the block in which the venue's events begin.
    const block = (end + BLOCK / 2) >>> BLOCK_BITS;
    const border = Math.min(block << BLOCK_BITS, values.length);
    let events = this.#before[endRow * this.#width + block] - this.#before[firstRow * this.#width + block];
    if (border < end) events += countInRange(values, span, border, end);
    else events -= countInRange(values, span, end, border);
    return this.#daysPerRow === 1 ? events : events + this.#outsideRows(span, venue);
  }

  /** How many events of the span belong to venues from `low` up to, not including, `high`. */
  count(span: DaySpan, low: number, high: number): number {
    const firstEvent = this.#firstEvent;
    if (firstEvent[high] - firstEvent[low] <= MAX_16)
      return (this.before(span, high) - this.before(span, low)) & MAX_16;
    let events = 0;
    for (let from = low, to = low; from < high; from = to) {
      to = lowerBound(firstEvent, firstEvent[from] + MAX_16 + 1, from + 1, high + 1) - 1;
      if (to > from) events += (this.before(span, to) - this.before(span, from)) & MAX_16;
      else events += this.#countVenue(span, to++);
    }
    return events;
  }

  /** The same for cells that begin at these venues, where that takes no more than so many numbers. */
  byCell(starts: Uint32Array, mostNumbers: number): CellCounts | undefined {
    const { length: days } = this.#index.days;
    const cells = starts.length - 1;
    if (this.#daysPerRow > 1 || cells * days > mostNumbers) return undefined;
    const before = new Uint16Array((days + 1) * cells);
    const row = new Uint32Array(days + 1);
    for (let cell = 0; cell < cells; cell++) {
      const [low, high] = [starts[cell], starts[cell + 1]];
      if (this.#firstEvent[high] - this.#firstEvent[low] > MAX_16) return undefined;
      row.fill(0);
      this.addByDay(row, low, high);
      for (let day = 0; day < days; day++) {
        row[day + 1] += row[day];
        before[(day + 1) * cells + cell] = row[day + 1];
      }
    }
    return new CellCounts(cells, before);
  }

  /** Whether each day has a row of its own, as `addByDay` needs. */
  get isByDay(): boolean {
    return this.#daysPerRow === 1;
  }

  /** Adds to each day, one place behind its rank, its events of the venues from `low` up to, not including, `high`. */
  addByDay(row: Uint32Array, low: number, high: number): void {
    const end = this.#firstEvent[high];
    // Whole blocks may have some events more than those asked for.
    for (let from = this.#firstEvent[low], to = from; from < end; from = to) {
      to = Math.min(end, from + MAX_16 - BLOCK);
      this.#addByDay(row, from, to);
    }
  }

  get bytes(): number {
    return this.#before.byteLength;
  }

  #addByDay(row: Uint32Array, from: number, to: number): void {
    const before = this.#before;
    const width = this.#width;
    const low = from >>> BLOCK_BITS;
    const high = to >>> BLOCK_BITS;
    if (low < high)
      for (let day = 0, at = 0; day < row.length - 1; day++, at += width) {
        const inHigh = before[at + width + high] - before[at + high];
        row[day + 1] += (inHigh - before[at + width + low] + before[at + low]) & MAX_16;
      }
    this.#addEach(row, high << BLOCK_BITS, to, 1);
    this.#addEach(row, low << BLOCK_BITS, from, -1);
  }

  #addEach(row: Uint32Array, from: number, to: number, sign: 1 | -1): void {
    for (let e = from; e < to; e++)
      if (!this.#eventDays.isNone(e)) row[this.#index.rankOf(this.#eventDays.get(e)) + 1] += sign;
  }

  #countVenue({ from, to }: DaySpan, venue: number): number {
    const { days } = this.#index;
    if (from >= to) return 0;
    const range = this.#eventDays.range(days[from], days[to - 1]);
    return countInRange(this.#eventDays.values, range, this.#firstEvent[venue], this.#firstEvent[venue + 1]);
  }

  /** The events of days that share a row with days outside the range. */
  #outsideRows({ from, to, firstRow, endRow }: DaySpan, venue: number): number {
    const isWithin = firstRow === endRow;
    const headEnd = isWithin ? to : firstRow * this.#daysPerRow;
    const tailStart = isWithin ? to : endRow * this.#daysPerRow;
    let events = 0;
    for (let rank = from; rank < headEnd; rank++) events += this.#index.eventsBefore(rank, venue);
    for (let rank = tailStart; rank < to; rank++) events += this.#index.eventsBefore(rank, venue);
    return events;
  }
}

/** The events of whole cells by day: a running count per cell, so that any range of days is one difference. */
export class CellCounts {
  readonly #cells: number;
  readonly #before: Uint16Array;

  /** Takes, for each day rank and behind the last one, the events before it by cell: filters go through the cells of two days. */
  constructor(cells: number, before: Uint16Array) {
    this.#cells = cells;
    this.#before = before;
  }

  /** The events of a cell on days from rank `from` up to, not including, `to`. */
  count(cell: number, from: number, to: number): number {
    return this.#before[to * this.#cells + cell] - this.#before[from * this.#cells + cell];
  }

  get bytes(): number {
    return this.#before.byteLength;
  }
}

interface Parts {
  columns: Pick<VenueTable, "firstEvent" | "eventDays">;
  days: DayIndex;
  counts: EventCounts;
  special: SpecialEvents;
}

/** The events of a segment, or those with a certain flag, by the first of their days. */
export class EventIndex {
  /** The first event of each venue, and behind the last venue the number of events. */
  readonly firstEvent: Uint32Array;
  readonly eventDays: DayColumn;
  readonly days: DayIndex;
  readonly counts: EventCounts;
  /** A bit for each venue with an event, what is over included. */
  readonly withEvents: Uint32Array;
  readonly special: SpecialEvents;
  /** That all its events have; 0 where those are all events. */
  readonly flag: number;
  readonly #ownBytes: number;
  readonly #mostCellCounts: number;
  readonly #cells: (CellCounts | undefined)[] = [];

  private constructor(table: VenueTable, flag: number, { columns, days, counts, special }: Parts) {
    const { firstEvent, eventDays } = columns;
    this.flag = flag;
    this.firstEvent = firstEvent;
    this.eventDays = eventDays;
    this.days = days;
    this.counts = counts;
    this.special = special;
    this.withEvents = new Uint32Array(wordsFor(table.length));
    for (let v = 0; v < table.length; v++) if (firstEvent[v + 1] > firstEvent[v]) setBit(this.withEvents, v);
    // One for every second event of the segment: for few cells of many events.
    this.#mostCellCounts = table.events / 2;
    this.#ownBytes = flag === 0 ? 0 : firstEvent.byteLength + eventDays.bytes;
  }

  /** Indexes the events of a table that have a flag, or all of them, in steps of about the same length. */
  static *build(table: VenueTable, flag = 0): Generator<void, EventIndex> {
    const columns = flag === 0 ? table : flagged(table, flag);
    const { firstEvent, eventDays } = columns;
    const ranks = rankDays(eventDays);
    const days = new DayIndex(table.length, firstEvent, ranks);
    yield;
    const counts = new EventCounts(days, firstEvent, eventDays, ranks);
    yield;
    const special = new SpecialEvents(table, flag, ranks.days);
    return new EventIndex(table, flag, { columns, days, counts, special });
  }

  /** The events of the cells of a level, which begin at these venues, where they are worth counting. */
  cellCounts(level: number, starts: Uint32Array): CellCounts | undefined {
    if (!(level in this.#cells)) this.#cells[level] = this.counts.byCell(starts, this.#mostCellCounts);
    return this.#cells[level];
  }

  get bytes(): number {
    const cells = this.#cells.reduce((sum, cell) => sum + (cell?.bytes ?? 0), 0);
    const indexes = this.days.bytes + this.counts.bytes + this.special.bytes;
    return indexes + cells + this.withEvents.byteLength + this.#ownBytes;
  }
}

function flagged({ length, firstEvent, eventDays, eventFlags, events }: VenueTable, flag: number) {
  let count = 0;
  let firstDay = Number.POSITIVE_INFINITY;
  let lastDay = Number.NEGATIVE_INFINITY;
  for (let e = 0; e < events; e++) {
    if ((eventFlags[e] & flag) === 0) continue;
    count++;
    if (eventDays.isNone(e)) continue;
    const day = eventDays.get(e);
    if (day < firstDay) firstDay = day;
    if (day > lastDay) lastDay = day;
  }
  const first = new Uint32Array(length + 1);
  const column = new DayColumn(count, { firstDay, lastDay });
  count = 0;
  for (let v = 0; v < length; v++) {
    for (let e = firstEvent[v]; e < firstEvent[v + 1]; e++)
      if ((eventFlags[e] & flag) !== 0) column.set(count++, eventDays.get(e));
    first[v + 1] = count;
  }
  return { firstEvent: first, eventDays: column };
}

/** A table, and those of its venues that are deleted. */
interface TableInUse {
  table: VenueTable;
  deleted: RankedBits | undefined;
}

/** Takes a number of events more or fewer on each day from one to another, both included. */
type AddOnDays = (firstDay: number, lastDay: number, events: number) => void;

/** The numbers of a whole segment's events by day, an event of several days on each of its open ones. */
export class DayTotals {
  readonly #table: VenueTable;
  readonly #flag: number;
  /** Ascending: days that have more or fewer events than the one before, and by how much. */
  readonly #days: Int32Array;
  readonly #changes: Int32Array;

  constructor(inUse: TableInUse, index: EventIndex) {
    const changes = new Map<number, number>();
    const change = (day: number, events: number) => changes.set(day, (changes.get(day) ?? 0) + events);
    const add: AddOnDays = (firstDay, lastDay, events) => {
      change(firstDay, events);
      change(lastDay + 1, -events);
    };
    for (const [rank, day] of index.days.days.entries()) add(day, day, index.days.eventsOn(rank));
    addCorrections(inUse, index, { low: 0, high: inUse.table.length }, undefined, add);
    this.#table = inUse.table;
    this.#flag = index.flag;
    this.#days = Int32Array.from(changes.keys()).sort();
    this.#changes = this.#days.map((day) => changes.get(day)!);
  }

  /** Adds the numbers of all days that have events. */
  addTo(add: AddOnDays): void {
    let events = 0;
    for (let i = 0; i + 1 < this.#days.length; i++) {
      events += this.#changes[i];
      if (events !== 0) add(this.#days[i], this.#days[i + 1] - 1, events);
    }
  }

  /** Takes away the events of a venue that was deleted. */
  remove(venue: number): void {
    const { firstEvent, eventFlags } = this.#table;
    for (let e = firstEvent[venue]; e < firstEvent[venue + 1]; e++) {
      if ((eventFlags[e] & (CANCELLED | this.#flag)) !== this.#flag) continue;
      visitStretches(this.#table, e, (firstDay, lastDay) => {
        this.#changes[lowerBound(this.#days, firstDay)]--;
        this.#changes[lowerBound(this.#days, lastDay + 1)]++;
      });
    }
  }

  get bytes(): number {
    return this.#days.byteLength + this.#changes.byteLength;
  }
}

/**
 * Adds what numbers of events by their first day have wrong for some venues between `low` and `high`, or for all of them: runs
 * of days, what is cancelled, and deleted venues.
 */
export function addCorrections(
  { table, deleted }: TableInUse,
  { special, flag }: EventIndex,
  { low, high }: { low: number; high: number },
  venues: Uint32Array | undefined,
  add: AddOnDays,
): void {
  for (let i = lowerBound(special.venues, low); i < special.length && special.venues[i] < high; i++) {
    const first = special.first(i);
    const venue = special.venues[i];
    if (first === NO_DAY || (venues && !hasBit(venues, venue)) || deleted?.has(venue)) continue;
    add(first, first, -1);
    if (special.isCancelled(i)) continue;
    if (special.isWithoutGaps(i)) add(first, special.last(i), 1);
    else visitStretches(table, special.events[i], (firstDay, lastDay) => add(firstDay, lastDay, 1));
  }
  if (!deleted) return;
  const { firstEvent, eventFlags, eventDays } = table;
  for (let at = deleted.next(low, high); at < high; at = deleted.next(at + 1, high)) {
    if (venues && !hasBit(venues, at)) continue;
    for (let e = firstEvent[at]; e < firstEvent[at + 1]; e++)
      if ((eventFlags[e] & flag) === flag && !eventDays.isNone(e))
        add(eventDays.get(e), eventDays.get(e), -1);
  }
}
