import { placeNameKey } from "#domain/city.ts";
import type { Locale } from "#domain/locale.ts";
import { transliterate } from "#domain/transliterate.ts";
import { knownCityName } from "#messages/server.ts";

// Bulgarian has no ы, э, ё, і, ї, є, ў, ј and so on, and writes ь only before о.
const IS_BULGARIAN = /^(?:[а-щъюя]|ьо|[- ’'.])+$/i;

/**
 * A city's name in a language: as our pages write it, else guessed from its names in all languages, whose codes the
 * gazetteer does not have.
 */
export function localName(locale: Locale, name: string, others: readonly string[] = []): string {
  const known = knownCityName(name, locale);
  if (known || locale !== "bg") return known ?? name;
  const candidates = others.filter((other) => IS_BULGARIAN.test(other));
  const key = placeNameKey(name);
  return candidates.find((other) => placeNameKey(transliterate(other)) === key) ?? candidates[0] ?? name;
}

const regionNames = new Map<Locale, Intl.DisplayNames>();

/** A country's name in a language; in English it is the catalogue's own. */
export function countryNameIn(locale: Locale, { code, name }: { code: string; name: string }): string {
  if (locale === "en") return name;
  const names =
    regionNames.get(locale) ?? new Intl.DisplayNames(locale, { type: "region", fallback: "none" });
  regionNames.set(locale, names);
  return names.of(code) ?? name;
}
