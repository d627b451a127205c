import type { SearchResults } from "#contract/catalog.ts";
import type { Bounds } from "#contract/urls.ts";
import { listedAtMs, nextEvent } from "#domain/upcoming.ts";
import { isInside, venueSpot } from "#web/map-view/view-box.ts";

export type SearchResultVenue = SearchResults["results"][number];

export interface ResultGroup {
  kind: "in-city" | "in-view" | "in-country" | "world";
  results: SearchResultVenue[];
}

/** Where the visitor searches. */
export interface SearchedFrom {
  bounds?: Bounds | undefined;
  /** Of a view that is about one city: all of that city, whether in view or not. */
  city?: string | undefined;
  countryCode?: string | undefined;
  nowMs: number;
}

/** What is in the city at hand first, then what else is in view, then the view's country, then the rest; the soonest of each first. */
export function groupResults(results: readonly SearchResultVenue[], from: SearchedFrom): ResultGroup[] {
  const kindOf = (venue: SearchResultVenue): ResultGroup["kind"] => {
    const isInCountry = venue.countryCode === from.countryCode;
    if (isInCountry && venue.city === from.city) return "in-city";
    if (from.bounds && isInside(from.bounds, ...venueSpot(venue))) return "in-view";
    return isInCountry ? "in-country" : "world";
  };
  const groups = Map.groupBy(results, kindOf);
  return (["in-city", "in-view", "in-country", "world"] as const).flatMap((kind) => {
    const found = groups.get(kind);
    const soonest = (venue: SearchResultVenue) => soonestMs(venue, from.nowMs);
    return found ? { kind, results: found.sort((a, b) => soonest(a) - soonest(b)) } : [];
  });
}

function soonestMs({ events }: SearchResultVenue, nowMs: number): number {
  const next = nextEvent(events, nowMs);
  return next ? listedAtMs(next, nowMs) : Number.POSITIVE_INFINITY;
}

interface Placed {
  city: string;
  countryCode: string;
}

/** The city that most of a view's venues are in. */
export function cityOfMost(venues: readonly Placed[]): Placed | undefined {
  const byCity = Map.groupBy(venues, ({ city, countryCode }) => `${countryCode} ${city}`);
  const [most] = [...byCity.values()].sort((a, b) => b.length - a.length);
  return most?.[0];
}
