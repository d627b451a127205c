import { setImmediate } from "node:timers/promises";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { NearbyPlacesQuery, Places, PlacesParams } from "#contract/places.ts";
import { routes } from "#contract/urls.ts";
import { type ChangeLog, ReadNotes } from "#server/catalog/projection/change-log.ts";
import type { Projection } from "#server/catalog/projection/projection.ts";
import { afterStart } from "#server/platform/http/after-start.ts";
import { type AnswerCache, answerKey } from "#server/platform/http/answer-cache.ts";
import { languageOf } from "#server/platform/http/language.ts";
import type { PlaceIndexLoader } from "./load-place-index.ts";
import { nearbyCities } from "./nearby-cities.ts";
import { findPlaces } from "./place-search.ts";

/** After the start, when the first visitors have been answered. */
const WARM_UP_MS = 10_000;

interface PlacesDeps {
  index: PlaceIndexLoader;
  listed: () => Projection;
  /** Settles once texts can be searched. */
  searchable: () => Promise<unknown>;
  changes: () => ChangeLog;
  answers: AnswerCache;
}

export const placeRoutes: FastifyPluginAsyncZod<PlacesDeps> = async (
  app,
  { index, listed, searchable, changes, answers },
) => {
  const prepare = () => {
    index.load().catch((error) => app.log.error({ err: error }, "the index of places failed"));
  };
  afterStart(app, "the index of places", WARM_UP_MS, () => index.load());

  app.get(
    routes.nearbyPlaces,
    {
      schema: {
        tags: ["search"],
        summary: "The nearest cities that have events",
        querystring: NearbyPlacesQuery,
        response: { 200: Places },
      },
    },
    async (request) => nearbyCities(listed(), request.query.near, languageOf(request)),
  );

  app.get(
    routes.places,
    {
      schema: {
        tags: ["search"],
        summary:
          "Cities, countries, regions and addresses by the beginning of a name in any language, best first",
        params: PlacesParams,
        response: { 200: Places },
      },
    },
    async (request, reply) => {
      // Editors of other sites choose a city by its name.
      reply.header("access-control-allow-origin", "*");
      const { query } = request.params;
      const locale = languageOf(request);
      if (!index.current) prepare();
      // What is still being indexed is left out: an answer of the cities we have is better than a wait of seconds.
      const hasAddresses = await isSettled(searchable());
      const isWhole = hasAddresses && index.current !== undefined;
      const searched = { listed: listed(), index: index.current, hasAddresses };
      return answers.send(request, reply, {
        key: answerKey(routes.places, query.trim(), locale, hasAddresses, index.current !== undefined),
        basis: new ReadNotes(changes, { all: true }),
        make: () => Buffer.from(JSON.stringify(findPlaces(query, locale, searched))),
        vary: "accept-encoding, accept-language, cookie",
        ...(!isWhole && { cacheControl: "private, no-store" }),
      });
    },
  );
};

function isSettled(promise: Promise<unknown>): Promise<boolean> {
  return Promise.race([promise.then(() => true), setImmediate(false)]);
}
