import ICAL from "ical.js";
import { isSkippedTime, startsAtMs, wallTimeAt } from "#domain/time.ts";
import type { Start } from "./draft.ts";

/** The time zones of a calendar: those everyone knows, and those it brings along. */
export class CalendarZones {
  readonly #own = new Map<string, ICAL.Timezone>();
  readonly #known = new Map<string, boolean>();

  add(text: string): void {
    const component = new ICAL.Component(ICAL.parse(`BEGIN:VCALENDAR\r\n${text}\r\nEND:VCALENDAR`) as []);
    for (const zone of component.getAllSubcomponents("vtimezone")) {
      const timezone = new ICAL.Timezone(zone);
      this.#own.set(timezone.tzid, timezone);
    }
  }

  /** What a time means; a zone that nobody knows is a problem of that event. */
  startOf(time: ICAL.Time, tzid: string | undefined): Start {
    const date = dateOf(time);
    if (time.isDate) return { date, time: "" };
    const wall = { date, time: `${two(time.hour)}:${two(time.minute)}` };
    if (time.zone === ICAL.Timezone.utcTimezone) return { atMs: startsAtMs(wall.date, wall.time, "UTC") };
    if (tzid === undefined) return wall;
    const name = zoneName(tzid);
    if (this.#isKnown(name)) return { atMs: startsAtMs(wall.date, wall.time, name) };
    const own = this.#own.get(tzid);
    if (!own) throw new Error(`The time zone "${tzid}" is not known.`);
    const local = time.clone();
    local.zone = own;
    return { atMs: local.toUnixTime() * 1000 };
  }

  /** An instant as wall time in a zone, to compare it with days of a rule there. */
  wallOf(atMs: number, tzid: string | undefined): { date: string; time: string } {
    const name = tzid === undefined ? "UTC" : zoneName(tzid);
    if (this.#isKnown(name)) return wallTimeAt(atMs, name);
    const own = tzid === undefined ? undefined : this.#own.get(tzid);
    if (!own) return wallTimeAt(atMs, "UTC");
    const time = ICAL.Time.fromJSDate(new Date(atMs), true).convertToZone(own);
    return { date: dateOf(time), time: `${two(time.hour)}:${two(time.minute)}` };
  }

  #isKnown(name: string): boolean {
    let known = this.#known.get(name);
    if (known === undefined) {
      known = isZone(name);
      this.#known.set(name, known);
    }
    return known;
  }
}

/** Some programs put their own name before the zone's: /mozilla.org/20070129_1/Europe/Sofia. */
function zoneName(tzid: string): string {
  return /^\/.*?([A-Z]\w+\/[\w/+-]+)$/.exec(tzid)?.[1] ?? tzid;
}

function isZone(name: string): boolean {
  try {
    isSkippedTime("2026-01-01", "12:00", name);
    return true;
  } catch {
    return false;
  }
}

function dateOf({ year, month, day }: ICAL.Time): string {
  return `${String(year).padStart(4, "0")}-${two(month)}-${two(day)}`;
}

function two(number: number): string {
  return String(number).padStart(2, "0");
}
