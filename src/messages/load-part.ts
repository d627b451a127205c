import type { Locale } from "#domain/locale.ts";
import type { Catalogue } from "./catalogue.ts";
import { registerLanguage } from "./catalogues.ts";
import { registerCityNames } from "./city-name.ts";

type Part = { [exported: string]: Partial<Catalogue> };

/** Each part of a language is a script of its own, loaded with the screens that say it. */
const parts = {
  admin: (locale: Locale): Promise<Part> => import(`./${locale}/admin.ts`),
  embedMaker: (locale: Locale): Promise<Part> => import(`./${locale}/embed-maker.ts`),
  following: (locale: Locale): Promise<Part> => import(`./${locale}/following.ts`),
  map: (locale: Locale): Promise<Part> => import(`./${locale}/map.ts`),
  organize: (locale: Locale): Promise<Part> => import(`./${locale}/organize.ts`),
  security: (locale: Locale): Promise<Part> => import(`./${locale}/security.ts`),
  submit: (locale: Locale): Promise<Part> => import(`./${locale}/submit.ts`),
};
export type PartName = keyof typeof parts;
export const PART_NAMES = Object.keys(parts) as PartName[];

export async function loadPart(locale: Locale, name: PartName): Promise<void> {
  registerLanguage(locale, (await parts[name](locale))[name] ?? {});
}

/** What every page says, with the names of cities. */
export async function loadLanguage(locale: Locale): Promise<void> {
  const { everyPage, cities }: { everyPage: Partial<Catalogue>; cities?: string } = await import(
    `./${locale}/every-page.ts`
  );
  registerLanguage(locale, everyPage);
  if (cities) registerCityNames(locale, cities);
}
