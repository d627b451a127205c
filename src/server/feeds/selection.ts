import type { FeedCursor } from "#contract/request.ts";
import type { FeedFormat } from "#contract/urls.ts";
import type { Projection } from "#server/catalog/projection/projection.ts";
import { Top } from "#server/catalog/projection/top.ts";

/** How many entries a page has at most. Calendar programs follow no pages, so that theirs holds a whole city. */
export const MAX_ENTRIES: Record<FeedFormat, number> = { ics: 10_000, json: 500, atom: 100, rss: 100 };

interface VisitedEvent {
  eventId: number;
  startMinute: number;
}

/** Visits the events that a feed is about, in any order. */
export type VisitEvents = (visit: (event: VisitedEvent) => void) => void;

/** The part of a feed that is asked for. */
export interface AskedPage {
  /** The last entry of the page before. */
  after?: FeedCursor | undefined;
  limit?: number | undefined;
}

export interface SelectedPage {
  eventIds: number[];
  /** Of the whole feed. */
  total: number;
  /** The last entry, where more follow. */
  next: FeedCursor | undefined;
}

/**
 * A page of a feed: a calendar gets what comes next, a feed reader what has changed last. Pages follow an entry instead of
 * counting, so that an event that is added or expires meanwhile moves none of the others over a page's edge.
 */
export function selectPage(
  { marks }: Projection,
  visitAll: VisitEvents,
  format: FeedFormat,
  { after, limit = MAX_ENTRIES[format] }: AskedPage,
): SelectedPage {
  const size = Math.min(limit, MAX_ENTRIES[format]);
  const isNews = format === "atom" || format === "rss";
  const compare = isNews
    ? (a: FeedCursor, b: FeedCursor) => b.key - a.key || b.id - a.id
    : (a: FeedCursor, b: FeedCursor) => a.key - b.key || a.id - b.id;
  // One more than a page tells whether there is another.
  const top = new Top<FeedCursor>(size + 1, compare);
  let total = 0;
  visitAll(({ eventId, startMinute }) => {
    total++;
    const entry = { key: isNews ? marks.updatedAtS(eventId) : startMinute, id: eventId };
    if (after === undefined || compare(entry, after) > 0) top.add(entry);
  });
  const found = top.sorted();
  const page = found.slice(0, size);
  return {
    eventIds: page.map(({ id }) => id),
    total,
    next: found.length > size ? page.at(-1) : undefined,
  };
}
