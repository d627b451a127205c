import ICAL from "ical.js";
import { DAY_MS } from "#domain/time.ts";
import { type Block, calendarBlocks } from "./calendar-blocks.ts";
import { detailsOf, endAfter, lengthOf, ownDetailsOf } from "./calendar-details.ts";
import { daysOf, occurrences, startOf, startsOf } from "./calendar-series.ts";
import { CalendarZones } from "./calendar-zone.ts";
import {
  boundedFacts,
  type Draft,
  type End,
  type EventFacts,
  type ReadFile,
  type RowReader,
  type Start,
} from "./draft.ts";
import { cityCandidates } from "./location-text.ts";
import { oneLine, plainText } from "./plain-text.ts";

const MOST_OCCURRENCES = 1_000;
/** Some programs put pictures into their events; anything larger is no event. */
const MAX_EVENT_LENGTH = 2 * 2 ** 20;
/** Enough for a venue with its address. */
const MAX_LOCATION = 1_000;

/** Events of an iCalendar file (RFC 5545): those of the coming year where they repeat. */
export function readCalendar(text: string, nowMs: number): ReadFile {
  const header = new Map<string, string>();
  return {
    get source() {
      const name = header.get("X-WR-CALNAME") ?? header.get("NAME") ?? header.get("PRODID") ?? "calendar";
      return oneLine(name.replace(/\\([,;\\])/g, "$1"));
    },
    rows: readText(text, header, nowMs),
  };
}

/** The blocks are found before any is read: a file that breaks off is refused as a whole. */
function* readText(text: string, header: Map<string, string>, nowMs: number): RowReader {
  yield* readBlocks([...calendarBlocks(text, header)], nowMs);
}

interface Series {
  block: Block;
  event: ICAL.Component;
}

function* readBlocks(blocks: readonly Block[], nowMs: number): RowReader {
  const zones = new CalendarZones();
  for (const { kind, text } of blocks)
    if (kind === "VTIMEZONE")
      try {
        zones.add(text);
      } catch {
        // Whoever uses it will miss it.
      }
  const repeating: Series[] = [];
  const moved = new Map<string, Series[]>();
  for (const block of blocks) {
    if (block.kind !== "VEVENT") continue;
    yield* attempt(block, function* (): RowReader {
      if (block.text.length > MAX_EVENT_LENGTH)
        throw new Error(`It is longer than ${MAX_EVENT_LENGTH / 2 ** 20} MB.`);
      const event = parse(block.text);
      const uid = textOf(event, "uid");
      if (event.hasProperty("recurrence-id")) {
        const others = moved.get(uid);
        if (others) others.push({ block, event });
        else moved.set(uid, [{ block, event }]);
      } else if (event.hasProperty("rrule") || event.hasProperty("rdate")) repeating.push({ block, event });
      else
        yield {
          row: block.line,
          draft: draftOf(event, startOf(event, "dtstart", zones), zones),
        };
    });
  }
  for (const series of repeating) {
    const uid = textOf(series.event, "uid");
    const exceptions = moved.get(uid) ?? [];
    moved.delete(uid);
    yield* attempt(series.block, () => readSeries(series, exceptions, zones, nowMs));
  }
  // Exceptions to a series that the file does not hold stand for themselves.
  for (const { block, event } of [...moved.values()].flat())
    yield* attempt(block, function* (): RowReader {
      yield { row: block.line, draft: movedDraft(event, zones) };
    });
}

/** One event that cannot be read is a row that says so. */
function* attempt(block: Block, read: () => RowReader): RowReader {
  try {
    yield* read();
  } catch (error) {
    const title = /^SUMMARY[^:\r\n]*:(.*)$/im.exec(block.text)?.[1]?.trim() ?? "";
    yield { row: block.line, title: oneLine(title), problem: sentence((error as Error).message) };
  }
}

