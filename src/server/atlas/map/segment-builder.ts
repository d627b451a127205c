import { Segment } from "./segment.ts";
import { keyOrder } from "./sorted.ts";
import { type TableSize, VenueTable } from "./venue-table.ts";

const ROWS_PER_STEP = 8192;

/** How much stands together. Tests set these low, to see in a small world what happens in a large one. */
export interface Limits {
  mostVenues: number; // per segment; at most 65,536, since positions are kept in 16 bits
  mostEvents: number; // per segment; with the venues this bounds how long a rebuild takes
  mostStaged: number; // venues indexed anew whenever a reader follows a writer; more become a segment
  mostLoaded: number; // venues of a bulk load that are cut along the Morton curve together
  rowsPerChange: number; // of venues and events, rebuilt for each venue that changes: to keep pace, each about a dozen times
  chunkBytes: number; // of text
}

export const LIMITS: Limits = {
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
