import type { FastifyReply, FastifyRequest } from "fastify";

/**
 * Pages that are the same for every guest of a language. Those that begin at the visitor's place (the landing page, the map), that
 * belong to accounts, and any that is not named here stay the visitor's own.
 */
const FOR_EVERYONE =
  /^\/(event|venue|city|organizer|blog)\/[^?]*$|^\/(cities|blog|team|support|terms|privacy|cookies|data|accessibility|reference)$/;

/** The data of a page, as the router asks for them. */
const DATA = /\.data$/;

/** How long caches elsewhere may give out a copy while they ask for a new one. */
const STALE_S = 60;

/** Every page has it: what administrators set is on all of them. */
export const EVERY_PAGE = "site";

/**
 * Whether a guest's page may be kept by caches elsewhere, for all who send no cookie. `?lang=` counts as one: its answer may set
 * one (`followAskedLanguage`).
 */
export function isForEveryone(request: FastifyRequest): boolean {
  const { cookie, authorization } = request.headers;
  return cookie === undefined && authorization === undefined && isSameForGuests(request);
}

/** The pages that most visits begin with. */
const FOR_A_PLACE = /^\/(map)?$|^\/(map|_root)\.data$/;

/** Whether a page reads no parameters but those that all pages share (`PAGE_PARAMETERS`); forms and the administration have their own. */
export function readsPageParametersAlone(path: string): boolean {
  return FOR_EVERYONE.test(path) || FOR_A_PLACE.test(path);
}

export function isSameForGuests({ originalUrl }: FastifyRequest): boolean {
  const [path = ""] = originalUrl.split("?", 1);
  return FOR_EVERYONE.test(path) && !DATA.test(path);
}

/**
 * The headers of a page for everyone. Browsers ask each time whether it is still the same. Only CDNs, by a header of their own
 * (RFC 9213), may give out a copy that has just become old: a visitor who reloads sees what there is now.
 */
export function shareFor(reply: FastifyReply, seconds: number, tags: readonly string[]): void {
  const names = [EVERY_PAGE, ...tags];
  reply.headers({
    "cache-control": `public, max-age=0, s-maxage=${seconds}`,
    "cdn-cache-control": `max-age=${seconds}, stale-while-revalidate=${STALE_S}`,
    "cache-tag": names.join(","),
    "surrogate-key": names.join(" "),
  });
}
