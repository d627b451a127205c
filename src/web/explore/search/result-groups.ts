import type { SearchResults } from "#contract/catalog.ts";
import type { Bounds } from "#contract/urls.ts";
import { isInside, spotOf } from "#web/map-view/view-box.ts";

export type SearchResultVenue = SearchResults["results"][number];

export interface ResultGroup {
  kind: "in-view" | "in-country" | "world";
  results: SearchResultVenue[];
}

/** What is in view first, then what is in the view's country, then the rest; each in the given order. */
export function groupResults(
  results: readonly SearchResultVenue[],
  bounds: Bounds | undefined,
  countryCode: string | undefined,
): ResultGroup[] {
  const kindOf = (venue: SearchResultVenue): ResultGroup["kind"] => {
    if (bounds && isInside(bounds, ...spotOf(venue))) return "in-view";
    return venue.countryCode === countryCode ? "in-country" : "world";
  };
  const groups = Map.groupBy(results, kindOf);
  return (["in-view", "in-country", "world"] as const).flatMap((kind) => {
    const found = groups.get(kind);
    return found ? { kind, results: found } : [];
  });
}
