import { dateOfDay, dayNumber, isDate } from "../time.ts";
import { type Rule, recurringDays } from "./recurrence.ts";

/** A series is written down two years ahead at most. */
const MAX_SERIES_DAYS = 2 * 366;
const MAX_OCCURRENCES = 400;
const WEEKDAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];

/** The dates of a series, or why its rule cannot be followed. */
export type Series = { dates: string[] } | { problem: SeriesProblem };
type SeriesProblem =
  | { code: "noRule" | "repeatWithoutEnd" }
  | { code: "repeatTooFar"; params: { date: string } }
  | { code: "repeatTooOften"; params: { max: number } };

const NO_RULE: Series = { problem: { code: "noRule" } };

/** The dates of a rule (RRULE, RFC 5545) from its first date on, which counts whether the rule names it or not. */
export function seriesDates(text: string, firstDate: string): Series {
  const parts = partsOf(text);
  const rule = parts && ruleOf(parts);
  if (!rule) return NO_RULE;
  const count = parts.has("COUNT") ? Number(parts.get("COUNT")) : undefined;
  const until = parts.has("UNTIL") ? untilOf(parts.get("UNTIL") ?? "") : undefined;
  if ((count !== undefined && !(Number.isInteger(count) && count > 0)) || (parts.has("UNTIL") && !until))
    return NO_RULE;
  if (count === undefined && until === undefined) return { problem: { code: "repeatWithoutEnd" } };
  const firstDay = dayNumber(firstDate);
  const lastDay = firstDay + MAX_SERIES_DAYS;
  const lastWanted = until === undefined ? lastDay + 1 : dayNumber(until);
  const tooFar: Series = {
    problem: { code: "repeatTooFar", params: { date: dateOfDay(lastDay) } },
  };
  if (lastWanted > lastDay + 1) return tooFar;
  const dates: string[] = [];
  // The budget covers the span that is looked at, plus the periods at its ends.
  for (const day of recurringDays(rule, { firstDay, lastDay: lastWanted }, { days: MAX_SERIES_DAYS + 800 })) {
    if (count !== undefined && dates.length === count) break;
    if (day > lastDay) return tooFar;
    dates.push(dateOfDay(day));
    if (dates.length > MAX_OCCURRENCES)
      return { problem: { code: "repeatTooOften", params: { max: MAX_OCCURRENCES } } };
  }
  return count !== undefined && until === undefined && dates.length < count ? tooFar : { dates };
}

function partsOf(text: string): Map<string, string> | undefined {
  const pairs = text
    .trim()
    .replace(/^RRULE:/i, "")
    .toUpperCase()
    .split(";")
    .filter((part) => part !== "")
    .map((part) => part.split("="));
  if (pairs.some((pair) => pair.length !== 2 || pair[1] === "")) return undefined;
  return new Map(pairs as [string, string][]);
}

function ruleOf(parts: Map<string, string>): Rule | undefined {
  const freq = parts.get("FREQ") ?? "";
  const interval = Number(parts.get("INTERVAL") ?? "1");
  if (!/^(DAILY|WEEKLY|MONTHLY|YEARLY)$/.test(freq) || !Number.isInteger(interval) || interval < 1)
    return undefined;
  const numbers = (name: string) => (parts.get(name)?.split(",") ?? []).map(Number);
  const weekdays = (parts.get("BYDAY")?.split(",") ?? []).map((text) => ({
    weekday: WEEKDAYS.indexOf(text.slice(-2)) + 1,
    nth: Number(text.slice(0, -2)) || 0,
  }));
  const rule: Rule = {
    freq: freq as Rule["freq"],
    interval,
    months: numbers("BYMONTH"),
    monthDays: numbers("BYMONTHDAY"),
    yearDays: numbers("BYYEARDAY"),
    weeks: numbers("BYWEEKNO"),
    weekdays,
    positions: numbers("BYSETPOS"),
    weekStart: WEEKDAYS.indexOf(parts.get("WKST") ?? "MO") + 1 || 1,
  };
  const all = [rule.months, rule.monthDays, rule.yearDays, rule.weeks, rule.positions].flat();
  if (all.some((number) => !Number.isInteger(number)) || weekdays.some(({ weekday }) => weekday === 0))
    return undefined;
  return rule;
}

/** The last date that a rule may fall on: 20261231 or 20261231T235959Z. */
function untilOf(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})(T\d{6}Z?)?$/.exec(text) ?? [];
  const date = `${year}-${month}-${day}`;
  return isDate(date) ? date : undefined;
}
