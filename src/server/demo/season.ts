import { endsAtMs } from "#domain/event/phase.ts";
import { DAY_MS, dateOfDay, startsAtMs } from "#domain/time.ts";
import { MAX_DEMO_DAYS, MAX_RUN_DAYS } from "./details.ts";
import { type DemoEvent, programmeOf, withDetails } from "./programme.ts";
import type { DemoStage } from "./stage.ts";

const HORIZON_DAYS = 184;

export interface StageAt extends DemoStage {
  id: number;
  timeZone: string;
}

export interface ScheduledEvent extends DemoEvent {
  venueId: number;
  startsAtMs: number;
  endsAtMs: number | null;
  previousStartsAtMs: number | null;
}

/** The events of these venues in the coming half year that became known after one moment and up to now. */
export function announcedEvents(
  stages: readonly StageAt[],
  afterMs: number,
  nowMs: number,
): ScheduledEvent[] {
  const today = Math.floor(nowMs / DAY_MS);
  const dates = Array.from({ length: MAX_RUN_DAYS + HORIZON_DAYS }, (_, day) =>
    dateOfDay(today - MAX_RUN_DAYS + day),
  );
  const datesWithoutRuns = dates.slice(MAX_RUN_DAYS - MAX_DEMO_DAYS);
  // What started less than a day ago is still listed.
  const yesterday = dateOfDay(today - 1);
  const events: ScheduledEvent[] = [];
  for (const stage of stages) {
    const programme = programmeOf(stage);
    for (const date of stage.category === "exhibition" ? dates : datesWithoutRuns) {
      for (const planned of programme(date)) {
        if (planned.announcedAtMs <= afterMs || planned.announcedAtMs > nowMs) continue;
        const { isRun, days } = planned.draft.facts;
        // Of what began earlier, only what lasts for days can still be on.
        if (date < yesterday && !isRun && days === undefined) continue;
        const event = withDetails(stage, planned);
        const scheduled = { ...event, venueId: stage.id, ...instantsOf(event, stage.timeZone) };
        if (date < yesterday && (scheduled.endsAtMs ?? 0) <= nowMs) continue;
        events.push(scheduled);
      }
    }
  }
  return events;
}

function instantsOf({ date, time, endDate, endTime, previousDate }: DemoEvent, timeZone: string) {
  return {
    startsAtMs: startsAtMs(date, time, timeZone),
    endsAtMs: endsAtMs(endDate, endTime, timeZone),
    previousStartsAtMs: previousDate === null ? null : startsAtMs(previousDate, time, timeZone),
  };
}
