import { startsAtMs, wallTimeAt } from "#domain/time.ts";
import type { Start } from "../draft.ts";
import { type Component, propertyText } from "./component.ts";
import { OwnZone } from "./own-zone.ts";
import type { CalendarTime } from "./time.ts";
import { windowsZone } from "./windows-zones.ts";

export interface CalendarContext {
  zones: CalendarZones;
  nowMs: number;
}

type Zone = { name: string } | OwnZone | undefined;

/** The time zones of a calendar: standard ones by any of their names, and those it describes itself. */
export class CalendarZones {
  readonly #own = new Map<string, OwnZone>();
  readonly #found = new Map<string, Zone>();

  add(component: Component): void {
    const tzid = propertyText(component, "TZID").replace(/^"(.*)"$/, "$1");
    const location = propertyText(component, "X-LIC-LOCATION");
    const own = isZone(location) ? undefined : OwnZone.read(component);
    if (own) this.#own.set(tzid, own);
    else if (isZone(location)) this.#found.set(tzid, zoneNamed(tzid) ?? { name: location });
  }

  /** What a time means. A zone that is not known leaves the wall time of wherever it takes place. */
  startOf({ wallMs, isDate, zone }: CalendarTime): Start {
    const date = dateOf(wallMs);
    if (isDate) return { date, time: "" };
    const atMs = this.instantOf(wallMs, zone);
    return atMs === undefined ? { date, time: timeOf(wallMs) } : { atMs: atMs - (atMs % 60_000) };
  }

  isUnknown(zone: string | undefined): zone is string {
    return zone !== undefined && this.#find(zone) === undefined;
  }

  instantOf(wallMs: number, tzid: string | undefined): number | undefined {
    const zone = this.#find(tzid);
    if (zone === undefined) return undefined;
    if (zone instanceof OwnZone) return zone.instantOf(wallMs);
    return startsAtMs(dateOf(wallMs), timeOf(wallMs), zone.name) + (wallMs % 60_000);
  }

  /** An instant on the wall clock of a zone; of UTC where the zone is not known. */
  wallOf(atMs: number, tzid: string | undefined): number {
    const zone = this.#find(tzid);
    if (zone instanceof OwnZone) return zone.wallOf(atMs);
    const { date, time } = wallTimeAt(atMs, zone?.name ?? "UTC");
    return Date.parse(`${date}T${time}Z`) + (atMs % 60_000);
  }

  #find(tzid: string | undefined): Zone {
    if (tzid === undefined) return undefined;
    if (this.#found.has(tzid)) return this.#found.get(tzid);
    const zone = zoneNamed(tzid) ?? this.#own.get(tzid) ?? zoneDescribed(tzid);
    this.#found.set(tzid, zone);
    return zone;
  }
}

/** By its name in the time zone database, also behind the name of a program, or by its name in Windows. */
function zoneNamed(tzid: string): { name: string } | undefined {
  const trimmed = tzid.trim();
  // Programs put their own name before the zone's: /mozilla.org/20070129_1/Europe/Sofia.
  const parts = trimmed.replaceAll(" ", "_").split("/").filter(Boolean);
  for (let at = 0; at < Math.max(1, parts.length - 1); at++) {
    const name = parts.slice(at).join("/");
    if (isZone(name)) return { name };
  }
  // Outlook's descriptions begin with an offset; the calendar's own description takes precedence over our table.
  const known = trimmed.startsWith("(") ? undefined : windowsZone(trimmed);
  return known === undefined ? undefined : { name: known };
}

/** By the offset in its name: "(UTC-05:00) Eastern Time (US & Canada)", "GMT +01:00". */
function zoneDescribed(tzid: string): { name: string } | undefined {
  const known = windowsZone(tzid);
  if (known !== undefined) return { name: known };
  const [, sign, hours, minutes = "00"] =
    /^\(?(?:UTC|GMT)([+-])(\d{1,2})(?::?(\d{2}))?\)?$/i.exec(tzid.replace(/\s+/g, "")) ?? [];
  const name = hours === undefined ? "" : `${sign}${hours.padStart(2, "0")}:${minutes}`;
  return isZone(name) ? { name } : undefined;
}

function isZone(name: string): boolean {
  // Offsets are read elsewhere: in a name they often mean the opposite.
  if (!/^[A-Za-z][\w/+-]*$/.test(name) && !/^[+-]\d{2}:\d{2}$/.test(name)) return false;
  try {
    startsAtMs("2026-01-01", "12:00", name);
    return true;
  } catch {
    return false;
  }
}

export function dateOf(wallMs: number): string {
  return new Date(wallMs).toISOString().slice(0, 10);
}

function timeOf(wallMs: number): string {
  return new Date(wallMs).toISOString().slice(11, 16);
}
