import type { Locale } from "#domain/locale.ts";
import { cityName } from "#messages/city-name.ts";
import type { ComboboxOption } from "#web/ui/combobox.tsx";

/** Cities by their names in the language, found by the stored ones too. */
export function cityOptions(cities: readonly string[], locale: Locale): ComboboxOption[] {
  const names = cityNamesApart(cities, locale);
  return cities
    .map((value) => ({ value, label: names.get(value)!, otherName: value }))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
}

/** How cities are shown beside each other: those that would read alike ("Torino" and "Turin") as they are stored. */
export function cityNamesApart(cities: readonly string[], locale: Locale): ReadonlyMap<string, string> {
  const alike = Map.groupBy(new Set(cities), (city) => cityName(city, locale));
  const shown = (name: string, city: string) => (alike.get(name)!.length > 1 ? city : name);
  return new Map(cities.map((city) => [city, shown(cityName(city, locale), city)]));
}
