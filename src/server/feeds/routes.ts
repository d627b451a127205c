import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { AppError } from "#contract/app-error.ts";
import { CategoryFeedParams, CityFeedParams, VenueFeedParams, WorldFeedParams } from "#contract/feeds.ts";
import { CategoryFeedQuery, FeedFilterQuery, FilterQuery } from "#contract/request.ts";
import { type FeedFormat, routes } from "#contract/urls.ts";
import { fold } from "#domain/fold.ts";
import { askedFilter, filterKey } from "#server/atlas/asked-filter.ts";
import type { Atlas, AtlasFilter } from "#server/atlas/atlas.ts";
import { type AnswerCache, answerKey } from "#server/platform/http/answer-cache.ts";
import type { Feeds } from "./actions.ts";
import { MAX_CALENDAR_ENTRIES, MAX_NEWS_ENTRIES } from "./selection.ts";

interface FeedDeps {
  feeds: Feeds;
  atlas: () => Atlas;
  /** The same once its texts can be searched. */
  searchableAtlas: () => Promise<Atlas>;
  answers: AnswerCache;
  countryName: (text: string) => string;
}

const CONTENT_TYPE: Record<FeedFormat, string> = {
  ics: "text/calendar; charset=utf-8",
  atom: "application/atom+xml; charset=utf-8",
};

export const feedRoutes: FastifyPluginAsyncZod<FeedDeps> = async (
  app,
  { feeds, atlas, searchableAtlas, answers, countryName },
) => {
  const tags = ["feeds"];
  const description = `Upcoming events: .ics holds the next ${MAX_CALENDAR_ENTRIES}, .atom the ${MAX_NEWS_ENTRIES} changed last. Filters are those of the map.`;

  function send(
    request: FastifyRequest,
    reply: FastifyReply,
    feed: {
      key: [route: string, ...parameters: unknown[]];
      filter: AtlasFilter;
      format: FeedFormat;
      make: () => Promise<Buffer>;
    },
  ): Promise<void> {
    const { key, filter, format, make } = feed;
    const current = atlas();
    // Feeds are for programs and pages of others.
    reply.header("access-control-allow-origin", "*");
    return answers.send(request, reply, {
      key: answerKey(...key, format, ...filterKey(filter, current)),
      version: current.version,
      make,
      contentType: CONTENT_TYPE[format],
    });
  }

  app.get(
    routes.venueFeed,
    {
      schema: {
        tags,
        summary: "The events of a venue",
        description,
        params: VenueFeedParams,
        querystring: FeedFilterQuery,
      },
    },
    (request, reply) => {
      const { name: id, format } = request.params.file;
      const filter = request.query;
      const make = () => feeds.ofVenue(id, filter, format);
      return send(request, reply, { key: [routes.venueFeed, id], filter, format, make });
    },
  );

  app.get(
    routes.cityFeed,
    {
      schema: {
        tags,
        summary: "The events of a city",
        description,
        params: CityFeedParams,
        querystring: FeedFilterQuery,
      },
    },
    (request, reply) => {
      const { country, file } = request.params;
      const { name: city, format } = file;
      const filter = request.query;
      const make = () => feeds.ofCity(country, city, filter, format);
      return send(request, reply, {
        key: [routes.cityFeed, fold(country), fold(city)],
        filter,
        format,
        make,
      });
    },
  );

  app.get(
    routes.categoryFeed,
    {
      schema: {
        tags,
        summary: "The events of a category",
        description,
        params: CategoryFeedParams,
        querystring: CategoryFeedQuery,
      },
    },
    (request, reply) => {
      const { name: category, format } = request.params.file;
      const filter = request.query;
      const make = () => feeds.ofCategory(category, filter, format);
      return send(request, reply, { key: [routes.categoryFeed, category], filter, format, make });
    },
  );

  app.get(
    routes.worldFeed,
    {
      schema: {
        tags,
        summary: "All events, or those that a search finds",
        description,
        params: WorldFeedParams,
        querystring: FilterQuery,
      },
    },
    async (request, reply) => {
      const { name, format } = request.params.file;
      const filter = askedFilter(request.query, countryName);
      if (name === "search" && filter.q === undefined)
        throw new AppError("invalid", { code: "empty", params: { field: "q" } });
      if (filter.q !== undefined) await searchableAtlas();
      const make = () => feeds.ofWorld(filter, format);
      // The feed's title has the text as it was typed.
      return send(request, reply, { key: [routes.worldFeed, filter.q], filter, format, make });
    },
  );
};
