import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { AppError } from "#contract/app-error.ts";
import {
  AreaFeedParams,
  CategoryFeedParams,
  CityFeedParams,
  VenueFeedParams,
  WorldFeedParams,
} from "#contract/feeds.ts";
import { AreaFeedQuery, CategoryFeedQuery, FeedFilterQuery, WorldFeedQuery } from "#contract/request.ts";
import { type FeedFormat, routes } from "#contract/urls.ts";
import { fold } from "#domain/fold.ts";
import { askedFilter, filterKey } from "#server/atlas/asked-filter.ts";
import type { Atlas } from "#server/atlas/atlas.ts";
import { type ChangeLog, ReadNotes } from "#server/catalog/projection/change-log.ts";
import { filterReads, type Note, type Reads } from "#server/catalog/projection/reads.ts";
import { type AnswerCache, answerKey, type Made } from "#server/platform/http/answer-cache.ts";
import type { AskedFeed, Feeds } from "./actions.ts";
import { MAX_ENTRIES } from "./selection.ts";

interface FeedDeps {
  feeds: Feeds;
  atlas: () => Atlas;
  /** The same once its texts can be searched. */
  searchableAtlas: () => Promise<Atlas>;
  changes: () => ChangeLog;
  answers: AnswerCache;
  countryName: (text: string) => string;
  /** Grows when the site's name or words change. */
  wording: () => number;
}

const CONTENT_TYPE: Record<FeedFormat, string> = {
  ics: "text/calendar; charset=utf-8",
  atom: "application/atom+xml; charset=utf-8",
  rss: "application/rss+xml; charset=utf-8",
  json: "application/feed+json; charset=utf-8",
};

export const feedRoutes: FastifyPluginAsyncZod<FeedDeps> = async (
  app,
  { feeds, atlas, searchableAtlas, changes, answers, countryName, wording },
) => {
  const tags = ["feeds"];
  const description = `Upcoming events in pages: .ics (${MAX_ENTRIES.ics} a page) and .json (${MAX_ENTRIES.json}) from the next one on, .atom and .rss (${MAX_ENTRIES.atom}) from the one changed last. The header Link tells the next page. Filters are those of the map.`;

  function send(
    request: FastifyRequest,
    reply: FastifyReply,
    feed: {
      key: [route: string, ...parameters: unknown[]];
      asked: AskedFeed;
      reads: Reads;
      make: (asked: AskedFeed, note: Note) => Promise<Made>;
    },
  ): Promise<void> {
    const { key, asked, reads, make } = feed;
    const { format, filter, after, limit } = asked;
    const current = atlas();
    const basis = new ReadNotes(changes, reads);
    // Feeds are for programs and pages of others.
    reply.header("access-control-allow-origin", "*");
    reply.header("access-control-expose-headers", "link");
    return answers.send(request, reply, {
      key: answerKey(...key, wording(), format, after, limit, ...filterKey(filter, current)),
      basis,
      make: () => make(asked, basis.note),
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
      const { after, limit, ...filter } = request.query;
      return send(request, reply, {
        key: [routes.venueFeed, id],
        asked: { format, filter, after, limit },
        reads: { venues: [id] },
        make: (asked) => feeds.ofVenue(id, asked),
      });
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
      const { after, limit, ...filter } = request.query;
      return send(request, reply, {
        key: [routes.cityFeed, fold(country), fold(city)],
        asked: { format, filter, after, limit },
        reads: filterReads({ city }),
        make: (asked, note) => feeds.ofCity(country, city, asked, note),
      });
    },
  );

  app.get(
    routes.areaFeed,
    {
      schema: {
        tags,
        summary: "The events of an area",
        description,
        params: AreaFeedParams,
        querystring: AreaFeedQuery,
      },
    },
    (request, reply) => {
      const { name: box, format } = request.params.file;
      const { after, limit, ...query } = request.query;
      const { west, south, east, north } = box;
      return send(request, reply, {
        key: [routes.areaFeed, west, south, east, north],
        asked: { format, filter: askedFilter(query, countryName), after, limit },
        reads: { boxes: [box] },
        make: (asked) => feeds.ofArea(box, asked),
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
      const { after, limit, ...filter } = request.query;
      return send(request, reply, {
        key: [routes.categoryFeed, category],
        asked: { format, filter, after, limit },
        reads: { all: true },
        make: (asked) => feeds.ofCategory(category, asked),
      });
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
        querystring: WorldFeedQuery,
      },
    },
    async (request, reply) => {
      const { name, format } = request.params.file;
      const { after, limit, ...query } = request.query;
      const filter = askedFilter(query, countryName);
      if (name === "search" && filter.q === undefined)
        throw new AppError("invalid", { code: "empty", params: { field: "q" } });
      if (filter.q !== undefined) await searchableAtlas();
      return send(request, reply, {
        // The feed's title has the text as it was typed.
        key: [routes.worldFeed, filter.q],
        asked: { format, filter, after, limit },
        reads: filterReads(filter),
        make: feeds.ofWorld,
      });
    },
  );
};
