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
  const ofSeries = new Map<string, SeriesRow<E>>();
  for (const event of events) {
    const id = event.status === "scheduled" ? event.series?.id : undefined;
    const known = id === undefined ? undefined : ofSeries.get(id);
    if (known) {
      if (phaseOf(spanOf(event), nowMs) !== "over") known.further.push(event);
      continue;
    }
    const row = { event, further: [] };
    rows.push(row);
    if (id !== undefined) ofSeries.set(id, row);
  }
  return rows;
}
