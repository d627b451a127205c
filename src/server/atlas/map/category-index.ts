import { Segment } from "./segment.ts";
import { keyOrder } from "./sorted.ts";
import { type TableSize, VenueTable } from "./venue-table.ts";

const PAGE_BITS = 12;
const PAGE_MASK = (1 << PAGE_BITS) - 1;

/** Small numbers by id. Ids come from a sequence, so pages of neighbours are nearly full; 0 means absent. */
export class IdTable {
  readonly #pages = new Map<number, Uint32Array>();

  get(id: number): number {
    const page = this.#pages.get(id >>> PAGE_BITS);
    return page === undefined ? 0 : page[id & PAGE_MASK];
  }

  set(id: number, value: number): void {
    let page = this.#pages.get(id >>> PAGE_BITS);
    if (page === undefined) {
      page = new Uint32Array(PAGE_MASK + 1);
      this.#pages.set(id >>> PAGE_BITS, page);
    }
    page[id & PAGE_MASK] = value;
  }

  get bytes(): number {
    return this.#pages.size * (PAGE_MASK + 1) * Uint32Array.BYTES_PER_ELEMENT;
  }
}

/** Where a venue's row is: in a segment of its category, or staged there. */
interface RowPlace {
  category: number;
  segment: Segment | undefined;
  row: number;
}

const STAGED = 0x8000_0000;
const STAGED_ROW_BITS = 27;
const POSITION_BITS = 16;

/** Finds a venue's row by its id. A row that the directory does not name is deleted. */
export class RowDirectory {
  readonly #ids = new IdTable();
  /** Slot 0 stays empty, so that a reference is never 0. */
  readonly #slots: ({ segment: Segment; category: number } | undefined)[] = [undefined];

  find(id: number): RowPlace | undefined {
    const reference = this.#ids.get(id);
    if (reference === 0) return undefined;
    if (reference >= STAGED) {
      const rest = reference - STAGED;
      const category = rest >>> STAGED_ROW_BITS;
      return { category, segment: undefined, row: rest & ((1 << STAGED_ROW_BITS) - 1) };
    }
    const { category, segment } = this.#slots[reference >>> POSITION_BITS]!;
    return { category, segment, row: reference & 0xffff };
  }

  isStaged(id: number, category: number, row: number): boolean {
    return this.#ids.get(id) === stagedAt(category, row);
  }

  stage(id: number, category: number, row: number): void {
    this.#ids.set(id, stagedAt(category, row));
  }

  forget(id: number): void {
    this.#ids.set(id, 0);
  }

  /** Takes in a segment: its venues are found there from now on. */
  add(segment: Segment, category: number): void {
    let slot = this.#slots.indexOf(undefined, 1);
    if (slot < 0) slot = this.#slots.length;
    this.#slots[slot] = { segment, category };
    const { id, length } = segment.table;
    for (let row = 0; row < length; row++)
      if (!segment.isDeleted(row)) this.#ids.set(id[row], (slot << POSITION_BITS) | row);
  }

