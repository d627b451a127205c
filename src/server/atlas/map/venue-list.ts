import { contains, type GridBox, RangeList } from "./grid-box.ts";
import type { RowFilter } from "./map-filter.ts";
import type { Segment } from "./segment.ts";
import { select } from "./selection.ts";
import type { TextStore } from "./text-store.ts";
import type { VenueTable } from "./venue-table.ts";
import { compareNames } from "./venue-text.ts";

/** Takes venues one by one, and says how many events one must have to be of interest by now. */
export interface VenueSink {
  readonly leastEvents: number;
  /** With the filter that the venue passed, which tells which of its events are shown. */
  offer(table: VenueTable, row: number, events: number, filter: RowFilter): void;
}

/** Reused: making one would take a tenth of the time of a small view. */
const ranges = new RangeList();

/** Offers every matching venue of some boxes, with the number of its matching events that count. */
export function offerVenues(
  segments: Iterable<Segment>,
  boxes: readonly GridBox[],
  filter: RowFilter,
  sink: VenueSink,
): void {
  for (const segment of segments) {
    const { table, mostEvents } = segment;
    ranges.fill(segment, boxes, 0);
    if (ranges.length === 0) continue;
    const selection = select(segment, filter, ranges.venues);
    for (let range = 0; range < ranges.length; range++) {
      const box = boxes[ranges.cutBy(range)];
      const high = ranges.high(range);
      let at = selection.next(ranges.low(range), high);
      while (at < high) {
        if (mostEvents[at >>> 5] < sink.leastEvents) {
          at |= 31;
        } else if (
          table.eventsOf(at) >= sink.leastEvents &&
          (box === undefined || contains(box, table.longitude[at], table.latitude[at]))
        ) {
          sink.offer(table, at, selection.matchingEvents(at), filter);
        }
        at = selection.next(at + 1, high);
      }
    }
  }
}

interface Candidate {
  table: VenueTable;
  row: number;
  events: number;
  filter: RowFilter;
}

/** Keeps the first venues of an order, out of any number that are offered. */
abstract class FirstVenues implements VenueSink {
  abstract readonly leastEvents: number;
  readonly #limit: number;
  #kept: Candidate[] = [];
  #worst: Candidate | undefined;

  constructor(limit: number) {
    this.#limit = limit;
  }

  protected abstract compare(a: Candidate, b: Candidate): number;

  protected get worst(): Candidate | undefined {
    return this.#worst;
  }

  offer(table: VenueTable, row: number, events: number, filter: RowFilter): void {
    const candidate = { table, row, events, filter };
    if (this.#worst && this.compare(candidate, this.#worst) > 0) return;
    this.#kept.push(candidate);
    // Sorting once per `limit` newcomers costs no more than a heap, and says no more than it must.
    if (this.#kept.length >= 2 * this.#limit) this.#cut();
  }

  ranked(): readonly Candidate[] {
    this.#cut();
    return this.#kept;
  }

  #cut(): void {
    this.#kept.sort((a, b) => this.compare(a, b));
    this.#kept.length = Math.min(this.#kept.length, this.#limit);
    if (this.#kept.length === this.#limit) this.#worst = this.#kept.at(-1);
  }
}

/** Those with most events, ties by name and then by id. */
export class Busiest extends FirstVenues {
  readonly #texts: TextStore;

  constructor(limit: number, texts: TextStore) {
    super(limit);
    this.#texts = texts;
  }

  /** A venue with fewer events than this is not worth offering. */
  get leastEvents(): number {
    return this.worst?.events ?? 0;
  }

  protected compare(a: Candidate, b: Candidate): number {
    return (
      b.events - a.events ||
      compareNames(this.#texts, a.table, a.row, b.table, b.row) ||
      a.table.id[a.row] - b.table.id[b.row]
    );
  }
}

/** Those with the lowest ids above one: an order that does not change between two pages. */
export class NextById extends FirstVenues {
  readonly leastEvents = 0;
  readonly #after: number;

  constructor(limit: number, after: number) {
    super(limit);
    this.#after = after;
  }

  override offer(table: VenueTable, row: number, events: number, filter: RowFilter): void {
    if (table.id[row] > this.#after) super.offer(table, row, events, filter);
  }

  protected compare(a: Candidate, b: Candidate): number {
    return a.table.id[a.row] - b.table.id[b.row];
  }
}
