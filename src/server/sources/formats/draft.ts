import { hash } from "node:crypto";
import type { Problem } from "#contract/error-messages.ts";
import { canonicalLanguage, MAX_TAG, MAX_TAGS, normalizeTags } from "#domain/event/check.ts";
import { DETAIL_ROWS, type EventDetails, type FieldKind, isNothing } from "#domain/event/event-fields.ts";
import { MAX_ADDRESS, MAX_DESCRIPTION, MAX_LINK, MAX_NAME } from "#domain/event-limits.ts";
import type { Point } from "#domain/geo.ts";
import { plainLine } from "#domain/plain-line.ts";
import { onlinePlace } from "./online-place.ts";

/** Wall time wherever the venue is, its hour empty where it is not told; or an instant. */
export type Start = { date: string; time: string } | { atMs: number };

/** An event as a file tells it; what it does not tell is empty. */
export interface DraftFacts {
  uid: string;
  title: string;
  place: DraftPlace;
  link: string;
  image: string;
  description: string;
  details: DraftDetails;
  /** What was odd about it, and what was assumed: sentences with the line of the file. */
  notes?: string[] | undefined;
  /** What beside title, date and place could not be read, and is left out. */
  remark?: Problem | undefined;
}

/** What a file tells of an event beside the usual; a field that is absent is not told, and stays as it was. */
export type DraftDetails = {
  [Field in keyof Omit<EventDetails, "endDate" | "endTime">]?: EventDetails[Field] | undefined;
} & { organizer?: string | null | undefined };

/** Wall time at the venue, with no hour for an end that is a day; or an instant. */
export type End = { date: string; time: string | null } | { atMs: number };

export interface EventDraft {
  /** Occurrences of a series share one object: a message to another thread carries it once. */
  facts: DraftFacts;
  start: Start;
  /** Null: it has none; absent: nothing is told about it. */
  end?: End | null | undefined;
  /** Where a moved occurrence of a repeating event first stood. */
  sourceStart?: Start | undefined;
}

export interface CityText {
  name: string;
  /** What may be its state or province; empty where nothing is told. */
  region: string;
}

export interface DraftPlace {
  name: string;
  /** Texts of which one may be the city, the likeliest first. */
  cities: CityText[];
  country: string;
  /** It is told by two letters or by a postal code, which may mean something else. */
  isCountryGuess?: boolean | undefined;
  category: string;
  address: string;
  point?: Point | undefined;
  /** It takes place on the Internet, and has no venue. */
  isVirtual?: boolean | undefined;
}

/** What stands in one row of a file, or why it cannot be read. */
export type ReadRow =
  | { row: number; draft: EventDraft }
  | {
      row: number;
      title: string;
      uid?: string | undefined;
      problem: Problem;
      /** A page that may tell the rest; the digest changes with what is told here. */
      link?: { url: string; digest: string } | undefined;
    };

/** Thrown where a row cannot be read. */
export class RowError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.code);
    this.problem = problem;
  }
}

/** Of one file. */
export const MAX_ROWS = 50_000;

export type RowReader = Generator<ReadRow, void>;

export interface ReadFile {
  /** What the file calls itself, empty where it does not: known when its rows are read. */
  readonly source: string;
  rows: RowReader;
}

const MAX_UID = 500;
const MAX_CITIES = 12;
const MAX_AGE = 120;

/** Texts cut to what is compared or kept; one character more than is allowed is enough to tell that it is too long. */
export function boundedFacts(facts: DraftFacts): DraftFacts {
  const { uid, title, place, image, description, details } = facts;
  const online = onlinePlace(place.name);
  const link = facts.link || (online?.link ?? "");
  return {
    ...facts,
    uid: shortUid(uid),
    title: line(title, MAX_NAME + 1),
    link: cut(link, MAX_LINK + 1),
    image: cut(image, MAX_LINK + 1),
    description: cut(description, MAX_DESCRIPTION),
    details: boundedDetails(details),
    place: {
      ...place,
      ...(online && { isVirtual: true }),
      name: online ? "" : line(place.name, MAX_NAME + 1),
      cities: place.cities
        .slice(0, MAX_CITIES)
        .map(({ name, region }) => ({ name: line(name, MAX_NAME), region: line(region, MAX_NAME) })),
      country: cut(place.country, MAX_NAME),
      category: cut(place.category, MAX_NAME),
      address: line(place.address, MAX_ADDRESS),
    },
  };
}

const short = (text: string) => line(text, MAX_NAME).trim() || null;

/** What of a value is taken, by the kind of its field; the other kinds were read as what they are. */
const BOUNDS: Partial<Record<FieldKind, (value: never) => unknown>> = {
  words: (tags: string[]) => normalizeTags(tags.map((tag) => line(tag, MAX_TAG))).slice(0, MAX_TAGS),
  line: short,
  language: canonicalLanguage,
  age: (age: number) => (age >= 0 && age <= MAX_AGE ? age : undefined),
};

function boundedDetails(details: DraftDetails): DraftDetails {
  const bounded: Record<string, unknown> = { ...details };
  for (const { key, kind } of DETAIL_ROWS) {
    const bound = BOUNDS[kind];
    if (bound && !isNothing(bounded[key])) bounded[key] = bound(bounded[key] as never);
  }
  if (details.organizer) bounded.organizer = short(details.organizer);
  return bounded as DraftDetails;
}

/** A name too long for an index is known by its digest. */
export function shortUid(uid: string): string {
  return uid.length <= MAX_UID ? uid : hash("sha256", uid);
}

const line = (text: string, length: number) => cut(plainLine(text), length);

function cut(text: string, length: number): string {
  return text.length <= length ? text : text.slice(0, length).toWellFormed();
}
