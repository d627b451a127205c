import type { CityPart } from "#contract/city-url.ts";
import { CATEGORIES, type Category } from "#domain/category.ts";
import type { Translate } from "#messages/translate.ts";

/** The heading of a city's page: "Events in Sofia", "Concerts in Sofia". */
export function cityTitle(t: Translate, city: string, part: CityPart | undefined): string {
  if (part === undefined) return t("city-page.title", { city });
  return isCategory(part)
    ? t("city-page.title.category", { category: t(`category-title.${part}`), city })
    : t(`city-page.title.${part}`, { city });
}

export function isCategory(part: CityPart | undefined): part is Category {
  return CATEGORIES.some((category) => category === part);
}
