import type { MapVenue } from "./map-venue.ts";
import { columnOf, morton, rowOf, toUnits } from "./morton.ts";
import type { Shelf } from "./shelf.ts";
import type { TextArena } from "./text-arena.ts";
import { MINUTE_MS, type VenueRow, type VenueTable } from "./venue-table.ts";
import { rewriteText, writeText } from "./venue-text.ts";

const LAST_MINUTE = 2 ** 32 - 1;

interface KeptVenue {
  venue: VenueRow;
  events: number[];
}

/** Stages a venue as it was put, and returns the minute at which the first of its events expires. */
export function stageVenue(arena: TextArena, shelf: Shelf, venue: MapVenue): number {
  const { stage } = shelf;
  const { id, country, city } = venue;
  const longitude = toUnits(venue.longitude);
  const latitude = toUnits(venue.latitude);
  const events = venue.events.toSorted((a, b) => a.startsAtMs - b.startsAtMs || a.id - b.id);
  const { eventBytes, ...text } = writeText(arena, venue, events);
  for (let e = 0; e < events.length; e++) {
    const { id, day, expiresAtMs } = events[e];
    const expiryMinute = Math.min(LAST_MINUTE, Math.max(0, Math.ceil(expiresAtMs / MINUTE_MS)));
    stage.addEvent(id, day, expiryMinute, eventBytes[e]);
  }
  const key = morton(columnOf(longitude), rowOf(latitude));
  const row = stage.addVenue({ id, key, longitude, latitude, country, city, ...text });
  const nextExpiry = stage.nextExpiry(row);
  shelf.staged(row);
  return nextExpiry;
}

/** A venue with a text of its own for the events that outlast this minute. */
export function withoutExpired(arena: TextArena, table: VenueTable, row: number, minute: number): KeptVenue {
  const events: number[] = [];
  for (let e = table.firstEvent[row]; e < table.firstEvent[row + 1]; e++) {
    if (table.eventExpiry[e] > minute) events.push(e);
  }
  return { venue: { ...table.row(row), text: rewriteText(arena, table, row, events) }, events };
}

export function restageVenue(shelf: Shelf, source: VenueTable, { venue, events }: KeptVenue): void {
  for (const e of events) shelf.stage.addEventFrom(source, e);
  shelf.staged(shelf.stage.addVenue(venue));
}
