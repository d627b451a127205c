import { EventIndex } from "./event-index.ts";
import { FREE } from "./events.ts";
import { columnOfKey, FINEST_LEVEL, rowOfKey } from "./morton.ts";
import { type BlockMeans, meansOf } from "./overview.ts";
import { FactIndex, PlaceIndex } from "./posting-lists.ts";
import { hasBit, RankedBits, setBit, wordsFor } from "./ranked-bits.ts";
import type { Selection } from "./selection.ts";
import type { VenueTable } from "./venue-table.ts";

const DAY_MINUTES = 24 * 60;
const FINEST_LISTED = 9;
/** Venues of a segment that is mostly what was staged last. */
const SMALL = 2048;
/** Today, and tomorrow or yesterday around midnight. */
const MOST_DAYS_KEPT = 2;

/** Cells by column and row, with their first venues, and behind the last cell the number of venues. */
interface CellList {
  columns: Uint16Array;
  rows: Uint16Array;
  starts: Uint32Array;
}

interface SegmentIndexes {
  all: EventIndex;
  free: EventIndex;
  facts?: FactIndex;
  places?: PlaceIndex;
}

/**
 * Up to 65,536 venues of one category in Morton order, with all that is needed to count them. A segment never changes, except
 * that venues are deleted: a tombstone masks them until the segment is compacted.
 *
 *     table   venue   0        1        2  ...  in Morton order: each cell of a grid is one stretch of venues
 *             event   0  1  2  3        4  ...  a venue's events side by side, from firstEvent[venue] on
 *             fact    0  1              2  ...  stretches of days, tags, organizer and price of an event
 *     all     EventIndex of every event: day -> venues (DayIndex), day x block of 256 events -> running counts (EventCounts),
 *             special: events on several days and cancelled ones, which counts by first day get wrong
 *     free    the same of free events
 *     facts   tag, organizer or price -> events; places: country and city -> venues
 *
 * A filter becomes a Selection: a bit for each matching venue, and the number of matching events before any venue. A cell's
 * numbers are differences between its two ends.
 */
export class Segment {
  readonly table: VenueTable;
  readonly all: EventIndex;
  /** The events that are free: they are asked for as often as days. */
  readonly free: EventIndex;
  #facts: FactIndex | undefined;
  #places: PlaceIndex | undefined;
  readonly means: BlockMeans;
  /** The most events any of 32 venues has. */
  readonly mostEvents: Uint32Array;
  readonly #directory: Uint32Array;
  readonly #directoryLevel: number;
  readonly #cells: CellList[] = [];
  readonly #deleted: Uint32Array;
  #deletedCount = 0;
  #deletedRanks: RankedBits | undefined;
  #due: { expiry: number; position: number }[] = [];
  #dueUntil = Number.NEGATIVE_INFINITY;
  #dueLater = Number.POSITIVE_INFINITY;
  #nextDue: number;
  readonly #flagged = new Map<number, Uint32Array>();
  /** By day, the events of the days around it. */
  readonly #around = new Map<number, Uint32Array>();
  /** Answers to recent filters, the latest used last; void as soon as a venue dies. */
  readonly selections = new Map<string, Selection>();

