import { VENUE_CATEGORIES } from "#domain/category.ts";
import { EVENING_HALF_HOURS, eveningStartMs, halfHourOf } from "#domain/event/evening.ts";
import type { Box } from "#domain/geo.ts";
import { MINUTE_MS, QUARTER_MS } from "./event-facts.ts";
import { contains, type GridBox, gridBoxes } from "./grid-box.ts";
import {
  type AtlasMapFilter,
  isCountedOnMap,
  isMatch,
  isPlace,
  type RowFilter,
  rowFilter,
} from "./map-filter.ts";
import { RankedBits, wordsFor } from "./ranked-bits.ts";
import type { Segment } from "./segment.ts";
import { listAround } from "./selection.ts";
import { lowerBound } from "./sorted.ts";
import type { VenueIndex } from "./venue-index.ts";
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
    if (isHit(e) && isCountedOnMap(filter, table, e)) events++;
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

/** Counts the events in a box that match tonight by category, then by the half hour of their start at the venue. */
export function eveningCounts(
  index: VenueIndex,
  box: Box,
  filter: AtlasMapFilter,
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
    if (!isCountedOnMap(this.#filter, table, e)) return;
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
