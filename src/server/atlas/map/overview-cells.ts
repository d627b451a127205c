import type { Box } from "#domain/geo.ts";
import { CellTally, type OverviewCell } from "./cell-tally.ts";
import { type EventHits, visitHits } from "./event-hits.ts";
import { type GridBox, gridBoxes } from "./grid-box.ts";
import { type MapFilter, rowFilter, withoutEvents } from "./map-filter.ts";
import { columnOfKey, FINEST_LEVEL, rowOfKey } from "./morton.ts";
import { Overview } from "./overview.ts";
import type { VenueIndex } from "./venue-index.ts";

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
  filter: MapFilter,
  { includeEmpty, hits }: OverviewOptions,
): OverviewCell[] {
  const boxes = gridBoxes(box);
  const tally = new CellTally(gridLevel(level), boxes);
  if (hits) tallyHits(index, hits, boxes, level, filter, includeEmpty, tally);
  if (hits && !includeEmpty) return tally.cells();
  for (const { index: category, rows } of index.rowsOf(filter, includeEmpty)) {
    // Where hits have been counted, only the venues are still to be.
    const counted = hits ? withoutEvents(rows) : rows;
    const overview = new Overview(boxes, gridLevel(level), counted, tally);
    for (const segment of category.settled()) overview.add(segment, category.category);
  }
  return tally.cells();
}

function tallyHits(
  index: VenueIndex,
  hits: EventHits,
  boxes: readonly GridBox[],
  level: number,
  filter: MapFilter,
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
