import { LANGUAGE_COOKIE } from "#domain/locale.ts";

/** One cookie per banner; a banner is closed where its cookie is there. */
export const BANNER_COOKIES = {
  disclosure: "disclosure-accepted",
  feedback: "feedback-closed",
  donation: "explain-closed",
} as const;

/** The cookies that pages may read; the server passes no others on to them. */
export const PAGE_COOKIES: readonly string[] = [LANGUAGE_COOKIE, ...Object.values(BANNER_COOKIES)];

/** The parameters that pages know. A page asked for with any other is rendered, but not kept for the next visitor. */
export const PAGE_PARAMETERS: ReadonlySet<string> = new Set([
  ...["at", "from", "to", "categories", "category", "country", "city", "q", "venue"],
  ...["page", "next", "view", "notice"],
]);
