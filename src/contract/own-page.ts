import { urls } from "./urls.ts";

// Browsers drop tabs and line breaks from addresses and take \ for /, so what looks like a path may not be one.
const PATH = /^\/(?![/\\])[^\\\p{Cc}]*$/u;
const CALL = /^\/(api|auth|login)([/?#]|$)/i;
const DOTS = /\/(\.|%2e){1,2}([/?#]|$)/i;

/**
 * Where to go after signing in. Whoever made the link chose it, so only a page of ours will do: no other host, however
 * it is disguised, and no call.
 */
export function ownPage(wanted: unknown): string {
  const isOurs = typeof wanted === "string" && PATH.test(wanted) && !CALL.test(wanted) && !DOTS.test(wanted);
  return isOurs ? wanted : urls.map;
}
