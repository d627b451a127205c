import type { EventStatus } from "./event.ts";
import { phaseOf, spanOf, type TimedEvent } from "./phase.ts";

interface SeriesEvent extends TimedEvent {
  status: EventStatus;
  series: { id: string } | null;
}

/** One row of a list: an event, and the further dates of its series that are not over, in the order of the list. */
export interface SeriesRow<E> {
  event: E;
  further: E[];
}

/** Folds each series of a list into one row at its first date. What is cancelled or postponed keeps a row of its own. */
export function foldSeries<E extends SeriesEvent>(events: readonly E[], nowMs: number): SeriesRow<E>[] {
  const rows: SeriesRow<E>[] = [];
  const isOver = (event: E) => phaseOf(spanOf(event), nowMs) === "over";
  const seriesOf = ({ status, series }: E) => (status === "scheduled" ? series?.id : undefined);
  const ahead = new Set(events.filter((event) => !isOver(event)).map(seriesOf));
  const ofSeries = new Map<string, SeriesRow<E>>();
  for (const event of events) {
    const id = seriesOf(event);
    // A date that is over stands for its series only where none is ahead.
    if (id !== undefined && ahead.has(id) && isOver(event)) continue;
    const known = id === undefined ? undefined : ofSeries.get(id);
    if (known) {
      if (!isOver(event)) known.further.push(event);
      continue;
    }
    const row = { event, further: [] };
    rows.push(row);
    if (id !== undefined) ofSeries.set(id, row);
  }
  return rows;
}
