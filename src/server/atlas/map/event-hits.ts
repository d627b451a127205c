import { isCounted, isMatch } from "./events.ts";
import { contains, type GridBox } from "./grid-box.ts";
import { isPlace, type RowFilter } from "./map-filter.ts";
import { lowerBound } from "./sorted.ts";
import type { VenueTable } from "./venue-table.ts";

/** Events found by a search: parallel, sorted by venue and then by event. */
export interface EventHits {
  venueIds: Uint32Array;
  eventIds: Uint32Array;
}

interface FoundRow {
  table: VenueTable;
  row: number;
}

/** Visits the venues in some boxes with a found event that the filter lets through, and says how many of those count. */
export function visitHits<Found extends FoundRow>(
  hits: EventHits,
  boxes: readonly GridBox[],
  filter: RowFilter,
  find: (venueId: number) => Found | undefined,
  visit: (found: Found, events: number) => void,
): void {
  const { venueIds } = hits;
  for (let from = 0, to = 0; from < venueIds.length; from = to) {
    while (to < venueIds.length && venueIds[to] === venueIds[from]) to++;
    const found = find(venueIds[from]);
    if (found === undefined || !isThere(found, boxes, filter)) continue;
    const isHit = hitTest(hits, from, to, found.table, filter);
    if (hasEvent(found, isHit)) visit(found, countEvents(found, isHit, filter));
  }
}

/** How many events of this venue were found, pass the filter and count. */
export function countHits(hits: EventHits, table: VenueTable, row: number, filter: RowFilter): number {
  return countEvents({ table, row }, hitsOf(hits, table, row, filter), filter);
}

function countEvents({ table, row }: FoundRow, isHit: (event: number) => boolean, filter: RowFilter): number {
  let events = 0;
  for (let e = table.firstEvent[row]; e < table.firstEvent[row + 1]; e++)
    if (isHit(e) && isCounted(filter, table, e)) events++;
  return events;
}

function hasEvent({ table, row }: FoundRow, isHit: (event: number) => boolean): boolean {
  for (let e = table.firstEvent[row]; e < table.firstEvent[row + 1]; e++) if (isHit(e)) return true;
  return false;
}

/** The test whether an event of this venue was found and passes the filter. */
export function hitsOf(hits: EventHits, table: VenueTable, row: number, filter: RowFilter) {
  const id = table.id[row];
  const from = lowerBound(hits.venueIds, id);
  const to = lowerBound(hits.venueIds, id + 1, from);
  return hitTest(hits, from, to, table, filter);
}

function isThere({ table, row }: FoundRow, boxes: readonly GridBox[], filter: RowFilter): boolean {
  return (
    isPlace(filter, table, row) &&
    boxes.some((box) => contains(box, table.longitude[row], table.latitude[row]))
  );
}

function hitTest({ eventIds }: EventHits, from: number, to: number, table: VenueTable, filter: RowFilter) {
  return (e: number): boolean => {
    if (!isMatch(filter, table, e)) return false;
    const at = lowerBound(eventIds, table.eventId[e], from, to);
    return at < to && eventIds[at] === table.eventId[e];
  };
}
