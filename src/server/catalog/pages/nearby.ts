import type { Event, Venue, VenueWithEvents } from "#contract/catalog.ts";
import type { EventAtVenue, NearbyEvent } from "#contract/pages.ts";
import { phaseOf, spanOf } from "#domain/event/phase.ts";
import { lastDayOfRun } from "#domain/event/words.ts";
import { boxAround, distanceM, type Point, walkMinutes } from "#domain/geo.ts";
import { wallDateAt } from "#domain/time.ts";
import type { Atlas } from "#server/atlas/atlas.ts";
import type { Note } from "../projection/reads.ts";

const MOST_EVENTS = 3;
/** Twenty minutes on foot. */
const MAX_WALK_M = 1_600;
const MAX_APART_MS = 3 * 3_600_000;
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
  const dateAt = (ms: number) => wallDateAt(ms, venue.timeZone);
  const days = { from: dateAt(atMs - MAX_APART_MS), to: dateAt(atMs + MAX_APART_MS) };
  const found = atlas.venuesIn(box, days, { limit: 0, includeEmpty: false });
  const apartMs = (other: Event) => Math.abs(Date.parse(other.startsAt) - atMs);
  return (JSON.parse(found.toString()) as VenueWithEvents[])
    .map((other) => ({ other, metres: distanceM(here, pointOf(other)) }))
    .filter(({ other, metres }) => {
      const isHere = other.name === venue.name && metres < SAME_PLACE_M;
      return !isHere && other.category !== "virtual" && metres <= MAX_WALK_M;
    })
    .sort((a, b) => a.metres - b.metres)
    .flatMap(({ other: { events, ...record }, metres }) => {
      const [next] = events
        .filter((each) => isAround(each, atMs, nowMs))
        .sort((a, b) => apartMs(a) - apartMs(b));
      const minutes = walkMinutes(metres);
      return next && minutes !== undefined ? { event: next, venue: record, walkMinutes: minutes } : [];
    })
    .slice(0, MOST_EVENTS);
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
