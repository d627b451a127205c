import { DAY_MS, dayNumber } from "../time.ts";
import { isOpenOn } from "./days.ts";
import type { EventStatus } from "./event.ts";
import { overMs, spanOf } from "./phase.ts";
import { dayAsked, isDuring, utcOffsetMs } from "./when.ts";
import { type ClockedEvent, lastDayOfRun } from "./words.ts";

/** How soon something is on at a venue, the soonest first. */
export const PIN_TIMES = ["now", "tonight", "week", "later"] as const;
export type PinTime = (typeof PIN_TIMES)[number];

const WEEK_DAYS = 7;
/** Later than this week in any time zone. */
const FAR_MS = 9 * DAY_MS;

interface PinEvent extends ClockedEvent {
  startsAt: string;
  endsAt: string | null;
  hasTime: boolean;
  openDays: readonly string[] | null;
  status: EventStatus;
}

/**
 * Undefined for what is over, cancelled or postponed. The same as the groups of lists, found without their dates: a city has
 * tens of thousands of events to look at each minute.
 */
function pinTimeOf(event: PinEvent, nowMs: number): PinTime | undefined {
  if (event.status !== "scheduled") return undefined;
  const span = spanOf(event);
  const { startMs } = span;
  if (startMs > nowMs + FAR_MS) return "later";
  const endMs = overMs(span);
  if (endMs <= nowMs) return undefined;
  const offsetMs = utcOffsetMs(event.date, event.time, startMs);
  const today = dayAsked("tonight", nowMs, offsetMs);
  const nearOrLater = (date: string) => (dayNumber(date) < today + WEEK_DAYS ? "week" : "later");
  if (startMs > nowMs) {
    const moments = { startMs, overMs: endMs, offsetMs };
    return event.time !== "" && isDuring("tonight", nowMs, moments) ? "tonight" : nearOrLater(event.date);
  }
  if (event.openDays && !isOpenOn(event.openDays, today)) {
    const next = event.openDays.find((day) => dayNumber(day) > today);
    return next === undefined ? undefined : nearOrLater(next);
  }
  // Runs of days close at night and their hours are not known: they are on this week, never now.
  return event.hasTime && lastDayOfRun(event) === undefined ? "now" : "week";
}

/** The event for which a pin stands at a moment, out of events in order of time; none where nothing is planned. */
export function nextOnPin<E extends PinEvent>(
  events: readonly E[],
  nowMs: number,
): { event: E; time: PinTime } | undefined {
  let best: { event: E; time: PinTime } | undefined;
  for (const event of events) {
    const time = pinTimeOf(event, nowMs);
    if (time && (!best || PIN_TIMES.indexOf(time) < PIN_TIMES.indexOf(best.time))) best = { event, time };
    // What starts after the coming night changes nothing any more.
    if (best && Date.parse(event.startsAt) > nowMs + 2 * DAY_MS) break;
  }
  return best;
}