function* readSeries(
  { block, event }: Series,
  exceptions: Series[],
  zones: CalendarZones,
  nowMs: number,
): RowReader {
  const keyed = new Map<string, Series>();
  for (const exception of exceptions)
    keyed.set(keyOf(startOf(exception.event, "recurrence-id", zones)), exception);
  const excluded = new Set(startsOf(event, "exdate", zones).map(keyOf));
  const excludedDays = daysOf(event, "exdate");
  const facts = factsOf(event);
  const length = lengthOf(event, zones);
  let found = 0;
  for (const { start, date } of occurrences(event, zones, nowMs)) {
    const key = keyOf(start);
    const end = endAfter(start, length);
    if (isOver(end ?? start, nowMs) || excluded.has(key) || excludedDays.has(date) || keyed.has(key))
      continue;
    if (++found > MOST_OCCURRENCES)
      throw new Error(`It repeats more than ${MOST_OCCURRENCES} times in a year.`);
    yield { row: block.line, draft: { facts, start, end } };
  }
  for (const exception of exceptions)
    yield* attempt(exception.block, function* (): RowReader {
      yield { row: exception.block.line, draft: movedDraft(exception.event, zones) };
    });
}

function parse(text: string): ICAL.Component {
  const calendar = new ICAL.Component(ICAL.parse(`BEGIN:VCALENDAR\r\n${text}\r\nEND:VCALENDAR`) as []);
  return calendar.getFirstSubcomponent("vevent")!;
}

function movedDraft(event: ICAL.Component, zones: CalendarZones): Draft {
  return {
    ...draftOf(event, startOf(event, "dtstart", zones), zones),
    sourceStart: startOf(event, "recurrence-id", zones),
  };
}

/** What we wrote ourselves tells more than the standard has words for. */
function draftOf(event: ICAL.Component, start: Start, zones: CalendarZones): Draft {
  const facts = factsOf(event);
  const own = ownDetailsOf(event);
  if (!own) return { facts, start, end: endAfter(start, lengthOf(event, zones)) };
  const { id, link, place, endDate, endTime, ...details } = own;
  const { city, region, ...named } = place;
  return {
    facts: boundedFacts({
      ...facts,
      uid: id,
      link,
      details,
      place: { ...facts.place, ...named, cities: [{ name: city, region }] },
    }),
    start,
    end: endDate === null ? null : { date: endDate, time: endTime },
  };
}

function factsOf(event: ICAL.Component): EventFacts {
  const location = oneLine(textOf(event, "location")).slice(0, MAX_LOCATION);
  const parts = location.split(/\s*[,;]\s*/).filter(Boolean);
  const point = event.getFirstPropertyValue("geo") as unknown as [number, number] | null;
  return boundedFacts({
    uid: textOf(event, "uid"),
    title: oneLine(textOf(event, "summary")),
    place: {
      name: parts[0] ?? "",
      cities: cityCandidates(parts.slice(1)),
      country: parts.at(-1) ?? "",
      category: "",
      address: parts.slice(1).join(", "),
      point: Array.isArray(point) ? { latitude: Number(point[0]), longitude: Number(point[1]) } : undefined,
    },
    link: textOf(event, "url"),
    image: imageOf(event),
    description: plainText(textOf(event, "description")),
    details: detailsOf(event),
  });
}

/** A picture is an IMAGE (RFC 7986), or an attachment that says so, as calendars of WordPress write it. */
function imageOf(event: ICAL.Component): string {
  const image = event.getFirstProperty("image");
  const attached = event
    .getAllProperties("attach")
    .find((property) => /^image\//.test(String(property.getFirstParameter("fmttype"))));
  const value = (image ?? attached)?.getFirstValue();
  return typeof value === "string" && /^https?:/.test(value) ? value : "";
}

function textOf(event: ICAL.Component, name: string): string {
  const value = event.getFirstPropertyValue(name);
  return value === null || value === undefined ? "" : String(value).trim();
}

function keyOf(start: Start): string {
  return "atMs" in start ? String(start.atMs) : `${start.date}T${start.time}`;
}

function isOver(at: Start | End, nowMs: number): boolean {
  const atMs = "atMs" in at ? at.atMs : Date.parse(`${at.date}T${at.time || "23:59"}Z`);
  return atMs < nowMs - 2 * DAY_MS;
}

function sentence(message: string): string {
  const text = message.trim().replace(/\.?$/, ".");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
