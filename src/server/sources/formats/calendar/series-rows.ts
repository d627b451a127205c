import { type EventFacts, RowError, type RowReader } from "../draft.ts";
import type { Block } from "./blocks.ts";
import { type Component, firstOf, readComponent } from "./component.ts";
import { boundedLength, endAfter, lengthOf } from "./details.ts";
import type { Entry } from "./entries.ts";
import { factsOf } from "./facts.ts";
import { Notes } from "./notes.ts";
import { attempt } from "./problem-row.ts";
import { dayOf, occurrences, wallInSeries, zoneByExclusions } from "./series.ts";
import { isOver, noteZone, startOf } from "./start.ts";
import { type CalendarTime, timeOf } from "./time.ts";
import type { CalendarContext } from "./zones.ts";

const MAX_OCCURRENCES = 1_000;

/** An exception that holds for the following occurrences, too (RANGE=THISANDFUTURE). */
interface Change {
  fromMs: number;
  shiftMs: number;
  facts: EventFacts;
  lengthMs: number | undefined;
}

/** The occurrences of a series, changed ones included. */
export function* readSeries(
  block: Block,
  event: Component,
  exceptions: readonly Entry[],
  context: CalendarContext,
): RowReader {
  const { zones, nowMs } = context;
  const written = startOf(event, block, zones);
  const start = { ...written, zone: zoneByExclusions(event, written) };
  const notes = new Notes();
  noteZone(event, start, zones, notes);
  const lengthMs = lengthOf(event, start, zones);
  const facts: EventFacts = factsOf(block, event, start);
  const changes: Change[] = [];
  const movedWalls = new Set<number>();
  const movedDays = new Set<number>();
  const moved: { entry: Entry; original: CalendarTime }[] = [];
  for (const entry of exceptions) {
    const exception = readComponent(entry.block);
    const id = firstOf(exception, "RECURRENCE-ID")!;
    const original = timeOf(id);
    if (!original) {
      yield {
        row: entry.block.line,
        title: facts.title,
        uid: facts.uid,
        problem: { code: "rowNoSuchDate" },
      };
      continue;
    }
    const wallMs = wallInSeries(original, start, zones);
    if (/^THISANDFUTURE$/i.test(id.parameters.get("RANGE") ?? "")) {
      const time = startOf(exception, entry.block, zones);
      changes.push({
        fromMs: wallMs,
        shiftMs: wallInSeries(time, start, zones) - wallMs,
        facts: factsOf(entry.block, exception, time, facts),
        lengthMs: lengthOf(exception, time, zones) ?? lengthMs,
      });
      continue;
    }
    moved.push({ entry, original });
    if (original.isDate && !start.isDate) movedDays.add(dayOf(wallMs));
    else movedWalls.add(wallMs);
  }
  changes.sort((a, b) => a.fromMs - b.fromMs);

  let found = 0;
  for (const { wallMs, lengthMs: own } of occurrences({ event, start, lengthMs, zones, nowMs, notes })) {
    if (movedWalls.has(wallMs) || movedDays.has(dayOf(wallMs))) continue;
    const change = changes.findLast(({ fromMs }) => fromMs <= wallMs);
    const at = zones.startOf({ ...start, wallMs: wallMs + (change?.shiftMs ?? 0) });
    const end = endAfter(at, boundedLength(own) ?? (change ?? { lengthMs }).lengthMs);
    if (isOver(end ?? at, nowMs)) continue;
    if (++found > MAX_OCCURRENCES)
      throw new RowError({ code: "rowRepeatsTooOften", params: { max: MAX_OCCURRENCES } });
    facts.notes ??= notes.list();
    const isShifted = change !== undefined && change.shiftMs !== 0;
    yield {
      row: block.line,
      draft: {
        facts: change?.facts ?? facts,
        start: at,
        end,
        ...(isShifted && { sourceStart: zones.startOf({ ...start, wallMs }) }),
      },
    };
  }
  for (const { entry, original } of moved)
    yield* attempt(entry.block, () => movedRow(entry, original, start, facts, lengthMs, context));
}

function* movedRow(
  { block }: Entry,
  original: CalendarTime,
  seriesStart: CalendarTime,
  series: EventFacts,
  seriesLength: number | undefined,
  context: CalendarContext,
): RowReader {
  const { zones } = context;
  const exception = readComponent(block);
  const time = startOf(exception, block, zones);
  const start = zones.startOf(time);
  const hasEnd = exception.properties.has("DTEND") || exception.properties.has("DURATION");
  const lengthMs = lengthOf(exception, time, zones) ?? (hasEnd ? undefined : seriesLength);
  const sourceWall = { ...seriesStart, wallMs: wallInSeries(original, seriesStart, zones) };
  yield {
    row: block.line,
    draft: {
      facts: factsOf(block, exception, time, series),
      start,
      end: endAfter(start, lengthMs),
      sourceStart: zones.startOf(sourceWall),
    },
  };
}
