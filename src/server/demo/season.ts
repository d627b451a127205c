import { DAY_MS, dateOfDay, startsAtMs } from "#domain/time.ts";
import { type DemoEvent, demoEventsOf, type Stage } from "./programme.ts";

const HORIZON_DAYS = 184;

export interface StageAt extends Stage {
  id: number;
  timeZone: string;
}

export interface ScheduledEvent extends DemoEvent {
  venueId: number;
  startsAtMs: number;
}

/** The events of these venues in the coming half year that became known after one moment and up to now. */
export function announcedEvents(
  stages: readonly StageAt[],
  afterMs: number,
  nowMs: number,
): ScheduledEvent[] {
  // From yesterday on: what started less than a day ago is still listed.
  const firstDay = Math.floor(nowMs / DAY_MS) - 1;
  const dates = Array.from({ length: HORIZON_DAYS + 1 }, (_, day) => dateOfDay(firstDay + day));
  const events: ScheduledEvent[] = [];
  for (const stage of stages) {
    for (const date of dates) {
      for (const event of demoEventsOf(stage, date)) {
        if (event.announcedAtMs <= afterMs || event.announcedAtMs > nowMs) continue;
        const startMs = startsAtMs(event.date, event.time, stage.timeZone);
        events.push({ ...event, venueId: stage.id, startsAtMs: startMs });
      }
    }
  }
  return events;
}
