import type { Catalogue } from "./catalogue.ts";
import { en } from "./en.ts";

export const LOCALES = ["en"] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = "en";

export const catalogues: Record<Locale, Catalogue> = { en };

/** The first language of an Accept-Language header that we speak; regional variants count as their language. */
export function chooseLocale(acceptLanguage: string | null): Locale {
  const wishes = (acceptLanguage ?? "")
    .split(",")
    .map((wish) => {
      const [tag = "", ...options] = wish.trim().toLowerCase().split(";");
      const quality = options.map((option) => option.trim()).find((option) => option.startsWith("q="));
      return { language: tag.split("-")[0], weight: quality ? Number(quality.slice(2)) : 1 };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  for (const { language } of wishes) {
    const locale = LOCALES.find((candidate) => candidate === language);
    if (locale) return locale;
  }
  return DEFAULT_LOCALE;
}
