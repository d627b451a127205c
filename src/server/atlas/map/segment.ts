import { rankDays } from "./day-index.ts";
import { FREE } from "./event-facts.ts";
import { DayTotals, EventIndex } from "./event-index.ts";
import { DAYS_AROUND, EventsAround } from "./event-times.ts";
import type { RowFilter } from "./map-filter.ts";
import { FINEST_LEVEL } from "./morton.ts";
import { FactIndex, PlacePostings, PricedEvents } from "./posting-lists.ts";
import { hasBit, listBits, RankedBits, setBit, wordsFor } from "./ranked-bits.ts";
import { CellList, CityRuns, DueRows, VenueHints } from "./segment-tables.ts";
import type { VenueTable } from "./venue-table.ts";

/** The venues of a segment that a filter lets through, and how many of their events. */
export interface Selected {
  /** All matching venues, once indexed. */
  readonly bits: RankedBits | undefined;
  readonly bytes: number;
  /** The number of a venue's matching events that count, or -1 if the venue does not match. */
  matchingEvents(position: number): number;
  /** The first matching venue from `from` on, or `end` if there is none before it. */
  next(from: number, end: number): number;
  /** The matching events of a range of venues that count, which may be a cell of the segment's list. Asks for an index. */
  countEvents(low: number, high: number, level?: number, cell?: number): number;
}

/** The latest one is kept, whatever its size. */
const MAX_BYTES = 96 * 1024;

/** An LRU cache of a segment's answers to recent filters, by the filters' keys. */
export class KeptSelections {
  readonly #kept = new Map<string, { selection: Selected; bytes: number }>();
  /** The one that was used last, which is asked for again and again: to move it each time would have the map built anew now and then. */
  #latest: string | undefined;
  #bytes = 0;

  get(key: string): Selected | undefined {
    const kept = this.#kept.get(key);
    if (kept === undefined) return undefined;
    if (key !== this.#latest) {
      this.#kept.delete(key);
      this.#kept.set(key, kept);
      this.#latest = key;
    }
    return kept.selection;
  }

  /** Drops the least recently used ones where there are too many bytes, and returns the bits of one of them. */
  makeRoom(): RankedBits | undefined {
    let spare: RankedBits | undefined;
    for (const [key, { selection, bytes }] of this.#kept) {
      if (this.#bytes < MAX_BYTES) break;
      this.#kept.delete(key);
      this.#bytes -= bytes;
      spare = selection.bits;
    }
    return spare;
  }

  add(key: string, selection: Selected): void {
    const { bytes } = selection;
    this.#kept.set(key, { selection, bytes });
    this.#latest = key;
    this.#bytes += bytes;
  }

  clear(): void {
    this.#kept.clear();
    this.#bytes = 0;
  }

  get bytes(): number {
    return this.#bytes;
  }
}

const FINEST_LISTED = 9;
/** Venues of a segment that is mostly what was staged last. */
const SMALL = 2048;
/** In which a large segment is built. */
const STEPS = 10;
/** Today, and tomorrow or yesterday around midnight. */
const MAX_DAYS_KEPT = 2;

interface SegmentIndexes {
  all: EventIndex;
  free: EventIndex;
  facts?: FactIndex;
  priced?: PricedEvents;
  places?: PlacePostings;
}

/**
 * Venues of one category in Morton order (32,768 at most by `LIMITS`; positions of 16 bits would take 65,536), with all that is needed to count them. A segment never changes, except
 * that venues are deleted: a tombstone masks them until the segment is compacted.
 *
 *     table   venue   0        1        2  ...  in Morton order: each cell of a grid is one stretch of venues
 *             event   0  1  2  3        4  ...  a venue's events side by side, from firstEvent[venue] on
 *             fact    0  1              2  ...  stretches of days, tags, organizer and price of an event
 *     all     EventIndex of every event: day -> venues (DayIndex), day x block of 256 events -> running counts (EventCounts),
 *             special: events on several days and cancelled ones, which counts by first day get wrong
 *     free    the same of free events
 *     facts   tag or organizer -> events, for frequent ones day -> venues; places: country and city -> venues
 *     priced  day -> venue and price of each event that is not free
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
  #priced: PricedEvents | undefined;
  #places: PlacePostings | undefined;
  /** The most events any of 32 venues has. */
  readonly mostEvents: Uint32Array;
  /** The most events any venue has. */
  readonly maxEvents: number;
  readonly #directory: Uint16Array | Uint32Array;
  readonly #directoryLevel: number;
  readonly #cells: CellList[] = [];
  readonly #deleted: Uint32Array;
  #deletedCount = 0;
  #deletedRanks: RankedBits | undefined;
  readonly #due: DueRows;
  #venueHints: VenueHints | undefined;
  /** Made anew after a venue was deleted. */
  #cityRuns: CityRuns | undefined;
  /** By day, the events of the days around it. */
  readonly #around = new Map<number, EventsAround>();
  readonly #totals = new Map<EventIndex, DayTotals>();
  /** Void as soon as a venue is deleted. */
  readonly selections = new KeptSelections();

