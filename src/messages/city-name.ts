import { placeNameKey } from "#domain/city.ts";
import type { Locale } from "#domain/locale.ts";

const tables = new Map<Locale, string>();
const known = new Map<Locale, ReadonlyMap<string, string>>();

/** Makes the names of cities known in a language, as "English=own|English=own"; they come with the language's messages. */
export function registerCityNames(locale: Locale, table: string): void {
  tables.set(locale, table);
}

/**
 * The catalogue knows cities by their English names; visitors read them in their own language. The region of a label
 * stays as it is.
 */
export function cityName(label: string, locale: Locale): string {
  return knownCityName(label, locale) ?? label;
}

export function knownCityName(label: string, locale: Locale): string | undefined {
  const names = namesIn(locale);
  if (names.size === 0) return undefined;
  const whole = names.get(placeNameKey(label));
  const comma = label.indexOf(",");
  if (whole || comma < 0) return whole;
  const name = names.get(placeNameKey(label.slice(0, comma)));
  return name && name + label.slice(comma);
}

/** Read with the first question: most pages name no city. */
function namesIn(locale: Locale): ReadonlyMap<string, string> {
  const names = known.get(locale) ?? new Map(pairsOf(tables.get(locale) ?? ""));
  known.set(locale, names);
  return names;
}

function pairsOf(table: string): [key: string, name: string][] {
  const pairs = table.split(/[|\n]/).filter(Boolean);
  return pairs.map((pair) => {
    const [english = "", own = ""] = pair.split("=");
    return [placeNameKey(english), own];
  });
}
