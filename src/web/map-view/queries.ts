import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { Counts, Overview, Timeline, VenueWithEvents, VenueWithOthers } from "#contract/catalog.ts";
import type { Location } from "#contract/geo.ts";
import { type Bounds, routes, urls } from "#contract/urls.ts";
import type { Role } from "#domain/account.ts";
import { CallFailed, get } from "#web/session/api.ts";
import { filterParams, type MapFilter } from "./map-address.ts";

/** From this zoom on every venue in sight is here; below, the server counts. */
export const ALL_VENUES_ZOOM = 11;
const BUSIEST = 30;
const WORLD: Bounds = { west: -180, south: -90, east: 180, north: 90 };
const FRESH_MS = 60_000;
const LONGEST_PAUSE_MS = 30_000;
/** What is on now or tonight changes by itself; the server answers anew each minute. */
const refetchOf = ({ when }: MapFilter) => ({ refetchInterval: when ? FRESH_MS : (false as const) });

/**
 * A call that failed is tried again and again, with growing pauses, as long as its answer is wanted. One that the server
 * refused is not: the same question gets the same refusal.
 */
const patient = {
  retry: (_failures: number, error: Error) => !isRefused(error),
  retryOnMount: false,
  refetchOnWindowFocus: ({ state }: { state: { error: Error | null } }) => !isRefused(state.error),
  refetchOnReconnect: ({ state }: { state: { error: Error | null } }) => !isRefused(state.error),
  retryDelay: (failures: number) => Math.min(LONGEST_PAUSE_MS, 1_000 * 2 ** failures),
  staleTime: FRESH_MS,
} as const;

/** Where the map opens. The error is only logged, and the map waits. */
export const approximateLocation = queryOptions({
  ...patient,
  queryKey: ["location"],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: ({ signal }) =>
    get<Location>(routes.location, signal).catch((error) => {
      if (!signal.aborted) console.error("The approximate location is not known.", error);
      throw error;
    }),
});

/** Every venue in the box, unfiltered: a change of filters then needs no call. Administrators also get venues without events. */
export const allVenues = (box: Bounds, role: Role | undefined, isWanted: boolean) =>
  queryOptions({
    ...patient,
    queryKey: ["venues", box, role],
    enabled: isWanted,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => get<VenueWithEvents[]>(urls.venuesInBounds(box, 0), signal),
  });

export const busiestVenues = (box: Bounds, filter: MapFilter, role: Role | undefined, isWanted: boolean) =>
  queryOptions({
    ...patient,
    ...refetchOf(filter),
    queryKey: ["busiest", box, filter, role],
    enabled: isWanted,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      get<VenueWithEvents[]>(`${urls.venuesInBounds(box, BUSIEST)}?${filterParams(filter)}`, signal),
  });

/** The venues in the box with events that match; asked for once. */
export const matchesIn = (box: Bounds, filter: MapFilter) =>
  queryOptions({
    queryKey: ["matches", box, filter],
    staleTime: FRESH_MS,
    retry: false,
    queryFn: ({ signal }) =>
      get<VenueWithEvents[]>(`${urls.venuesInBounds(box, 0)}?${filterParams(filter)}`, signal),
  });

interface OverviewQuestion {
  box: Bounds;
  zoom: number;
  filter: MapFilter;
  text: string;
  role: Role | undefined;
}

export const overview = ({ box, zoom, filter, text, role }: OverviewQuestion, isWanted: boolean) =>
  queryOptions({
    ...patient,
    ...refetchOf(filter),
    queryKey: ["overview", box, Math.round(zoom), filter, text, role],
    enabled: isWanted,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => get<Overview>(overviewUrl(box, Math.round(zoom), filter, text), signal),
  });

/** How much matches in the whole world, for the filter panel and the way on from an empty view. */
export const worldOverview = (filter: MapFilter, zoom = 0) =>
  queryOptions({
    ...patient,
    ...refetchOf(filter),
    queryKey: ["world", filter, zoom],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => get<Overview>(overviewUrl(WORLD, zoom, filter, ""), signal),
  });

/** How many events match on each coming day in the box, from the filter's first day on. */
export const timeline = (box: Bounds | undefined, filter: MapFilter, days: number, isWanted: boolean) =>
  queryOptions({
    ...patient,
    ...refetchOf(filter),
    retry: false,
    queryKey: ["timeline", box, filter, days],
    enabled: isWanted,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      get<Timeline>(`${urls.timeline(box ?? WORLD, days)}&${filterParams(filter)}`, signal),
  });

/** What the filter gives in the box and in the world, by category, suggestions where nothing matches, and which filter that is. */
export const counts = (box: Bounds | undefined, filter: MapFilter) =>
  queryOptions({
    ...patient,
    ...refetchOf(filter),
    queryKey: ["counts", box, filter],
    enabled: box !== undefined,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const params = filterParams(filter).toString();
      return { ...(await get<Counts>(`${urls.counts(box ?? WORLD)}?${params}`, signal)), params };
    },
  });

/** The venues in the box that a search for the text finds. */
export const matchingVenues = (box: Bounds, text: string, isWanted: boolean) =>
  queryOptions({
    ...patient,
    queryKey: ["matching", box, text],
    enabled: isWanted && text !== "",
    queryFn: ({ signal }) =>
      get<VenueWithEvents[]>(`${urls.venuesInBounds(box, 0)}?${new URLSearchParams({ q: text })}`, signal),
  });

export const oneVenue = (id: string | undefined) =>
  queryOptions({
    ...patient,
    retry: (failures, error) => failures < 3 && !isRefused(error),
    queryKey: ["venue", id],
    enabled: id !== undefined,
    queryFn: ({ signal }) => get<VenueWithOthers>(urls.venue(id ?? ""), signal),
  });

function overviewUrl(box: Bounds, zoom: number, filter: MapFilter, text: string): string {
  const params = filterParams(filter);
  if (text) params.set("q", text);
  return `${urls.overview(box, zoom)}?${params}`;
}

/** Whether the server understood the question and will not answer it; 408 and 429 ask to come back later. */
export function isRefused(error: Error | null): error is CallFailed {
  if (!(error instanceof CallFailed)) return false;
  const { status } = error;
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}
