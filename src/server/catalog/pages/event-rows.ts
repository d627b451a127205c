import type { EventRowData } from "#contract/pages.ts";
import type { AtlasFilter } from "#server/atlas/atlas.ts";
import type { EventRef, Projection } from "../projection/projection.ts";
import { Top } from "../projection/top.ts";

export const ROWS_PER_PAGE = 48;
const MINUTE_MS = 60_000;

/** The dates of one series that match, or of an event without one, in the order of the list. */
type RowRefs = [EventRef, ...EventRef[]];

/**
 * What is over comes last; of the others, the soonest first. A series is one row, at its first date. Cancelled events have rows
 * and are not counted, as everywhere.
 */
export function lookThrough(projection: Projection, filter: AtlasFilter, most: number, nowMs: number) {
  const nowMinute = Math.floor(nowMs / MINUTE_MS);
  const isOver = ({ overMinute }: EventRef) => Number(overMinute <= nowMinute);
  const compare = (a: EventRef, b: EventRef) =>
    isOver(a) - isOver(b) || a.startMinute - b.startMinute || a.eventId - b.eventId;
  const first = new Top<RowRefs>(most, ([a], [b]) => compare(a, b));
  const ofSeries = new Map<number, RowRefs>();
  const byVenue = new Map<number, number>();
  const cancelled = new Set<number>();
  if (filter.status === undefined)
    projection.visitEvents({ ...filter, status: "cancelled" }, ({ eventId }) => cancelled.add(eventId));
  let total = 0;
  let rowCount = 0;
  projection.visitEvents(filter, (event) => {
    const counted = Number(!cancelled.has(event.eventId));
    total += counted;
    byVenue.set(event.venueId, (byVenue.get(event.venueId) ?? 0) + counted);
    const series = projection.marks.seriesOf(event.eventId);
    const known = ofSeries.get(series);
    if (known) known.push(event);
    else rowCount++;
    if (series === 0) first.add([event]);
    else if (!known) ofSeries.set(series, [event]);
  });
  for (const dates of ofSeries.values()) {
    dates.sort(compare);
    const [next, ...others] = dates;
    first.add([next, ...others.filter((date) => !isOver(date))]);
  }
  return { total, rowCount, first: first.sorted(), byVenue };
}

/** Dates that are cancelled or postponed stand for their series only where it has no other. */
export function pageEventRows(projection: Projection, rows: readonly RowRefs[]): EventRowData[] {
  const events = projection.events(rows.flat().map(({ eventId }) => eventId));
  const byId = new Map(events.map((each) => [Number(each.event._id), each]));
  return rows.flatMap((refs) => {
    const dates = refs.flatMap(({ eventId }) => byId.get(eventId) ?? []);
    const held = dates.filter(({ event }) => event.status === "scheduled");
    const [next, ...further] = held.length > 0 ? held : dates;
    return next ? { ...next, further: further.map(({ event }) => event) } : [];
  });
}
