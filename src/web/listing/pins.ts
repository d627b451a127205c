import { VENUE_CATEGORIES, type VenueCategory } from "#domain/category.ts";

const drawings = import.meta.glob<string>(["../assets/pins/*.svg", "!../assets/pins/*-selected.svg"], {
  query: "?url",
  import: "default",
  eager: true,
});

/** The address of each category's pin as a picture. */
export const pins = Object.fromEntries(
  VENUE_CATEGORIES.map((category) => [category, drawings[`../assets/pins/${category}.svg`]]),
) as Record<VenueCategory, string>;
