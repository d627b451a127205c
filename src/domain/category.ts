/** The nine categories the public filters by. */
export const CATEGORIES = [
  "party",
  "theater",
  "concert",
  "festival",
  "sport",
  "other",
  "exhibition",
  "conference",
  "virtual",
] as const;

/** A venue may also carry one of three categories that only have a pin of their own. */
export const VENUE_CATEGORIES = [...CATEGORIES, "fitness", "easteregg", "dolphin"] as const;

export type Category = (typeof CATEGORIES)[number];
export type VenueCategory = (typeof VENUE_CATEGORIES)[number];

export function isVenueCategory(value: string): value is VenueCategory {
  return (VENUE_CATEGORIES as readonly string[]).includes(value);
}

/** The pin a category is drawn with; anything unknown gets the default pin. */
export function pinOf(category: string): VenueCategory {
  return isVenueCategory(category) ? category : "other";
}
