import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { AuditPage, EventList, FeedbackPage, Geocoded, VenueList } from "#contract/admin.ts";
import type { MergeCities, MergedCities, MergedVenues, MergeVenues } from "#contract/admin-merge.ts";
import type { Countries, EventsCount, Venue } from "#contract/catalog.ts";
import type { SecurityLogPage } from "#contract/security.ts";
import { routes, urls } from "#contract/urls.ts";
import type { VitalsSummary } from "#contract/vitals.ts";
import { CallFailed, get, post } from "#web/session/api.ts";
import { type Choice, eventChoice, venueFields } from "./choice/choice.ts";

const MINUTE_MS = 60_000;
const PAGE = 50;

/** Empty parameters are left out of the address. */
export function withQuery(url: string, values: Record<string, string | undefined>): string {
  const given = Object.entries(values).filter((pair): pair is [string, string] => Boolean(pair[1]));
  return given.length ? `${url}?${new URLSearchParams(given)}` : url;
}

export const totalEvents = queryOptions({
  queryKey: ["total"],
  refetchInterval: MINUTE_MS,
  queryFn: ({ signal }) => get<EventsCount>(routes.eventsCount, signal),
  select: ([{ totalEventsCount }]) => totalEventsCount,
});

export const countriesQuery = queryOptions({
  queryKey: ["countries"],
  staleTime: 5 * MINUTE_MS,
  queryFn: ({ signal }) => get<Countries>(routes.countries, signal),
  select: (list) => list.map(({ country }) => country),
});

export const citiesOf = (country: string) =>
  queryOptions({
    queryKey: ["cities", country],
    enabled: country !== "",
    staleTime: MINUTE_MS,
    queryFn: ({ signal }) => get<string[]>(urls.cities(country), signal),
  });

type Place = Pick<Choice, "country" | "city" | "category">;

/** The server searches: a city may have more venues than a list could show. */
export const cityVenuesQuery = ({ country, city, category }: Place, q = "") =>
  queryOptions({
    queryKey: ["venues", country, city, category, q],
    enabled: country !== "" && city !== "",
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      get<VenueList>(
        withQuery(routes.adminVenues, { country, city, category, q, limit: String(PAGE) }),
        signal,
      ),
  });

/** A venue's events, past ones too; the newest first. */
export const venueEventsQuery = (choice: Choice) =>
  queryOptions({
    queryKey: ["events", choice.venue?._id],
    enabled: choice.venue !== undefined,
    queryFn: ({ signal }) => get<EventList>(withQuery(routes.venueEvents, venueFields(choice)), signal),
  });

/** What the button of an event card has chosen, read as an editor needs it. */
export const linkedChoice = (venueId: string, eventId: string | null) =>
  queryOptions({
    queryKey: ["linked", venueId, eventId],
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: async ({ signal }): Promise<Choice> => {
      const { country, city, category, name } = await get<Venue>(urls.venue(venueId), signal);
      const place = { country, city, category, q: name };
      const { venues } = await get<VenueList>(withQuery(routes.adminVenues, place), signal);
      const venue = venues.find(({ _id }) => _id === venueId);
      if (!venue) throw new CallFailed(404, "");
      const choice = eventChoice(venue);
      if (eventId === null) return choice;
      const events = await get<EventList>(withQuery(routes.venueEvents, venueFields(choice)), signal);
      const event = events.find(({ _id }) => _id === eventId);
      if (!event) throw new CallFailed(404, "");
      return eventChoice(venue, event);
    },
  });

/** What a merge would do; nothing is written. */
function preview<Asked, Merged>(name: string, route: string, asked: Asked | undefined) {
  return queryOptions({
    queryKey: [name, asked],
    enabled: asked !== undefined,
    // A refusal stays one.
    retry: false,
    queryFn: () => post<Merged>(route, asked),
  });
}

export const mergePreview = (venues: MergeVenues | undefined) =>
  preview<MergeVenues, MergedVenues>("merge", routes.previewMerge, venues);
export const cityMergePreview = (cities: MergeCities | undefined) =>
  preview<MergeCities, MergedCities>("merge-cities", routes.previewCityMerge, cities);

export interface Address {
  country: string;
  city: string;
  region?: string;
  address: string;
}

/** Where an address lies; or, of a pin that was put by hand, which time zone that is. */
export const geocode = (place: Address, pin: readonly [number, number] | undefined) =>
  queryOptions({
    queryKey: ["geocode", place, pin],
    enabled: place.country !== "" && place.city !== "",
    staleTime: MINUTE_MS,
    // A place that is not known stays unknown.
    retry: false,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      get<Geocoded>(withQuery(routes.geocode, { ...place, coordinates: pin?.join() }), signal),
  });

export const vitals = queryOptions({
  queryKey: ["vitals"],
  queryFn: ({ signal }) => get<VitalsSummary>(routes.adminVitals, signal),
});

/** Pages that begin where the one before ended. */
export const auditLogQuery = infiniteQueryOptions({
  queryKey: ["audit"],
  initialPageParam: "",
  queryFn: ({ pageParam, signal }) =>
    get<AuditPage>(withQuery(routes.audit, { before: pageParam, limit: String(PAGE) }), signal),
  getNextPageParam: (page) => (page.length < PAGE ? undefined : page.at(-1)?._id),
});

export const securityLogQuery = (filter: { kind: string; email: string }) =>
  infiniteQueryOptions({
    queryKey: ["security", filter],
    initialPageParam: "",
    queryFn: ({ pageParam, signal }) =>
      get<SecurityLogPage>(
        withQuery(routes.securityLog, { ...filter, before: pageParam, limit: String(PAGE) }),
        signal,
      ),
    getNextPageParam: ({ entries }) => (entries.length < PAGE ? undefined : entries.at(-1)?._id),
  });

export const feedbackQuery = infiniteQueryOptions({
  queryKey: ["feedback"],
  initialPageParam: "",
  queryFn: ({ pageParam, signal }) =>
    get<FeedbackPage>(withQuery(routes.adminFeedback, { before: pageParam, limit: String(PAGE) }), signal),
  getNextPageParam: ({ messages }) => (messages.length < PAGE ? undefined : messages.at(-1)?._id),
});
