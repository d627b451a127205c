import { placeNameKeys } from "#domain/city.ts";
import { NamePrefixes } from "#domain/name-prefixes.ts";
import { COUNTRIES, type Country } from "#server/geo/countries.ts";

// Languages in which countries are found; names in the others mostly resemble one of these.
const LANGUAGES = "en bg de fr es it pt pl ro el tr uk ru ar ja zh ko nl sv fi hu cs sr he hi".split(" ");

let known: NamePrefixes<Country> | undefined;

/** The countries of which a name in any language begins with one of the keys. Their names are put together when first asked for. */
export function countriesStartingWith(keys: readonly string[]): { country: Country; isWhole: boolean }[] {
  known ??= countryNames();
  return [...known.find(keys)].map(([country, isWhole]) => ({ country, isWhole }));
}

function countryNames(): NamePrefixes<Country> {
  const tables = LANGUAGES.map(namesIn);
  return new NamePrefixes(COUNTRIES, ({ name, code }) => {
    const names = [name, ...tables.map((table) => table.of(code) ?? "")];
    return new Set(names.flatMap(placeNameKeys));
  });
}

function namesIn(language: string): Intl.DisplayNames {
  return new Intl.DisplayNames(language, { type: "region", fallback: "none" });
}
