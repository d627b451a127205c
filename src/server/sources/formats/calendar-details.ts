import ICAL from "ical.js";
import { isVenueCategory } from "#domain/category.ts";
import type { EventStatus } from "#domain/event/event.ts";
import { DAY_MS, dateOfDay, dayNumber } from "#domain/time.ts";
import { OwnDetails } from "#server/catalog/formats/own-details.ts";
import { startOf } from "./calendar-series.ts";
import type { CalendarZones } from "./calendar-zone.ts";
import type { End, Start, ToldDetails } from "./draft.ts";
import { oneLine } from "./plain-text.ts";

/** Longer ones are mistakes. */
const MAX_LENGTH_MS = 3 * 366 * DAY_MS;

/** What an entry tells in the standard's words; what it does not tell is absent. */
export function detailsOf(event: ICAL.Component): ToldDetails {
  const start = event.getFirstPropertyValue("dtstart");
  const [category = "", ...others] = event
    .getAllProperties("categories")
    .flatMap((property) => property.getValues())
    .map((word) => oneLine(String(word)).toLowerCase());
  // The first is the venue's category in calendars that we wrote.
  const tags = isVenueCategory(category) ? others : [category, ...others];
  return {
    isAllDay: start instanceof ICAL.Time && start.isDate,
    status: statusOf(String(event.getFirstPropertyValue("status") ?? "").toUpperCase()),
    tags: tags.some(Boolean) ? tags.filter(Boolean) : undefined,
    language: parameterOf(event, "summary", "language") || undefined,
    organizer: organizerOf(event),
  };
}

/** A TENTATIVE of others is not postponed: it was never announced for certain. */
function statusOf(written: string): EventStatus | undefined {
  if (written === "CANCELLED") return "cancelled";
  return written === "CONFIRMED" ? "scheduled" : undefined;
}

/** A name that is an address belongs to a person who did not mean to be published. */
function organizerOf(event: ICAL.Component): string | undefined {
  const name = oneLine(parameterOf(event, "organizer", "cn"));
  return name === "" || name.includes("@") ? undefined : name;
}

function parameterOf(event: ICAL.Component, property: string, parameter: string): string {
  return String(event.getFirstProperty(property)?.getFirstParameter(parameter) ?? "");
}

/** The JSON of X-WHEREABOUTS, where it is one that we could have written. */
export function ownDetailsOf(event: ICAL.Component): OwnDetails | undefined {
  const written = event.getFirstPropertyValue("x-whereabouts");
  if (typeof written !== "string") return undefined;
  try {
    const text = written.replace(/\\(.)/g, (_, sign: string) => (/n/i.test(sign) ? "\n" : sign));
    return OwnDetails.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** How long an entry lasts; nothing where that is not told, or not after its start. */
export function lengthOf(event: ICAL.Component, zones: CalendarZones): number | undefined {
  const lengthMs = event.hasProperty("dtend")
    ? clockMs(startOf(event, "dtend", zones)) - clockMs(startOf(event, "dtstart", zones))
    : durationMs(event.getFirstPropertyValue("duration"));
  return lengthMs > 0 && lengthMs <= MAX_LENGTH_MS ? lengthMs : undefined;
}

function durationMs(value: unknown): number {
  return value instanceof ICAL.Duration ? value.toSeconds() * 1000 : 0;
}

/** Wall times are compared as if they were UTC's. */
function clockMs(at: Start): number {
  return "atMs" in at ? at.atMs : Date.parse(`${at.date}T${at.time || "00:00"}Z`);
}

/** The end of days is the day after the last one. */
export function endAfter(start: Start, lengthMs: number | undefined): End | undefined {
  if (lengthMs === undefined) return undefined;
  if ("atMs" in start) return { atMs: start.atMs + lengthMs };
  if (start.time === "")
    return { date: dateOfDay(dayNumber(start.date) + Math.ceil(lengthMs / DAY_MS) - 1), time: null };
  const wall = new Date(clockMs(start) + lengthMs).toISOString();
  return { date: wall.slice(0, 10), time: wall.slice(11, 16) };
}
