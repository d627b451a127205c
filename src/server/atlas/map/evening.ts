import { VENUE_CATEGORIES } from "#domain/category.ts";
import { EVENING_HALF_HOURS, eveningStartMs, halfHourOf } from "#domain/event/evening.ts";
import type { Box } from "#domain/geo.ts";
import { MINUTE_MS, QUARTER_MS } from "./event-facts.ts";
import { type EventHits, hitsOf, visitHits } from "./event-hits.ts";
import { isCounted } from "./events.ts";
import { contains, type GridBox, gridBoxes } from "./grid-box.ts";
import { isPlace, type MapFilter, type RowFilter, rowFilter } from "./map-filter.ts";
import { listAround } from "./refined-events.ts";
import type { Segment } from "./segment.ts";
import type { VenueIndex } from "./venue-index.ts";
import type { VenueTable } from "./venue-table.ts";

/** Counts the events in a box that match tonight by category, then by the half hour of their start at the venue. */
export function eveningCounts(
  index: VenueIndex,
  box: Box,
  filter: MapFilter,
  nowMs: number,
  hits?: EventHits,
): Int32Array[] {
  const boxes = gridBoxes(box);
  const rows = rowFilter(filter, false);
  const evening = new Evening(rows, nowMs);
  if (hits)
    visitHits(hits, boxes, rows, index.finderOf(filter), ({ table, row, index: { category } }) =>
      evening.addVenue(table, row, category, hitsOf(hits, table, row, rows)),
    );
  else
    for (const { index: category, rows } of index.rowsOf(filter, false))
      for (const segment of category.settled()) evening.addSegment(segment, category.category, boxes, rows);
  return evening.counts;
}

class Evening {
  /** By category, then by half hour. */
  readonly counts = VENUE_CATEGORIES.map(() => new Int32Array(EVENING_HALF_HOURS));
  readonly #filter: RowFilter;
  readonly #nowMs: number;
  /** By UTC offset in quarters of an hour. */
  readonly #startsMs = new Map<number, number>();

  constructor(filter: RowFilter, nowMs: number) {
    this.#filter = filter;
    this.#nowMs = nowMs;
  }

  addSegment(segment: Segment, category: number, boxes: readonly GridBox[], rows: RowFilter): void {
    const { table, venueHints } = segment;
    const { longitude, latitude } = table;
    for (const e of listAround(segment, rows)) {
      const venue = venueHints.venueOf(e);
      if (segment.isDeleted(venue) || !isPlace(rows, table, venue)) continue;
      if (boxes.some((box) => contains(box, longitude[venue], latitude[venue])))
        this.#addEvent(table, e, category);
    }
  }

  /** Counts those events of a venue that pass a test. */
  addVenue(table: VenueTable, row: number, category: number, isAsked: (e: number) => boolean): void {
    for (let e = table.firstEvent[row]; e < table.firstEvent[row + 1]; e++)
      if (isAsked(e)) this.#addEvent(table, e, category);
  }

  #addEvent(table: VenueTable, e: number, category: number): void {
    if (!isCounted(this.#filter, table, e)) return;
    const eveningMs = this.#eveningAt(table.eventOffset[e]);
    this.counts[category][halfHourOf(table.eventStart(e) * MINUTE_MS, eveningMs)]++;
  }

  #eveningAt(quarters: number): number {
    let startMs = this.#startsMs.get(quarters);
    if (startMs === undefined) {
      startMs = eveningStartMs(this.#nowMs, quarters * QUARTER_MS);
      this.#startsMs.set(quarters, startMs);
    }
    return startMs;
  }
}
