import { isVenueCategory } from "#domain/category.ts";
import type { EventStatus } from "#domain/event/event.ts";
import { DAY_MS, dateOfDay, dayNumber } from "#domain/time.ts";
import { OwnDetails } from "#server/catalog/formats/own-details.ts";
import type { DraftDetails, End, Start } from "../draft.ts";
import { collapseToOneLine } from "../plain-text.ts";
import { type Component, firstOf, propertyText, textsOf } from "./component.ts";
import { type CalendarTime, durationMs, timeOf } from "./time.ts";
import type { CalendarZones } from "./zones.ts";

/** Longer ones are mistakes. */
const MAX_LENGTH_MS = 3 * 366 * DAY_MS;

/** The details of an entry by standard properties; missing ones are absent. */
export function calendarDetails(event: Component, start: CalendarTime): DraftDetails {
  const [category = "", ...others] = textsOf(event, "CATEGORIES").map((word) =>
    collapseToOneLine(word).toLowerCase(),
  );
  // The first is the venue's category in calendars that we wrote.
  const tags = isVenueCategory(category) ? others : [category, ...others];
  return {
    isAllDay: start.isDate,
    status: statusOf(propertyText(event, "STATUS").toUpperCase()),
    tags: tags.some(Boolean) ? tags.filter(Boolean) : undefined,
    language: firstOf(event, "SUMMARY")?.parameters.get("LANGUAGE") || undefined,
    organizer: organizerOf(event),
  };
}

/** A TENTATIVE of others is not postponed: it was never announced for certain. */
function statusOf(written: string): EventStatus | undefined {
  if (/^CANCELL?ED$/.test(written)) return "cancelled";
  return written === "CONFIRMED" ? "scheduled" : undefined;
}

/** A name that is an address belongs to a person who did not mean to be published. */
function organizerOf(event: Component): string | undefined {
  const name = collapseToOneLine(firstOf(event, "ORGANIZER")?.parameters.get("CN") ?? "");
  return name === "" || name.includes("@") ? undefined : name;
}

/** The JSON of X-WHEREABOUTS, where it is one that we could have written. */
export function ownDetailsOf(event: Component): OwnDetails | undefined {
  const written = propertyText(event, "X-WHEREABOUTS");
  if (written === "") return undefined;
  try {
    return OwnDetails.safeParse(JSON.parse(written)).data;
  } catch {
    return undefined;
  }
}

/** The duration of an entry; undefined where it is not given, or not positive. */
export function lengthOf(event: Component, start: CalendarTime, zones: CalendarZones): number | undefined {
  const end = timeOf(firstOf(event, "DTEND"));
  const lengthMs = end ? distanceMs(start, end, zones) : durationMs(firstOf(event, "DURATION")?.value ?? "");
  return boundedLength(lengthMs);
}

export function boundedLength(lengthMs: number | undefined): number | undefined {
  return lengthMs !== undefined && lengthMs > 0 && lengthMs <= MAX_LENGTH_MS ? lengthMs : undefined;
}

function distanceMs(start: CalendarTime, end: CalendarTime, zones: CalendarZones): number {
  const from = start.isDate || end.isDate ? undefined : zones.instantOf(start.wallMs, start.zone);
  const to = from === undefined ? undefined : zones.instantOf(end.wallMs, end.zone);
  return to === undefined || from === undefined ? end.wallMs - start.wallMs : to - from;
}

/** The end of days is the day after the last one. */
export function endAfter(start: Start, lengthMs: number | undefined): End | undefined {
  if (lengthMs === undefined) return undefined;
  if ("atMs" in start) return { atMs: start.atMs + lengthMs };
  if (start.time === "")
    return { date: dateOfDay(dayNumber(start.date) + Math.ceil(lengthMs / DAY_MS) - 1), time: null };
  const wall = new Date(Date.parse(`${start.date}T${start.time}Z`) + lengthMs).toISOString();
  return { date: wall.slice(0, 10), time: wall.slice(11, 16) };
}
