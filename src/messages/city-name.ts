import type { Locale } from "#domain/locale.ts";
import { findLanguage } from "./catalogues.ts";

export type CityNames = (label: string) => string | undefined;

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
