import { DAY_MS } from "#domain/time.ts";
import { allOf, type Component, type Property } from "./component.ts";

/** A time as a calendar writes it. */
export interface CalendarTime {
  /** The wall clock, counted as if it were UTC's. */
  wallMs: number;
  isDate: boolean;
  /** "UTC", the name of a zone as it is written, or none: the time of wherever it takes place. */
  zone: string | undefined;
}

const TIME =
  /^\s*(\d{4})-?(\d{2})-?(\d{2})(?:[T ]?(\d{2}):?(\d{2})(?::?(\d{2}))?(?:[.,]\d+)?\s*(Z|[+-]\d{2}:?\d{2})?)?/i;

/** The type of a value by its own form: "VALUE=DATE" is often forgotten, or wrong. */
export function readTime(value: string, tzid: string | undefined): CalendarTime | undefined {
  const parts = TIME.exec(value);
  if (!parts) return undefined;
  const [year, month, day, hour = 0, minute = 0, second = 0] = parts
    .slice(1, 7)
    .map((part) => Number(part ?? 0));
  const dayMs = Date.UTC(2000, month! - 1, day);
  const date = new Date(dayMs);
  date.setUTCFullYear(year!, month! - 1, day);
  if (date.getUTCMonth() !== month! - 1 || date.getUTCDate() !== day) return undefined;
  const isDate = parts[4] === undefined;
  if (hour > 24 || minute > 59 || second > 60) return undefined;
  const wallMs = date.getTime() + (hour * 3_600 + minute * 60 + Math.min(second, 59)) * 1_000;
  const offset = parts[7]?.toUpperCase();
  if (isDate || offset === undefined) return { wallMs, isDate, zone: isDate ? undefined : tzid };
  return { wallMs: wallMs - offsetMs(offset), isDate: false, zone: "UTC" };
}

/** Milliseconds of an offset written +HHMM or +HH:MM, with seconds where the past had them. */
export function offsetMs(text: string): number {
  const [, sign, hours, minutes = "0", seconds = "0"] =
    /^\s*([+-])?(\d{2}):?(\d{2})?:?(\d{2})?\s*$/.exec(text) ?? [];
  if (hours === undefined) return 0;
  const total = (Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds)) * 1_000;
  return sign === "-" ? -total : total;
}

export interface TimeSpan {
  start: CalendarTime;
  /** The length of a period, where the value has it. */
  lengthMs: number | undefined;
}

/** The times of a property that may be a list, and of periods; invalid ones are passed to `onWrong`. */
export function timesOf(
  component: Component,
  name: string,
  onWrong: (property: Property) => void,
): TimeSpan[] {
  return allOf(component, name).flatMap((property) =>
    property.value
      .split(",")
      .filter((item) => item.trim() !== "")
      .flatMap((item) => {
        const [from = "", to] = item.split("/");
        const tzid = zoneOf(property);
        const start = readTime(from, tzid);
        if (!start) {
          onWrong(property);
          return [];
        }
        const end = to === undefined || /^\s*[+-]?P/i.test(to) ? undefined : readTime(to, tzid);
        const lengthMs = end ? end.wallMs - start.wallMs : to === undefined ? undefined : durationMs(to);
        return [{ start, lengthMs }];
      }),
  );
}

export function timeOf(property: Property | undefined): CalendarTime | undefined {
  return property && readTime(property.value, zoneOf(property));
}

function zoneOf({ parameters }: Property): string | undefined {
  return parameters.get("TZID") || undefined;
}

/** A DURATION (RFC 5545, 3.3.6); parts in any order, as programs write them. */
export function durationMs(text: string): number | undefined {
  const [, sign, parts] = /^\s*([+-])?P([\dWDHMST.]+)\s*$/i.exec(text) ?? [];
  if (parts === undefined) return undefined;
  const [days = "", clock = ""] = parts.toUpperCase().split("T");
  const unit = (within: string, letter: string) =>
    Number(new RegExp(`(?<!\\d)(\\d+)${letter}`).exec(within)?.[1] ?? 0);
  const dayCount = unit(parts, "W") * 7 + unit(days, "D") + unit(clock, "D");
  const seconds = unit(clock, "H") * 3_600 + unit(clock, "M") * 60 + unit(clock, "S");
  const total = dayCount * DAY_MS + seconds * 1_000;
  return sign === "-" ? -total : total;
}
