import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import {
  CategoryNames,
  Cities,
  Countries,
  Event,
  EventsCount,
  FavoriteGroups,
  SingleEvent,
  Venue,
  VenueWithEvents,
} from "#contract/catalog.ts";
import {
  CityParams,
  CityQuery,
  CountryParams,
  FavoritesParams,
  LatestParams,
  SingleEventParams,
  VenueEventParams,
  VenueParams,
} from "#contract/request.ts";
import { routes } from "#contract/urls.ts";
import { CATEGORIES } from "#domain/category.ts";
import { fold } from "#domain/fold.ts";
import { isDate } from "#domain/time.ts";
import { type AnswerCache, answerKey } from "#server/platform/http/answer-cache.ts";
import { type Catalog, knownCountry } from "./actions.ts";
import { type ChangeLog, ReadNotes } from "./projection/change-log.ts";
import type { Reads } from "./projection/reads.ts";

interface CatalogDeps {
  catalog: Catalog;
  answers: AnswerCache;
  changes: () => ChangeLog;
}

export const catalogRoutes: FastifyPluginAsyncZod<CatalogDeps> = async (
  app,
  { catalog, answers, changes },
) => {
  const tags = ["catalogue"];
  const sendCached = (
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    reads: Reads,
    make: () => Promise<unknown>,
  ) =>
    answers.send(request, reply, {
      key,
      basis: new ReadNotes(changes, reads),
      make: async () => Buffer.from(JSON.stringify(await make())),
    });

  app.get(
    routes.categories,
    { schema: { tags, summary: "The nine categories", response: { 200: CategoryNames } } },
    async () => [...CATEGORIES],
  );

  app.get(
    routes.countries,
    {
      schema: {
        tags,
        summary: "Every country, with ids of some upcoming events",
        response: { 200: Countries },
      },
    },
    (request, reply) =>
      sendCached(request, reply, answerKey(routes.countries), { all: true }, () => catalog.countries()),
  );

  app.get(
    routes.cities,
    {
      schema: { tags, summary: "The cities of a country", params: CountryParams, response: { 200: Cities } },
    },
    ({ params }) => catalog.citiesOf(params.country),
  );

  app.get(
    routes.eventsCount,
    { schema: { tags, summary: "How many events there are", response: { 200: EventsCount } } },
    async (request, reply) => {
      const total = await catalog.countEvents(changes().position);
      // By its number: what memory answers while the database is away must not be kept for later.
      return sendCached(request, reply, answerKey(routes.eventsCount, total), {}, async () => [
        { totalEventsCount: total },
      ]);
    },
  );

  app.get(
    routes.venuesOfCity,
    {
      schema: {
        tags,
        summary: "The venues of a city",
        params: CityParams,
        querystring: CityQuery,
        response: { 200: z.array(Venue) },
      },
    },
    ({ params, query }) => catalog.venuesOfCity(params.country, params.city, query.category),
  );

  app.get(
    routes.eventsOfVenue,
    {
      schema: {
        tags,
        summary: "All events of a venue by date, past ones too",
        params: VenueParams,
        response: { 200: z.array(Event) },
      },
    },
    ({ params }) => catalog.eventsOfVenue(params.venue, params.category),
  );

  app.get(
    routes.eventsBySlug,
    {
      schema: {
        tags,
        summary: "The events of one slug at a venue, one for each date",
        params: VenueEventParams,
        response: { 200: z.union([z.array(Event), SingleEvent]) },
      },
    },
    async ({ params: { venue, category, event } }) => {
      // Here the address of a single event that happens to be called "events" meets ours. No slug looks
      // like a date, so a date in the last place means that one.
      if (isDate(event) && category !== "all") return catalog.singleEvent(venue, category, "events", event);
      return catalog.eventsBySlug(venue, category, event);
    },
  );

  app.get(
    routes.singleEvent,
    {
      schema: {
        tags,
        summary: "One event and its venue",
        params: SingleEventParams,
        response: { 200: SingleEvent },
      },
    },
    ({ params: { location, category, name, date } }) => catalog.singleEvent(location, category, name, date),
  );

  app.get(
    routes.latestEvents,
    {
      schema: {
        tags,
        summary: "The twelve upcoming events of a country that were added last",
        params: LatestParams,
        response: { 200: z.array(VenueWithEvents) },
      },
    },
    async (request, reply) => {
      const { country, category } = request.params.latest;
      const reads = { countries: [knownCountry(country).name] };
      return sendCached(request, reply, answerKey(routes.latestEvents, fold(country), category), reads, () =>
        catalog.latestEvents(country, category),
      );
    },
  );

  app.get(
    routes.favorites,
    {
      schema: {
        tags,
        summary: "Events by id, grouped by venue",
        params: FavoritesParams,
        response: { 200: FavoriteGroups },
      },
    },
    ({ params }) => catalog.favorites(params.ids),
  );
};
