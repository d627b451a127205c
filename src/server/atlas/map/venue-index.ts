import { VENUE_CATEGORIES } from "#domain/category.ts";
import { CategoryIndex, RowDirectory, type SegmentLimits } from "./category-index.ts";
import { NO_DAY } from "./day-index.ts";
import { atlasEventFacts, eventRow, type MapVenue } from "./event-facts.ts";
import { type AtlasMapFilter, includes, type RowFilter, rowFilter, withoutEvents } from "./map-filter.ts";
import { columnOf, morton, rowOf, toUnits } from "./morton.ts";
import type { Segment } from "./segment.ts";
import { TextStore } from "./text-store.ts";
import { rewriteText, writeText } from "./venue-list.ts";
import type { AtlasVenueRow, VenueTable } from "./venue-table.ts";

/** Where a venue is kept. */
export interface VenuePlace {
  index: CategoryIndex;
  segment: Segment | undefined;
  table: VenueTable;
  row: number;
}

/** The map's data: venues by category, found by id. */
export class VenueIndex {
  readonly texts: TextStore;
  readonly rows = new RowDirectory();
  readonly categories: CategoryIndex[];

  constructor(limits: SegmentLimits) {
    this.texts = new TextStore(limits.chunkBytes);
    this.categories = VENUE_CATEGORIES.map((_, category) => new CategoryIndex(category, this.rows, limits));
  }

  find(id: number): VenuePlace | undefined {
    const place = this.rows.find(id);
    if (place === undefined) return undefined;
    const { category, segment, row } = place;
    const index = this.categories[category];
    return { index, segment, table: segment?.table ?? index.stage, row };
  }

  /** Finds venues of the filter's categories. */
  finderOf({ categories }: AtlasMapFilter) {
    return (id: number) => {
      const found = this.find(id);
      return found && includes(categories, found.index.category) ? found : undefined;
    };
  }

  /** The categories a filter reaches, each with what it lets through of them. */
  rowsOf(filter: AtlasMapFilter, includeEmpty: boolean): { index: CategoryIndex; rows: RowFilter }[] {
    const rows = rowFilter(filter, includeEmpty);
    return this.categories.flatMap((index) => {
      if (includes(filter.categories, index.category)) return { index, rows };
      return includeEmpty ? { index, rows: withoutEvents(rows) } : [];
    });
  }

  /** Whether the venue was here. */
  forget(id: number): boolean {
    const found = this.find(id);
    if (found === undefined) return false;
    const { table, row, segment, index } = found;
    this.texts.free(table.text[row], table.textBytes(row));
    this.rows.forget(id);
    if (segment) segment.tombstone(row);
    else index.unstaged();
    return true;
  }
}

export type { MapEvent, MapVenue } from "./event-facts.ts";

interface KeptVenue {
  venue: AtlasVenueRow;
  /** In the order of their texts. */
  events: number[];
  /** Those of them that are over. */
  over: ReadonlySet<number>;
}

/** Stages a venue as it was put, and returns the minute at which the first of its events is due. */
export function stageVenue(texts: TextStore, index: CategoryIndex, venue: MapVenue): number {
  const { stage } = index;
  const { id, country, city } = venue;
  const longitude = toUnits(venue.longitude);
  const latitude = toUnits(venue.latitude);
  const events = venue.events.toSorted((a, b) => a.startsAtMs - b.startsAtMs || a.id - b.id);
  const { eventBytes, ...text } = writeText(texts, venue, events);
  for (const [e, event] of events.entries())
    stage.addEvent(eventRow(event, eventBytes[e]), atlasEventFacts(event));
  const key = morton(columnOf(longitude), rowOf(latitude));
  const row = stage.addVenue({ id, key, longitude, latitude, country, city, ...text });
  const nextDue = stage.nextDue(row);
  index.staged(row);
  return nextDue;
}

/** A venue with a text of its own for the events that are listed beyond this minute. */
export function withoutExpired(texts: TextStore, table: VenueTable, row: number, minute: number): KeptVenue {
  const events: number[] = [];
  const over = new Set<number>();
  for (let e = table.firstEvent[row]; e < table.firstEvent[row + 1]; e++) {
    if (table.eventExpiry(e) <= minute) continue;
    events.push(e);
    if (table.eventOver(e) <= minute) over.add(e);
  }
  const venue = { ...table.row(row), text: rewriteText(texts, table, row, events) };
  return { venue, events, over };
}

export function restageVenue(
  index: CategoryIndex,
  source: VenueTable,
  { venue, events, over }: KeptVenue,
): void {
  for (const e of events) {
    const event = source.eventRow(e);
    index.stage.addEvent(over.has(e) ? { ...event, day: NO_DAY } : event, source.factsOf(e));
  }
  index.staged(index.stage.addVenue(venue));
}
