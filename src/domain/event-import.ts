/** Larger files are refused: split them. */
export const MAX_IMPORT_BYTES = 32 * 2 ** 20;
/** JSON is read in one piece, and a piece must not hold up other visitors. */
export const MAX_JSON_BYTES = 12 * 2 ** 20;
/** Rows of each kind that a preview shows; it counts all of them. */
export const SHOWN_ROWS = 200;

export const FORMATS = ["csv", "ics", "jsonld"] as const;
export type Format = (typeof FORMATS)[number];

/** `past` rows are over, `same` are here already, `duplicate` under another source; none of them is written. */
export const ROW_STATUSES = ["new", "changed", "same", "duplicate", "past", "wrong"] as const;
export type RowStatus = (typeof ROW_STATUSES)[number];

/**
 * The columns of a CSV file, each with other names that are understood. Case, spaces, hyphens and underscores do not
 * matter. A row needs a title, a date and a venue (or the form's venue); everything else may be missing, and an empty
 * cell tells nothing. Open days and tags are lists; `series` is only told, not read.
 */
export const CSV_COLUMNS = {
  uid: ["id", "event id"],
  title: ["name", "event", "event name", "summary", "subject"],
  date: ["start date", "day", "start"],
  time: ["start time", "hour"],
  venue: ["location", "place", "venue name"],
  city: ["town", "venue city"],
  region: ["state", "province", "venue state"],
  country: ["venue country"],
  category: ["type", "venue category"],
  address: ["street", "venue address"],
  link: ["url", "website", "tickets", "event website"],
  image: ["picture", "poster", "image url"],
  description: ["details", "text", "notes"],
  latitude: ["lat"],
  longitude: ["lon", "lng", "long"],
  end_date: ["end", "end day", "until"],
  end_time: ["end hour"],
  all_day: ["all day event", "whole day"],
  open_days: ["days open"],
  status: ["event status"],
  sold_out: [],
  free: ["is free", "free entry"],
  price_from: ["price", "cost", "min price"],
  price_to: ["max price"],
  currency: ["price currency"],
  tags: ["keywords", "labels"],
  min_age: ["age", "minimum age"],
  room: ["hall", "stage"],
  language: ["lang"],
  organizer: ["organiser", "organizer name", "host"],
  series: [],
} as const;
