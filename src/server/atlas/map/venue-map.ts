import { VENUE_CATEGORIES } from "#domain/category.ts";
import type { Box } from "#domain/geo.ts";
import { coveringLevel } from "../grid-level.ts";
import { CategoryIndex } from "./category-index.ts";
import { countHits, type EventHits, hitsOf, visitHits } from "./event-hits.ts";
import { type EventVisit, visitFound, visitMatches } from "./event-visit.ts";
import { isMatch, MINUTE_MS } from "./events.ts";
import { type GridBox, gridBoxes } from "./grid-box.ts";
import { includes, isPlace, type MapFilter, type RowFilter, rowFilter, withoutEvents } from "./map-filter.ts";
import { columnOfKey, FINEST_LEVEL, rowOfKey } from "./morton.ts";
import { CellTally, Overview, type OverviewCell } from "./overview.ts";
import { RowDirectory } from "./row-directory.ts";
import type { Segment } from "./segment.ts";
import { LIMITS, type Limits } from "./segment-builder.ts";
import { select } from "./selection.ts";
import { type MapVenue, restageVenue, stageVenue, withoutExpired } from "./staging.ts";
import { TextArena } from "./text-arena.ts";
import { Timeline } from "./timeline.ts";
import { Busiest, offerVenues, type VenueSink } from "./venue-list.ts";
import type { VenueTable } from "./venue-table.ts";
import { readHead, VenueJson } from "./venue-text.ts";

export type { EventHits } from "./event-hits.ts";
export type { MapFilter } from "./map-filter.ts";
export type { OverviewCell } from "./overview.ts";
export type { MapEvent, MapVenue } from "./staging.ts";

interface OverviewOptions {
  /** Whether venues without a matching event count too: the filter then narrows only events. */
  includeEmpty: boolean;
  /** Only these events count. */
  hits?: EventHits | undefined;
}

interface ListOptions extends OverviewOptions {
  /** 0 means all. */
  limit: number;
}

interface VenuePlace {
  index: CategoryIndex;
  segment: Segment | undefined;
  table: VenueTable;
  row: number;
}

const WORLD: Box = { west: -180, south: -90, east: 180, north: 90 };

/** The map's read model: venues and their upcoming events, answering for any box and filter with exact numbers. */
export class VenueMap {
  readonly #arena: TextArena;
  readonly #rows = new RowDirectory();
  readonly #categories: CategoryIndex[];
  #version = 0;
  #nextDue = Number.POSITIVE_INFINITY;
  readonly #rowsPerChange: number;
  #rowsDue = 0;

  constructor(limits: Limits = LIMITS) {
    this.#arena = new TextArena(limits.chunkBytes);
    this.#rowsPerChange = limits.rowsPerChange;
    this.#categories = VENUE_CATEGORIES.map((_, category) => new CategoryIndex(category, this.#rows, limits));
  }

  /** Grows with every change that a reader could see. */
  get version(): number {
    return this.#version;
  }

