import { type Weekday, weekdayOf } from "#domain/date-presets.ts";
import { DAY_MS, dateOfDay, dayNumber } from "#domain/time.ts";
import { stepOf } from "./direction.ts";

/** The weeks that hold a date's month, whole: days of its neighbours fill the first and the last. */
export function weeksOf(date: string, weekStart: Weekday): string[][] {
  const first = dayNumber(`${date.slice(0, 7)}-01`);
  const last = dayNumber(shiftMonths(dateOfDay(first), 1)) - 1;
  const weeks: string[][] = [];
  for (let day = weekBegin(first, weekStart); day <= last; day += 7)
    weeks.push(Array.from({ length: 7 }, (_, index) => dateOfDay(day + index)));
  return weeks;
}

/** The same day of another month, or the last one of a month that is shorter. */
export function shiftMonths(date: string, count: number): string {
  const [year, month, day] = date.split("-").map(Number) as [number, number, number];
  const lastDay = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return dateOfDay(Date.UTC(year, month - 1 + count, Math.min(day, lastDay)) / DAY_MS);
}

/** Where a key of the ARIA date grid leads, if it leads anywhere. */
export function dayByKey(
  date: string,
  key: string,
  isShifted: boolean,
  weekStart: Weekday,
): string | undefined {
  const day = dayNumber(date);
  const begin = weekBegin(day, weekStart);
  switch (key) {
    case "ArrowLeft":
    case "ArrowRight":
      return dateOfDay(day + stepOf(key));
    case "ArrowUp":
      return dateOfDay(day - 7);
    case "ArrowDown":
      return dateOfDay(day + 7);
    case "Home":
      return dateOfDay(begin);
    case "End":
      return dateOfDay(begin + 6);
    case "PageUp":
      return shiftMonths(date, isShifted ? -12 : -1);
    case "PageDown":
      return shiftMonths(date, isShifted ? 12 : 1);
    default:
      return undefined;
  }
}

function weekBegin(day: number, weekStart: Weekday): number {
  return day - ((weekdayOf(day) - weekStart + 7) % 7);
}
