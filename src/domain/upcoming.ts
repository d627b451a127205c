import { isExpired } from "./time.ts";

export interface DatedEvent {
  date: string;
  time: string;
  expiresAt: number;
}

/** What a visitor sees of a venue's events: the expired ones hidden, the rest by date. */
export function upcomingEvents<E extends DatedEvent>(events: readonly E[], nowMs: number): E[] {
  return events
    .filter((event) => !isExpired(event, nowMs))
    .sort((a, b) => (a.date + a.time < b.date + b.time ? -1 : a.date + a.time > b.date + b.time ? 1 : 0));
}
