import { queryOptions } from "@tanstack/react-query";
import type { SearchResults } from "#contract/catalog.ts";
import { urls } from "#contract/urls.ts";
import type { Point } from "#domain/geo.ts";
import { upcomingEvents } from "#domain/upcoming.ts";
import { get } from "#web/session/api.ts";

export const RESULTS_PER_PAGE = 10;
const FRESH_MS = 60_000;

export interface SearchQuestion {
  text: string;
  page: number;
  /** The nearer of equally good matches come first. */
  near?: Point | undefined;
}

/** One page of what a text finds. Asking for another page or text cancels a call that is still under way. */
export const searchResults = ({ text, page, near }: SearchQuestion) =>
  queryOptions({
    queryKey: ["search", text, page, near],
    enabled: text !== "",
    staleTime: FRESH_MS,
    // A failure is shown at once, with a button to try again; also without a network.
    retry: false,
    networkMode: "always",
    queryFn: ({ signal }) => get<SearchResults>(`${urls.search(text, page)}${nearQuery(near)}`, signal),
    select: ({ results, total }) => ({ results: results.flatMap(withoutExpired), total }),
  });

function nearQuery(near: Point | undefined): string {
  return near ? `?near=${near.longitude.toFixed(4)},${near.latitude.toFixed(4)}` : "";
}

/** What was fetched a while ago may have expired since. */
function withoutExpired(entry: SearchResults["results"][number]): SearchResults["results"] {
  const events = upcomingEvents(entry.events, Date.now());
  return events.length > 0 ? [{ ...entry, events }] : [];
}