  /** Takes in a segment that was made of others: its venues are found there, those that have left the others since are tombstoned. */
  replace(sources: readonly Segment[], segment: Segment, category: number): void {
    const slots = new Set(sources.map((source) => this.#slotOf(source)));
    const { id, length } = segment.table;
    for (let row = 0; row < length; row++) {
      const reference = this.#ids.get(id[row]);
      if (reference >= STAGED || !slots.has(reference >>> POSITION_BITS)) segment.tombstone(row);
    }
    this.add(segment, category);
  }

  /** Lets go of a segment whose live venues are found elsewhere by now. */
  drop(segment: Segment): void {
    this.#slots[this.#slotOf(segment)] = undefined;
  }

  #slotOf(segment: Segment): number {
    return this.#slots.findIndex((slot) => slot?.segment === segment);
  }

  get bytes(): number {
    return this.#ids.bytes;
  }
}

function stagedAt(category: number, row: number): number {
  return STAGED + category * 2 ** STAGED_ROW_BITS + row;
}

const ROWS_PER_STEP = 8192;

/** How much stands together. Tests set these low, to see in a small world what happens in a large one. */
export interface SegmentLimits {
  mostVenues: number; // per segment; at most 65,536, since positions are kept in 16 bits
  mostEvents: number; // per segment; with the venues this bounds how long a rebuild takes
  mostStaged: number; // venues indexed anew whenever a reader follows a writer; more become a segment
  mostLoaded: number; // venues of a bulk load that are cut along the Morton curve together
  rowsPerChange: number; // of venues and events, rebuilt for each venue that changes: to keep pace, each about a dozen times
  chunkBytes: number; // of text
}

export const SEGMENT_LIMITS: SegmentLimits = {
  mostVenues: 32_768,
  mostEvents: 262_144,
  mostStaged: 512,
  mostLoaded: 262_144,
  rowsPerChange: 200,
  chunkBytes: 16 * 1024 * 1024,
};

/** Rows of a table, in any order. */
export interface TableRows {
  table: VenueTable;
  rows: Uint32Array;
}

/** Segments over rows of tables, cut along the Morton curve. */
export function segmentsOf(sources: readonly TableRows[], limits: SegmentLimits): Segment[] {
  const steps = segmentSteps(sources, limits);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The same in steps of a few milliseconds, each of which yields how many rows of venues and events it is worth. */
export function* segmentSteps(
  sources: readonly TableRows[],
  limits: SegmentLimits,
): Generator<number, Segment[]> {
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
  yield length;
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
    yield to - from;
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
  mostPlace = 0;
  mostBytes = 0;
  mostFacts = 0;

  add(table: VenueTable, row: number): void {
    this.venues++;
    this.mostPlace = Math.max(this.mostPlace, table.country[row], table.city[row]);
    this.mostBytes = Math.max(this.mostBytes, table.headBytes[row]);
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

/**
 * The venues of one category. New and changed ones are staged as plain rows; readers see them through a small segment that is
 * rebuilt on demand, until they are enough for a lasting one. Lasting segments merge as they grow in number and are
 * compacted as their venues are deleted, in small steps, so that no single write takes long.
 */
export class CategoryIndex {
  readonly category: number;
  readonly #rows: RowDirectory;
  readonly #limits: SegmentLimits;
  #stage = new VenueTable();
  #stageDue = Number.POSITIVE_INFINITY;
  #segments: Segment[] = [];
  #fresh: Segment[] = [];
  #isStale = false;
  #compaction: Generator<number, void> | undefined;

  constructor(category: number, rows: RowDirectory, limits: SegmentLimits) {
    this.category = category;
    this.#rows = rows;
    this.#limits = limits;
  }

  /** Where new rows go; tell `staged` of each. */
  get stage(): VenueTable {
    return this.#stage;
  }

  staged(row: number): void {
    this.#rows.stage(this.#stage.id[row], this.category, row);
    this.#stageDue = Math.min(this.#stageDue, this.#stage.nextDue(row));
    this.#isStale = true;
    if (this.#stage.length >= this.#limits.mostLoaded) this.#seal();
  }

  /** A staged row is no longer what its venue is. */
  unstaged(): void {
    this.#isStale = true;
  }

  /** All segments a reader has to look at. */
  settled(): readonly Segment[] {
    if (this.#isStale) {
      if (this.#stage.length > this.#limits.mostStaged) this.#seal();
      else this.#fresh = segmentsOf([{ table: this.#stage, rows: this.#liveStaged() }], this.#limits);
      this.#isStale = false;
    }
    return this.#fresh.length === 0 ? this.#segments : [...this.#segments, ...this.#fresh];
  }

  /** The minute at which the next event is over or expires. */
  get nextDue(): number {
    return this.#segments.reduce((due, segment) => Math.min(due, segment.nextDue), this.#stageDue);
  }

  /** Visits rows with an event that is due by this minute, as long as it may. The visitor must replace or remove them. */
  visitDue(minute: number, visit: (table: VenueTable, row: number) => void, goesOn: () => boolean): void {
    if (minute >= this.#stageDue) this.#visitStagedDue(minute, visit, goesOn);
    for (const segment of this.#segments)
      segment.visitDue(minute, (row) => visit(segment.table, row), goesOn);
  }

  /** Goes on rebuilding the segments most in need of it, and returns what is left of a number of rows. */
  compact(rows: number): number {
    let left = rows;
    while (left > 0) {
      this.#compaction ??= this.#nextCompaction();
      if (this.#compaction === undefined) return left;
      const { done, value } = this.#compaction.next();
      if (done) this.#compaction = undefined;
      else left -= value;
    }
    return left;
  }

  /** Moves the text of live rows that lies where it should not stay. */
  relocateText(leaves: (text: number) => boolean, move: (text: number, bytes: number) => number): void {
    const relocate = (table: VenueTable, row: number) => {
      if (leaves(table.text[row])) table.text[row] = move(table.text[row], table.textBytes(row));
    };
    for (const segment of this.#segments) {
      for (let row = 0; row < segment.length; row++)
        if (!segment.isDeleted(row)) relocate(segment.table, row);
    }
    for (const row of this.#liveStaged()) relocate(this.#stage, row);
    this.textMoved();
  }

  /** Texts of some rows are elsewhere by now: what copied the old places is made again. */
  textMoved(): void {
    this.#isStale = true;
    this.#compaction = undefined;
  }

  get bytes(): number {
    return [...this.#segments, ...this.#fresh].reduce((sum, { bytes }) => sum + bytes, this.#stage.bytes);
  }

  #visitStagedDue(
    minute: number,
    visit: (table: VenueTable, row: number) => void,
    goesOn: () => boolean,
  ): void {
    const stage = this.#stage;
    const live = this.#liveStaged();
    this.#stageDue = Number.POSITIVE_INFINITY;
    for (const row of live) {
      const next = stage.nextDue(row);
      if (next <= minute && goesOn()) visit(stage, row);
      else this.#stageDue = Math.min(this.#stageDue, next);
    }
  }

  #seal(): void {
    const sealed = segmentsOf([{ table: this.#stage, rows: this.#liveStaged() }], this.#limits);
    for (const segment of sealed) this.#rows.add(segment, this.category);
    this.#segments = [...this.#segments, ...sealed];
    this.#stage = new VenueTable();
    this.#stageDue = Number.POSITIVE_INFINITY;
    this.#fresh = [];
  }

  #nextCompaction(): Generator<number, void> | undefined {
    const { mostStaged, mostVenues, mostEvents } = this.#limits;
    const fragmented = this.#segments.find(
      ({ length, live }) => length - live > Math.max(mostStaged, length / 8),
    );
    if (fragmented) return this.#compact([fragmented]);
    const bySize = this.#segments.toSorted((a, b) => a.live - b.live);
    for (const [i, smaller] of bySize.entries()) {
      const larger = bySize[i + 1];
      if (larger === undefined || smaller.live + larger.live > mostVenues) return undefined;
      // Only with one of its own size class: each venue is then rebuilt a handful of times at most.
      const isWorthwhile = larger.live <= 2 * smaller.live;
      if (isWorthwhile && smaller.table.events + larger.table.events <= mostEvents)
        return this.#compact([smaller, larger]);
    }
    return undefined;
  }

  /** Makes new segments of old ones, which answer until the new ones are ready. */
  *#compact(fragmented: readonly Segment[]): Generator<number, void> {
    const live = fragmented.map((segment) => ({ table: segment.table, rows: segment.liveRows() }));
    const rebuilt = yield* segmentSteps(live, this.#limits);
    for (const segment of rebuilt) this.#rows.replace(fragmented, segment, this.category);
    for (const segment of fragmented) this.#rows.drop(segment);
    this.#segments = [...this.#segments.filter((segment) => !fragmented.includes(segment)), ...rebuilt];
  }

  #liveStaged(): Uint32Array {
    const { length, id } = this.#stage;
    const live = new Uint32Array(length);
    let count = 0;
    for (let row = 0; row < length; row++) {
      if (this.#rows.isStaged(id[row], this.category, row)) live[count++] = row;
    }
    return live.slice(0, count);
  }
}
