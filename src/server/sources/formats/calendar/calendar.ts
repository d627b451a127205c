import { boundedFacts, type EventDraft, type ReadFile, type RowReader } from "../draft.ts";
import { wrongFile } from "../file-problem.ts";
import { collapseToOneLine } from "../plain-text.ts";
import { type CalendarBlock, type CalendarHeader, calendarBlocks } from "./blocks.ts";
import { type Component, firstOf, readComponent, unescapeText } from "./component.ts";
import { endAfter, lengthOf, ownDetailsOf } from "./details.ts";
import { type CalendarEntry, entryOf, newestOf } from "./entries.ts";
import { calendarFacts } from "./facts.ts";
import { Notes } from "./notes.ts";
import { attempt, problemRow } from "./problem-row.ts";
import { readSeries } from "./series-rows.ts";
import { componentStart, noteZone } from "./start.ts";
import { timeOf } from "./time.ts";
import { type CalendarContext, CalendarZones } from "./zones.ts";

const MAX_ENTRIES = 60_000;
/** Some programs put pictures into their events; anything larger is no event. */
const MAX_EVENT_LENGTH = 2 * 2 ** 20;

/** Events of an iCalendar file (RFC 5545): those of the coming year where they repeat. */
export function readCalendar(text: string, nowMs: number): ReadFile {
  let source = "";
  function* rows(): RowReader {
    const blocks = blocksOf(text);
    const named = blocks.map(({ calendar }) => nameOf(calendar)).find(Boolean);
    source = named ?? source;
    const zones = new CalendarZones();
    for (const block of blocks) if (block.kind === "VTIMEZONE") zones.add(readComponent(block));
    yield* readEvents(
      blocks.filter(({ kind }) => kind === "VEVENT"),
      { zones, nowMs },
    );
  }
  return {
    get source() {
      return source;
    },
    rows: rows(),
  };
}

/** The blocks are found before any is read: a file that breaks off is refused as a whole. */
function blocksOf(text: string): CalendarBlock[] {
  const blocks: CalendarBlock[] = [];
  for (const block of calendarBlocks(text)) {
    blocks.push(block);
    if (blocks.length > MAX_ENTRIES)
      throw wrongFile({ code: "icsTooManyEntries", params: { max: MAX_ENTRIES } });
  }
  return blocks;
}

/** PRODID names the program that wrote it. */
function nameOf(calendar: CalendarHeader): string {
  const name = calendar.get("X-WR-CALNAME") ?? calendar.get("NAME") ?? "";
  return collapseToOneLine(unescapeText(name));
}

/** Entries are read twice: first what they are called, so that not all of them are in memory at once. */
function* readEvents(blocks: readonly CalendarBlock[], context: CalendarContext): RowReader {
  const entries: CalendarEntry[] = [];
  for (const block of blocks)
    if (block.text.length > MAX_EVENT_LENGTH)
      yield problemRow(block, { code: "rowTooLong", params: { max: MAX_EVENT_LENGTH / 2 ** 20 } });
    else entries.push(entryOf(block));
  const { masters, exceptions } = newestOf(entries);
  for (const { block, uid, isRepeating } of masters)
    yield* attempt(block, function* (): RowReader {
      const event = readComponent(block);
      const moved = exceptions.get(uid) ?? [];
      if (isRepeating || moved.length > 0) {
        exceptions.delete(uid);
        yield* readSeries(block, event, moved, context);
      } else yield { row: block.line, draft: draftOf(block, event, context) };
    });
  // Exceptions to a series that the file does not hold stand for themselves.
  for (const { block } of [...exceptions.values()].flat())
    yield* attempt(block, function* (): RowReader {
      const event = readComponent(block);
      const original = timeOf(firstOf(event, "RECURRENCE-ID"));
      const draft = draftOf(block, event, context);
      yield {
        row: block.line,
        draft: original ? { ...draft, sourceStart: context.zones.startOf(original) } : draft,
      };
    });
}

/** What was written by ourselves tells more than the standard has words for. */
function draftOf(block: CalendarBlock, event: Component, { zones }: CalendarContext): EventDraft {
  const time = componentStart(event, block, zones);
  const notes = new Notes();
  noteZone(event, time, zones, notes);
  const start = zones.startOf(time);
  const facts = { ...calendarFacts(block, event, time), notes: notes.list() };
  const own = ownDetailsOf(event);
  if (!own) return { facts, start, end: endAfter(start, lengthOf(event, time, zones)) };
  const { id, link, place, time: wall, endDate, endTime, ...details } = own;
  const { city, region, ...named } = place;
  return {
    facts: boundedFacts({
      ...facts,
      uid: id,
      link,
      details,
      place: { ...facts.place, ...named, cities: [{ name: city, region }] },
    }),
    start: wall !== undefined && "date" in start ? { ...start, time: wall } : start,
    end: endDate === null ? null : { date: endDate, time: endTime },
  };
}
