import { type EventHits, hitsOf } from "./event-hits.ts";
import { isMatch } from "./events.ts";
import type { RowFilter } from "./map-filter.ts";
import { RankedBits, wordsFor } from "./ranked-bits.ts";
import type { Segment } from "./segment.ts";
import type { VenueTable } from "./venue-table.ts";

/**
 * Is told the ids of a venue and of one of its events, and the minutes at which that starts and is over. Ends the visit by
 * answering `false`.
 */
export type EventVisit = (
  venueId: number,
  eventId: number,
  startMinute: number,
  overMinute: number,
) => boolean | undefined;

/** Visits the events of a segment that match, and tells whether to go on. */
export function visitMatches(segment: Segment, filter: RowFilter, visit: EventVisit): boolean {
  const { table, length, places } = segment;
  const isMatching = (e: number) => isMatch(filter, table, e);
  const visitRow = (row: number) => segment.isDeleted(row) || visitEventsOf(table, row, isMatching, visit);
  if (filter.country === undefined && filter.cities === undefined) {
    for (let row = 0; row < length; row++) if (!visitRow(row)) return false;
    return true;
  }
  const words = new Uint32Array(wordsFor(length));
  places.addVenues(filter.country, filter.cities, words);
  const there = new RankedBits(words);
  for (let row = there.next(0, length); row < length; row = there.next(row + 1, length))
    if (!visitRow(row)) return false;
  return true;
}

/** Visits the events of a venue that match. */
export function visitVenue(table: VenueTable, row: number, filter: RowFilter, visit: EventVisit): void {
  visitEventsOf(table, row, (e) => isMatch(filter, table, e), visit);
}

/** Visits those events of a venue that a search found and that match. */
export function visitFound(
  hits: EventHits,
  { table, row }: { table: VenueTable; row: number },
  filter: RowFilter,
  visit: EventVisit,
): void {
  visitEventsOf(table, row, hitsOf(hits, table, row, filter), visit);
}

function visitEventsOf(
  table: VenueTable,
  row: number,
  isWanted: (e: number) => boolean,
  visit: EventVisit,
): boolean {
  for (let e = table.firstEvent[row]; e < table.firstEvent[row + 1]; e++) {
    if (!isWanted(e)) continue;
    if (visit(table.id[row], table.eventId[e], table.eventStart(e), table.eventOver(e)) === false)
      return false;
  }
  return true;
}
