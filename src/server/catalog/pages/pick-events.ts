import type { AtlasFilter } from "#server/atlas/atlas.ts";
import type { EventRef, Projection } from "../projection/projection.ts";
import { Top } from "../projection/top.ts";

const MAX_EVENTS = 12;
/** Enough to choose from where a few venues have most of what comes first. */
const CANDIDATES = 20 * MAX_EVENTS;

interface Pick {
  /** Which come first into the choice. */
  order(a: EventRef, b: EventRef): number;
  /** How the chosen ones stand in their row; as they were chosen unless given. */
  shownBy?(a: EventRef, b: EventRef): number;
  isWanted?(event: EventRef): boolean;
}

/** A dozen of the events that match, of as many venues as there are, each series once, at its next date; and how many match in all. */
export function pickEvents(
  projection: Projection,
  filter: AtlasFilter,
  { order, shownBy, isWanted = () => true }: Pick,
  shown: ReadonlySet<number>,
): { events: number[]; total: number } {
  const first = new Top<EventRef>(CANDIDATES, order);
  const ofSeries = new Map<number, EventRef>();
  const shownSeries = new Set([...shown].map((id) => projection.marks.seriesOf(id)));
  let total = 0;
  projection.visitEvents(filter, (event) => {
    if (!isWanted(event)) return;
    total++;
    const series = projection.marks.seriesOf(event.eventId);
    if (series === 0) {
      if (!shown.has(event.eventId)) first.add(event);
    } else if (!shownSeries.has(series)) {
      const known = ofSeries.get(series);
      if (!known || event.startMinute < known.startMinute) ofSeries.set(series, event);
    }
  });
  for (const next of ofSeries.values()) first.add(next);
  const chosen = new Set<EventRef>();
  const takenVenues = new Set<number>();
  const candidates = first.sorted();
  for (const areVenuesApart of [true, false])
    for (const event of candidates) {
      if (chosen.size === MAX_EVENTS || (areVenuesApart && takenVenues.has(event.venueId))) continue;
      chosen.add(event);
      takenVenues.add(event.venueId);
    }
  return { events: [...chosen].sort(shownBy ?? order).map(({ eventId }) => eventId), total };
}