  private constructor(table: VenueTable, indexes: SegmentIndexes) {
    const { length, key } = table;
    this.table = table;
    this.all = indexes.all;
    this.free = indexes.free;
    this.#facts = indexes.facts;
    this.#priced = indexes.priced;
    this.#places = indexes.places;

    const words = wordsFor(length);
    this.mostEvents = new Uint32Array(words);
    for (let v = 0; v < length; v++) {
      this.mostEvents[v >>> 5] = Math.max(this.mostEvents[v >>> 5], table.eventsOf(v));
    }

    this.maxEvents = this.mostEvents.reduce((most, events) => Math.max(most, events), 0);

    // About one cell per venue: fine enough to find most cells without searching.
    this.#directoryLevel = Math.min(8, Math.floor(Math.log2(length + 1) / 2));
    const shift = 32 - 2 * this.#directoryLevel;
    const cells = 4 ** this.#directoryLevel;
    this.#directory = length < 2 ** 16 ? new Uint16Array(cells + 1) : new Uint32Array(cells + 1);
    for (let v = 0; v < length; v++) this.#directory[(shift === 32 ? 0 : key[v] >>> shift) + 1]++;
    for (let c = 1; c < this.#directory.length; c++) this.#directory[c] += this.#directory[c - 1];

    this.#deleted = new Uint32Array(words);
    this.#due = new DueRows(table);
  }

  /**
   * Indexes a table, which must be in Morton order and of exact size, in steps of about the same length: each yields how many
   * rows it is worth.
   */
  static *build(table: VenueTable): Generator<number, Segment> {
    const steps = Segment.#steps(table);
    for (;;) {
      const { done, value } = steps.next();
      if (done) return value;
      yield Math.ceil((table.length + table.events) / STEPS);
    }
  }

  static *#steps(table: VenueTable): Generator<void, Segment> {
    const all = yield* EventIndex.build(table);
    yield;
    const free = yield* EventIndex.build(table, FREE);
    yield;
    // A small segment is soon replaced: its rarely used indexes are built lazily.
    if (table.length <= SMALL) return new Segment(table, { all, free });
    const ranks = rankDays(table.eventDays);
    const facts = yield* FactIndex.build(table, ranks);
    yield;
    const priced = new PricedEvents(table, ranks);
    yield;
    const places = new PlacePostings(table.country, table.city);
    yield;
    const segment = new Segment(table, { all, free, facts, priced, places });
    yield;
    segment.#due.prepare();
    return segment;
  }

  get facts(): FactIndex {
    this.#facts ??= FactIndex.of(this.table, rankDays(this.table.eventDays));
    return this.#facts;
  }

  get priced(): PricedEvents {
    this.#priced ??= new PricedEvents(this.table, rankDays(this.table.eventDays));
    return this.#priced;
  }

