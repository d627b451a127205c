import { type DayBudget, type Rule, rulePeriods } from "#domain/event/recurrence.ts";
import { DAY_MS } from "#domain/time.ts";
import { RowError } from "../draft.ts";
import { type CalendarTime, readTime } from "./time.ts";

type SmallFrequency = "HOURLY" | "MINUTELY" | "SECONDLY";

/** An RRULE (RFC 5545, 3.3.10). */
export interface CalendarRule extends Omit<Rule, "freq"> {
  freq: Rule["freq"] | SmallFrequency;
  hours: readonly number[];
  minutes: readonly number[];
  seconds: readonly number[];
  count: number | undefined;
  until: CalendarTime | undefined;
}

/** How much more may be looked at; shared by the rules of an event. */
export interface Budget extends DayBudget {
  steps: number;
}

const HOUR_MS = 3_600_000;
const STEP_MS: Record<SmallFrequency, number> = { HOURLY: HOUR_MS, MINUTELY: 60_000, SECONDLY: 1_000 };
const WEEKDAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];
const MAX_RULE_NUMBERS = 1_000;

/** None where it cannot be understood: an end that is no date would make it endless. */
export function readRule(text: string): CalendarRule | undefined {
  const parts = new Map<string, string>();
  for (const part of text.slice(0, 20_000).split(";")) {
    const [name = "", value = ""] = part.split("=", 2);
    parts.set(name.trim().toUpperCase(), value.trim().toUpperCase());
  }
  const freq = parts.get("FREQ") ?? "";
  if (!/^(DAILY|WEEKLY|MONTHLY|YEARLY|HOURLY|MINUTELY|SECONDLY)$/.test(freq)) return undefined;
  const items = (name: string) =>
    (parts.get(name) ?? "")
      .split(",")
      .map((item) => item.trim())
      .filter(Boolean);
  let isWrong = false;
  const numbers = (name: string, least: number, most: number) =>
    items(name).flatMap((item) => {
      const number = Number(item);
      const isWithin = Number.isInteger(number) && Math.abs(number) >= least && Math.abs(number) <= most;
      isWrong ||= !isWithin;
      return isWithin ? [number] : [];
    });
  const until = parts.get("UNTIL");
  const end = until ? readTime(until, undefined) : undefined;
  if (until && !end) return undefined;
  const count = Number(parts.get("COUNT"));
  const rule: CalendarRule = {
    freq: freq as CalendarRule["freq"],
    interval: Math.max(1, Math.floor(Number(parts.get("INTERVAL"))) || 1),
    months: numbers("BYMONTH", 1, 12),
    monthDays: numbers("BYMONTHDAY", 1, 31),
    yearDays: numbers("BYYEARDAY", 1, 366),
    weeks: numbers("BYWEEKNO", 1, 53),
    weekdays: items("BYDAY").flatMap((item) => {
      const [, nth, name] = /^([+-]?\d{0,3})\s*([A-Z]{2})$/.exec(item) ?? [];
      const weekday = WEEKDAYS.indexOf(name ?? "") + 1;
      isWrong ||= weekday === 0;
      return weekday === 0 ? [] : [{ weekday, nth: Number(nth) || 0 }];
    }),
    positions: numbers("BYSETPOS", 1, 366),
    weekStart: WEEKDAYS.indexOf(parts.get("WKST") ?? "") + 1 || 1,
    hours: numbers("BYHOUR", 0, 23),
    minutes: numbers("BYMINUTE", 0, 59),
    seconds: numbers("BYSECOND", 0, 60),
    // Some programs write -1 for an endless rule.
    count: count >= 1 ? count : undefined,
    until: end,
  };
  const lists = Object.values(rule).filter(Array.isArray);
  const length = lists.reduce((sum, list) => sum + list.length, 0);
  return isWrong || length > MAX_RULE_NUMBERS ? undefined : rule;
}

/** The last wall clock of a rule: a day counts to its end; `wallOf` converts an instant. */
export function untilMs({ until }: CalendarRule, wallOf: (atMs: number) => number): number {
  if (!until) return Number.POSITIVE_INFINITY;
  if (until.isDate) return until.wallMs + DAY_MS - 1;
  return until.zone === "UTC" ? wallOf(until.wallMs) : until.wallMs;
}

/**
 * The wall clocks on which a rule falls, ascending, from its first one up to the end of the span. What lies before the
 * span is skipped where that costs nothing, unless the rule counts.
 */
