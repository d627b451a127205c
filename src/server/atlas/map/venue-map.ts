import { type Box, distanceM, type Point } from "#domain/geo.ts";
import { SEGMENT_LIMITS, type SegmentLimits } from "./category-index.ts";
import type { TalliedCell } from "./cell-tally.ts";
import { type AskedCities, CityAreas, type CityTally, type FirstNumber, tallyCities } from "./city-tally.ts";
import {
  countHits,
  type EventHits,
  type EventVisit,
  eveningCounts,
  hitsOf,
  visitFound,
  visitHits,
  visitMatches,
  visitVenue,
} from "./event-hits.ts";
import { gridBoxes } from "./grid-box.ts";
import { type AtlasMapFilter, isMatch, isPlace, MINUTE_MS, type RowFilter, rowFilter } from "./map-filter.ts";
import { coveringLevel, UNITS_PER_DEGREE } from "./morton.ts";
import { type OverviewOptions, overviewCells } from "./overview.ts";
import { adoptTexts, restoreMap, type SavedRows, type SnapshotSink, saveMap } from "./saved-map.ts";
import { select } from "./selection.ts";
import type { DamagedText, TextFile } from "./text-store.ts";
import { MapTimeline } from "./timeline.ts";
import {
  type MapVenue,
  restageVenue,
  stageVenue,
  VenueIndex,
  type VenuePlace,
  withoutExpired,
} from "./venue-index.ts";
import {
  Busiest,
  NextById,
  offerVenues,
  readHead,
  VenueJson,
  type VenuePlaceInJson,
  type VenueSink,
} from "./venue-list.ts";
import type { VenueTable } from "./venue-table.ts";

export type { TalliedCell as OverviewCell } from "./cell-tally.ts";
export type { CityAreas, CityTally } from "./city-tally.ts";
export type { EventHits } from "./event-hits.ts";
export type { AtlasMapFilter as MapFilter } from "./map-filter.ts";
export type { MapEvent, MapVenue } from "./venue-index.ts";
export type { VenuePlaceInJson } from "./venue-list.ts";

interface ListOptions extends OverviewOptions {
  /** 0 means all. */
  limit: number;
  /** Lists by id from above this one on, for pages. */
  after?: number | undefined;
  /** Filled with where each venue stands in the answer. */
  places?: VenuePlaceInJson[] | undefined;
}

/** A venue of an answer, with those of its events that are in it. */
export interface VenueEntry {
  venueId: number;
  eventIds: readonly number[];
  distanceM?: number | undefined;
}

const WORLD: Box = { west: -180, south: -90, east: 180, north: 90 };

/** The map's read model: venues and their upcoming events, answering for any box and filter with exact numbers. */
export class VenueMap {
  readonly #index: VenueIndex;
  #version = 0;
  #nextDue = Number.POSITIVE_INFINITY;
  readonly #rowsPerChange: number;
  #rowsDue = 0;

  constructor(limits: SegmentLimits = SEGMENT_LIMITS) {
    this.#index = new VenueIndex(limits);
    this.#rowsPerChange = limits.rowsPerChange;
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
      this.#index.forget(venue.id);
      const nextDue = stageVenue(this.#index.texts, this.#index.categories[venue.category], venue);
      this.#nextDue = Math.min(this.#nextDue, nextDue);
    }
    this.#changed(count);
  }

