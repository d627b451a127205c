import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { VenueWithEvents } from "#contract/catalog.ts";
import { CategoryFeedParams, CityFeedParams, SearchFeedParams, VenueFeedParams } from "#contract/feeds.ts";
import { SearchFeedQuery } from "#contract/request.ts";
import { type FeedFormat, routes } from "#contract/urls.ts";
import { fold } from "#domain/fold.ts";
import { askedFilter, filterKey } from "#server/atlas/asked-filter.ts";
import type { Atlas, AtlasFilter } from "#server/atlas/atlas.ts";
import { type AnswerCache, answerKey } from "#server/platform/http/answer-cache.ts";
import { type Feeds, MAX_CALENDAR_ENTRIES, MAX_NEWS_ENTRIES } from "./actions.ts";

interface FeedDeps {
  feeds: Feeds;
  /** Grows with every change of the catalogue. */
  version: () => number;
  searchableAtlas: () => Promise<Atlas>;
  answers: AnswerCache;
  countryName: (text: string) => string;
}

const CONTENT_TYPE: Record<FeedFormat, string> = {
  ics: "text/calendar; charset=utf-8",
  atom: "application/atom+xml; charset=utf-8",
};
const WORLD = { west: -180, south: -90, east: 180, north: 90 };
const MAX_VENUES_FOUND = 200;

export const feedRoutes: FastifyPluginAsyncZod<FeedDeps> = async (
  app,
  { feeds, version, searchableAtlas, answers, countryName },
) => {
  const tags = ["feeds"];
  const description = `Upcoming events: .ics holds the next ${MAX_CALENDAR_ENTRIES}, .atom the ${MAX_NEWS_ENTRIES} changed last.`;

  function send(
    request: FastifyRequest,
    reply: FastifyReply,
    format: FeedFormat,
    key: string,
    make: () => Promise<Buffer>,
  ): Promise<void> {
    // Feeds are for programs and pages of others.
    reply.header("access-control-allow-origin", "*");
    return answers.send(request, reply, { key, version: version(), make, contentType: CONTENT_TYPE[format] });
  }

  app.get(
    routes.venueFeed,
    { schema: { tags, summary: "The events of a venue", description, params: VenueFeedParams } },
    (request, reply) => {
      const { name: id, format } = request.params.file;
      const key = answerKey(routes.venueFeed, id, format);
      return send(request, reply, format, key, () => feeds.ofVenue(id, format));
    },
  );

  app.get(
    routes.cityFeed,
    { schema: { tags, summary: "The events of a city", description, params: CityFeedParams } },
    (request, reply) => {
      const { country, file } = request.params;
      const key = answerKey(routes.cityFeed, fold(country), fold(file.name), file.format);
      return send(request, reply, file.format, key, () => feeds.ofCity(country, file.name, file.format));
    },
  );

  app.get(
    routes.categoryFeed,
    { schema: { tags, summary: "The events of a category", description, params: CategoryFeedParams } },
    (request, reply) => {
      const { name: category, format } = request.params.file;
      const key = answerKey(routes.categoryFeed, category, format);
      return send(request, reply, format, key, () => feeds.ofCategory(category, format));
    },
  );

  app.get(
    routes.searchFeed,
    {
      schema: {
        tags,
        summary: "The events that a search finds",
        description: `${description} From at most ${MAX_VENUES_FOUND} venues, those with most such events.`,
        params: SearchFeedParams,
        querystring: SearchFeedQuery,
      },
    },
    async (request, reply) => {
      const { format } = request.params.file;
      const { q } = request.query;
      const filter = askedFilter(request.query, countryName);
      const atlas = await searchableAtlas();
      // The feed's title has the text as it was typed.
      const key = answerKey(routes.searchFeed, q, format, ...filterKey(filter, atlas));
      return send(request, reply, format, key, () => feeds.ofSearch(q, eventsFound(atlas, filter), format));
    },
  );
};

function eventsFound(atlas: Atlas, filter: AtlasFilter): number[] {
  const found = atlas.venuesIn(WORLD, filter, { limit: MAX_VENUES_FOUND, includeEmpty: false });
  const venues: VenueWithEvents[] = JSON.parse(found.toString());
  return venues.flatMap(({ events }) => events.map(({ _id }) => Number(_id)));
}
