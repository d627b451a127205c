import type { EventDays } from "./event/days.ts";
import { overMs, phaseOf, spanOf, type TimedEvent } from "./event/phase.ts";
import { type ClockedEvent, lastDayOfRun, wallClock } from "./event/words.ts";
import { DAY_MS, dayNumber, isExpired } from "./time.ts";

export interface DatedEvent extends TimedEvent, EventDays, ClockedEvent {
  expiresAt: number;
}

/**
 * A venue's events as every list and call gives them: the expired ones hidden, the others by date, ascending. What is over
 * stands where its date puts it; a run of days that has begun counts by its next open day.
 */
export function upcomingEvents<E extends DatedEvent>(events: readonly E[], nowMs: number): E[] {
  return events
    .filter((event) => !isExpired(event, nowMs))
    .map((event) => ({ event, atMs: listedAtMs(event, nowMs) }))
    .sort((a, b) => a.atMs - b.atMs)
    .map(({ event }) => event);
}

/** Where the visible part of such a list begins: at the first event that is not over, or at the last one. */
export function indexOfNext(events: readonly TimedEvent[], nowMs: number): number {
  const index = events.findIndex((event) => overMs(spanOf(event)) > nowMs);
  return index === -1 ? Math.max(0, events.length - 1) : index;
}

/** The event that a venue is shown with. */
export function nextEvent<E extends DatedEvent>(events: readonly E[], nowMs: number): E | undefined {
  const upcoming = upcomingEvents(events, nowMs);
  return upcoming[indexOfNext(upcoming, nowMs)];
}

/** The start; of a run of days that has begun, the same time on its next open day. */
export function listedAtMs(event: DatedEvent, nowMs: number): number {
  const span = spanOf(event);
  if (phaseOf(span, nowMs) !== "on" || lastDayOfRun(event) === undefined) return span.startMs;
  const today = wallClock(event, nowMs).date;
  const { openDays } = event;
  const day = openDays?.length ? (openDays.find((open) => open >= today) ?? openDays.at(-1)!) : today;
  return span.startMs + (dayNumber(day) - dayNumber(event.date)) * DAY_MS;
}
