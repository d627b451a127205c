import { dateOfDay, dayNumber } from "./time.ts";

export interface DateRange {
  from: string;
  to: string;
}

/** Days of the week count from Monday, 1, to Sunday, 7. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export type Preset =
  | "today"
  | "tomorrow"
  | "thisWeekend"
  | "thisWeek"
  | "nextWeek"
  | "next7Days"
  | "thisMonth"
  | "nextMonth"
  | "thisYear"
  | "nextYear";

const SUNDAY: Weekday = 7;

/**
 * The preset date ranges, from the visitor's own today, their first day of the week and the last one of their weekend. Counted in days
 * since 1970 rather than with Temporal, which not every browser has.
 */
export function datePresets(
  today: string,
  weekStart: Weekday,
  weekendEnd: Weekday = SUNDAY,
): Record<Preset, DateRange> {
  const day = dayNumber(today);
  const weekday = weekdayOf(day);
  const week = day - ((weekday - weekStart + 7) % 7);
  const [year, month] = today.split("-").map(Number) as [number, number];
  const weekendLast = day + ((weekendEnd - weekday + 7) % 7);
  return {
    today: days(day, 1),
    tomorrow: days(day + 1, 1),
    // Friday to Sunday, or the three days that end with the region's: the one ahead, or what is left of the one that has begun.
    thisWeekend: between(Math.max(day, weekendLast - 2), weekendLast),
    thisWeek: days(week, 7),
    nextWeek: days(week + 7, 7),
    next7Days: days(day, 7),
    thisMonth: months(year, month, 1),
    nextMonth: months(year, month + 1, 1),
    thisYear: months(year, 1, 12),
    nextYear: months(year + 1, 1, 12),
  };
}

/** Day 0, the first of January 1970, was a Thursday. */
export function weekdayOf(day: number): Weekday {
  return (((day + 3) % 7) + 1) as Weekday;
}

function between(first: number, last: number): DateRange {
  return { from: dateOfDay(first), to: dateOfDay(last) };
}

function days(first: number, count: number): DateRange {
  return between(first, first + count - 1);
}

/** Whole months from the first of the given one; months beyond December run on into the next year. */
function months(year: number, month: number, count: number): DateRange {
  const firstOf = (index: number) => new Date(Date.UTC(year, index, 1)).toISOString().slice(0, 10);
  return between(dayNumber(firstOf(month - 1)), dayNumber(firstOf(month - 1 + count)) - 1);
}
