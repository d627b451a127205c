import { KNOWN_VENUES } from "./data/known-venues.ts";

const known = new Set(
  Object.values(KNOWN_VENUES).flatMap((venues) => venues.map(([city, , name]) => `${city}|${name}`)),
);

/** Whether a venue of the demo is a real, well-known house. */
export function isKnownVenue({ city, name }: { city: string; name: string }): boolean {
  return known.has(`${city}|${name}`);
}
