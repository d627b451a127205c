import { dayNumber } from "#domain/time.ts";

/** The weekday (Sunday is 0) of dates that come every week at one hour; undefined for any other series. */
export function weekdayOfAll(
  dates: readonly [{ date: string; time: string }, ...{ date: string; time: string }[]],
): number | undefined {
  const [first] = dates;
  const isWeekly = dates.every(({ date, time }, index) => {
    return time === first.time && dayNumber(date) === dayNumber(first.date) + 7 * index;
  });
  return isWeekly ? new Date(first.date).getUTCDay() : undefined;
}
