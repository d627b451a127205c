import type { VenueWithEvents } from "#contract/catalog.ts";

export const SORT_ORDERS = ["soonest", "busiest", "name"] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

type Ordered = Pick<VenueWithEvents, "name"> & { events: readonly { startsAt: string }[] };

const soonest = ({ events }: Ordered) =>
  events[0] ? Date.parse(events[0].startsAt) : Number.POSITIVE_INFINITY;

/** The venues in the order the visitor chose; equal ones by name. Each venue's events are already by date. */
export function sortVenues<V extends Ordered>(venues: readonly V[], order: SortOrder, locale: string): V[] {
  const names = new Intl.Collator(locale, { numeric: true });
  const compare: Record<SortOrder, (a: V, b: V) => number> = {
    // Two venues without events are equally far away, and infinity less infinity is not a number.
    soonest: (a, b) => soonest(a) - soonest(b) || 0,
    busiest: (a, b) => b.events.length - a.events.length,
    name: () => 0,
  };
  return venues.toSorted((a, b) => compare[order](a, b) || names.compare(a.name, b.name));
}
