import type { Locale } from "#domain/locale.ts";
import type { Catalogue } from "./catalogue.ts";
import { registerLanguage } from "./catalogues.ts";
import { type CityNames, registerCityNames } from "./city-name.ts";

/** What every page says, with the names of cities. The parts of single screens are loaded with them (`parts/`). */
export async function loadLanguage(locale: Locale): Promise<void> {
  const { default: messages, cities }: { default: Partial<Catalogue>; cities?: CityNames } = await import(
    `./compiled/${locale}/every-page.js`
  );
  registerLanguage(locale, messages);
  if (cities) registerCityNames(locale, cities);
}
