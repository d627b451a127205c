import type { Locale } from "#domain/locale.ts";
import { findLanguage } from "./catalogues.ts";
import type { CityNames } from "./city-table.ts";

export type { CityNames };

const known = new Map<Locale, CityNames>();

/** Makes the names of cities known in a language; they come with the language's messages. */
export function registerCityNames(locale: Locale, names: CityNames): void {
  known.set(locale, names);
}

/** The catalogue knows cities by their English names; visitors read them in their own language. */
export function cityName(label: string, locale: Locale): string {
  return knownCityName(label, locale) ?? label;
}

export function knownCityName(label: string, locale: Locale): string | undefined {
  findLanguage(locale);
  return known.get(locale)?.(label);
}

/** The known names of cities in a language, by the keys of their English names (`placeNameKey`). */
export function cityNamesIn(locale: Locale): ReadonlyMap<string, string> {
  findLanguage(locale);
  return known.get(locale)?.all() ?? new Map();
}
