import type { Locale } from "#domain/locale.ts";
import type { Catalogue } from "./catalogue.ts";
import { registerLanguage } from "./catalogues.ts";
import { registerCityNames } from "./city-name.ts";

/** Each language is a file of its own; the server finds it in Vite's manifest by its source, to announce it in the page. */
const languages: Record<Locale, () => Promise<Partial<Catalogue>>> = {
  en: async () => (await import("./en.ts")).en,
  bg: async () => {
    const { bg, bulgarianCityName } = await import("./bg.ts");
    registerCityNames("bg", bulgarianCityName);
    return bg;
  },
};

/** Fetches the one language that this browser's page is written in. */
export async function loadLanguage(locale: Locale): Promise<void> {
  registerLanguage(locale, await languages[locale]());
}
