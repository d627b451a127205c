import type { onRequestHookHandler } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { AppError } from "#contract/app-error.ts";
import { GeoJson, Overview, Timeline, VenueWithEvents, VenueWithOthers } from "#contract/catalog.ts";
import {
  BoxParams,
  FilterQuery,
  OverviewParams,
  TimelineQuery,
  VenueIdParams,
  VenuesInBoundsParams,
} from "#contract/request.ts";
import { routes } from "#contract/urls.ts";
import { seesEmptyVenues } from "#domain/account.ts";
import { askedFilter, filterKey } from "#server/atlas/asked-filter.ts";
import type { Atlas, AtlasFilter } from "#server/atlas/atlas.ts";
import { venueWithOthers } from "#server/catalog/projection/other-records.ts";
import { type AnswerCache, answerKey, type Question } from "#server/platform/http/answer-cache.ts";
import { geoJsonOf, MAX_FEATURES } from "./geo-json.ts";

const DAY_MINUTES = 24 * 60;

interface MapDeps {
  atlas: () => Atlas;
  /** The same once its texts can be searched. */
  searchableAtlas: () => Promise<Atlas>;
  answers: AnswerCache;
  countryName: (text: string) => string;
}

export const mapRoutes: FastifyPluginAsyncZod<MapDeps> = async (
  app,
  { atlas, searchableAtlas, answers, countryName },
) => {
  const tags = ["map"];
  const atlasFor = async ({ q }: FilterQuery) => (q === undefined ? atlas() : searchableAtlas());

  // A known answer costs neither parsing its address again nor a look-up of the session: without a session nobody
  // gets another one.
  const sendKnown: onRequestHookHandler = (request, reply, done) => {
    if (request.sessionToken() || !answers.sendKnown(request, reply, atlas().version)) done();
  };

  const filterOf = (query: FilterQuery) => askedFilter(query, countryName);

  app.get(
    routes.venuesInBounds,
    {
      onRequest: sendKnown,
      schema: {
        tags,
        summary: "Venues within bounds, with their upcoming events",
        description:
          "limit=0 answers all of them; a limit answers those with most upcoming events. For administrators filters narrow only events: every venue is listed.",
        params: VenuesInBoundsParams,
        querystring: FilterQuery,
        response: { 200: z.array(VenueWithEvents) },
      },
    },
    async (request, reply) => {
      const { box, value: limit } = request.params.bounds;
      const current = await atlasFor(request.query);
      const filter = filterOf(request.query);
      const includeEmpty = seesEmptyVenues((await request.visitorOrGuest())?.role);
      return answers.send(request, reply, {
        key: answerKey(routes.venuesInBounds, box, limit, includeEmpty, ...filterKey(filter, current)),
        version: current.version,
        make: () => current.venuesIn(box, filter, { limit, includeEmpty }),
        ...sharing(includeEmpty, filter, request.url),
      });
    },
  );

  app.get(
    routes.geoJson,
    {
      schema: {
        tags,
        summary: "Venues within bounds as GeoJSON, for maps of others",
        description: `At most ${MAX_FEATURES} venues, those with most upcoming events.`,
        params: BoxParams,
        querystring: FilterQuery,
        response: { 200: GeoJson },
      },
    },
    async (request, reply) => {
      const current = await atlasFor(request.query);
      const filter = filterOf(request.query);
      const box = request.params.bounds;
      reply.header("access-control-allow-origin", "*");
      return answers.send(request, reply, {
        key: answerKey(routes.geoJson, box, ...filterKey(filter, current)),
        version: current.version,
        make: () => geoJsonOf(current.venuesIn(box, filter, { limit: MAX_FEATURES, includeEmpty: false })),
        contentType: "application/geo+json; charset=utf-8",
      });
    },
  );

  app.get(
    routes.venue,
    {
      schema: {
        tags,
        summary: "One venue with its upcoming events, and the other records of its place with theirs",
        params: VenueIdParams,
        response: { 200: VenueWithOthers },
      },
    },
    (request, reply) => {
      const current = atlas();
      const { id } = request.params;
      return answers.send(request, reply, {
        key: answerKey(routes.venue, id),
        version: current.version,
        make() {
          const venue = venueWithOthers(current, id);
          if (!venue) throw new AppError("not-found", { code: "noVenue" });
          return venue;
        },
      });
    },
  );

  app.get(
    routes.overview,
    {
      onRequest: sendKnown,
      schema: {
        tags,
        summary: "How many venues and events match, in the cells of a grid over the view",
        description:
          "Filters apply before counting, so the numbers are exact at every zoom. For administrators they narrow only events: every venue is counted.",
        params: OverviewParams,
        querystring: FilterQuery,
        response: { 200: Overview },
      },
    },
    async (request, reply) => {
      const { box, value: zoom } = request.params.bounds;
      const current = await atlasFor(request.query);
      const filter = filterOf(request.query);
      const includeEmpty = seesEmptyVenues((await request.visitorOrGuest())?.role);
      return answers.send(request, reply, {
        key: answerKey(routes.overview, box, zoom, includeEmpty, ...filterKey(filter, current)),
        version: current.version,
        make: () => current.overview(box, zoom, filter, { includeEmpty }),
        ...sharing(includeEmpty, filter, request.url),
      });
    },
  );

  app.get(
    routes.timeline,
    {
      schema: {
        tags,
        summary: "How many events match on each coming day in the view, by category",
        description:
          "An event of several days counts on each of its open days. The first day is the filter's, or today in UTC; days at the venue count.",
        params: BoxParams,
        querystring: TimelineQuery,
        response: { 200: Timeline },
      },
    },
    async (request, reply) => {
      const { days, ...query } = request.query;
      const current = await atlasFor(query);
      const filter = filterOf(query);
      const box = request.params.bounds;
      const today = Math.floor(current.minute / DAY_MINUTES);
      return answers.send(request, reply, {
        key: answerKey(routes.timeline, box, days, today, ...filterKey(filter, current)),
        version: current.version,
        make: () => current.timeline(box, days, filter),
      });
    },
  );
};

/**
 * What only some roles may see is found by no address alone, and goes into no cache on the way. Of what is on now an address
 * alone tells nothing: it needs the minute.
 */
function sharing(
  includeEmpty: boolean,
  { when }: AtlasFilter,
  url: string,
): Pick<Question, "cacheControl" | "url"> {
  if (includeEmpty) return { cacheControl: "private, no-store" };
  return when === undefined ? { url } : {};
}
