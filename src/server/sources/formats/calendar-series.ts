import ICAL from "ical.js";
import { type Rule, recurringDays } from "#domain/event/recurrence.ts";
import { DAY_MS, dateOfDay, dayNumber, isDate } from "#domain/time.ts";
import type { CalendarZones } from "./calendar-zone.ts";
import type { Start } from "./draft.ts";

/** Repeating events are listed for a year. */
const AHEAD_DAYS = 366;
/** Instants before now are not wanted; a day more than any time zone is away. */
const BEHIND_DAYS = 4;
/** Enough for a daily rule that counts from 1900. More than one rule is rare: they share it. */
const MAX_DAYS_LOOKED_AT = 50_000;
const MAX_RULE_NUMBERS = 1_000;
const WEEKDAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];

/** Every start of a series up to a year from now, in its order. */
export function* occurrences(
  event: ICAL.Component,
  zones: CalendarZones,
  nowMs: number,
): Generator<{ start: Start; date: string }, void> {
  const property = event.getFirstProperty("dtstart");
  const first = property?.getFirstValue() as ICAL.Time | undefined;
  if (!property || !first?.year) throw new Error("It has no start.");
  if (first.year < 1900) throw new Error("It starts before 1900.");
  const tzid = property.getFirstParameter("tzid") || undefined;
  const firstDay = dayNumber(dayText(first));
  const lastDay = Math.floor(nowMs / DAY_MS) + AHEAD_DAYS;
  const onDay = (day: number): Start => {
    const time = first.clone();
    const [year, month, date] = dateOfDay(day).split("-").map(Number);
    Object.assign(time, { year, month, day: date });
    return zones.startOf(time, tzid);
  };
  const budget = { days: MAX_DAYS_LOOKED_AT };
  const nearDay = Math.floor(nowMs / DAY_MS) - BEHIND_DAYS;
  for (const property of event.getAllProperties("rrule")) {
    const recur = property.getFirstValue() as ICAL.Recur;
    let count = 0;
    // A rule that counts its days must be followed from the first one.
    const fromDay = recur.count ? firstDay : nearDay;
    for (const day of recurringDays(ruleOf(recur), { firstDay, fromDay, lastDay }, budget)) {
      const start = onDay(day);
      if (recur.count && ++count > recur.count) break;
      if (recur.until && isAfter(start, day, recur.until, zones, tzid)) break;
      yield { start, date: dateOfDay(day) };
    }
  }
  for (const start of startsOf(event, "rdate", zones)) yield { start, date: "" };
}

function ruleOf({ freq, interval, parts, wkst }: ICAL.Recur): Rule {
  if (!/^(DAILY|WEEKLY|MONTHLY|YEARLY)$/.test(freq)) throw new Error("It repeats more than once a day.");
  const given = parts as Record<string, (number | string)[] | undefined>;
  if ((given.BYHOUR?.length ?? 0) > 1 || (given.BYMINUTE?.length ?? 0) > 1)
    throw new Error("It repeats more than once a day.");
  if (Object.values(given).reduce((sum, list) => sum + (list?.length ?? 0), 0) > MAX_RULE_NUMBERS)
    throw new Error("Its rule of repetition is too long.");
  const numbers = (name: string) => (given[name] ?? []).map(Number);
  return {
    freq: freq as Rule["freq"],
    interval: Math.max(1, Number(interval) || 1),
    months: numbers("BYMONTH"),
    monthDays: numbers("BYMONTHDAY"),
    yearDays: numbers("BYYEARDAY"),
    weeks: numbers("BYWEEKNO"),
    weekdays: (given.BYDAY ?? []).map((text) => ({
      weekday: WEEKDAYS.indexOf(String(text).slice(-2)) + 1,
      nth: Number(String(text).slice(0, -2)) || 0,
    })),
    positions: numbers("BYSETPOS"),
    // ical.js counts weekdays from Sunday as 1.
    weekStart: ((Number(wkst) + 5) % 7) + 1,
  };
}

/** Whether an occurrence lies behind the rule's end, which is a day, a wall time or an instant. */
function isAfter(
  start: Start,
  day: number,
  until: ICAL.Time,
  zones: CalendarZones,
  tzid: string | undefined,
): boolean {
  if (until.isDate) return day > dayNumber(dayText(until));
  const end = zones.startOf(until, tzid);
  if ("atMs" in start && "atMs" in end) return start.atMs > end.atMs;
  const wall = "atMs" in end ? zones.wallOf(end.atMs, tzid) : end;
  const own = "atMs" in start ? zones.wallOf(start.atMs, tzid) : start;
  return `${own.date}T${own.time}` > `${wall.date}T${wall.time}`;
}

export function startOf(event: ICAL.Component, name: string, zones: CalendarZones): Start {
  const [start] = startsOf(event, name, zones);
  if (!start) throw new Error("It has no start.");
  return start;
}

export function startsOf(event: ICAL.Component, name: string, zones: CalendarZones): Start[] {
  return event.getAllProperties(name).flatMap((property) =>
    property.getValues().map((value) => {
      const time = value instanceof ICAL.Period ? value.start : value;
      if (!(time instanceof ICAL.Time) || !isDate(dayText(time)))
        throw new Error(`Its ${name} is no date that exists.`);
      return zones.startOf(time, property.getFirstParameter("tzid") || undefined);
    }),
  );
}

/** The days that a property names without a time. */
export function daysOf(event: ICAL.Component, name: string): Set<string> {
  const values = event.getAllProperties(name).flatMap((property) => property.getValues());
  return new Set(values.filter((value) => value instanceof ICAL.Time && value.isDate).map(dayText));
}

function dayText({ year, month, day }: ICAL.Time): string {
  return [String(year).padStart(4, "0"), String(month).padStart(2, "0"), String(day).padStart(2, "0")].join(
    "-",
  );
}
