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
import { VenueTable } from "./venue-table.ts";

const DAY_MINUTES = 24 * 60;
const FINEST_LISTED = 9;

/** Cells by column and row, with their first venues, and behind the last cell the number of venues. */
interface CellList {
  columns: Uint16Array;
  rows: Uint16Array;
  starts: Uint32Array;
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
  readonly facts: FactIndex;
  readonly places: PlaceIndex;
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
  /** Answers to recent filters, the latest used last; void as soon as a venue dies. */
  readonly selections = new Map<string, Selection>();

  /** The table must be in Morton order and of exact size; see `segmentsOf`. */
  constructor(table: VenueTable) {
    const { length, key } = table;
    this.table = table;
    this.all = new EventIndex(table);
    this.free = new EventIndex(table, FREE);
    this.facts = new FactIndex(table);
    this.places = new PlaceIndex(table.country, table.city);

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

  isDead(position: number): boolean {
    return hasBit(this.#dead, position);
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
    ];
    return (
      this.table.bytes +
      this.all.bytes +
      this.free.bytes +
      this.free.firstEvent.byteLength +
      this.facts.bytes +
      this.places.bytes +
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

/** Segments over the given rows of a table in any order, cut along the Morton curve. */
export function segmentsOf(source: VenueTable, rows: Uint32Array, limits: Limits): Segment[] {
  const order = keyOrder(source.key, rows);
  // Parts of equal size: a full one with a small rest would soon be merged and cut again.
  const mostVenues = Math.ceil(order.length / Math.ceil(order.length / limits.mostVenues));
  const segments: Segment[] = [];
  for (let from = 0; from < order.length; ) {
    let to = from;
    let events = 0;
    let facts = 0;
    // A venue with more events than a segment should have still needs one.
    while (to < order.length && to - from < mostVenues && (to === from || events < limits.mostEvents)) {
      const row = order[to++];
      events += source.eventsOf(row);
      facts += source.firstFact[source.firstEvent[row + 1]] - source.firstFact[source.firstEvent[row]];
    }
    const table = new VenueTable(to - from, events, facts);
    for (let i = from; i < to; i++) table.addFrom(source, order[i]);
    segments.push(new Segment(table));
    from = to;
  }
  return segments;
}
