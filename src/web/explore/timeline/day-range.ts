import type { Timeline } from "#contract/catalog.ts";
import { weekdayOf } from "#domain/date-presets.ts";
import { dayNumber } from "#domain/time.ts";

const SATURDAY = 6;

export type TimelineDay = Timeline["days"][number];

/** The first and the last of the chosen days, by their places in the strip. */
export interface SelectedDays {
  first: number;
  last: number;
}

export function rangeBetween(a: number, b: number): SelectedDays {
  return { first: Math.min(a, b), last: Math.max(a, b) };
}

/** The part of a filter's days that the strip shows; nothing where the filter asks for no days, or for others. */
export function rangeOf(
  days: readonly TimelineDay[],
  { from, to }: { from?: string | undefined; to?: string | undefined },
): SelectedDays | undefined {
  if (from === undefined && to === undefined) return undefined;
  const first = days.findIndex(({ date }) => date >= (from ?? ""));
  const last = days.findLastIndex(({ date }) => to === undefined || date <= to);
  return first >= 0 && last >= first ? { first, last } : undefined;
}

export function isWeekend(date: string): boolean {
  return weekdayOf(dayNumber(date)) >= SATURDAY;
}

/** What a tap on a day takes: on a weekend both its days, as far as the strip has them. */
export function tappedRange(days: readonly TimelineDay[], at: number): SelectedDays {
  const date = days[at]?.date ?? "";
  if (!isWeekend(date)) return { first: at, last: at };
  const saturday = isSaturday(date) ? at : at - 1;
  return { first: Math.max(0, saturday), last: Math.min(days.length - 1, saturday + 1) };
}

function isSaturday(date: string): boolean {
  return weekdayOf(dayNumber(date)) === SATURDAY;
}
