import type { Event, Venue, VenueWithEvents } from "#contract/catalog.ts";
import type { EventAtVenue, NearbyEvent } from "#contract/pages.ts";
import { phaseOf, spanOf } from "#domain/event/phase.ts";
import { lastDayOfRun, wallClock } from "#domain/event/words.ts";
import { type Box, boxAround, distanceM, type Point, walkMinutes } from "#domain/geo.ts";
import type { Atlas } from "#server/atlas/atlas.ts";
import type { Note } from "../projection/reads.ts";

const MAX_EVENTS = 3;
/** Twenty minutes on foot. */
const MAX_WALK_M = 1_600;
const MAX_APART_MS = 3 * 3_600_000;
/** Days are told by the clock as it is at the event; no zone moves it by more in a night. */
const CLOCK_CHANGE_MS = 2 * 3_600_000;
const MINUTE_MS = 60_000;
/** Records of one place for several categories lie this close together. */
const SAME_PLACE_M = 30;

/**
 * What else is on within a walk, the nearest first, one event a venue: what starts around the same hour. A run of days that is
 * open has no such hour; there it is what is on now or starts soon.
 */
export function nearbyEvents(
  atlas: Atlas,
  { event, venue }: EventAtVenue,
  nowMs: number,
  note: Note,
): NearbyEvent[] {
  const atMs = momentOf(event, nowMs);
  if (atMs === undefined || venue.category === "virtual") return [];
  const here = pointOf(venue);
  const box = boxAround(here, MAX_WALK_M);
  note({ boxes: [box] });
  const apartMs = (other: Event) => Math.abs(Date.parse(other.startsAt) - atMs);
  const nearby: NearbyEvent[] = [];
  for (const entry of eventsAround(atlas, event, here, box, atMs, nowMs)) {
    const [found] = JSON.parse(atlas.entries([entry]).toString()) as VenueWithEvents[];
    if (!found) continue;
    const { events, ...other } = found;
    const metres = distanceM(here, pointOf(other));
    const isHere = other.name === venue.name && metres < SAME_PLACE_M;
    if (isHere || other.category === "virtual" || metres > MAX_WALK_M) continue;
    const [next] = events
      .filter((each) => isAround(each, atMs, nowMs))
      .sort((a, b) => apartMs(a) - apartMs(b));
    const minutes = walkMinutes(metres);
    if (!next || minutes === undefined) continue;
    nearby.push({ event: next, venue: other, walkMinutes: minutes });
    if (nearby.length === MAX_EVENTS) break;
  }
  return nearby;
}

/** The events that may be around an instant, by venue, the nearest first: their texts are read only as far as they are shown. */
function eventsAround(
  atlas: Atlas,
  event: Event,
  here: Point,
  box: Box,
  atMs: number,
  nowMs: number,
): { venueId: number; eventIds: number[] }[] {
  const found = new Map<number, { venueId: number; eventIds: number[]; metres: number }>();
  const metresTo = atlas.distanceFrom(here);
  const dateAt = (ms: number) => wallClock(event, ms).date;
  const days = {
    from: dateAt(atMs - MAX_APART_MS - CLOCK_CHANGE_MS),
    to: dateAt(atMs + MAX_APART_MS + CLOCK_CHANGE_MS),
  };
  atlas.visitEventsIn(box, days, (venueId, eventId, startMinute, overMinute) => {
    const startMs = startMinute * MINUTE_MS;
    const isOn = atMs === nowMs && startMs <= nowMs && nowMs < (overMinute + 1) * MINUTE_MS;
    if (!isOn && Math.abs(startMs - atMs) > MAX_APART_MS + MINUTE_MS) return true;
    const known = found.get(venueId);
    if (known) known.eventIds.push(eventId);
    else found.set(venueId, { venueId, eventIds: [eventId], metres: metresTo(venueId) });
    return true;
  });
  return [...found.values()].sort((a, b) => a.metres - b.metres);
}

/** The instant that others are compared with; none where the hour is not known. */
function momentOf(event: Event, nowMs: number): number | undefined {
  const span = spanOf(event);
  if (lastDayOfRun(event) !== undefined && phaseOf(span, nowMs) === "on") return nowMs;
  return event.hasTime ? span.startMs : undefined;
}

function isAround(event: Event, atMs: number, nowMs: number): boolean {
  if (event.status !== "scheduled" || !event.hasTime || lastDayOfRun(event) !== undefined) return false;
  const span = spanOf(event);
  if (phaseOf(span, nowMs) === "over") return false;
  return Math.abs(span.startMs - atMs) <= MAX_APART_MS || (atMs === nowMs && phaseOf(span, nowMs) === "on");
}

function pointOf({ coordinates: [longitude, latitude] }: Venue): Point {
  return { longitude: Number(longitude), latitude: Number(latitude) };
}
