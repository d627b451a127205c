import { urls } from "./urls.ts";

/** More would not find room in a redirect or a cookie. */
const MAX_LENGTH = 2_000;
// Browsers drop tabs and line breaks from addresses and take \ for /, so what looks like a path may not be one.
const PATH = /^\/(?![/\\])[^\\\p{Cc}]*$/u;
const CALL = /^\/(api|auth|login)([/?#]|$)/i;
const DOTS = /\/(\.|%2e){1,2}([/?#]|$)/i;

/**
 * Where to go after signing in. The address comes from a link, so it is untrusted: only our own pages, no other host, however
 * it is disguised, and no call.
 */
export function ownPage(wanted: unknown): string {
  const isPath = typeof wanted === "string" && wanted.length <= MAX_LENGTH && PATH.test(wanted);
  return isPath && !CALL.test(wanted) && !DOTS.test(wanted) ? wanted : urls.map;
}
