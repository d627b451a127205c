import { EVENT_FIELDS, type EventField, type FieldColumn } from "./event/event-fields.ts";

/** Larger files are refused: split them. */
export const MAX_IMPORT_BYTES = 32 * 2 ** 20;
/** JSON is read in one piece, and a piece must not hold up other visitors. */
export const MAX_JSON_BYTES = 12 * 2 ** 20;
/** Rows of each kind that a preview shows; it counts all of them. */
export const PREVIEW_ROWS = 200;

export const FORMATS = ["csv", "ics", "jsonld"] as const;
export type Format = (typeof FORMATS)[number];
/** Of a server of the fediverse: its events are told, not fetched. */
export const FOLLOWED_FORMAT = "activitypub";
/** What can be read; pages hold JSON-LD, microdata or h-event, feeds are RSS or Atom. */
export const SOURCE_FORMATS = [...FORMATS, "html", "feed", "json", FOLLOWED_FORMAT] as const;
export type SourceFormat = (typeof SOURCE_FORMATS)[number];

/**
 * `past` rows are over, `same` are here already, `duplicate` under another source; none of them is written. A `conflict` was
 * changed here and in the file, and waits for a choice; `withdrawn` is what the file no longer lists.
 */
export const ROW_STATUSES = [
  "new",
  "changed",
  "conflict",
  "withdrawn",
  "same",
  "duplicate",
  "past",
  "wrong",
] as const;
export type RowStatus = (typeof ROW_STATUSES)[number];

/** What files are called whose sender gives no name, and that do not name themselves. */
export const UNNAMED_FILE = "Unnamed file";

/** What is no detail of an event, or not of its own. */
const FIRST_COLUMNS = {
  uid: ["id", "event id", "source event id"],
  title: ["name", "event", "event name", "summary", "subject", "заглавие", "събитие", "наименование"],
  date: [
    "start date",
    "day",
    "start",
    "event start date",
    "start datetime",
    "starts at",
    "event date",
    "when",
    "дата",
    "начална дата",
    "начало",
    "кога",
  ],
  time: ["start time", "hour", "event start time", "час", "начален час"],
  venue: ["location", "place", "venue name", "event venue name", "where", "място", "зала", "локация", "къде"],
  city: ["town", "venue city", "град", "населено място"],
  region: ["state", "province", "venue state"],
  country: ["venue country"],
  category: ["type", "venue category", "категория"],
  address: ["street", "venue address", "адрес"],
  link: [
    "url",
    "website",
    "tickets",
    "event website",
    "event url",
    "ticket url",
    "registration link",
    "source url",
    "линк",
    "връзка",
    "билети",
  ],
  image: ["picture", "poster", "image url", "primary image url", "featured image", "снимка", "изображение"],
  description: [
    "details",
    "text",
    "notes",
    "event description",
    "description long",
    "description short",
    "описание",
  ],
  latitude: ["lat"],
  longitude: ["lon", "lng", "long"],
} as const;
const PRICE_COLUMNS = {
  free: ["is free", "free entry"],
  price_from: ["price", "cost", "min price", "price min", "event cost", "цена", "вход"],
  price_to: ["max price", "price max"],
  currency: ["price currency", "event currency code"],
} as const;

export type CsvColumn = keyof typeof FIRST_COLUMNS | keyof typeof PRICE_COLUMNS | FieldColumn | "series";

const fieldColumns = Object.values<EventField>(EVENT_FIELDS).flatMap(({ kind, csv }) => {
  if (kind === "price") return Object.entries<readonly string[]>(PRICE_COLUMNS);
  return csv ? [[csv.column, csv.names] as const] : [];
});

/**
 * The columns of a CSV file, each with other names that are understood. Case, spaces, hyphens and underscores do not
 * matter. A row needs a title, a date and a venue (or the form's venue); everything else may be missing, and an empty
 * cell tells nothing. Open days and tags are lists; `series` is only told, not read.
 */
export const CSV_COLUMNS = {
  ...FIRST_COLUMNS,
  ...Object.fromEntries(fieldColumns),
  series: [],
} as unknown as Readonly<Record<CsvColumn, readonly string[]>>;
