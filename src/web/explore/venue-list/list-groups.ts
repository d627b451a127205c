import type { Event, VenueWithEvents } from "#contract/catalog.ts";
import type { Weekday } from "#domain/date-presets.ts";
import { isCounted } from "#domain/event/filter.ts";
import {
  EVENING_GROUPS,
  type EveningGroup,
  eveningGroupOf,
  listedDayOf,
  type TimeGroup,
} from "#domain/event/time-group.ts";
import type { Point } from "#domain/geo.ts";
import type { MapFilter } from "#web/map-view/map-address.ts";
import { groupByTime, type SortOrder, sortVenues } from "./sort-venues.ts";

export type ListHead =
  | { kind: "time"; group: TimeGroup }
  | { kind: "evening"; group: EveningGroup }
  | { kind: "day"; group: string };

/** Venues under a head, each with those of its events that belong there. */
export interface ListGroup {
  /** None where the list is one. */
  head?: ListHead;
  venues: readonly VenueWithEvents[];
  /** The number beside the head. */
  count: number;
}

interface Grouping {
  filter: MapFilter;
  order: SortOrder;
  locale: string;
  nowMs: number;
  position: Point | null;
  /** The last day of the visitor's weekend; Sunday by default. */
  weekendEnd?: Weekday;
}

/** The list under its heads: an evening by what is near, chosen days one by one, everything else by time. */
export function listGroups(listed: readonly VenueWithEvents[], grouping: Grouping): ListGroup[] {
  const { filter, order, locale, nowMs, position, weekendEnd } = grouping;
  const { from, to, when } = filter;
  if (when === "tonight") {
    const groups = splitEvents(listed, grouping, (event) => eveningGroupOf(event, nowMs));
    const inOrder = groups.sort((a, b) => EVENING_GROUPS.indexOf(a.group) - EVENING_GROUPS.indexOf(b.group));
    return [
      ...inOrder.map(({ group, ...rest }) => ({ head: { kind: "evening" as const, group }, ...rest })),
      ...withoutEvents(listed, grouping),
    ];
  }
  if (from !== undefined || to !== undefined) {
    const groups = splitEvents(listed, grouping, (event) => listedDayOf(event, from, nowMs));
    const inOrder = groups.sort((a, b) => (a.group < b.group ? -1 : 1));
    return [
      ...inOrder.map(({ group, ...rest }) => ({ head: { kind: "day" as const, group }, ...rest })),
      ...withoutEvents(listed, grouping),
    ];
  }
  const venues = sortVenues(listed, order, locale, nowMs, position);
  if (order !== "soonest") return [{ venues, count: venues.length }];
  return groupByTime(venues, nowMs, weekendEnd).map(({ group, venues }) => ({
    head: { kind: "time", group },
    venues,
    count: venues.length,
  }));
}

/** Administrators see them too. */
function withoutEvents(listed: readonly VenueWithEvents[], { locale, nowMs }: Grouping): ListGroup[] {
  const venues = sortVenues(
    listed.filter(({ events }) => events.length === 0),
    "name",
    locale,
    nowMs,
  );
  return venues.length > 0 ? [{ head: { kind: "time", group: "over" }, venues, count: venues.length }] : [];
}

/** A venue stands in every group that one of its events is in. */
function splitEvents<G extends string>(
  listed: readonly VenueWithEvents[],
  { filter, order, locale, nowMs, position }: Grouping,
  groupOf: (event: Event) => G,
) {
  const groups = new Map<G, VenueWithEvents[]>();
  for (const venue of listed)
    for (const [group, events] of Map.groupBy(venue.events, groupOf)) {
      const members = groups.get(group) ?? [];
      members.push({ ...venue, events });
      groups.set(group, members);
    }
  return [...groups].map(([group, members]) => ({
    group,
    venues: sortVenues(members, order, locale, nowMs, position),
    count: groupCount(members, filter),
  }));
}

export function groupCount(venues: readonly VenueWithEvents[], filter: MapFilter): number {
  return venues.reduce(
    (sum, { events }) => sum + events.filter((event) => isCounted(event, filter)).length,
    0,
  );
}

/** The first rows of all groups, so many in all, and how many are left. */
export function firstRows(groups: readonly ListGroup[], most: number): { shown: ListGroup[]; left: number } {
  let room = most;
  let left = 0;
  const shown = groups.flatMap((group) => {
    const venues = group.venues.slice(0, room);
    room -= venues.length;
    left += group.venues.length - venues.length;
    return venues.length > 0 ? { ...group, venues } : [];
  });
  return { shown, left };
}
