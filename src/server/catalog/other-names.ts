import { VENUE_CATEGORIES, type VenueCategory } from "#domain/category.ts";
import { placeNameKey } from "#domain/city.ts";
import { LOCALES } from "#domain/locale.ts";
import { cityNamesIn, knownCityName, translatorFor } from "#messages/server.ts";

/** What nobody searches for by name: it would find every event that fits nowhere else. */
const UNNAMED: VenueCategory = "other";

let known: Map<string, string[]> | undefined;

/**
 * The English names by which the catalogue knows a category or city, by its name in any language of the interface. Read with
 * the first search.
 */
export function englishNamesOf(name: string): readonly string[] {
  known ??= allNames();
  return known.get(placeNameKey(name)) ?? [];
}

function allNames(): Map<string, string[]> {
  const names = new Map<string, string[]>();
  const add = (name: string, english: string) => {
    const key = placeNameKey(name);
    const others = names.get(key) ?? [];
    if (key !== english && !others.includes(english)) names.set(key, [...others, english]);
  };
  for (const locale of LOCALES) {
    const t = translatorFor(locale);
    for (const category of VENUE_CATEGORIES)
      if (category !== UNNAMED) add(t(`category.${category}`), category);
    for (const [english, name] of cityNamesIn(locale)) add(name, english);
  }
  return names;
}

/** The names of a category and a city in all languages of the interface, for texts that are searched. */
export function namesInAllLanguages(category: VenueCategory, city: string): string[] {
  const names = LOCALES.flatMap((locale) => [
    category === UNNAMED ? undefined : translatorFor(locale)(`category.${category}`),
    knownCityName(city, locale),
  ]);
  return [...new Set(names)].filter((name) => name !== undefined);
}
