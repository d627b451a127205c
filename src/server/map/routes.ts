import type { onRequestHookHandler } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { AppError } from "#contract/app-error.ts";
import { Counts, GeoJson, Overview, Timeline, VenueWithEvents, VenueWithOthers } from "#contract/catalog.ts";
import {
  BoxParams,
  FilterQuery,
  GeoJsonQuery,
  OverviewParams,
  TimelineQuery,
  VenueIdParams,
  VenuesInBoundsParams,
} from "#contract/request.ts";
import { routes, urls } from "#contract/urls.ts";
import { seesEmptyVenues } from "#domain/account.ts";
import type { Box } from "#domain/geo.ts";
import { askedFilter, filterKey, filterSearch } from "#server/atlas/asked-filter.ts";
import type { Atlas, AtlasFilter, VenuePlaceInJson } from "#server/atlas/atlas.ts";
import { countryName } from "#server/catalog/actions.ts";
import { type ChangeLog, ReadNotes } from "#server/catalog/projection/change-log.ts";
import { placeReads, venueWithOthers } from "#server/catalog/projection/other-records.ts";
import { type AnswerCache, answerKey, type CacheQuestion } from "#server/platform/http/answer-cache.ts";
import { bearerOf } from "#server/platform/http/bearer.ts";
import { yieldEvery } from "#server/platform/yield-if-due.ts";
import { countsIn } from "./counts.ts";
import { geoJsonOf, MAX_FEATURES } from "./geo-json.ts";

const DAY_MINUTES = 24 * 60;

interface MapDeps {
  atlas: () => Atlas;
  /** The same once its texts can be searched. */
  searchableAtlas: () => Promise<Atlas>;
  changes: () => ChangeLog;
  answers: AnswerCache;
  publicUrl: string;
}

export const mapRoutes: FastifyPluginAsyncZod<MapDeps> = async (
  app,
  { atlas, searchableAtlas, changes, answers, publicUrl },
) => {
  const tags = ["map"];
  const atlasFor = async ({ q }: FilterQuery) => (q === undefined ? atlas() : searchableAtlas());

  // A known answer needs neither parsing nor a look-up of the session: all requests without a user get the same.
  const sendKnown: onRequestHookHandler = (request, reply, done) => {
    if (request.sessionToken() || bearerOf(request) !== undefined || !answers.sendKnown(request, reply))
      done();
  };

  /** Which words of a text are known anywhere decides how it is read. */
  const basisOf = (box: Box, { q }: FilterQuery) =>
    new ReadNotes(changes, q === undefined ? { boxes: [box] } : { all: true });

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
        basis: basisOf(box, request.query),
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
        summary: "Venues within bounds as GeoJSON, for other maps",
        description: `${MAX_FEATURES} venues a page, by id. The header Link and the member "next" tell the next page.`,
        params: BoxParams,
        querystring: GeoJsonQuery,
        response: { 200: GeoJson },
      },
    },
    async (request, reply) => {
      const { after = 0, limit = MAX_FEATURES, ...query } = request.query;
      const current = await atlasFor(query);
      const filter = filterOf(query);
      const box = request.params.bounds;
      reply.header("access-control-allow-origin", "*");
      reply.header("access-control-expose-headers", "link");
      return answers.send(request, reply, {
        key: answerKey(routes.geoJson, box, after, limit, ...filterKey(filter, current)),
        basis: basisOf(box, query),
        make: () => {
          const pageAfter = (lastId: string) =>
            publicUrl +
            urls.geoJson(box) +
            filterSearch(filter, { limit: request.query.limit, after: lastId });
          // One more than a page tells whether there is another.
          const places: VenuePlaceInJson[] = [];
          const options = { limit: limit + 1, after, includeEmpty: false, places };
          const json = current.venuesIn(box, filter, options);
          return geoJsonOf({ json, places }, limit, pageAfter, yieldEvery());
        },
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
        basis: new ReadNotes(changes, placeReads(current, id)),
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
        summary: "How many venues and events match in the view, by city and by the cells of a grid",
        description:
          "Filters apply before counting, so the numbers are exact at every zoom. A city counts as a whole where its middle is: it has the same number in every view. For administrators they narrow only events: every venue is counted.",
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
        // Cities have venues beyond the box.
        basis: new ReadNotes(changes, { all: true }),
        make: () => current.overview(box, zoom, filter, { includeEmpty }),
        ...sharing(includeEmpty, filter, request.url),
      });
    },
  );

  app.get(
    routes.counts,
    {
      schema: {
        tags,
        summary: "How many events a filter matches: in view, worldwide and by category",
        description:
          "Where nothing matches in the view, also what would without one part of the filter, and the nearest place with a match.",
        params: BoxParams,
        querystring: FilterQuery,
        response: { 200: Counts },
      },
    },
    async (request, reply) => {
      const current = await atlasFor(request.query);
      const filter = filterOf(request.query);
      const box = request.params.bounds;
      return answers.send(request, reply, {
        key: answerKey(routes.counts, box, ...filterKey(filter, current)),
        basis: new ReadNotes(changes, { all: true }),
        make: () => Buffer.from(JSON.stringify(countsIn(current, box, filter) satisfies Counts)),
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
        basis: basisOf(box, query),
        make: () => current.timeline(box, days, filter),
      });
    },
  );
};

/**
 * What only some roles may see is found by no address alone, and goes into no cache on the way. Of what is on now an address
 * alone is not enough: it needs the minute.
 */
function sharing(
  includeEmpty: boolean,
  { when }: AtlasFilter,
  url: string,
): Pick<CacheQuestion, "cacheControl" | "url"> {
  if (includeEmpty) return { cacheControl: "private, no-store" };
  return when === undefined ? { url } : {};
}