  /** Writes everything into a snapshot, in steps of about a millisecond. */
  save(sink: SnapshotSink): Generator<void, void> {
    return saveMap(this.#index, sink);
  }

  /** Takes in the venues of a snapshot, whose texts stay in its file, and returns their ids. */
  restore(texts: TextFile, parts: Iterable<SavedRows>): number[] {
    const ids = restoreMap(this.#index, texts, parts);
    this.#nextDue = Math.min(...this.#index.categories.map((index) => index.nextDue));
    this.#version++;
    return ids;
  }

  /** Leaves texts to a snapshot's file where it has the very same ones, in steps of about a millisecond. */
  adoptTexts(texts: TextFile, parts: Iterable<SavedRows>): Generator<void, void> {
    return adoptTexts(this.#index, texts, parts);
  }

  /** Called when a file of texts cannot be read any more. */
  set onDamage(tell: (error: DamagedText) => void) {
    this.#index.texts.onDamage = tell;
  }

  remove(venueIds: readonly number[]): void {
    let removed = 0;
    for (const id of venueIds) if (this.#index.forget(id)) removed++;
    this.#changed(removed);
  }

  /**
   * Drops the events that have expired, takes those that are over off their days, and returns the ids of the venues that had
   * them; of many, the next call goes on. `before` is told of each while it is as it was.
   */
  expire(
    nowMs: number,
    most = Number.POSITIVE_INFINITY,
    before: (venueId: number) => void = () => {},
  ): number[] {
    const minute = Math.floor(nowMs / MINUTE_MS);
    if (minute < this.#nextDue) return [];
    const changed: number[] = [];
    for (const index of this.#index.categories) {
      index.visitDue(
        minute,
        (table, row) => {
          changed.push(table.id[row]);
          before(table.id[row]);
          const kept = withoutExpired(this.#index.texts, table, row, minute);
          this.#index.forget(kept.venue.id);
          restageVenue(index, table, kept);
        },
        () => changed.length < most,
      );
    }
    this.#nextDue = Math.min(...this.#index.categories.map((index) => index.nextDue));
    this.#changed(changed.length);
    return changed;
  }

  /** Counts by cell of a grid of 2^level columns and rows over the mercator square; only what lies in the box counts. */
  overview(
    box: Box,
    level: number,
    filter: AtlasMapFilter,
    options: OverviewOptions = { includeEmpty: false },
  ): TalliedCell[] {
    return overviewCells(this.#index, box, level, filter, options);
  }

  /** The numbers of whole cities, wherever their venues are. */
  cities(filter: AtlasMapFilter, options: OverviewOptions, asked: AskedCities): CityTally {
    return tallyCities(this.#index, filter, options, asked);
  }

  cityAreas(firstNumber: FirstNumber): CityAreas {
    return new CityAreas(this.#index, firstNumber);
  }

  /**
   * The matching venues of a box with their matching events by start, as finished JSON. With a limit, those with most matching
   * events come first, ties by name, or those that follow an id; 0 means all, in no particular order. With hits, only those
   * events count.
   */
  venuesIn(box: Box, filter: AtlasMapFilter, options: ListOptions): Buffer {
    const { limit, after, includeEmpty, hits, places } = options;
    const boxes = gridBoxes(box);
    const rows = rowFilter(filter, includeEmpty);
    const json = new VenueJson(this.#index.texts, limit !== 0, places);
    const add = (table: VenueTable, row: number, events: number, filter: RowFilter) => {
      if (events === table.eventsOf(row)) json.add(table, row);
      else json.add(table, row, shownTest(table, row, filter, hits));
    };
    const first =
      limit === 0
        ? undefined
        : after === undefined
          ? new Busiest(limit, this.#index.texts)
          : new NextById(limit, after);
    const sink = first ?? { leastEvents: 0, offer: add };
    if (hits && !includeEmpty) {
      const offer = ({ table, row }: VenuePlace, events: number) => sink.offer(table, row, events, rows);
      visitHits(hits, boxes, rows, this.#index.finderOf(filter), offer);
    } else {
      const hitSink: VenueSink | undefined = hits && {
        get leastEvents() {
          return sink.leastEvents;
        },
        offer: (table, row, events, filter) =>
          sink.offer(table, row, events === 0 ? 0 : countHits(hits, table, row, filter), filter),
      };
      for (const { index, rows } of this.#index.rowsOf(filter, includeEmpty))
        offerVenues(index.settled(), boxes, rows, hitSink ?? sink);
    }
    for (const { table, row, events, filter } of first?.ranked() ?? []) add(table, row, events, filter);
    return json.finish();
  }

  /** How many matching events there are in a box on each of so many days from this one on, by category. */
  timeline(
    box: Box,
    window: { firstDay: number; days: number },
    filter: AtlasMapFilter,
    hits?: EventHits,
  ): Int32Array[] {
    const { firstDay, days } = window;
    const boxes = gridBoxes(box);
    const fromDay = Math.max(firstDay, filter.fromDay ?? firstDay);
    const toDay = Math.min(firstDay + days - 1, filter.toDay ?? firstDay + days - 1);
    const rows = rowFilter({ ...filter, fromDay, toDay }, false);
    const timeline = new MapTimeline(firstDay, days, rows);
    if (hits) {
      visitHits(hits, boxes, rows, this.#index.finderOf(filter), ({ table, row, index }) =>
        timeline.addVenue(table, row, index.category, hitsOf(hits, table, row, rows)),
      );
      return timeline.counts;
    }
    const level = coveringLevel(box);
    for (const { index } of this.#index.rowsOf(filter, false))
      for (const segment of index.settled()) timeline.add(segment, index.category, boxes, level);
    return timeline.counts;
  }

  /** How many of the events in a box that match tonight start in each half hour of the evening, by category. */
  evening(box: Box, filter: AtlasMapFilter, nowMs: number, hits?: EventHits): Int32Array[] {
    return eveningCounts(this.#index, box, filter, nowMs, hits);
  }

  /** One venue without its events, as it was put; undefined if it is not here. */
  venueJson(venueId: number): string | undefined {
    const found = this.#index.find(venueId);
    return found && readHead(this.#index.texts, found.table, found.row);
  }

  /** How many venues match in the whole world, and how many events that count. */
  count(filter: AtlasMapFilter): { venues: number; events: number } {
    let venues = 0;
    let events = 0;
    for (const { index, rows } of this.#index.rowsOf(filter, false)) {
      for (const segment of index.settled()) {
        const selection = select(segment, rows, segment.length);
        venues += selection.bits!.total;
        events += selection.countEvents(0, segment.length);
      }
    }
    return { venues, events };
  }

  /** Visits the matching events of the whole world, in no particular order; with hits, only those. */
  visitEvents(filter: AtlasMapFilter, hits: EventHits | undefined, visit: EventVisit): void {
    if (hits) {
      const rows = rowFilter(filter, false);
      visitHits(hits, gridBoxes(WORLD), rows, this.#index.finderOf(filter), (found) =>
        visitFound(hits, found, rows, visit),
      );
      return;
    }
    for (const { index, rows } of this.#index.rowsOf(filter, false))
      for (const segment of index.settled()) if (!visitMatches(segment, rows, visit)) return;
  }

  /** Visits every matching event in a box. */
  visitEventsIn(box: Box, filter: AtlasMapFilter, visit: EventVisit): void {
    const boxes = gridBoxes(box);
    const offer: VenueSink["offer"] = (table, row, _events, rows) => visitVenue(table, row, rows, visit);
    for (const { index, rows } of this.#index.rowsOf(filter, false))
      offerVenues(index.settled(), boxes, rows, { leastEvents: 1, offer });
  }

  /** The test whether an event, by the ids of its venue and its own, passes a filter. */
  eventTest(filter: AtlasMapFilter): (venueId: number, eventId: number) => boolean {
    const find = this.#index.finderOf(filter);
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
  entries(groups: readonly VenueEntry[]): Buffer {
    const json = new VenueJson(this.#index.texts, true);
    for (const { venueId, eventIds, distanceM } of groups) {
      const found = this.#index.find(venueId);
      if (found === undefined) continue;
      const { table, row } = found;
      const wanted = new Set(eventIds);
      const ids = table.eventId.subarray(table.firstEvent[row], table.firstEvent[row + 1]);
      if (!ids.some((id) => wanted.has(id))) continue;
      json.add(table, row, (e) => wanted.has(table.eventId[e]));
      if (distanceM !== undefined) json.addNumber("distanceM", distanceM);
    }
    return json.finish();
  }

  /** The distance of a venue from a point, in whole metres; infinite if the venue is not here. */
  distanceFrom(point: Point): (venueId: number) => number {
    return (venueId) => {
      const found = this.#index.find(venueId);
      if (found === undefined) return Number.POSITIVE_INFINITY;
      const { table, row } = found;
      const longitude = table.longitude[row] / UNITS_PER_DEGREE;
      const latitude = table.latitude[row] / UNITS_PER_DEGREE;
      return Math.round(distanceM(point, { longitude, latitude }));
    };
  }

  /** The number of a venue's city. */
  cityOf(venueId: number): number | undefined {
    const found = this.#index.find(venueId);
    return found?.table.city[found.row];
  }

  eventIds(venueId: number): number[] {
    const found = this.#index.find(venueId);
    if (found === undefined) return [];
    const { table, row } = found;
    return [...table.eventId.subarray(table.firstEvent[row], table.firstEvent[row + 1])];
  }

  /** One venue with all its events, as finished JSON. */
  venue(venueId: number): Buffer | undefined {
    const found = this.#index.find(venueId);
    if (found === undefined) return undefined;
    const json = new VenueJson(this.#index.texts, true);
    json.add(found.table, found.row);
    return json.finish().subarray("[".length, -"]".length);
  }

  /** Of texts, those in files are not in memory but for the few that were read last. */
  memory(): { indexBytes: number; textBytes: number } {
    const indexBytes = this.#index.categories.reduce(
      (sum, index) => sum + index.bytes,
      this.#index.rows.bytes,
    );
    return { indexBytes, textBytes: this.#index.texts.bytes };
  }

  #changed(venues: number): void {
    if (venues === 0) return;
    this.#version++;
    this.#compact(venues);
    const leaves = this.#index.texts.evacuation();
    if (leaves === undefined) return;
    for (const index of this.#index.categories) {
      index.relocateText(leaves, (text, bytes) => this.#index.texts.move(text, bytes));
    }
  }

  /** A write also pays for some order, in proportion to what it brought; a step that was longer is paid by the next ones. */
  #compact(venues: number): void {
    this.#rowsDue += this.#rowsPerChange * venues;
    for (const index of this.#index.categories)
      if (this.#rowsDue > 0) this.#rowsDue = index.compact(this.#rowsDue);
    this.#rowsDue = Math.min(0, this.#rowsDue);
  }
}

/** The test whether an event of a venue is shown. */
function shownTest(table: VenueTable, row: number, filter: RowFilter, hits: EventHits | undefined) {
  if (!isPlace(filter, table, row)) return () => false;
  return hits ? hitsOf(hits, table, row, filter) : (e: number) => isMatch(filter, table, e);
}