export function* ruleWalls(
  rule: CalendarRule,
  firstMs: number,
  { fromMs, toMs }: { fromMs: number; toMs: number },
  budget: Budget,
): Generator<number, void> {
  const nearMs = rule.count === undefined ? Math.max(firstMs, fromMs) : firstMs;
  if (isSmall(rule)) {
    yield* smallSteps(rule, firstMs, nearMs, toMs, budget);
    return;
  }
  const times = timesOfDay(rule, firstMs);
  const firstDay = Math.floor(firstMs / DAY_MS);
  const span = { firstDay, fromDay: Math.floor(nearMs / DAY_MS), lastDay: Math.floor(toMs / DAY_MS) };
  for (const days of rulePeriods({ ...rule, positions: [] } as Rule, span, budget)) {
    const walls = days.flatMap((day) => times.map((time) => day * DAY_MS + time));
    for (const wallMs of atPositions(walls, rule.positions)) {
      if (wallMs > toMs) return;
      if (wallMs >= firstMs) yield wallMs;
    }
  }
}

function isSmall(rule: CalendarRule): rule is CalendarRule & { freq: SmallFrequency } {
  return rule.freq in STEP_MS;
}

/** Milliseconds from midnight, ascending. What the rule leaves out is as on its first day. */
function timesOfDay({ hours, minutes, seconds }: CalendarRule, firstMs: number): number[] {
  const first = new Date(firstMs);
  const or = (given: readonly number[], own: number) => (given.length > 0 ? given : [own]);
  const times = or(hours, first.getUTCHours()).flatMap((hour) =>
    or(minutes, first.getUTCMinutes()).flatMap((minute) =>
      or(seconds, first.getUTCSeconds()).map((second) => (hour * 3_600 + minute * 60 + second) * 1_000),
    ),
  );
  return [...new Set(times)].sort((a, b) => a - b);
}

function atPositions(walls: number[], positions: readonly number[]): number[] {
  if (positions.length === 0) return walls;
  const chosen = positions.map((position) => walls.at(position > 0 ? position - 1 : position));
  return [...new Set(chosen)].filter((wall) => wall !== undefined).sort((a, b) => a - b);
}

/** Rules of hours, minutes and seconds go step by step on the wall clock, over days and hours that they do not name. */
function* smallSteps(
  rule: CalendarRule & { freq: SmallFrequency },
  firstMs: number,
  nearMs: number,
  toMs: number,
  budget: Budget,
): Generator<number, void> {
  const stepMs = STEP_MS[rule.freq] * rule.interval;
  let wallMs = firstMs + Math.floor((nearMs - firstMs) / stepMs) * stepMs;
  while (wallMs <= toMs) {
    if (--budget.steps < 0) throw new RowError({ code: "rowRuleTooWide" });
    const skippedMs = !fallsOnDay(rule, wallMs) ? DAY_MS : namesHour(rule, wallMs) ? 0 : HOUR_MS;
    if (skippedMs > 0) {
      const nextMs = (Math.floor(wallMs / skippedMs) + 1) * skippedMs;
      wallMs += Math.ceil((nextMs - wallMs) / stepMs) * stepMs;
      continue;
    }
    for (const at of atPositions(withinStep(rule, wallMs), rule.positions))
      if (at >= firstMs && at <= toMs && fallsAtMinute(rule, at)) yield at;
    wallMs += stepMs;
  }
}

function withinStep({ freq, minutes, seconds }: CalendarRule, wallMs: number): number[] {
  const hourMs = Math.floor(wallMs / HOUR_MS) * HOUR_MS;
  const byMinute =
    freq === "HOURLY" && minutes.length > 0
      ? minutes.map((minute) => hourMs + minute * 60_000 + (wallMs % 60_000))
      : [wallMs];
  const all =
    freq !== "SECONDLY" && seconds.length > 0
      ? byMinute.flatMap((at) => seconds.map((second) => Math.floor(at / 60_000) * 60_000 + second * 1_000))
      : byMinute;
  return all.sort((a, b) => a - b);
}

function names(list: readonly number[], value: number): boolean {
  return list.length === 0 || list.includes(value);
}

function fallsOnDay(rule: CalendarRule, wallMs: number): boolean {
  const at = new Date(wallMs);
  const monthLength = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate();
  const [year, day] = [Date.UTC(at.getUTCFullYear(), 0, 1), Math.floor(wallMs / DAY_MS) * DAY_MS];
  const yearLength = (Date.UTC(at.getUTCFullYear() + 1, 0, 1) - year) / DAY_MS;
  const yearDay = (day - year) / DAY_MS + 1;
  return (
    names(rule.months, at.getUTCMonth() + 1) &&
    (names(rule.monthDays, at.getUTCDate()) || rule.monthDays.includes(at.getUTCDate() - monthLength - 1)) &&
    (names(rule.yearDays, yearDay) || rule.yearDays.includes(yearDay - yearLength - 1)) &&
    (rule.weekdays.length === 0 || rule.weekdays.some(({ weekday }) => weekday % 7 === at.getUTCDay()))
  );
}

function namesHour({ hours }: CalendarRule, wallMs: number): boolean {
  return names(hours, new Date(wallMs).getUTCHours());
}

function fallsAtMinute({ minutes, seconds }: CalendarRule, wallMs: number): boolean {
  const at = new Date(wallMs);
  return names(minutes, at.getUTCMinutes()) && names(seconds, at.getUTCSeconds());
}
