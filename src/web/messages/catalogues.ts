import type { Catalogue } from "./catalogue.ts";
import type { Locale } from "./locale.ts";

const spoken = new Map<Locale, Catalogue>();

/** Makes a language known. The server knows all of them from its start, a browser only the one of its page. */
export function speak(locale: Locale, catalogue: Catalogue): void {
  spoken.set(locale, catalogue);
}

export function catalogueOf(locale: Locale): Catalogue {
  const catalogue = spoken.get(locale);
  if (!catalogue) throw new Error(`The language ${locale} has not been loaded.`);
  return catalogue;
}
