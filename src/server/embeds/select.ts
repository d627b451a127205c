import type { EventAtVenue } from "#contract/pages.ts";
import { matchingEvents } from "#domain/event/filter.ts";
import { overMs, spanOf } from "#domain/event/phase.ts";
import type { Box } from "#domain/geo.ts";
import { DAY_MS } from "#domain/time.ts";
import type { AtlasFilter } from "#server/atlas/atlas.ts";
import { otherRecords } from "#server/catalog/projection/other-records.ts";
import type { EventRef, Projection } from "#server/catalog/projection/projection.ts";
import { Top } from "#server/catalog/projection/top.ts";

const MINUTE_MS = 60_000;

/** Whose events are shown: those of an area, of a venue, or all that the filter lets through. */
export interface EmbedSelection {
  area: Box | undefined;
  venue: number | undefined;
  filter: AtlasFilter;
}

export interface SelectedEvents {
  /** Cancelled events are listed and not counted, as everywhere. */
  total: number;
  /** How many are listed on all pages. */
  rows: number;
  events: EventAtVenue[];
}

interface Bounds {
  most: number;
  nowMs: number;
  /** What began earlier comes last: exhibitions would fill every list. A day ago unless told. */
  sinceMs?: number;
}

/** The first events by start, without what is over. */
export function selectEmbedEvents(
  listed: Projection,
  selection: EmbedSelection,
  { most, nowMs, sinceMs = nowMs - DAY_MS }: Bounds,
): SelectedEvents {
  const nowMinute = Math.floor(nowMs / MINUTE_MS);
  const isOld = ({ startMinute }: EventRef) => Number(startMinute * MINUTE_MS < sinceMs);
  const first = new Top<EventRef>(
    most,
    (a, b) => isOld(a) - isOld(b) || a.startMinute - b.startMinute || a.eventId - b.eventId,
  );
  const isAhead = ({ overMinute }: EventRef) => overMinute > nowMinute;
  let rows = 0;
  visitSelected(listed, selection, nowMs, (event) => {
    if (!isAhead(event)) return;
    rows++;
    first.add(event);
  });
  let total = rows;
  const { filter } = selection;
  if (filter.status === undefined)
    visitSelected(listed, { ...selection, filter: { ...filter, status: "cancelled" } }, nowMs, (event) => {
      if (isAhead(event)) total--;
    });
  return { total, rows, events: listed.events(first.sorted().map(({ eventId }) => eventId)) };
}

function visitSelected(
  listed: Projection,
  { area, venue, filter }: EmbedSelection,
  nowMs: number,
  visit: (event: EventRef) => void,
): void {
  if (venue !== undefined) {
    visitVenue(listed, venue, filter, nowMs, visit);
    return;
  }
  if (area === undefined) {
    listed.visitEvents(filter, visit);
    return;
  }
  const { q: _, ...rest } = filter;
  listed.atlas.visitEventsIn(area, rest, (venueId, eventId, startMinute, overMinute) => {
    visit({ venueId, eventId, startMinute, overMinute });
    return true;
  });
}

/** A place has a record for each category of its events. */
function visitVenue(
  listed: Projection,
  venueId: number,
  filter: AtlasFilter,
  nowMs: number,
  visit: (event: EventRef) => void,
): void {
  const venue = listed.venue(venueId);
  if (!venue) return;
  for (const record of [venue, ...otherRecords(listed.atlas, venue)])
    for (const event of matchingEvents(record, filter, nowMs))
      visit({
        venueId: Number(record._id),
        eventId: Number(event._id),
        startMinute: Date.parse(event.startsAt) / MINUTE_MS,
        overMinute: overMs(spanOf(event)) / MINUTE_MS,
      });
}
