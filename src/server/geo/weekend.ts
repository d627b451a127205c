import type { Weekday } from "#domain/date-presets.ts";
import { findCountry } from "./countries.ts";

const SUNDAY: Weekday = 7;
const known = new Map<string, Weekday>();

/** The last day of the weekend in a country: Saturday in Egypt, Sunday in most. From CLDR, as the runtime has it. */
export function weekendEndIn(countryCode: string): Weekday {
  let end = known.get(countryCode);
  if (end === undefined) {
    end = lastOf(countryCode);
    known.set(countryCode, end);
  }
  return end;
}

/** The same for a country by its name; Sunday where it is unknown. */
export function weekendEndOfCountry(country: string): Weekday {
  return weekendEndIn(findCountry(country)?.code ?? "");
}

function lastOf(countryCode: string): Weekday {
  if (!/^[A-Z]{2}$/.test(countryCode)) return SUNDAY;
  const { weekend } = new Intl.Locale(`und-${countryCode}`).getWeekInfo();
  return (weekend.at(-1) ?? SUNDAY) as Weekday;
}
