import { compareByTime, spanOf, type TimedEvent } from "./event/phase.ts";
import { isExpired } from "./time.ts";

export interface DatedEvent extends TimedEvent {
  date: string;
  expiresAt: number;
}

/** What a visitor sees of a venue's events: the expired ones hidden, on or ahead by start, what is over last. */
export function upcomingEvents<E extends DatedEvent>(events: readonly E[], nowMs: number): E[] {
  return events
    .filter((event) => !isExpired(event, nowMs))
    .map((event) => ({ event, span: spanOf(event) }))
    .sort((a, b) => compareByTime(a.span, b.span, nowMs))
    .map(({ event }) => event);
}