  get places(): PlacePostings {
    this.#places ??= new PlacePostings(this.table.country, this.table.city);
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

  /** The cells of a level's grid that hold venues, in order; undefined for levels that are too fine to list. */
  cells(level: number): CellList | undefined {
    if (level > FINEST_LISTED) return undefined;
    this.#cells[level] ??= new CellList(this.table, level);
    return this.#cells[level];
  }

  get venueHints(): VenueHints {
    this.#venueHints ??= new VenueHints(this.table);
    return this.#venueHints;
  }

  get cityRuns(): CityRuns {
    this.#cityRuns ??= new CityRuns(this.table, this.deleted);
    return this.#cityRuns;
  }

  /**
   * The events that can be on now or tonight anywhere while this is the day in UTC: clocks are between 12 hours behind and 14
   * ahead of it.
   */
  eventsAround(day: number): EventsAround {
    let around = this.#around.get(day);
    if (around) return around;
    const { table, all } = this;
    const { values } = table.eventDays;
    const { first, width } = table.eventDays.range(day - DAYS_AROUND, day + DAYS_AROUND);
    const bits = new Uint32Array(wordsFor(table.events));
    for (let e = 0; e < table.events; e++)
      if (values[e] >= first && values[e] - first <= width) setBit(bits, e);
    for (const e of all.special.laterEvents(table, day - DAYS_AROUND, day + DAYS_AROUND)) setBit(bits, e);
    const events = new Uint32Array(table.events);
    around = new EventsAround(table, events.subarray(0, listBits(bits, events)), day);
    if (this.#around.size === MAX_DAYS_KEPT) this.#around.delete(this.#around.keys().next().value!);
    this.#around.set(day, around);
    return around;
  }

  /** The numbers of all events of an index by day. */
  totals(index: EventIndex): DayTotals {
    let totals = this.#totals.get(index);
    if (totals) return totals;
    totals = new DayTotals(this, index);
    this.#totals.set(index, totals);
    return totals;
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
    this.#cityRuns = undefined;
    for (const totals of this.#totals.values()) totals.remove(position);
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
    return this.#due.next;
  }

  /** Visits live venues with an event that is due by this minute, as long as it may. The visitor must tombstone them. */
  visitDue(minute: number, visit: (position: number) => void, goesOn = () => true): void {
    this.#due.visit(minute, (position) => this.isDeleted(position), visit, goesOn);
  }

  get bytes(): number {
    const own = [this.mostEvents, this.#directory, this.#deleted];
    return (
      this.table.bytes +
      this.all.bytes +
      this.free.bytes +
      (this.#facts?.bytes ?? 0) +
      (this.#priced?.bytes ?? 0) +
      (this.#places?.bytes ?? 0) +
      this.#due.bytes +
      this.#cells.reduce((sum, { bytes }) => sum + bytes, 0) +
      this.selections.bytes +
      (this.#venueHints?.bytes ?? 0) +
      (this.#cityRuns?.bytes ?? 0) +
      this.#totals.values().reduce((sum, { bytes }) => sum + bytes, 0) +
      this.#around.values().reduce((sum, { bytes }) => sum + bytes, 0) +
      own.reduce((sum, column) => sum + column.byteLength, 0)
    );
  }
}

/** Bits of the venues at the place asked for, and of those of them that are not deleted; undefined where all are. */
interface LiveVenues {
  there: Uint32Array | undefined;
  live: Uint32Array | undefined;
}

export function liveVenues(segment: Segment, { country, cities }: RowFilter): LiveVenues {
  const { deleted, length, places } = segment;
  let there: Uint32Array | undefined;
  if (country !== undefined || cities !== undefined) {
    there = new Uint32Array(wordsFor(length));
    places.addVenues(country, cities, there);
  }
  if (deleted === undefined) return { there, live: there };
  const live = deleted.words.map((word) => ~word);
  if (there) for (let w = 0; w < live.length; w++) live[w] &= there[w];
  return { there, live };
}
