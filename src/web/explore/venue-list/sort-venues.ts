import type { VenueWithEvents } from "#contract/catalog.ts";
import { compareByTime, type EventSpan, spanOf, type TimedEvent } from "#domain/event/phase.ts";

export const SORT_ORDERS = ["soonest", "busiest", "name"] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

type Ordered = Pick<VenueWithEvents, "name"> & { events: readonly TimedEvent[] };

/** The venues in the order the visitor chose; equal ones by name. Each venue's events are already by date. */
export function sortVenues<V extends Ordered>(
  venues: readonly V[],
  order: SortOrder,
  locale: string,
  nowMs: number,
): V[] {
  const names = new Intl.Collator(locale, { numeric: true });
  const firsts = new Map(order === "soonest" ? venues.map((venue) => [venue, firstOf(venue, nowMs)]) : []);
  const compare: Record<SortOrder, (a: V, b: V) => number> = {
    soonest: (a, b) => soonest(firsts.get(a), firsts.get(b), nowMs),
    busiest: (a, b) => b.events.length - a.events.length,
    name: () => 0,
  };
  return venues.toSorted((a, b) => compare[order](a, b) || names.compare(a.name, b.name));
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
