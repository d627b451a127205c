import { DAY_MS } from "#domain/time.ts";
import { type End, RowError, type Start } from "../draft.ts";
import type { CalendarBlock } from "./blocks.ts";
import { type Component, firstOf } from "./component.ts";
import type { Notes } from "./notes.ts";
import { type CalendarTime, timeOf } from "./time.ts";
import type { CalendarZones } from "./zones.ts";

/** The first whole year of our calendar; feasts are dated from long ago, and repeat. */
const EARLIEST_YEAR = 1_583;

/** A time without a zone is of the calendar's, where that names one. */
export function componentStart(
  event: Component,
  { calendar }: CalendarBlock,
  zones: CalendarZones,
): CalendarTime {
  const property = firstOf(event, "DTSTART") ?? firstOf(event, "RECURRENCE-ID");
  if (!property || property.value === "") throw new RowError({ code: "rowNoStart" });
  const start = timeOf(property);
  if (!start) throw new RowError({ code: "rowBadStart", params: { text: property.value.slice(0, 40) } });
  if (start.wallMs < Date.UTC(EARLIEST_YEAR, 0, 1)) throw new RowError({ code: "rowTooOld" });
  if (start.isDate || start.zone !== undefined) return start;
  const zone = calendar.get("X-WR-TIMEZONE");
  return zone && !zones.isUnknown(zone) ? { ...start, zone } : start;
}

export function noteZone(event: Component, start: CalendarTime, zones: CalendarZones, notes: Notes): void {
  if (zones.isUnknown(start.zone))
    notes.add(
      firstOf(event, "DTSTART")?.line ?? event.line,
      `the time zone "${start.zone.slice(0, 80)}" is not known: its hours are taken for those at the venue.`,
    );
}

export function isOver(at: Start | End, nowMs: number): boolean {
  const atMs = "atMs" in at ? at.atMs : Date.parse(`${at.date}T${at.time || "23:59"}Z`);
  return atMs < nowMs - 2 * DAY_MS;
}
