import { CATEGORIES, type Category } from "#domain/category.ts";

/** In the order of the filters. */
export const OFFERED_CATEGORIES: readonly Category[] = [
  "concert",
  "party",
  "theater",
  "festival",
  "sport",
  "exhibition",
  "conference",
  "virtual",
  "other",
];

/** The choice with this category in or out of it; nothing when none is left, which narrows nothing. */
export function toggled(chosen: readonly Category[] | undefined, category: Category): Category[] | undefined {
  const isIn = chosen?.includes(category) ?? false;
  const next = CATEGORIES.filter((each) => (each === category ? !isIn : chosen?.includes(each)));
  return next.length > 0 ? next : undefined;
}
