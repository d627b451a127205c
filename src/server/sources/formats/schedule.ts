import { DAY_MS, isDate, startsAtMs } from "#domain/time.ts";
import { type CalendarRule, readRule, ruleWalls, untilMs } from "./calendar/rule.ts";
import type { Start } from "./draft.ts";
import { first, jsonLdText, type Thing } from "./json-ld-value.ts";

const MAX_OCCURRENCES = 1_000;
const YEAR_MS = 366 * DAY_MS;
const FREQUENCIES: Record<string, string> = { D: "DAILY", W: "WEEKLY", M: "MONTHLY", Y: "YEARLY" };
const DAYS: Record<string, string> = {
  monday: "MO",
  tuesday: "TU",
  wednesday: "WE",
  thursday: "TH",
  friday: "FR",
  saturday: "SA",
  sunday: "SU",
};

/** The starts of an event that has only a schedule (schema.org), up to a year from now. */
export function scheduledStarts(event: Thing, nowMs: number): { start: Start; lengthMs: number }[] {
  return [event.eventSchedule].flat().flatMap((schedule) => startsOf(first(schedule), nowMs));
}

function startsOf(schedule: Thing, nowMs: number) {
  const date = jsonLdText(schedule.startDate).slice(0, 10);
  const time = /^\d{2}:\d{2}/.exec(jsonLdText(schedule.startTime))?.[0] ?? "";
  const rule = ruleOf(schedule);
  if (!isDate(date) || !rule) return [];
  const firstMs = Date.parse(`${date}T${time || "00:00"}Z`);
  const lastMs = untilMs(rule, (atMs) => atMs);
  const excluded = new Set([schedule.exceptDate].flat().map((day) => jsonLdText(day).slice(0, 10)));
  const span = { fromMs: nowMs - 4 * DAY_MS, toMs: Math.min(nowMs + YEAR_MS, lastMs) };
  const found: { start: Start; lengthMs: number }[] = [];
  let count = 0;
  for (const wallMs of ruleWalls(rule, firstMs, span, { days: 50_000, steps: 0 })) {
    if (found.length >= MAX_OCCURRENCES || (rule.count !== undefined && ++count > rule.count)) break;
    const day = new Date(wallMs).toISOString().slice(0, 10);
    if (!excluded.has(day))
      found.push({ start: startIn(schedule, day, time), lengthMs: lengthOf(schedule, time) });
  }
  return found;
}

function ruleOf({
  repeatFrequency,
  byDay,
  byMonth,
  byMonthDay,
  endDate,
  repeatCount,
}: Thing): CalendarRule | undefined {
  const [, interval, unit = ""] = /^P(\d+)([DWMY])$/.exec(jsonLdText(repeatFrequency)) ?? [];
  if (!(unit in FREQUENCIES)) return undefined;
  const days = [byDay].flat().map((day) => {
    const word = jsonLdText(day).replace(/^.*\//, "");
    return DAYS[word.toLowerCase()] ?? word;
  });
  const part = (name: string, values: unknown) => {
    const list = [values].flat().map(jsonLdText).filter(Boolean);
    return list.length > 0 ? `;${name}=${list.join(",")}` : "";
  };
  return readRule(
    `FREQ=${FREQUENCIES[unit]};INTERVAL=${interval}${part("BYDAY", days)}${part("BYMONTH", byMonth)}${part("BYMONTHDAY", byMonthDay)}${part("UNTIL", jsonLdText(endDate).slice(0, 10))}${part("COUNT", repeatCount)}`,
  );
}

function startIn({ scheduleTimezone }: Thing, date: string, time: string): Start {
  const zone = jsonLdText(scheduleTimezone);
  if (zone === "" || time === "") return { date, time };
  try {
    return { atMs: startsAtMs(date, time, zone) };
  } catch {
    return { date, time };
  }
}

/** An end before its start is in the night after. */
function lengthOf({ endTime }: Thing, time: string): number {
  const end = /^\d{2}:\d{2}/.exec(jsonLdText(endTime))?.[0];
  if (!end || time === "") return 0;
  const lengthMs = Date.parse(`1970-01-01T${end}Z`) - Date.parse(`1970-01-01T${time}Z`);
  return lengthMs > 0 ? lengthMs : lengthMs + DAY_MS;
}
