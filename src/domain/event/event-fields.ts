import type { EventStatus, Price } from "./event.ts";

/** Values by kind; null and empty lists mean that nothing is known. */
interface KindValues {
  flag: boolean;
  date: string | null;
  time: string | null;
  dates: string[] | null;
  status: EventStatus;
  price: Price | null;
  words: string[];
  age: number | null;
  line: string | null;
  language: string | null;
  choices: string[];
}
export type FieldKind = keyof KindValues;

/** A field of an event. Whatever reads, writes, checks, shows, compares or merges events derives it from this row. */
export interface EventField {
  kind: FieldKind;
  /** A column of the table that SQL may filter by, or a key of its JSON column `details`. */
  stored: "column" | "details";
  /** Fields that only make sense together are merged and chosen as one. */
  group: string;
  /** Key in the calls that merge a submission into an event; absent: a submission brings nothing of it. */
  part?: string;
  /** Column of CSV files, with other names that are understood. Absent: a price has several. */
  csv?: { column: string; names: readonly string[] };
  /** Property of schema.org's Event, `additionalProperty` where it has none. Absent: written by hand. */
  schemaOrg?: string;
  /** Property of iCalendar for programs that show it. The round trip is made by X-WHEREABOUTS. */
  ical?: string;
  /** ActivityPub has no term of its own: schema.org's travels, and a line of the content. */
  isFederated?: true;
  /** Assistants are told it, and may submit it. */
  isForAssistants?: true;
  /** For the documentation of calls: what an answer means, and a form where that differs. */
  about?: string;
  formAbout?: string;
  /** Forms and the event's page have a place of their own for it; the others follow in the order of their rows. */
  hasOwnPlace?: true;
  /** The keys of the kind `choices`. They are filtered by: an event must have all that are asked for. */
  choices?: readonly string[];
}

/**
 * The details of an event besides its name, start, organizer, link, picture and description. A new one is a row here and
 * its label in every language.
 */
export const DETAIL_FIELDS = {
  endDate: {
    kind: "date",
    stored: "column",
    hasOwnPlace: true,
    group: "end",
    part: "end",
    csv: {
      column: "end_date",
      names: ["end", "end day", "until", "event end date", "end datetime", "ends at", "край", "крайна дата"],
    },
    about: "YYYY-MM-DD, at the venue",
    formAbout: "The last day, at the venue",
  },
  endTime: {
    kind: "time",
    stored: "column",
    hasOwnPlace: true,
    group: "end",
    part: "end",
    csv: { column: "end_time", names: ["end hour", "event end time", "краен час"] },
    about: "HH:mm, at the venue; null where the end is a day",
    formAbout: "The hour of the end, at the venue",
  },
  isAllDay: {
    kind: "flag",
    stored: "column",
    hasOwnPlace: true,
    group: "start",
    part: "time",
    csv: { column: "all_day", names: ["all day event", "whole day", "is all day"] },
    formAbout: "It has no hours",
  },
  openDays: {
    kind: "dates",
    stored: "column",
    hasOwnPlace: true,
    group: "end",
    csv: { column: "open_days", names: ["days open"] },
    about: "The days of a run on which it is open; null: all of them",
    formAbout: "The days of a run on which it is open",
  },
  status: {
    kind: "status",
    stored: "column",
    hasOwnPlace: true,
    group: "status",
    csv: { column: "status", names: ["event status"] },
  },
  isSoldOut: {
    kind: "flag",
    stored: "column",
    hasOwnPlace: true,
    group: "soldOut",
    csv: { column: "sold_out", names: ["is sold out"] },
  },
  price: {
    kind: "price",
    stored: "column",
    hasOwnPlace: true,
    group: "price",
    part: "price",
    about: "Null where nothing is known of it",
  },
  tags: {
    kind: "words",
    stored: "column",
    hasOwnPlace: true,
    group: "tags",
    part: "tags",
    csv: {
      column: "tags",
      names: ["keywords", "labels", "categories", "event category", "event categories", "event tags"],
    },
    isForAssistants: true,
    formAbout: "Words, as a list or separated by commas",
  },
  minAge: {
    kind: "age",
    stored: "column",
    hasOwnPlace: true,
    group: "minAge",
    part: "minAge",
    csv: { column: "min_age", names: ["age", "minimum age"] },
    schemaOrg: "typicalAgeRange",
    isForAssistants: true,
  },
  room: {
    kind: "line",
    stored: "column",
    hasOwnPlace: true,
    group: "room",
    part: "room",
    csv: { column: "room", names: ["hall", "stage"] },
    about: "Hall or stage within the venue",
  },
  language: {
    kind: "language",
    stored: "column",
    hasOwnPlace: true,
    group: "language",
    part: "language",
    csv: { column: "language", names: ["lang"] },
    about: "BCP 47, of name and description",
    formAbout: "Of name and description",
  },
  doors: {
    kind: "time",
    stored: "details",
    group: "doors",
    part: "doors",
    csv: { column: "doors", names: ["doors open", "door time", "admission", "einlass"] },
    schemaOrg: "doorTime",
    ical: "x-doors",
    isFederated: true,
    isForAssistants: true,
    about: "HH:mm at the venue, when the doors open; later than the start: the evening before",
  },
  access: {
    kind: "choices",
    stored: "details",
    group: "access",
    part: "access",
    choices: [
      "step-free",
      "wheelchair-place",
      "hearing-loop",
      "sign-language",
      "quiet-hour",
      "assistance-dogs",
    ],
    csv: { column: "access", names: ["accessibility", "barrierefrei"] },
    schemaOrg: "additionalProperty",
    ical: "x-access",
    isFederated: true,
    isForAssistants: true,
    about: "How people with disabilities can take part; empty where nothing is known",
  },
} as const satisfies Record<string, EventField>;

