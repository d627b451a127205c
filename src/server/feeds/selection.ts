import type { EventAtVenue } from "#contract/pages.ts";
import type { FeedFormat } from "#contract/urls.ts";
import type { Projection } from "#server/catalog/projection/projection.ts";
import { Top } from "#server/catalog/projection/top.ts";

export const MAX_CALENDAR_ENTRIES = 500;
export const MAX_NEWS_ENTRIES = 100;

interface VisitedEvent {
  eventId: number;
  startMinute: number;
}

/** Visits the events that a feed is about, in any order. */
export type VisitEvents = (visit: (event: VisitedEvent) => void) => void;

/** A calendar gets what comes next, a feed reader what has changed last. */
export function eventsOf(projection: Projection, visitAll: VisitEvents, format: FeedFormat): EventAtVenue[] {
  return projection.events(format === "ics" ? soonest(visitAll) : newest(projection, visitAll));
}

function soonest(visitAll: VisitEvents): number[] {
  const top = new Top<VisitedEvent>(
    MAX_CALENDAR_ENTRIES,
    (a, b) => a.startMinute - b.startMinute || a.eventId - b.eventId,
  );
  visitAll((event) => top.add(event));
  return top.sorted().map(({ eventId }) => eventId);
}

function newest({ marks }: Projection, visitAll: VisitEvents): number[] {
  const top = new Top<{ eventId: number; updatedAtS: number }>(
    MAX_NEWS_ENTRIES,
    (a, b) => b.updatedAtS - a.updatedAtS || b.eventId - a.eventId,
  );
  visitAll(({ eventId }) => top.add({ eventId, updatedAtS: marks.updatedAtS(eventId) }));
  return top.sorted().map(({ eventId }) => eventId);
}