  /** Inserts venues or replaces them whole. What is put is made ready by the first reader that follows. */
  put(venues: Iterable<MapVenue>): void {
    let count = 0;
    for (const venue of venues) {
      count++;
      this.#forget(venue.id);
      const nextDue = stageVenue(this.#arena, this.#categories[venue.category], venue);
      this.#nextDue = Math.min(this.#nextDue, nextDue);
    }
    this.#changed(count);
  }

  remove(venueIds: readonly number[]): void {
    let removed = 0;
    for (const id of venueIds) if (this.#forget(id)) removed++;
    this.#changed(removed);
  }

  /**
   * Drops the events that have expired, takes those that are over off their days, and returns the ids of the venues that had
   * them; of many, the next call goes on.
   */
  expire(nowMs: number, most = Number.POSITIVE_INFINITY): number[] {
    const minute = Math.floor(nowMs / MINUTE_MS);
    if (minute < this.#nextDue) return [];
    const changed: number[] = [];
    for (const index of this.#categories) {
      index.visitDue(
        minute,
        (table, row) => {
          changed.push(table.id[row]);
          const kept = withoutExpired(this.#arena, table, row, minute);
          this.#forget(kept.venue.id);
          restageVenue(index, table, kept);
        },
        () => changed.length < most,
      );
    }
    this.#nextDue = Math.min(...this.#categories.map((index) => index.nextDue));
    this.#changed(changed.length);
    return changed;
  }

  /** Counts by cell of a grid of 2^level columns and rows over the mercator square; only what lies in the box counts. */
  overview(
    box: Box,
    level: number,
    filter: MapFilter,
    { includeEmpty, hits }: OverviewOptions = { includeEmpty: false },
  ): OverviewCell[] {
    const boxes = gridBoxes(box);
    const tally = new CellTally(gridLevel(level), boxes);
    if (hits) this.#tallyHits(hits, boxes, level, filter, includeEmpty, tally);
    if (hits && !includeEmpty) return tally.cells();
    for (const { index, rows } of this.#rowsOf(filter, includeEmpty)) {
      // Where hits have been counted, only the venues are still to be.
      const counted = hits ? withoutEvents(rows) : rows;
      const overview = new Overview(boxes, gridLevel(level), counted, tally);
      for (const segment of index.settled()) overview.add(segment, index.category);
    }
    return tally.cells();
  }

  #tallyHits(
    hits: EventHits,
    boxes: readonly GridBox[],
    level: number,
    filter: MapFilter,
    eventsOnly: boolean,
    tally: CellTally,
  ): void {
    const coarser = FINEST_LEVEL - gridLevel(level);
    const rows = rowFilter(filter, false);
    visitHits(hits, boxes, rows, this.#finderOf(filter), ({ table, row, index }, events) => {
      const column = columnOfKey(table.key[row]) >> coarser;
      const cellRow = rowOfKey(table.key[row]) >> coarser;
      const { longitude, latitude, id } = table;
      const one = eventsOnly ? 0 : 1;
      const sums = [one * longitude[row], one * latitude[row]] as const;
      tally.add(column, cellRow, index.category, one, events, ...sums, id[row]);
    });
  }

  /**
   * The matching venues of a box with their matching events by start, as finished JSON. With a limit, those with most matching
   * events come first, ties by name; 0 means all, in no particular order. With hits, only those events count.
   */
  venuesIn(box: Box, filter: MapFilter, options: ListOptions): Buffer {
    const { limit, includeEmpty, hits } = options;
    const boxes = gridBoxes(box);
    const rows = rowFilter(filter, includeEmpty);
    const json = new VenueJson(this.#arena);
    const add = (table: VenueTable, row: number, events: number, filter: RowFilter) => {
      if (events === table.eventsOf(row)) json.add(table, row);
      else json.add(table, row, shownTest(table, row, filter, hits));
    };
    const busiest = limit > 0 ? new Busiest(limit, this.#arena) : undefined;
    const sink = busiest ?? { leastEvents: 0, offer: add };
    if (hits && !includeEmpty) {
      const offer = ({ table, row }: VenuePlace, events: number) => sink.offer(table, row, events, rows);
      visitHits(hits, boxes, rows, this.#finderOf(filter), offer);
    } else {
      const hitSink: VenueSink | undefined = hits && {
        get leastEvents() {
          return sink.leastEvents;
        },
        offer: (table, row, events, filter) =>
          sink.offer(table, row, events === 0 ? 0 : countHits(hits, table, row, filter), filter),
      };
      for (const { index, rows } of this.#rowsOf(filter, includeEmpty))
        offerVenues(index.settled(), boxes, rows, hitSink ?? sink);
    }
    for (const { table, row, events, filter } of busiest?.ranked() ?? []) add(table, row, events, filter);
    return json.finish();
  }

  /** How many matching events there are in a box on each of so many days from this one on, by category. */
  timeline(
    box: Box,
    window: { firstDay: number; days: number },
    filter: MapFilter,
    hits?: EventHits,
  ): Int32Array[] {
    const { firstDay, days } = window;
    const boxes = gridBoxes(box);
    const fromDay = Math.max(firstDay, filter.fromDay ?? firstDay);
    const toDay = Math.min(firstDay + days - 1, filter.toDay ?? firstDay + days - 1);
    const rows = rowFilter({ ...filter, fromDay, toDay }, false);
    const timeline = new Timeline(firstDay, days, rows);
    if (hits) {
      visitHits(hits, boxes, rows, this.#finderOf(filter), ({ table, row, index }) =>
        timeline.addVenue(table, row, index.category, hitsOf(hits, table, row, rows)),
      );
      return timeline.counts;
    }
    const level = coveringLevel(box);
    for (const { index } of this.#rowsOf(filter, false))
      for (const segment of index.settled()) timeline.add(segment, index.category, boxes, level);
    return timeline.counts;
  }

  /** One venue without its events, as it was put; undefined if it is not here. */
  venueJson(venueId: number): string | undefined {
    const found = this.#find(venueId);
    return found && readHead(this.#arena, found.table, found.row);
  }

  /** How many venues match in the whole world, and how many events that count. */
  count(filter: MapFilter): { venues: number; events: number } {
    let venues = 0;
    let events = 0;
    for (const { index, rows } of this.#rowsOf(filter, false)) {
      for (const segment of index.settled()) {
        const selection = select(segment, rows, segment.length);
        venues += selection.bits!.total;
        events += selection.countEvents(0, segment.length);
      }
    }
    return { venues, events };
  }

  /** Visits the matching events of the whole world, in no particular order; with hits, only those. */
  visitEvents(filter: MapFilter, hits: EventHits | undefined, visit: EventVisit): void {
    if (hits) {
      const rows = rowFilter(filter, false);
      visitHits(hits, gridBoxes(WORLD), rows, this.#finderOf(filter), (found) =>
        visitFound(hits, found, rows, visit),
      );
      return;
    }
    for (const { index, rows } of this.#rowsOf(filter, false))
      for (const segment of index.settled()) if (!visitMatches(segment, rows, visit)) return;
  }

  /** The test whether an event, by the ids of its venue and its own, passes a filter. */
  eventTest(filter: MapFilter): (venueId: number, eventId: number) => boolean {
    const find = this.#finderOf(filter);
    const rows = rowFilter(filter, false);
    return (venueId, eventId) => {
      const found = find(venueId);
      if (found === undefined || !isPlace(rows, found.table, found.row)) return false;
      const { table, row } = found;
      const at = table.eventId.subarray(table.firstEvent[row], table.firstEvent[row + 1]).indexOf(eventId);
      return at >= 0 && isMatch(rows, table, table.firstEvent[row] + at);
    };
  }

  /** Venues with just the given events, in the given order, as finished JSON; what is not here is left out. */
  entries(groups: readonly { venueId: number; eventIds: readonly number[] }[]): Buffer {
    const json = new VenueJson(this.#arena);
    for (const { venueId, eventIds } of groups) {
      const found = this.#find(venueId);
      if (found === undefined) continue;
      const { table, row } = found;
      const wanted = new Set(eventIds);
      const ids = table.eventId.subarray(table.firstEvent[row], table.firstEvent[row + 1]);
      if (ids.some((id) => wanted.has(id))) json.add(table, row, (e) => wanted.has(table.eventId[e]));
    }
    return json.finish();
  }

  eventIds(venueId: number): number[] {
    const found = this.#find(venueId);
    if (found === undefined) return [];
    const { table, row } = found;
    return [...table.eventId.subarray(table.firstEvent[row], table.firstEvent[row + 1])];
  }

  /** One venue with all its events, as finished JSON. */
  venue(venueId: number): Buffer | undefined {
    const found = this.#find(venueId);
    if (found === undefined) return undefined;
    const json = new VenueJson(this.#arena);
    json.add(found.table, found.row);
    return json.finish().subarray("[".length, -"]".length);
  }

  memory(): { indexBytes: number; textBytes: number } {
    const indexBytes = this.#categories.reduce((sum, index) => sum + index.bytes, this.#rows.bytes);
    return { indexBytes, textBytes: this.#arena.bytes };
  }

  #forget(id: number): boolean {
    const found = this.#find(id);
    if (found === undefined) return false;
    const { table, row, segment, index } = found;
    this.#arena.free(table.text[row], table.textBytes(row));
    this.#rows.forget(id);
    if (segment) segment.tombstone(row);
    else index.unstaged();
    return true;
  }

  #changed(venues: number): void {
    if (venues === 0) return;
    this.#version++;
    this.#compact(venues);
    const leaves = this.#arena.evacuation();
    if (leaves === undefined) return;
    for (const index of this.#categories) {
      index.relocateText(leaves, (text, bytes) => this.#arena.move(text, bytes));
    }
  }

  /** A write also pays for some order, in proportion to what it brought; a step that was longer is paid by the next ones. */
  #compact(venues: number): void {
    this.#rowsDue += this.#rowsPerChange * venues;
    for (const index of this.#categories) if (this.#rowsDue > 0) this.#rowsDue = index.compact(this.#rowsDue);
    this.#rowsDue = Math.min(0, this.#rowsDue);
  }

  #find(id: number): VenuePlace | undefined {
    const place = this.#rows.find(id);
    if (place === undefined) return undefined;
    const { category, segment, row } = place;
    const index = this.#categories[category];
    return { index, segment, table: segment?.table ?? index.stage, row };
  }

  /** Finds venues of the filter's categories. */
  #finderOf({ categories }: MapFilter) {
    return (id: number) => {
      const found = this.#find(id);
      return found && includes(categories, found.index.category) ? found : undefined;
    };
  }

  /** The categories a filter reaches, each with what it lets through of them. */
  #rowsOf(filter: MapFilter, includeEmpty: boolean): { index: CategoryIndex; rows: RowFilter }[] {
    const rows = rowFilter(filter, includeEmpty);
    return this.#categories.flatMap((index) => {
      if (includes(filter.categories, index.category)) return { index, rows };
      return includeEmpty ? { index, rows: withoutEvents(rows) } : [];
    });
  }
}

/** The test whether an event of a venue is shown. */
function shownTest(table: VenueTable, row: number, filter: RowFilter, hits: EventHits | undefined) {
  if (!isPlace(filter, table, row)) return () => false;
  return hits ? hitsOf(hits, table, row, filter) : (e: number) => isMatch(filter, table, e);
}

function gridLevel(level: number): number {
  return Math.min(FINEST_LEVEL, Math.max(0, Math.floor(level)));
}
