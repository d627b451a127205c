import type { Locale } from "#domain/locale.ts";
import type { Catalogue } from "./catalogue.ts";

const spoken = new Map<Locale, Catalogue>();

/**
 * Makes a language known, or more of it. The server knows all of them from its start, a browser only the one of its page.
 * Whoever translates already learns the new words.
 */
export function registerLanguage(locale: Locale, part: Partial<Catalogue>): void {
  spoken.set(locale, Object.assign(spoken.get(locale) ?? {}, part) as Catalogue);
}

export function catalogueOf(locale: Locale): Catalogue {
  const catalogue = spoken.get(locale);
  if (!catalogue) throw new Error(`The language ${locale} has not been loaded.`);
  return catalogue;
}