  private constructor(table: VenueTable, indexes: SegmentIndexes) {
    const { length, key } = table;
    this.table = table;
    this.all = indexes.all;
    this.free = indexes.free;
    this.#facts = indexes.facts;
    this.#places = indexes.places;

    const words = wordsFor(length);
    this.means = meansOf(table);
    this.mostEvents = new Uint32Array(words);
    for (let v = 0; v < length; v++) {
      this.mostEvents[v >>> 5] = Math.max(this.mostEvents[v >>> 5], table.eventsOf(v));
    }

    // About one cell per venue: fine enough to find most cells without searching.
    this.#directoryLevel = Math.min(8, Math.floor(Math.log2(length + 1) / 2));
    const shift = 32 - 2 * this.#directoryLevel;
    this.#directory = new Uint32Array(4 ** this.#directoryLevel + 1);
    for (let v = 0; v < length; v++) this.#directory[(shift === 32 ? 0 : key[v] >>> shift) + 1]++;
    for (let c = 1; c < this.#directory.length; c++) this.#directory[c] += this.#directory[c - 1];

    this.#deleted = new Uint32Array(words);
    let nextDue = Number.POSITIVE_INFINITY;
    for (let e = 0; e < table.events; e++) nextDue = Math.min(nextDue, table.eventDue(e));
    this.#nextDue = nextDue;
  }

  /**
   * Indexes a table, which must be in Morton order and of exact size, in steps of about the same length: each yields how many
   * rows it is worth.
   */
  static *build(table: VenueTable): Generator<number, Segment> {
    const rows = Math.ceil((table.length + table.events) / 4);
    const all = new EventIndex(table);
    yield rows;
    const free = new EventIndex(table, FREE);
    yield rows;
    // A small segment soon makes way for another one: what few ask for is made when they do.
    if (table.length <= SMALL) return new Segment(table, { all, free });
    const facts = new FactIndex(table);
    yield rows;
    const places = new PlaceIndex(table.country, table.city);
    const segment = new Segment(table, { all, free, facts, places });
    yield rows;
    return segment;
  }

  get facts(): FactIndex {
    this.#facts ??= new FactIndex(this.table);
    return this.#facts;
  }

  get places(): PlaceIndex {
    this.#places ??= new PlaceIndex(this.table.country, this.table.city);
    return this.#places;
  }

  get length(): number {
    return this.table.length;
  }

  get live(): number {
    return this.table.length - this.#deletedCount;
  }

  /** The first venue from `low` up to `high` that lies in this cell of a level's grid or in a later one. */
  start(level: number, cell: number, low: number, high: number): number {
    const finer = this.#directoryLevel - level;
    if (finer >= 0) return this.#directory[cell << (2 * finer)];
    // The cell after the last one begins at 2^32, which 32 bits cannot hold.
    const target = cell * (1 << (2 * (FINEST_LEVEL - level)));
    const { key } = this.table;
    let from = low;
    let to = high;
    while (from < to) {
      const middle = (from + to) >>> 1;
      if (key[middle] < target) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  /** The cells of a level's grid that hold venues, in order; of fine grids nobody asks for all. */
  cells(level: number): CellList | undefined {
    if (level > FINEST_LISTED) return undefined;
    this.#cells[level] ??= this.#listCells(level);
    return this.#cells[level];
  }

  /** A bit for each event with a flag. */
  flagged(flag: number): Uint32Array {
    let bits = this.#flagged.get(flag);
    if (bits) return bits;
    const { eventFlags, events } = this.table;
    bits = new Uint32Array(wordsFor(events));
    for (let e = 0; e < events; e++) if ((eventFlags[e] & flag) !== 0) setBit(bits, e);
    this.#flagged.set(flag, bits);
    return bits;
  }

  /**
   * The events that can be on now or tonight anywhere while this is the day in UTC, ascending: clocks are between 12 hours
   * behind and 14 ahead of it.
   */
  eventsAround(day: number): Uint32Array {
    let around = this.#around.get(day);
    if (around) return around;
    const fromDay = day - 2;
    const toDay = day + 2;
    const { table, all } = this;
    const { values } = table.eventDays;
    const { first, width } = table.eventDays.range(fromDay, toDay);
    const events: number[] = [];
    for (let e = 0; e < table.events; e++)
      if (values[e] >= first && values[e] - first <= width) events.push(e);
    for (let i = 0; i < all.special.length; i++)
      if (all.special.isOnLater(table, i, fromDay, toDay)) events.push(all.special.events[i]);
    around = Uint32Array.from(events).sort();
    if (this.#around.size === MOST_DAYS_KEPT) this.#around.delete(this.#around.keys().next().value!);
    this.#around.set(day, around);
    return around;
  }

  isDeleted(position: number): boolean {
    return hasBit(this.#deleted, position);
  }

  liveRows(): Uint32Array {
    const rows = new Uint32Array(this.live);
    for (let at = 0, row = 0; row < this.length; row++) if (!this.isDeleted(row)) rows[at++] = row;
    return rows;
  }

  tombstone(position: number): void {
    setBit(this.#deleted, position);
    this.#deletedCount++;
    this.#deletedRanks = undefined;
    this.selections.clear();
  }

  /** The deleted, or undefined while there are none. */
  get deleted(): RankedBits | undefined {
    if (this.#deletedCount === 0) return undefined;
    this.#deletedRanks ??= new RankedBits(this.#deleted);
    return this.#deletedRanks;
  }

  /** The minute at which the next event here is over or expires; it may name one that was deleted since. */
  get nextDue(): number {
    return this.#nextDue;
  }

  /** Visits live venues with an event that is due by this minute, as long as it may. The visitor must tombstone them. */
  visitDue(minute: number, visit: (position: number) => void, goesOn = () => true): void {
    if (minute < this.#nextDue || !goesOn()) return;
    if (minute > this.#dueUntil) this.#lookAhead(minute);
    while (this.#due.length > 0 && goesOn()) {
      const { expiry, position } = this.#due.at(-1)!;
      if (expiry > minute) break;
      this.#due.pop();
      if (!this.isDeleted(position)) visit(position);
    }
    this.#nextDue = this.#due.at(-1)?.expiry ?? this.#dueLater;
  }

  get bytes(): number {
    const cells = this.#cells.flatMap(({ columns, rows, starts }) => [columns, rows, starts]);
    const own = [
      this.means.longitude,
      this.means.latitude,
      this.mostEvents,
      this.#directory,
      this.#deleted,
      ...cells,
      ...this.#flagged.values(),
      ...this.#around.values(),
    ];
    return (
      this.table.bytes +
      this.all.bytes +
      this.free.bytes +
      (this.#facts?.bytes ?? 0) +
      (this.#places?.bytes ?? 0) +
      own.reduce((sum, column) => sum + column.byteLength, 0)
    );
  }

  #listCells(level: number): CellList {
    const { key, length } = this.table;
    const shift = 2 * (FINEST_LEVEL - level);
    const cells: number[] = [];
    const starts: number[] = [];
    for (let v = 0; v < length; v++) {
      const cell = level === 0 ? 0 : key[v] >>> shift;
      if (cell === cells.at(-1)) continue;
      cells.push(cell);
      starts.push(v);
    }
    starts.push(length);
    return {
      columns: Uint16Array.from(cells, columnOfKey),
      rows: Uint16Array.from(cells, rowOfKey),
      starts: Uint32Array.from(starts),
    };
  }

  /** Lists what comes due within a day, the latest first. A venue leaves the segment with its first event, so this stays true. */
  #lookAhead(minute: number): void {
    const { table } = this;
    this.#due = [];
    this.#dueUntil = minute + DAY_MINUTES;
    this.#dueLater = Number.POSITIVE_INFINITY;
    for (let position = 0; position < table.length; position++) {
      const expiry = table.nextDue(position);
      if (expiry > this.#dueUntil) this.#dueLater = Math.min(this.#dueLater, expiry);
      else if (!this.isDeleted(position)) this.#due.push({ expiry, position });
    }
    this.#due.sort((a, b) => b.expiry - a.expiry);
  }
}