/** All fields of an event, in the order in which they are compared. */
export const EVENT_FIELDS = {
  name: { kind: "line", stored: "column", group: "title", part: "title" },
  date: { kind: "date", stored: "column", group: "start" },
  time: { kind: "time", stored: "column", group: "start", part: "time" },
  ...DETAIL_FIELDS,
  organizer: {
    kind: "line",
    stored: "column",
    group: "organizer",
    part: "organizer",
    csv: {
      column: "organizer",
      names: [
        "organiser",
        "organizer name",
        "host",
        "event organizer name",
        "organization",
        "promoter name",
        "организатор",
      ],
    },
  },
  link: { kind: "line", stored: "column", group: "link", part: "link" },
  image: { kind: "line", stored: "column", group: "image", part: "image" },
  description: { kind: "line", stored: "column", group: "description", part: "description" },
} as const satisfies Record<string, EventField>;

type Rows = typeof DETAIL_FIELDS;
export type DetailKey = keyof Rows;
export type DetailRow<Key extends DetailKey = DetailKey> = EventField & { key: Key };

type ValueOf<Row> = Row extends { choices: readonly (infer Choice)[] }
  ? Choice[]
  : Row extends { kind: infer Kind extends FieldKind }
    ? KindValues[Kind]
    : never;

/** The details of an event by their rows. */
export type EventDetails = { -readonly [Key in DetailKey]: ValueOf<Rows[Key]> };

/** All fields of an event; `time` is empty where the hour is not known. */
export interface EventInput extends EventDetails {
  name: string;
  date: string;
  time: string;
  link: string;
  image: string;
  description: string;
  /** By name; null for none. */
  organizer: string | null;
}

type KeysWith<Part> = { [Key in DetailKey]: Rows[Key] extends Part ? Key : never }[DetailKey];
export type KeysOfKind<Kind extends FieldKind> = KeysWith<{ kind: Kind }>;
export type ChoiceKey = KeysWith<{ choices: readonly string[] }>;
export type StoredKey = KeysWith<{ stored: "details" }>;
type AllRows = typeof EVENT_FIELDS;
export type FieldColumn = Extract<AllRows[keyof AllRows], { csv: object }>["csv"]["column"];
export type FieldGroupName = AllRows[keyof AllRows]["group"];
export type FieldPart = Extract<AllRows[keyof AllRows], { part: string }>["part"];
export type FurtherKey = Exclude<DetailKey, KeysWith<{ hasOwnPlace: true }>>;
export type AssistantKey = KeysWith<{ isForAssistants: true }>;

export const DETAIL_ROWS = Object.entries(DETAIL_FIELDS).map(([key, row]) => ({
  key,
  ...row,
})) as unknown as readonly DetailRow[];
export const DETAIL_KEYS = Object.keys(DETAIL_FIELDS) as DetailKey[];
/** Rows of sets: what the map and its calls filter by. */
export const CHOICE_ROWS = DETAIL_ROWS.filter(
  ({ choices }) => choices,
) as unknown as readonly (DetailRow<ChoiceKey> & {
  choices: readonly string[];
})[];
export const ASSISTANT_KEYS = DETAIL_ROWS.filter(({ isForAssistants }) => isForAssistants).map(
  ({ key }) => key,
) as AssistantKey[];
export const FURTHER_ROWS = DETAIL_ROWS.filter(
  ({ hasOwnPlace }) => !hasOwnPlace,
) as unknown as readonly DetailRow<FurtherKey>[];
/** Details that have a column of the same name. */
export const COLUMN_KEYS = DETAIL_ROWS.filter(
  ({ kind, stored }) => stored === "column" && kind !== "price",
).map(({ key }) => key) as Exclude<DetailKey, StoredKey | "price">[];
/** The keys of a set, in an event or in a filter. */
export const chosenOf = (holder: { [Key in ChoiceKey]?: readonly string[] | undefined }, key: ChoiceKey) =>
  (holder as Readonly<Record<string, readonly string[] | undefined>>)[key] ?? [];
/** Rows whose values are in the JSON column. */
export const STORED_ROWS = DETAIL_ROWS.filter(
  ({ stored }) => stored === "details",
) as unknown as readonly DetailRow<StoredKey>[];

const NOTHING: KindValues = {
  flag: false,
  date: null,
  time: null,
  dates: null,
  status: "scheduled",
  price: null,
  words: [],
  age: null,
  line: null,
  language: null,
  choices: [],
};

/** What a field holds where nothing is known. */
export const nothingOf = ({ kind }: { kind: FieldKind }): unknown => NOTHING[kind];

export const NO_DETAILS: Readonly<EventDetails> = Object.freeze(
  Object.fromEntries(DETAIL_ROWS.map((row) => [row.key, nothingOf(row)])),
) as EventDetails;

export function isNothing(value: unknown): boolean {
  return (
    value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0)
  );
}

/** One field each, from what holds them under the same names. */
export function pickDetails<Key extends DetailKey, Holder extends { [K in Key]: unknown }>(
  holder: Holder,
  keys: readonly Key[],
): Pick<Holder, Key> {
  const picked = {} as Pick<Holder, Key>;
  for (const key of keys) picked[key] = holder[key];
  return picked;
}
