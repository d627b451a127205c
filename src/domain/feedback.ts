/** Best first, as the form offers them; an answer travels as its digit. */
export const RATINGS = ["5", "4", "3", "2", "1"] as const;
export const FAVORITE_FEATURES = ["map", "events", "filters", "favs"] as const;

/** Room for a story, not for a flood. */
export const MAX_FEEDBACK_TEXT = 2_000;
export const MAX_EMAIL = 254;
