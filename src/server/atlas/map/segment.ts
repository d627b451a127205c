import { type BlockMeans, meansOf } from "./coordinate-sum.ts";
import { EventIndex } from "./event-index.ts";
import { FREE } from "./event-row.ts";
import { FactIndex } from "./fact-index.ts";
import { keyOrder } from "./key-order.ts";
import type { Limits } from "./limits.ts";
import { columnOfKey, FINEST_LEVEL, rowOfKey } from "./morton.ts";
import { PlaceIndex } from "./place-index.ts";
import { hasBit, RankedBits, setBit, wordsFor } from "./ranked-bits.ts";
import type { Selection } from "./selection.ts";
import { type TableSize, VenueTable } from "./venue-table.ts";

const DAY_MINUTES = 24 * 60;
const FINEST_LISTED = 9;
const ROWS_PER_STEP = 8192;
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
 * that venues die: those are masked, and go when the segment is rebuilt.
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
  readonly #dead: Uint32Array;
  #deadCount = 0;
  #deadRanks: RankedBits | undefined;
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

    this.#dead = new Uint32Array(words);
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
    return this.table.length - this.#deadCount;
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

  isDead(position: number): boolean {
    return hasBit(this.#dead, position);
  }

  livingRows(): Uint32Array {
    const rows = new Uint32Array(this.live);
    for (let at = 0, row = 0; row < this.length; row++) if (!this.isDead(row)) rows[at++] = row;
    return rows;
  }

  kill(position: number): void {
    setBit(this.#dead, position);
    this.#deadCount++;
    this.#deadRanks = undefined;
    this.selections.clear();
  }

  /** The dead, or undefined while there are none. */
  get dead(): RankedBits | undefined {
    if (this.#deadCount === 0) return undefined;
    this.#deadRanks ??= new RankedBits(this.#dead);
    return this.#deadRanks;
  }

  /** The minute at which the next event here is over or expires; it may name one that has died since. */
  get nextDue(): number {
    return this.#nextDue;
  }

  /** Visits living venues with an event that is due by this minute, as long as it may. The visitor must kill them. */
  visitDue(minute: number, visit: (position: number) => void, goesOn = () => true): void {
    if (minute < this.#nextDue || !goesOn()) return;
    if (minute > this.#dueUntil) this.#lookAhead(minute);
    while (this.#due.length > 0 && goesOn()) {
      const { expiry, position } = this.#due.at(-1)!;
      if (expiry > minute) break;
      this.#due.pop();
      if (!this.isDead(position)) visit(position);
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
      this.#dead,
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
      else if (!this.isDead(position)) this.#due.push({ expiry, position });
    }
    this.#due.sort((a, b) => b.expiry - a.expiry);
  }
}

/** Rows of a table, in any order. */
export interface TableRows {
  table: VenueTable;
  rows: Uint32Array;
}

/** Segments over rows of tables, cut along the Morton curve. */
export function segmentsOf(sources: readonly TableRows[], limits: Limits): Segment[] {
  const steps = segmentSteps(sources, limits);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The same in steps of a few milliseconds, each of which yields how many rows of venues and events it is worth. */
export function* segmentSteps(sources: readonly TableRows[], limits: Limits): Generator<number, Segment[]> {
  const length = sources.reduce((sum, { rows }) => sum + rows.length, 0);
  const keys = new Uint32Array(length);
  const rowOf = new Uint32Array(length);
  const sourceOf = new Uint8Array(length);
  let at = 0;
  for (const [s, { table, rows }] of sources.entries()) {
    for (const row of rows) {
      keys[at] = table.key[row];
      rowOf[at] = row;
      sourceOf[at++] = s;
    }
  }
  const order = keyOrder(
    keys,
    Uint32Array.from({ length }, (_, i) => i),
  );
  // Parts of equal size: a full one with a small rest would soon be merged and cut again.
  const mostVenues = Math.ceil(length / Math.ceil(length / limits.mostVenues));
  const segments: Segment[] = [];
  for (let from = 0; from < length; ) {
    const size = new SizeSum();
    let to = from;
    // A venue with more events than a segment should have still needs one.
    while (to < length && to - from < mostVenues && (to === from || size.events < limits.mostEvents)) {
      const i = order[to++];
      size.add(sources[sourceOf[i]].table, rowOf[i]);
    }
    const table = new VenueTable(size);
    for (let copied = 0; from < to; from++) {
      table.addFrom(sources[sourceOf[order[from]]].table, rowOf[order[from]]);
      const rows = table.length + table.events - copied;
      if (rows < ROWS_PER_STEP) continue;
      copied += rows;
      yield rows;
    }
    segments.push(yield* Segment.build(table));
  }
  return segments;
}

/** What a table for some venues must have room for. */
class SizeSum implements TableSize {
  venues = 0;
  events = 0;
  facts = 0;
  firstDay = Number.POSITIVE_INFINITY;
  lastDay = Number.NEGATIVE_INFINITY;
  mostBytes = 0;
  mostFacts = 0;

  add(table: VenueTable, row: number): void {
    this.venues++;
    for (let e = table.firstEvent[row]; e < table.firstEvent[row + 1]; e++) {
      const facts = table.firstFact(e + 1) - table.firstFact(e);
      this.events++;
      this.facts += facts;
      this.mostFacts = Math.max(this.mostFacts, facts);
      this.mostBytes = Math.max(this.mostBytes, table.eventBytes[e]);
      if (table.eventDays.isNone(e)) continue;
      this.firstDay = Math.min(this.firstDay, table.eventDays.get(e));
      this.lastDay = Math.max(this.lastDay, table.eventDays.get(e));
    }
  }
}
