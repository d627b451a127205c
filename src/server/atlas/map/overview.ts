import type { Box } from "#domain/geo.ts";
import { CellTally, type TalliedCell } from "./cell-tally.ts";
import { type EventHits, visitHits } from "./event-hits.ts";
import { coarsened, contains, type GridBox, gridBoxes, RangeList } from "./grid-box.ts";
import { type AtlasMapFilter, type RowFilter, rowFilter, withoutEvents } from "./map-filter.ts";
import { columnOfKey, FINEST_LEVEL, rowOfKey } from "./morton.ts";
import type { Segment, Selected } from "./segment.ts";
import type { CellList } from "./segment-tables.ts";
import { select } from "./selection.ts";
import type { VenueIndex } from "./venue-index.ts";

/** Reused from one overview to the next. */
const ranges = new RangeList();

/** Sums up segments by cell: whole stretches at once, and venue by venue only where a border cuts through. */
export class MapOverview {
  readonly #boxes: readonly GridBox[];
  readonly #level: number;
  readonly #filter: RowFilter;
  readonly #tally: CellTally;
  /** Ranges come in order, and most begin where the last one ended. */
  #lastAt = -1;
  #lastRank = 0;

  constructor(boxes: readonly GridBox[], level: number, filter: RowFilter, tally: CellTally) {
    this.#boxes = boxes;
    this.#level = level;
    this.#filter = filter;
    this.#tally = tally;
  }

  add(segment: Segment, category: number): void {
    this.#lastAt = -1;
    const cells = segment.cells(this.#level);
    if (cells && this.#isInside(cells)) this.#addAll(segment, category, cells);
    else this.#addRanges(segment, category, cells);
  }

  /** Whether no border cuts through any of the cells. */
  #isInside({ extent }: CellList): boolean {
    if (this.#boxes.length > 1) return false;
    const { left, right, top, bottom } = coarsened(this.#boxes[0].touched, FINEST_LEVEL - this.#level);
    return extent.left > left && extent.right < right && extent.top > top && extent.bottom < bottom;
  }

  #addAll(segment: Segment, category: number, cells: CellList): void {
    const { columns, rows, starts } = cells;
    const selection = select(segment, this.#filter, segment.length);
    for (let c = 0; c < columns.length; c++)
      this.#addWhole(segment, category, selection, columns[c], rows[c], starts[c], starts[c + 1], cells, c);
  }

  #addRanges(segment: Segment, category: number, cells: CellList | undefined): void {
    ranges.fill(segment, this.#boxes, this.#level);
    if (ranges.length === 0) return;
    const selection = select(segment, this.#filter, ranges.venues);
    for (let range = 0; range < ranges.length; range++) {
      if (ranges.cutBy(range) >= 0 || !selection.bits) {
        this.#addEach(segment, category, selection, range);
        continue;
      }
      const column = ranges.column(range);
      const row = ranges.row(range);
      const low = ranges.low(range);
      const high = ranges.high(range);
      this.#addWhole(segment, category, selection, column, row, low, high, cells, ranges.listed(range));
    }
  }

  #addWhole(
    { table }: Segment,
    category: number,
    selection: Selected,
    column: number,
    row: number,
    low: number,
    high: number,
    cells: CellList | undefined,
    listed: number,
  ): void {
    const bits = selection.bits!;
    const before = low === this.#lastAt ? this.#lastRank : bits.rank(low);
    this.#lastAt = high;
    this.#lastRank = bits.rank(high);
    const venues = this.#lastRank - before;
    if (venues === 0) return;
    const cell = this.#tally.cell(column, row);
    this.#tally.addEvents(cell, selection.countEvents(low, high, this.#level, listed));
    // Those of one place are few and summed up exactly: the map goes to their bounds.
    const isOfPlace = this.#filter.country !== undefined || this.#filter.cities !== undefined;
    const neighbours = isOfPlace ? undefined : cells;
    this.#tally.addSelected(cell, category, table, bits, low, high, venues, neighbours, listed);
  }

  #addEach(segment: Segment, category: number, selection: Selected, range: number): void {
    const { table } = segment;
    const box = this.#boxes[ranges.cutBy(range)];
    const high = ranges.high(range);
    for (let at = selection.next(ranges.low(range), high); at < high; at = selection.next(at + 1, high)) {
      if (box && !contains(box, table.longitude[at], table.latitude[at])) continue;
      const cell = this.#tally.cell(ranges.column(range), ranges.row(range));
      this.#tally.addEvents(cell, selection.matchingEvents(at));
      this.#tally.addVenue(cell, category, table, at);
    }
  }
}

export interface OverviewOptions {
  /** Whether venues without a matching event count too: the filter then narrows only events. */
  includeEmpty: boolean;
  /** Only these events count. */
  hits?: EventHits | undefined;
}

/** Counts by cell of a grid of 2^level columns and rows over the mercator square; only what lies in the box counts. */
export function overviewCells(
  index: VenueIndex,
  box: Box,
  level: number,
  filter: AtlasMapFilter,
  { includeEmpty, hits }: OverviewOptions,
): TalliedCell[] {
  const boxes = gridBoxes(box);
  const tally = new CellTally(gridLevel(level), boxes);
  if (hits) tallyHits(index, hits, boxes, level, filter, includeEmpty, tally);
  if (hits && !includeEmpty) return tally.cells();
  for (const { index: category, rows } of index.rowsOf(filter, includeEmpty)) {
    // Where hits have been counted, only the venues are still to be.
    const counted = hits ? withoutEvents(rows) : rows;
    const overview = new MapOverview(boxes, gridLevel(level), counted, tally);
    for (const segment of category.settled()) overview.add(segment, category.category);
  }
  return tally.cells();
}

function tallyHits(
  index: VenueIndex,
  hits: EventHits,
  boxes: readonly GridBox[],
  level: number,
  filter: AtlasMapFilter,
  eventsOnly: boolean,
  tally: CellTally,
): void {
  const coarser = FINEST_LEVEL - gridLevel(level);
  const rows = rowFilter(filter, false);
  visitHits(hits, boxes, rows, index.finderOf(filter), ({ table, row, index: { category } }, events) => {
    const cell = tally.cell(columnOfKey(table.key[row]) >> coarser, rowOfKey(table.key[row]) >> coarser);
    tally.addEvents(cell, events);
    if (!eventsOnly) tally.addVenue(cell, category, table, row);
  });
}

function gridLevel(level: number): number {
  return Math.min(FINEST_LEVEL, Math.max(0, Math.floor(level)));
}
