import { hash } from "node:crypto";
import { MAX_ADDRESS, MAX_DESCRIPTION, MAX_LINK, MAX_NAME } from "#domain/event-limits.ts";
import type { Point } from "../geocoding/point.ts";

/** Wall time wherever the venue is, or an instant. */
export type Start = { date: string; time: string } | { atMs: number };

/** An event as a file tells it; what it does not tell is empty. */
export interface EventFacts {
  uid: string;
  title: string;
  place: DraftPlace;
  link: string;
  image: string;
  description: string;
  isCancelled?: boolean;
}

export interface Draft {
  /** Occurrences of a series share one object: a message to another thread carries it once. */
  facts: EventFacts;
  start: Start;
  /** Where a moved occurrence of a repeating event first stood. */
  sourceStart?: Start | undefined;
}

export interface DraftPlace {
  name: string;
  /** Texts of which one may be the city, the likeliest first. */
  cities: string[];
  country: string;
  category: string;
  address: string;
  point?: Point | undefined;
}

/** What stands in one row of a file, or why it cannot be read. */
export type ReadRow = { row: number; draft: Draft } | { row: number; title: string; problem: string };

export type RowReader = Generator<ReadRow, void>;

export interface ReadFile {
  /** Where it comes from, as far as it says so itself: known when its rows are read. */
  readonly source: string;
  rows: RowReader;
}

const MAX_UID = 500;
const MAX_CITIES = 12;

/** Texts cut to what is compared or kept; one character more than is allowed is enough to tell that it is too long. */
export function boundedFacts(facts: EventFacts): EventFacts {
  const { uid, title, place, link, image, description } = facts;
  return {
    ...facts,
    uid: shortUid(uid),
    title: cut(title, MAX_NAME + 1),
    link: cut(link, MAX_LINK + 1),
    image: cut(image, MAX_LINK + 1),
    description: cut(description, MAX_DESCRIPTION),
    place: {
      ...place,
      name: cut(place.name, MAX_NAME + 1),
      cities: place.cities.slice(0, MAX_CITIES).map((city) => cut(city, MAX_NAME)),
      country: cut(place.country, MAX_NAME),
      category: cut(place.category, MAX_NAME),
      address: cut(place.address, MAX_ADDRESS),
    },
  };
}

/** A name too long for an index is known by its digest. */
export function shortUid(uid: string): string {
  return uid.length <= MAX_UID ? uid : hash("sha256", uid);
}

function cut(text: string, length: number): string {
  return text.length <= length ? text : text.slice(0, length).toWellFormed();
}
