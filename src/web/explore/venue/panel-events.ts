import type { Event } from "#contract/catalog.ts";
import { phaseOf, spanOf } from "#domain/event/phase.ts";
import { lastDayOfRun, wallClock } from "#domain/event/words.ts";
import { indexOfNext } from "#domain/upcoming.ts";

export interface PanelEvents {
  /** All of a venue, by date. */
  events: Event[];
  /** Where the carousel opens: the first that is not over. */
  first: number;
}

/** The events of a venue, given by date, as its panel shows them. */
export function panelEvents(events: readonly Event[], nowMs: number): PanelEvents {
  const listed = events.filter((event) => !isCancelledBefore(event, nowMs));
  return { events: listed, first: indexOfNext(listed, nowMs) };
}

/** A run of days, such as an exhibition, that has begun. */
export function isRunning(event: Event, nowMs: number): boolean {
  return (
    event.status === "scheduled" &&
    lastDayOfRun(event) !== undefined &&
    phaseOf(spanOf(event), nowMs) === "on"
  );
}

/** What was cancelled is told until its day has passed. */
function isCancelledBefore(event: Event, nowMs: number): boolean {
  return event.status === "cancelled" && event.date < wallClock(event, nowMs).date;
}
