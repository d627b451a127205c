import { isOnEarth, type Point } from "#domain/geo.ts";
import { LANGUAGE_COOKIE, LANGUAGE_PARAMETER } from "#domain/locale.ts";

/** One cookie per banner; a banner is closed where its cookie is there. */
export const BANNER_COOKIES = {
  disclosure: "disclosure-accepted",
  feedback: "feedback-closed",
  donation: "explain-closed",
} as const;

/** The id of the announcement that was closed last. */
export const ANNOUNCEMENT_COOKIE = "announcement-closed";

/** The middle of the map that was seen last, as latitude and longitude to a tenth of a degree. */
export const PLACE_COOKIE = "map-place";

/** About the size of a city: all that the landing page needs to know. */
export function formatPlace({ latitude, longitude }: Point): string {
  return `${latitude.toFixed(1)},${longitude.toFixed(1)}`;
}

/** The place of a cookie header; none where it has none, or one that is no place. */
export function placeOfCookie(header: string | null | undefined): Point | undefined {
  const [, latitude, longitude] =
    /(?:^|;\s*)map-place=(-?\d{1,2}\.\d),(-?\d{1,3}\.\d)(?:;|$)/.exec(header ?? "") ?? [];
  const point = { latitude: Number(latitude), longitude: Number(longitude) };
  return isOnEarth(point) ? point : undefined;
}

/** The cookies that pages may read; the server passes no others on to them. */
export const PAGE_COOKIES: readonly string[] = [
  LANGUAGE_COOKIE,
  ANNOUNCEMENT_COOKIE,
  ...Object.values(BANNER_COOKIES),
];

/**
 * The parameters that pages share. Pages for everyone, the landing page and the map are rendered as if there were no other;
 * elsewhere a page asked for with any other is not kept for the next visitor.
 */
export const PAGE_PARAMETERS: ReadonlySet<string> = new Set([
  "at",
  "from",
  "to",
  "categories",
  "category",
  "country",
  "city",
  "q",
  "venue",
  "when",
  "free",
  "maxPrice",
  "currency",
  "tags",
  "organizer",
  "status",
  "times",
  "age",
  "page",
  "next",
  "view",
  "notice",
  LANGUAGE_PARAMETER,
]);
