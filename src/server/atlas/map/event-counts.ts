import { type DayColumn, type DayIndex, type DayRanks, NO_RANK } from "./day-index.ts";

const BLOCK_BITS = 8;
const BLOCK = 1 << BLOCK_BITS;
const MOST_ROWS = 256;

/** A range of day ranks, `to` not included, prepared for counting. */
export interface DaySpan {
  readonly from: number;
  readonly to: number;
  /** Rows of the table that the range holds wholly, and the days they stand for. */
  readonly firstRow: number;
  readonly endRow: number;
  readonly firstDay: number;
  readonly lastDay: number;
}

/**
 * How many events of any stretch of venues fall into any range of days, as a difference of running counts. The table has a row
 * per day, or per few days where there are very many, and a column per 256 events; what remains is counted one by one.
 */
export class EventCounts {
  readonly #index: DayIndex;
  readonly #firstEvent: Uint32Array;
  readonly #eventDays: DayColumn;
  readonly #daysPerRow: number;
  readonly #width: number;
  /** Per row and block: the events of all earlier rows in all earlier blocks. */
  readonly #before: Uint32Array;

  constructor(index: DayIndex, firstEvent: Uint32Array, eventDays: DayColumn, { days, ranks }: DayRanks) {
    const daysPerRow = Math.max(1, Math.ceil(days.length / MOST_ROWS));
    const rows = Math.ceil(days.length / daysPerRow);
    const width = Math.ceil(ranks.length / BLOCK) + 1;
    const before = new Uint32Array((rows + 1) * width);
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
    if (firstRow >= endRow) return { from, to, firstRow: 0, endRow: 0, firstDay: 0, lastDay: -1 };
    const firstDay = days[firstRow * this.#daysPerRow];
    const lastDay = days[endRow * this.#daysPerRow - 1];
    return { from, to, firstRow, endRow, firstDay, lastDay };
  }

  /** How many events of the span belong to venues before this one. */
  before(span: DaySpan, venue: number): number {
    const { firstRow, endRow } = span;
    const end = this.#firstEvent[venue];
    // From the nearer border of the block in which the venue's events begin.
    const block = (end + BLOCK / 2) >>> BLOCK_BITS;
    const border = Math.min(block << BLOCK_BITS, this.#eventDays.values.length);
    let events = this.#before[endRow * this.#width + block] - this.#before[firstRow * this.#width + block];
    if (border < end) events += this.#scan(span, border, end);
    else events -= this.#scan(span, end, border);
    return this.#daysPerRow === 1 ? events : events + this.#outsideRows(span, venue);
  }

  /** The same for cells that begin at these venues, where that is worth the memory: for few cells of many events. */
  byCell(starts: Uint32Array): CellCounts | undefined {
    const { length: days } = this.#index.days;
    const cells = starts.length - 1;
    if (this.#daysPerRow > 1 || cells * days > this.#eventDays.values.length / 4) return undefined;
    const before = new Uint32Array(cells * (days + 1));
    for (let cell = 0; cell < cells; cell++) {
      const row = before.subarray(cell * (days + 1), (cell + 1) * (days + 1));
      this.#addByDay(row, this.#firstEvent[starts[cell]], -1);
      this.#addByDay(row, this.#firstEvent[starts[cell + 1]], 1);
      for (let day = 0; day < days; day++) row[day + 1] += row[day];
    }
    return new CellCounts(days, before);
  }

  /** Whether each day has a row of its own, as `addByDay` needs. */
  get isByDay(): boolean {
    return this.#daysPerRow === 1;
  }

  /** Adds to each day, one place behind its rank, its events of the venues from `low` up to, not including, `high`. */
  addByDay(row: Uint32Array, low: number, high: number): void {
    this.#addByDay(row, this.#firstEvent[high], 1);
    this.#addByDay(row, this.#firstEvent[low], -1);
  }

  get bytes(): number {
    return this.#before.byteLength;
  }

  /** Adds to each day, one place behind its rank, its events before this one, or takes them away. */
  #addByDay(row: Uint32Array, end: number, sign: 1 | -1): void {
    const block = end >>> BLOCK_BITS;
    for (let day = 0, at = block; day < row.length - 1; day++, at += this.#width) {
      row[day + 1] += sign * (this.#before[at + this.#width] - this.#before[at]);
    }
    for (let e = block << BLOCK_BITS; e < end; e++)
      if (!this.#eventDays.isNone(e)) row[this.#index.rankOf(this.#eventDays.get(e)) + 1] += sign;
  }

  #scan({ firstDay, lastDay }: DaySpan, from: number, to: number): number {
    const { values, base } = this.#eventDays;
    const first = firstDay - base;
    const width = lastDay - firstDay;
    let outside = 0;
    // By sign instead of by branch, which would be guessed wrong every other time: negative on either side of the days.
    for (let e = from; e < to; e++) {
      const since = (values[e] - first) | 0;
      outside += (since | (width - since)) >>> 31;
    }
    return to - from - outside;
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
  readonly #width: number;
  readonly #before: Uint32Array;

  /** Takes, cell after cell, the events before each day rank and behind the last one. */
  constructor(days: number, before: Uint32Array) {
    this.#width = days + 1;
    this.#before = before;
  }

  /** The events of a cell on days from rank `from` up to, not including, `to`. */
  count(cell: number, from: number, to: number): number {
    const at = cell * this.#width;
    return this.#before[at + to] - this.#before[at + from];
  }

  get bytes(): number {
    return this.#before.byteLength;
  }
}
