import type { CategoryIndex } from "./category-index.ts";
import { NO_DAY } from "./day-index.ts";
import { eventRow, factsOf } from "./event-facts.ts";
import type { MapVenue } from "./map-venue.ts";
import { columnOf, morton, rowOf, toUnits } from "./morton.ts";
import type { TextStore } from "./text-store.ts";
import type { VenueRow, VenueTable } from "./venue-table.ts";
import { rewriteText, writeText } from "./venue-text.ts";

export type { MapEvent, MapVenue } from "./map-venue.ts";

interface KeptVenue {
  venue: VenueRow;
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
  for (const [e, event] of events.entries()) stage.addEvent(eventRow(event, eventBytes[e]), factsOf(event));
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
