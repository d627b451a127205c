import { USUAL_EVENT } from "#contract/short-venues.ts";

/** Only a venue's panel tells them, which asks for its venue anyway. */
const DESCRIPTION = '"description":"(?:[^"\\\\]|\\\\.)*"';
/** Follows from start and end. */
const EXPIRY = '"expiresAt":\\d+';
const USUAL = Object.entries(USUAL_EVENT).map(([name, value]) =>
  RegExp.escape(`"${name}":${JSON.stringify(value)}`),
);

/**
 * A quotation mark within a text has a backslash before it, so what is found is a member. None of them is the first of its
 * object, and no object but an event has one of these names.
 */
const LEFT_OUT = new RegExp(`,(?:${[DESCRIPTION, EXPIRY, ...USUAL].join("|")})(?=[,}])`, "g");

/** Venues as JSON without what `venuesOfShort` knows by itself, and without descriptions: more than a third of it. */
export function shortVenues(json: string): string {
  return json.replaceAll(LEFT_OUT, "");
}
