import type { Locale } from "#domain/locale.ts";
import type { Catalogue } from "./catalogue.ts";

const spoken = new Map<Locale, Catalogue>();
const found = new Set<Locale>();
let find: ((locale: Locale) => void) | undefined;

/** Registers a language, or more of it. Translators made before learn the new words. */
export function registerLanguage(locale: Locale, part: Partial<Catalogue>): void {
  spoken.set(locale, Object.assign(spoken.get(locale) ?? {}, part) as Catalogue);
}

/** Says how a language is registered when it is first asked for: a server may be asked for any. */
export function findLanguagesBy(finder: (locale: Locale) => void): void {
  find = finder;
}

export function findLanguage(locale: Locale): void {
  if (!find || found.has(locale)) return;
  found.add(locale);
  find(locale);
}

export function catalogueOf(locale: Locale): Catalogue {
  findLanguage(locale);
  const catalogue = spoken.get(locale);
  if (!catalogue) throw new Error(`The language ${locale} has not been loaded.`);
  return catalogue;
}
