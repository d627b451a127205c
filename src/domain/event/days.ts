import { dateOfDay, dayNumber } from "../time.ts";
import { lastDateOf } from "./phase.ts";

/** Consecutive days, both included, as day numbers. */
export interface DayStretch {
  first: number;
  last: number;
}

/** The fields of a public event that determine its days. */
export interface EventDays {
  date: string;
  endDate: string | null;
  endTime: string | null;
  openDays: readonly string[] | null;
}

/** The days of an event: from its start to its end, or the open ones of them where they are known. Ascending, never none. */
export function stretchesOf({ date, endDate, endTime, openDays }: EventDays): DayStretch[] {
  if (!openDays?.length)
    return [{ first: dayNumber(date), last: dayNumber(lastDateOf(date, endDate, endTime)) }];
  const stretches: DayStretch[] = [];
  for (const day of openDays.map(dayNumber).sort((a, b) => a - b)) {
    const current = stretches.at(-1);
    if (current && day <= current.last + 1) current.last = day;
    else stretches.push({ first: day, last: day });
  }
  return stretches;
}

/** Whether an event is on any day of a range; an absent end does not bound it. */
export function isOnDays(event: EventDays, from: string | undefined, to: string | undefined): boolean {
  if (from !== undefined && to !== undefined && from > to) return false;
  if (event.openDays?.length)
    return event.openDays.some(
      (day) => (from === undefined || day >= from) && (to === undefined || day <= to),
    );
  const last = lastDateOf(event.date, event.endDate, event.endTime);
  return (from === undefined || last >= from) && (to === undefined || event.date <= to);
}

export function isOpenOn(openDays: readonly string[], day: number): boolean {
  return openDays.includes(dateOfDay(day));
}
