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
  /** From this one on they are over. */
  ahead: number;
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

/** A venue with a text of its own for the events that are listed beyond this minute: those that are over come last. */
export function withoutExpired(texts: TextStore, table: VenueTable, row: number, minute: number): KeptVenue {
  const ahead: number[] = [];
  const over: number[] = [];
  for (let e = table.firstEvent[row]; e < table.firstEvent[row + 1]; e++) {
    if (table.eventExpiry(e) <= minute) continue;
    (table.eventOver(e) > minute ? ahead : over).push(e);
  }
  over.sort((a, b) => table.eventStart(b) - table.eventStart(a) || table.eventId[a] - table.eventId[b]);
  const events = [...ahead, ...over];
  const venue = { ...table.row(row), text: rewriteText(texts, table, row, events) };
  return { venue, events, ahead: ahead.length };
}

export function restageVenue(
  index: CategoryIndex,
  source: VenueTable,
  { venue, events, ahead }: KeptVenue,
): void {
  for (const [i, e] of events.entries()) {
    const event = source.eventRow(e);
    index.stage.addEvent(i < ahead ? event : { ...event, day: NO_DAY }, source.factsOf(e));
  }
  index.staged(index.stage.addVenue(venue));
}
