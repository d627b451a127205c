import { DAY_MS } from "#domain/time.ts";
import { allOf, type Component } from "./component.ts";
import type { Notes } from "./notes.ts";
import { type Budget, type CalendarRule, readRule, ruleWalls, untilMs } from "./rule.ts";
import { type CalendarTime, timesOf } from "./time.ts";
import type { CalendarZones } from "./zones.ts";

export interface CalendarOccurrence {
  wallMs: number;
  /** Where it lasts otherwise than the others. */
  lengthMs?: number | undefined;
}

/** Repeating events are listed for a year. */
const AHEAD_MS = 366 * DAY_MS;
/** What began earlier may run still; no zone is further away than a day. */
const BEHIND_MS = 4 * DAY_MS;
/** Enough for a daily rule that counts from 1900, or an hourly one from five years ago. More than one is rare: they share it. */
const MAX_DAYS_LOOKED_AT = 50_000;
const MAX_STEPS = 50_000;

export interface SeriesContext {
  event: Component;
  start: CalendarTime;
  lengthMs: number | undefined;
  zones: CalendarZones;
  nowMs: number;
  notes: Notes;
}

/** Every wall clock of a series up to a year from now, each of them once; what it excludes is left out. */
export function* occurrences(series: SeriesContext): Generator<CalendarOccurrence, void> {
  const { event, start, zones, notes } = series;
  // What is odd is noted before the first of them.
  const excluded = exclusionsOf(series);
  const rules = rulesOf(series);
  const wrong = () => notes.add(event.line, "one of its further dates is no date that exists.");
  const further = timesOf(event, "RDATE", wrong);
  const seen = new Set<number>();
  function* once(occurrence: CalendarOccurrence): Generator<CalendarOccurrence, void> {
    if (seen.has(occurrence.wallMs) || excluded(occurrence.wallMs)) return;
    seen.add(occurrence.wallMs);
    yield occurrence;
  }
  yield* once({ wallMs: start.wallMs });
  const budget: Budget = { days: MAX_DAYS_LOOKED_AT, steps: MAX_STEPS };
  for (const rule of rules) for (const wallMs of wallsOf(rule, series, budget)) yield* once({ wallMs });
  for (const { start: other, lengthMs } of further)
    yield* once({ wallMs: wallInSeries(other, start, zones), lengthMs });
}

function rulesOf({ event, notes }: SeriesContext): CalendarRule[] {
  return allOf(event, "RRULE").flatMap(({ value, line }) => {
    const rule = readRule(value);
    if (!rule) notes.add(line, "its rule of repetition cannot be understood, and is left out.");
    return rule ?? [];
  });
}

function* wallsOf(
  rule: CalendarRule,
  { start, lengthMs = 0, zones, nowMs }: SeriesContext,
  budget: Budget,
): Generator<number, void> {
  const span = { fromMs: nowMs - BEHIND_MS - lengthMs, toMs: nowMs + AHEAD_MS };
  const lastMs = untilMs(rule, (atMs) => zones.wallOf(atMs, start.zone));
  let count = 0;
  for (const wallMs of ruleWalls(rule, start.wallMs, span, budget)) {
    if (wallMs > lastMs || (rule.count !== undefined && ++count > rule.count)) return;
    yield wallMs;
  }
}

/** A day that is excluded has no occurrence at any hour. */
function exclusionsOf(series: SeriesContext): (wallMs: number) => boolean {
  const { event, start, zones, notes } = series;
  const walls = new Set<number>();
  const days = new Set<number>();
  const wrong = () => notes.add(event.line, "one of the dates on which it does not take place is none.");
  for (const { start: excluded } of timesOf(event, "EXDATE", wrong))
    if (excluded.isDate) days.add(dayOf(excluded.wallMs));
    else walls.add(wallInSeries(excluded, start, zones));
  return (wallMs) => walls.has(wallMs) || days.has(dayOf(wallMs));
}

/** A time on the wall clock of a series: in a series of days, its day as it is written. */
export function wallInSeries(time: CalendarTime, start: CalendarTime, zones: CalendarZones): number {
  if (start.isDate) return dayOf(time.wallMs) * DAY_MS;
  if (time.zone === undefined || time.zone === start.zone) return time.wallMs;
  const atMs = zones.instantOf(time.wallMs, time.zone);
  return atMs === undefined ? time.wallMs : zones.wallOf(atMs, start.zone);
}

/**
 * The zone of a series that tells none. Where all that it excludes stands at the same hour in UTC, the program that wrote
 * it forgot the sign for UTC.
 */
export function zoneByExclusions(event: Component, start: CalendarTime): string | undefined {
  if (start.zone !== undefined || start.isDate) return start.zone;
  const excluded = timesOf(event, "EXDATE", () => {}).map((span) => span.start);
  const isSame = ({ zone, wallMs }: CalendarTime) => zone === "UTC" && (wallMs - start.wallMs) % DAY_MS === 0;
  return excluded.length > 0 && excluded.every(isSame) ? "UTC" : undefined;
}

export function dayOf(wallMs: number): number {
  return Math.floor(wallMs / DAY_MS);
}
