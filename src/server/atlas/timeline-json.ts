import { VENUE_CATEGORIES } from "#domain/category.ts";
import { halfHourTime } from "#domain/event/evening.ts";
import { dateOfDay } from "#domain/time.ts";

/** The contract's timeline. Counts are by category, then by day, or by half hour of the evening. */
export function timelineJson(
  firstDay: number,
  days: readonly Int32Array[],
  halfHours: readonly Int32Array[] | undefined,
): Buffer {
  const byDay = numbersJson(days, (day) => `"date":"${dateOfDay(firstDay + day)}"`);
  const byHalfHour = halfHours
    ? `,"halfHours":[${numbersJson(halfHours, (at) => `"time":"${halfHourTime(at)}"`)}]`
    : "";
  return Buffer.from(`{"from":"${dateOfDay(firstDay)}","days":[${byDay}]${byHalfHour}}`);
}

function numbersJson(counts: readonly Int32Array[], head: (step: number) => string): string {
  return Array.from(counts[0], (_, step) => {
    const shares = counts.flatMap((byStep, c) =>
      byStep[step] > 0 ? `"${VENUE_CATEGORIES[c]}":${byStep[step]}` : [],
    );
    const events = counts.reduce((sum, byStep) => sum + byStep[step], 0);
    return `{${head(step)},"events":${events},"categories":{${shares}}}`;
  }).join(",");
}
