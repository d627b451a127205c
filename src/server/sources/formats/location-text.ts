import { findCountry } from "#server/geo/countries.ts";
import type { CityText } from "./draft.ts";

/**
 * The parts of "Hall, 1 Main Street, 1000 Sofia, Bulgaria" of which one may be the city, the likeliest first: cities stand
 * near the end, perhaps with a postal code. A country comes last, since some cities are called like theirs. What follows a
 * city may be its region: "Portland, ME 04101, USA".
 */
export function cityCandidates(parts: readonly string[]): CityText[] {
  const last = parts.at(-1);
  const hasCountry = last !== undefined && findCountry(last) !== undefined;
  const places = hasCountry ? parts.slice(0, -1) : parts;
  const candidates = places.flatMap((part, at) => {
    const region = withoutPostalCode(places[at + 1] ?? "");
    const bare = withoutPostalCode(part);
    const names = bare === part || bare === "" ? [part] : [part, bare];
    return [names.map((name) => ({ name, region }))];
  });
  return [...candidates.toReversed().flat(), ...(hasCountry ? [{ name: last, region: "" }] : [])];
}

function withoutPostalCode(part: string): string {
  return part.replace(/\b[A-Z]{0,2}-?\d[\d -]*\b/g, "").trim();
}
