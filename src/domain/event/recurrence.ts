import { DAY_MS } from "../time.ts";

/** How an event repeats: an RRULE (RFC 5545) without its end, which the caller knows. */
export interface Rule {
  freq: "DAILY" | "WEEKLY" | "MONTHLY" | "YEARLY";
  interval: number;
  months: readonly number[];
  monthDays: readonly number[];
  yearDays: readonly number[];
  weeks: readonly number[];
  /** Monday is 1; `nth` 0 means every such day. */
  weekdays: readonly { weekday: number; nth: number }[];
  positions: readonly number[];
  /** The weekday on which weeks begin. */
  weekStart: number;
}

interface Day {
  day: number;
  year: number;
  month: number;
  date: number;
  weekday: number;
}

/** The days that a rule is looked for on. Days count from 1970-01-01. */
export interface Span {
  firstDay: number;
  /** Days before this one are not wanted: whole periods before it are skipped. */
  fromDay?: number;
  lastDay: number;
}

/** How many more days may be looked at; shared by the rules of an event. */
export interface DayBudget {
  days: number;
}

/** The days on which a rule falls, from its first day up to the last one wanted. */
export function* recurringDays(rule: Rule, span: Span, budget: DayBudget): Generator<number, void> {
  const { firstDay, lastDay } = span;
  // The first day counts whether the rule names it or not.
  yield firstDay;
  for (const days of rulePeriods(rule, span, budget))
    for (const day of days) {
      if (day > lastDay) return;
      if (day > firstDay) yield day;
    }
}

/** The days of each period of a rule; those at its edges may lie outside of the span. */
export function* rulePeriods(
  rule: Rule,
  { firstDay, fromDay = firstDay, lastDay }: Span,
  budget: DayBudget,
): Generator<number[], void> {
  const first = dayOf(firstDay);
  const chosen = withDefaults(rule, first);
  for (let step = firstStep(rule, first, fromDay); ; step += rule.interval) {
    const [from, to] = periodOf(rule, first, step);
    // A huge interval overflows to NaN.
    if (!(from <= lastDay)) return;
    budget.days -= to - from;
    if (budget.days < 0) throw new Error("The rule looks at more days than its budget.");
    const days: number[] = [];
    for (let day = from; day < to; day++) if (falls(chosen, dayOf(day), from, to)) days.push(day);
    yield atPositions(days, rule.positions);
  }
}

/** What a rule leaves out it takes from its first day. */
function withDefaults(rule: Rule, first: Day): Rule {
  const { freq, months, monthDays, yearDays, weeks, weekdays } = rule;
  if (freq === "DAILY" || monthDays.length + yearDays.length + weekdays.length > 0) return rule;
  if (freq === "WEEKLY" || weeks.length > 0)
    return { ...rule, weekdays: [{ weekday: first.weekday, nth: 0 }] };
  const ownMonth = freq === "YEARLY" && months.length === 0 ? [first.month] : months;
  return { ...rule, months: ownMonth, monthDays: [first.date] };
}

/** The last period of the rule that begins before a day, or the first one. */
function firstStep({ freq, interval }: Rule, first: Day, fromDay: number): number {
  const from = dayOf(Math.max(first.day, fromDay));
  const passed = {
    DAILY: from.day - first.day,
    WEEKLY: Math.floor((from.day - first.day) / 7),
    MONTHLY: (from.year - first.year) * 12 + from.month - first.month,
    YEARLY: from.year - first.year,
  }[freq];
  return Math.max(0, Math.floor(passed / interval) - 1) * interval;
}

/** The day, week, month or year that lies so many of them after the first; its end is not part of it. */
function periodOf({ freq, weekStart }: Rule, first: Day, step: number): [from: number, to: number] {
  switch (freq) {
    case "DAILY":
      return [first.day + step, first.day + step + 1];
    case "WEEKLY": {
      const from = startOfWeek(first.day, weekStart) + step * 7;
      return [from, from + 7];
    }
    case "MONTHLY":
      return [numberOf(first.year, first.month + step, 1), numberOf(first.year, first.month + step + 1, 1)];
    case "YEARLY":
      return [numberOf(first.year + step, 1, 1), numberOf(first.year + step + 1, 1, 1)];
  }
}

function falls(rule: Rule, at: Day, from: number, to: number): boolean {
  const { months, monthDays, yearDays, weeks, weekdays, freq } = rule;
  if (months.length > 0 && !months.includes(at.month)) return false;
  if (weeks.length > 0 && !fallsInWeek(rule, at)) return false;
  const year: [number, number] = [numberOf(at.year, 1, 1), numberOf(at.year + 1, 1, 1)];
  if (yearDays.length > 0 && !isCounted(yearDays, at.day, ...year)) return false;
  const month: [number, number] = [numberOf(at.year, at.month, 1), numberOf(at.year, at.month + 1, 1)];
  if (monthDays.length > 0 && !isCounted(monthDays, at.day, ...month)) return false;
  if (weekdays.length === 0) return true;
  // "The second Tuesday" counts within the months a rule names, else within its period.
  const [start, end] = freq === "YEARLY" && months.length > 0 ? month : [from, to];
  const forward = Math.floor((at.day - start) / 7) + 1;
  const backward = -(Math.floor((end - 1 - at.day) / 7) + 1);
  return weekdays.some(
    ({ weekday, nth }) => weekday === at.weekday && (nth === 0 || nth === forward || nth === backward),
  );
}

/** Whether a day is one of these of its month or year; negative numbers count from the end. */
function isCounted(numbers: readonly number[], day: number, start: number, end: number): boolean {
  return numbers.some((number) => (number > 0 ? start + number - 1 : end + number) === day);
}

function fallsInWeek({ weeks, weekStart }: Rule, at: Day): boolean {
  // The first week of a year is the one that holds the fourth of January.
  const firstWeek = startOfWeek(numberOf(at.year, 1, 4), weekStart);
  const nextYear = startOfWeek(numberOf(at.year + 1, 1, 4), weekStart);
  const week = Math.floor((at.day - firstWeek) / 7) + 1;
  const total = (nextYear - firstWeek) / 7;
  return week >= 1 && week <= total && (weeks.includes(week) || weeks.includes(week - total - 1));
}

function atPositions(days: number[], positions: readonly number[]): number[] {
  if (positions.length === 0) return days;
  const chosen = positions.map((position) => days.at(position > 0 ? position - 1 : position));
  return [...new Set(chosen)].filter((day) => day !== undefined).sort((a, b) => a - b);
}

function startOfWeek(day: number, weekStart: number): number {
  return day - ((weekdayOf(day) - weekStart + 7) % 7);
}

/** 1970-01-01 was a Thursday. */
function weekdayOf(day: number): number {
  return ((((day + 3) % 7) + 7) % 7) + 1;
}

function numberOf(year: number, month: number, date: number): number {
  return Date.UTC(year, month - 1, date) / DAY_MS;
}

function dayOf(day: number): Day {
  const date = new Date(day * DAY_MS);
  return {
    day,
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    date: date.getUTCDate(),
    weekday: weekdayOf(day),
  };
}
