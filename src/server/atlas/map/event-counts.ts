import {
  countInRange,
  type DayColumn,
  type DayIndex,
  type DayRanks,
  NO_RANK,
  type ValueRange,
} from "./day-index.ts";
import { lowerBound } from "./sorted.ts";

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
