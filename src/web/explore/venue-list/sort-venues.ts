import type { Event, VenueWithEvents } from "#contract/catalog.ts";
import type { Weekday } from "#domain/date-presets.ts";
import { isCounted } from "#domain/event/filter.ts";
import { compareByTime, type EventSpan, overMs, spanOf, type TimedEvent } from "#domain/event/phase.ts";
import { inTimeGroups, type TimeGroup, timeGroupOf } from "#domain/event/time-group.ts";
import { distanceM, type Point } from "#domain/geo.ts";
import { nextEvent } from "#domain/upcoming.ts";
import { pointOf } from "../near/nearest-venues.ts";

export const SORT_ORDERS = ["soonest", "nearest", "busiest", "name"] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

type Ordered = Pick<VenueWithEvents, "name" | "coordinates"> & {
  events: readonly (TimedEvent & Pick<Event, "status">)[];
  /** Of a wide view, which has only the next events. */
  eventCount?: number | undefined;
};

/** The number that a venue's row tells: cancelled events are not counted. */
export function countVenueEvents({
  events,
  eventCount,
}: {
  events: readonly Pick<Event, "status">[];
  eventCount?: number | undefined;
}): number {
  return eventCount ?? events.filter((event) => isCounted(event)).length;
}

/**
 * The venues in the order the visitor chose; equal ones by name. Each venue's events are already by date. Only the order of
 * names is the language's: a browser's first collator would hold the map's page up.
 */
export function sortVenues<V extends Ordered>(
  venues: readonly V[],
  order: SortOrder,
  locale: string,
  nowMs: number,
  position: Point | null = null,
): V[] {
  const names = order === "name" ? new Intl.Collator(locale, { numeric: true }) : undefined;
  const firsts = new Map(order === "soonest" ? venues.map((venue) => [venue, firstOf(venue, nowMs)]) : []);
  const distances = new Map(
    order === "nearest" && position
      ? venues.map((venue) => [venue, distanceM(position, pointOf(venue))])
      : [],
  );
  const counts = new Map(order === "busiest" ? venues.map((venue) => [venue, countVenueEvents(venue)]) : []);
  const metres = (venue: V) => distances.get(venue) ?? 0;
  const compare: Record<SortOrder, (a: V, b: V) => number> = {
    soonest: (a, b) => soonest(firsts.get(a), firsts.get(b), nowMs),
    nearest: (a, b) => Number(isOver(a, nowMs)) - Number(isOver(b, nowMs)) || metres(a) - metres(b),
    busiest: (a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0),
    name: () => 0,
  };
  const byName = names?.compare ?? ((a: string, b: string) => Number(a > b) - Number(a < b));
  return venues.toSorted((a, b) => compare[order](a, b) || byName(a.name, b.name));
}

/** Venues in one group have neighbours in it: they come by time. */
export function groupByTime<V extends { events: readonly Event[] }>(
  venues: readonly V[],
  nowMs: number,
  weekendEnd?: Weekday,
): { group: TimeGroup; venues: V[] }[] {
  const groups = inTimeGroups(venues, ({ events }) => {
    const next = nextEvent(events, nowMs);
    return next ? timeGroupOf(next, nowMs, weekendEnd) : "over";
  });
  return groups.map(({ group, items }) => ({ group, venues: items }));
}

/** Whether nothing is on or ahead: such a venue comes last, however near it is. */
function isOver({ events }: Ordered, nowMs: number): boolean {
  return events.every((event) => overMs(spanOf(event)) <= nowMs);
}

/** The first event that is on or ahead; where all are over, the latest of them. */
function firstOf({ events }: Ordered, nowMs: number): EventSpan | undefined {
  let first: EventSpan | undefined;
  for (const event of events) {
    const span = spanOf(event);
    if (!first || compareByTime(span, first, nowMs) < 0) first = span;
  }
  return first;
}

function soonest(a: EventSpan | undefined, b: EventSpan | undefined, nowMs: number): number {
  if (!a || !b) return Number(!a) - Number(!b);
  return compareByTime(a, b, nowMs);
}
