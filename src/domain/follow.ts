import type { VenueCategory } from "./category.ts";
import { words } from "./fold.ts";
import type { Box, Point } from "./geo.ts";
import { transliterate } from "./transliterate.ts";

export const FOLLOW_KINDS = ["city", "venue", "organizer", "category", "search", "area"] as const;
/** How soon news arrive: at once but for the night, each morning, or on Thursdays. */
export const FOLLOW_RHYTHMS = ["now", "daily", "weekly"] as const;
export const FOLLOW_CHANNELS = ["mail", "push"] as const;
/** What is told of an event. */
export const FOLLOW_NEWS = ["new", "cancelled", "postponed", "moved", "scheduled"] as const;
export type FollowNews = (typeof FOLLOW_NEWS)[number];
export const MAX_FOLLOWS = 200;

interface City {
  countryCode: string;
  city: string;
}

/** What is followed, as it is stored. */
export type Followed =
  | ({ kind: "city"; country: string } & City)
  | { kind: "venue"; venueId: number; venue: string; category: VenueCategory; name: string }
  | { kind: "organizer"; organizer: string; name: string }
  | ({ kind: "category"; category: VenueCategory; country: string } & City)
  | { kind: "search"; q: string }
  | ({ kind: "area" } & Box);

/** A new event, as far as followers are concerned. */
export interface FollowedNews extends Point, City {
  venueId: number;
  category: VenueCategory;
  organizer: string | null;
  /** All that can be searched. */
  text: string;
}

/** Degrees of longitude and latitude; an area is covered by the finest of these that needs few cells. */
const CELL_SIZES = [0.25, 2, 16];
const MAX_CELLS = 64;

/** Searches are filed under so many first letters of their longest word. */
const STEM = 4;

/** Words as the search compares them: in either script, and by their beginnings. */
const searchWords = (text: string) => words(text).map(transliterate);
const beginnings = (word: string) =>
  Array.from({ length: Math.min(STEM, word.length) }, (_, end) => `word:${word.slice(0, end + 1)}`);
const cityKey = ({ countryCode, city }: City) => `${countryCode}/${words(city).join(" ")}`;
const venueKey = (venueId: number) => `venue:${venueId}`;
const cellKey = (size: number, x: number, y: number) => `cell:${size}:${x}:${y}`;
const cellAt = (degrees: number, size: number) => Math.floor(degrees / size);

/**
 * Keys by which news find their followers: a news item has one of them wherever `isFollowed` is true. Searches and areas
 * share keys with others, so that has to be asked as well.
 */
export function followKeys(followed: Followed): string[] {
  switch (followed.kind) {
    case "city":
      return [`city:${cityKey(followed)}`];
    case "category":
      return [`category:${followed.category}@${cityKey(followed)}`];
    case "venue":
      return [venueKey(followed.venueId)];
    case "organizer":
      return [`organizer:${followed.organizer}`];
    case "search":
      return [`word:${longest(searchWords(followed.q)).slice(0, STEM)}`];
    case "area":
      return areaCells(followed);
  }
}

/** The key of changes for those who have the event among their favourites. */
export const favoriteKey = (eventId: number | "") => `event:${eventId}`;

/** All keys that a follower of this news may have. */
export function newsKeys(news: FollowedNews): string[] {
  const { venueId, category, organizer, longitude, latitude } = news;
  return [
    `city:${cityKey(news)}`,
    `category:${category}@${cityKey(news)}`,
    venueKey(venueId),
    ...(organizer === null ? [] : [`organizer:${organizer}`]),
    ...CELL_SIZES.map((size) => cellKey(size, cellAt(longitude, size), cellAt(latitude, size))),
    ...new Set(searchWords(news.text).flatMap(beginnings)),
  ];
}

export function isFollowed(followed: Followed, news: FollowedNews): boolean {
  if (followed.kind === "area") return isInside(followed, news);
  if (followed.kind === "search") {
    const known = searchWords(news.text);
    return searchWords(followed.q).every((asked) => known.some((word) => word.startsWith(asked)));
  }
  const keys = new Set(newsKeys(news));
  return followKeys(followed).some((key) => keys.has(key));
}

function isInside({ west, south, east, north }: Box, { longitude, latitude }: Point): boolean {
  const isBetween =
    west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east;
  return isBetween && latitude >= south && latitude <= north;
}

/** The cells of the finest size that needs few of them; of the largest size, however many. */
function areaCells({ west, south, east, north }: Box): string[] {
  const parts =
    west <= east
      ? [{ west, east }]
      : [
          { west, east: 180 },
          { west: -180, east },
        ];
  const numberOf = (size: number) =>
    parts.reduce((sum, part) => sum + spread(part.west, part.east, size) * spread(south, north, size), 0);
  const size = CELL_SIZES.find((each) => numberOf(each) <= MAX_CELLS) ?? CELL_SIZES.at(-1)!;
  return parts.flatMap((part) =>
    numbers(part.west, part.east, size).flatMap((x) =>
      numbers(south, north, size).map((y) => cellKey(size, x, y)),
    ),
  );
}

/** How many cells lie between two degrees. */
function spread(from: number, to: number, size: number): number {
  return cellAt(to, size) - cellAt(from, size) + 1;
}

function numbers(from: number, to: number, size: number): number[] {
  const first = cellAt(from, size);
  return Array.from({ length: spread(from, to, size) }, (_, index) => first + index);
}

function longest(all: readonly string[]): string {
  return all.reduce((best, word) => (word.length > best.length ? word : best), "");
}
