import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { Done, VenueList } from "#contract/admin.ts";
import type { BulkAction, BulkResult, EventHistory, EventTable } from "#contract/admin-events.ts";
import { routes } from "#contract/urls.ts";
import { MAX_BULK } from "#domain/event-table.ts";
import { get, post } from "#web/session/api.ts";
import { withQuery } from "../queries.ts";
import { callOf, type TableFilterState } from "./table-filter.ts";

const PAGE = 50;

const today = () => Temporal.Now.plainDateISO().toString();

const tablePage = (filter: TableFilterState, more: Record<string, string>, signal?: AbortSignal) =>
  get<EventTable>(withQuery(routes.eventTable, { ...callOf(filter, today()), ...more }), signal);

export const eventTableQuery = (filter: TableFilterState) =>
  infiniteQueryOptions({
    queryKey: ["event-table", filter],
    initialPageParam: "",
    placeholderData: keepPreviousData,
    queryFn: ({ pageParam, signal }) => tablePage(filter, { cursor: pageParam, limit: String(PAGE) }, signal),
    getNextPageParam: ({ next }) => next ?? undefined,
  });

/** As many as one bulk action takes. */
export const countMatchingEvents = async (filter: TableFilterState) =>
  (await tablePage(filter, { limit: String(MAX_BULK) })).events;

const ofEvent = (route: string, id: string) => route.replace(":id", id);

export const eventHistoryQuery = (id: string) =>
  queryOptions({
    queryKey: ["event-history", id],
    retry: false,
    queryFn: ({ signal }) => get<EventHistory>(ofEvent(routes.eventHistory, id), signal),
  });

/** Venues of any place by name. */
export const venuesNamed = (q: string) =>
  queryOptions({
    queryKey: ["venues-named", q],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => get<VenueList>(withQuery(routes.adminVenues, { q, limit: "30" }), signal),
    select: ({ venues }) => venues,
  });

type Each<Action> = Action extends { ids: number[] } ? Omit<Action, "ids"> : never;
/** A bulk action without its events. */
export type BulkChange = Each<BulkAction>;

export const changeEvents = (ids: readonly string[], change: BulkChange) =>
  post<BulkResult>(routes.bulkEvents, { ids: ids.map(Number), ...change });

export const undoBulk = (id: string) => post<BulkResult>(ofEvent(routes.undoBulk, id), {});

export const restoreEntry = (id: string, entry: string) =>
  post<Done>(ofEvent(routes.restoreEvent, id).replace(":entry", entry), {});
