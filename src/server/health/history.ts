import { ANSWER_BOUNDS_MS, dayState, KEPT_DAYS, type MeasuredDay } from "#domain/health.ts";
import { DAY_MS, dateOfDay } from "#domain/time.ts";
import type { HealthHour } from "./store.ts";

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const HOURS = 24;
const TREND_DAYS = 14;
/** A shorter past tells nothing about the weeks to come. */
const LEAST_TREND_MS = DAY_MS;

/** One value for each of the last 24 hours, the present one last. */
export function byHour<T>(
  values: readonly T[],
  hourOf: (value: T) => Date,
  nowMs: number,
): (T | undefined)[] {
  const present = Math.floor(nowMs / HOUR_MS);
  const found = new Map(values.map((value) => [Math.floor(hourOf(value).getTime() / HOUR_MS), value]));
  return Array.from({ length: HOURS }, (_, place) => found.get(present - HOURS + 1 + place));
}

export function lastDays(hours: readonly HealthHour[], nowMs: number) {
  const today = Math.floor(nowMs / DAY_MS);
  const days = new Map<number, MeasuredDay>();
  for (const { calls, failures, hour } of hours) {
    const number = Math.floor(hour.getTime() / DAY_MS);
    const day = days.get(number) ?? { calls: 0, failures: 0, downMinutes: 0 };
    days.set(number, { ...day, calls: day.calls + calls, failures: day.failures + failures });
  }
  for (const { fromMs, minutes } of outages(hours, nowMs)) {
    // An outage over midnight is of the days that it takes minutes of.
    for (let minute = 0; minute < minutes; minute++) {
      const number = Math.floor((fromMs + minute * MINUTE_MS) / DAY_MS);
      const day = days.get(number) ?? { calls: 0, failures: 0, downMinutes: 0 };
      days.set(number, { ...day, downMinutes: day.downMinutes + 1 });
    }
  }
  return Array.from({ length: KEPT_DAYS }, (_, place) => {
    const number = today - KEPT_DAYS + 1 + place;
    const day = days.get(number);
    return { day: dateOfDay(number), state: dayState(day), downMinutes: day?.downMinutes ?? 0 };
  });
}

export interface OutagePeriod {
  fromMs: number;
  minutes: number;
}

/** Whole minutes between the first and the last word of a process in which there was none. */
export function outages(hours: readonly HealthHour[], nowMs: number): OutagePeriod[] {
  const found: OutagePeriod[] = [];
  let lastMs: number | undefined;
  for (const { hour, minutes } of hours)
    for (let minute = 0; minute < 60; minute++) {
      if (!((minutes >> BigInt(minute)) & 1n)) continue;
      const atMs = hour.getTime() + minute * MINUTE_MS;
      if (atMs > nowMs) break;
      const missing = lastMs === undefined ? 0 : (atMs - lastMs) / MINUTE_MS - 1;
      if (lastMs !== undefined && missing > 0) found.push({ fromMs: lastMs + MINUTE_MS, minutes: missing });
      lastMs = atMs;
    }
  return found;
}

/** What half of the answers took at most, by the bounds they are counted by; null without answers or beyond the last bound. */
export function medianMs(hours: readonly Pick<HealthHour, "durations">[]): number | null {
  const counts = [...ANSWER_BOUNDS_MS, 0].map((_, place) =>
    hours.reduce((sum, { durations }) => sum + (durations[place] ?? 0), 0),
  );
  const half = counts.reduce((sum, count) => sum + count, 0) / 2;
  if (half === 0) return null;
  const place = counts.findIndex(
    (_, last) => counts.slice(0, last + 1).reduce((sum, count) => sum + count) >= half,
  );
  return ANSWER_BOUNDS_MS[place] ?? null;
}

/** The most that was in use on each of the last 14 days. */
export function diskTrend(hours: readonly HealthHour[], nowMs: number): (number | null)[] {
  const today = Math.floor(nowMs / DAY_MS);
  return Array.from({ length: TREND_DAYS }, (_, place) => {
    const number = today - TREND_DAYS + 1 + place;
    const used = hours
      .filter(({ hour }) => Math.floor(hour.getTime() / DAY_MS) === number)
      .flatMap(({ diskUsedBytes }) => diskUsedBytes ?? []);
    return used.length > 0 ? Math.max(...used) : null;
  });
}

/** How many days the room lasts by the line through the last 14 days; null where it does not shrink, or that is not known. */
export function daysLeft(hours: readonly HealthHour[], freeBytes: number, nowMs: number): number | null {
  const points = hours
    .filter(({ hour }) => hour.getTime() >= nowMs - TREND_DAYS * DAY_MS)
    .flatMap(({ hour, diskUsedBytes }) =>
      diskUsedBytes === null ? [] : [{ x: hour.getTime() / DAY_MS, y: diskUsedBytes }],
    );
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || (last.x - first.x) * DAY_MS < LEAST_TREND_MS) return null;
  const mean = (axis: "x" | "y") => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  const [x, y] = [mean("x"), mean("y")];
  const spread = points.reduce((sum, point) => sum + (point.x - x) ** 2, 0);
  const perDay = points.reduce((sum, point) => sum + (point.x - x) * (point.y - y), 0) / spread;
  return perDay > 0 ? Math.floor(freeBytes / perDay) : null;
}
