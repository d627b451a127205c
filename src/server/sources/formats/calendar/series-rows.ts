import { type DraftFacts, type EventDraft, RowError, type RowReader } from "../draft.ts";
import type { CalendarBlock } from "./blocks.ts";
import { type Component, firstOf, readComponent } from "./component.ts";
import { boundedLength, endAfter, lengthOf } from "./details.ts";
import { type CalendarEntry, isNewer } from "./entries.ts";
import { calendarFacts } from "./facts.ts";
import { Notes } from "./notes.ts";
import { attempt } from "./problem-row.ts";
import {
  type CalendarOccurrence,
  dayOf,
  occurrences,
  type SeriesContext,
  wallInSeries,
  zoneByExclusions,
} from "./series.ts";
import { componentStart, isOver, noteZone } from "./start.ts";
import { type CalendarTime, timeOf } from "./time.ts";
import type { CalendarContext, CalendarZones } from "./zones.ts";

/** More than an hourly rule has in a year, and one of every half hour. */
const MAX_OCCURRENCES = 20_000;

/** An exception that holds for the following occurrences, too (RANGE=THISANDFUTURE). */
interface Change {
  fromMs: number;
  shiftMs: number;
  facts: DraftFacts;
  lengthMs: number | undefined;
}

/** An entry that stands for one occurrence of a series. */
interface Exception {
  entry: CalendarEntry;
  event: Component;
  original: CalendarTime;
  /** The occurrence on the wall clock of the series. */
  wallMs: number;
}

/** The occurrences of a series, changed ones included. */
export function* readSeries(
  block: CalendarBlock,
  event: Component,
  exceptions: readonly CalendarEntry[],
  context: CalendarContext,
): RowReader {
  const { zones, nowMs } = context;
  const written = componentStart(event, block, zones);
  const start = inCalendarZone({ ...written, zone: zoneByExclusions(event, written) }, block, zones);
  const notes = new Notes();
  noteZone(event, start, zones, notes);
  const lengthMs = lengthOf(event, start, zones);
  const facts: DraftFacts = calendarFacts(block, event, start);
  const dates = datesOf({ event, start, lengthMs, zones, nowMs, notes });
  const changes: Change[] = [];
  const told: Exception[] = [];
  for (const entry of exceptions) {
    const exception = exceptionOf(entry, start, zones);
    if (!exception) {
      yield {
        row: entry.block.line,
        title: facts.title,
        uid: facts.uid,
        problem: { code: "rowNoSuchDate" },
      };
    } else if (isForFollowing(exception.event)) {
      const time = componentStart(exception.event, entry.block, zones);
      changes.push({
        fromMs: exception.wallMs,
        shiftMs: wallInSeries(time, start, zones) - exception.wallMs,
        facts: calendarFacts(entry.block, exception.event, time, facts),
        lengthMs: lengthOf(exception.event, time, zones) ?? lengthMs,
      });
      // It stands for itself, too, where the series has no such day.
      if (!dates.has(exception.wallMs) && !isOver(zones.startOf(time), nowMs)) told.push(exception);
    } else told.push(exception);
  }
  changes.sort((a, b) => a.fromMs - b.fromMs);
  const moved = newestOfEach(told);
  const movedWalls = new Set(moved.map(({ wallMs }) => wallMs));
  const movedDays = new Set(
    moved.flatMap(({ original, wallMs }) => (original.isDate && !start.isDate ? dayOf(wallMs) : [])),
  );

  const drafts: EventDraft[] = [];
  for (const { wallMs, lengthMs: own } of dates.values()) {
    if (movedWalls.has(wallMs) || movedDays.has(dayOf(wallMs))) continue;
    const change = changes.findLast(({ fromMs }) => fromMs <= wallMs);
    const at = zones.startOf({ ...start, wallMs: wallMs + (change?.shiftMs ?? 0) });
    const end = endAfter(at, boundedLength(own) ?? (change ?? { lengthMs }).lengthMs);
    if (isOver(end ?? at, nowMs)) continue;
    const isShifted = change !== undefined && change.shiftMs !== 0;
    drafts.push({
      facts: change?.facts ?? facts,
      start: at,
      end,
      ...(isShifted && { sourceStart: zones.startOf({ ...start, wallMs }) }),
    });
    if (drafts.length > MAX_OCCURRENCES)
      throw new RowError({ code: "rowRepeatsTooOften", params: { max: MAX_OCCURRENCES } });
  }
  facts.notes ??= notes.list();
  for (const draft of drafts) yield { row: block.line, draft };
  for (const exception of moved)
    yield* attempt(exception.entry.block, () => movedRow(exception, start, facts, lengthMs, context));
}

/** One occurrence may be named in UTC and in a zone: it counts once. */
function newestOfEach(exceptions: readonly Exception[]): Exception[] {
  const newest = new Map<number, Exception>();
  for (const exception of exceptions) {
    const other = newest.get(exception.wallMs);
    if (!other || isNewer(exception.entry, other.entry)) newest.set(exception.wallMs, exception);
  }
  return [...newest.values()];
}

/** A calendar that tells UTC and its own zone means hours of that zone where an event repeats. */
function inCalendarZone(
  start: CalendarTime,
  { calendar }: CalendarBlock,
  zones: CalendarZones,
): CalendarTime {
  const zone = calendar.get("X-WR-TIMEZONE");
  if (start.zone !== "UTC" || !zone || zones.isUnknown(zone)) return start;
  return { ...start, zone, wallMs: zones.wallOf(start.wallMs, zone) };
}

function datesOf(series: SeriesContext): Map<number, CalendarOccurrence> {
  return new Map([...occurrences(series)].map((occurrence) => [occurrence.wallMs, occurrence]));
}

function exceptionOf(entry: CalendarEntry, start: CalendarTime, zones: CalendarZones): Exception | undefined {
  const event = readComponent(entry.block);
  const original = timeOf(firstOf(event, "RECURRENCE-ID"));
  return original && { entry, event, original, wallMs: wallInSeries(original, start, zones) };
}

function isForFollowing(exception: Component): boolean {
  return /^THISANDFUTURE$/i.test(firstOf(exception, "RECURRENCE-ID")?.parameters.get("RANGE") ?? "");
}

function* movedRow(
  { entry: { block }, event: exception, wallMs }: Exception,
  seriesStart: CalendarTime,
  series: DraftFacts,
  seriesLength: number | undefined,
  context: CalendarContext,
): RowReader {
  const { zones } = context;
  const time = componentStart(exception, block, zones);
  const start = zones.startOf(time);
  const hasEnd = exception.properties.has("DTEND") || exception.properties.has("DURATION");
  const lengthMs = lengthOf(exception, time, zones) ?? (hasEnd ? undefined : seriesLength);
  yield {
    row: block.line,
    draft: {
      facts: calendarFacts(block, exception, time, series),
      start,
      end: endAfter(start, lengthMs),
      sourceStart: zones.startOf({ ...seriesStart, wallMs }),
    },
  };
}
