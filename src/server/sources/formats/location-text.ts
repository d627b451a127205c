import { findCountry } from "#server/geo/countries.ts";

/**
 * The parts of "Hall, 1 Main Street, 1000 Sofia, Bulgaria" of which one may be the city, the likeliest first: cities stand
 * near the end, perhaps with a postal code. A country comes last, since some cities are called like theirs.
 */
export function cityCandidates(parts: readonly string[]): string[] {
  const fromEnd = parts.toReversed();
  const [last, ...rest] = fromEnd;
  const ordered = last !== undefined && findCountry(last) ? [...rest, last] : fromEnd;
  return ordered.flatMap((part) => {
    const bare = part.replace(/\b[A-Z]{0,2}-?\d[\d -]*\b/g, "").trim();
    return bare === part || bare === "" ? [part] : [part, bare];
  });
}
