import type { FastifyReply, FastifyRequest, onRequestHookHandler } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { GeoJson, Overview, VenueWithEvents } from "#contract/catalog.ts";
import {
  BoxParams,
  FilterQuery,
  OverviewParams,
  VenueIdParams,
  VenuesInBoundsParams,
} from "#contract/request.ts";
import { routes } from "#contract/urls.ts";
import { seesEmptyVenues } from "#domain/account.ts";
import { AppError } from "#domain/errors.ts";
import { askedPlace } from "#domain/filter.ts";
import type { Atlas, AtlasFilter } from "#server/atlas/atlas.ts";
import type { AnswerCache } from "#server/platform/http/answer-cache.ts";
import { sendCompressed } from "#server/platform/http/compression.ts";
import { geoJsonOf, MAX_FEATURES } from "./geo-json.ts";

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

  // A known answer costs neither taking its address apart again nor asking who wants it: without a session nobody
  // gets another one.
  const sendKnown: onRequestHookHandler = (request, reply, done) => {
    if (request.sessionToken() || !answers.sendKnown(request, reply, request.url, atlas().version)) done();
  };

  function filterOf({ country, ...rest }: FilterQuery): AtlasFilter {
    return { ...rest, country: country && askedPlace(country) && countryName(country) };
  }

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
      const includeEmpty = seesEmptyVenues((await request.visitor())?.role);
      const list = () => current.venuesIn(box, filterOf(request.query), { limit, includeEmpty });
      if (includeEmpty) return sendUncached(request, reply, list());
      return answers.send(request, reply, request.url, current.version, list);
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
      reply.header("access-control-allow-origin", "*");
      return answers.send(
        request,
        reply,
        request.url,
        current.version,
        () =>
          geoJsonOf(
            current.venuesIn(request.params.bounds, filterOf(request.query), {
              limit: MAX_FEATURES,
              includeEmpty: false,
            }),
          ),
        "application/geo+json; charset=utf-8",
      );
    },
  );

  app.get(
    routes.venue,
    {
      schema: {
        tags,
        summary: "One venue with its upcoming events",
        params: VenueIdParams,
        response: { 200: VenueWithEvents },
      },
    },
    (request, reply) => {
      const current = atlas();
      return answers.send(request, reply, request.url, current.version, () => {
        const venue = current.venue(request.params.id);
        if (!venue) throw new AppError("not-found", "There is no such venue.");
        return venue;
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
      const includeEmpty = seesEmptyVenues((await request.visitor())?.role);
      const count = () => current.overview(box, zoom, filterOf(request.query), { includeEmpty });
      if (includeEmpty) return sendUncached(request, reply, count());
      return answers.send(request, reply, request.url, current.version, count);
    },
  );
};

/** What administrators see goes into no cache, ours or one on the way. */
function sendUncached(request: FastifyRequest, reply: FastifyReply, json: Buffer): Promise<FastifyReply> {
  reply.header("content-type", "application/json; charset=utf-8");
  reply.header("cache-control", "private, no-store");
  return sendCompressed(request, reply, json);
}
