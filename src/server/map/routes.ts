import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { Overview, VenueWithEvents } from "#contract/catalog.ts";
import { FilterQuery, OverviewParams, VenueIdParams, VenuesInBoundsParams } from "#contract/request.ts";
import { routes } from "#contract/urls.ts";
import { AppError } from "#domain/errors.ts";
import type { Atlas, AtlasFilter } from "#server/atlas/atlas.ts";
import type { AnswerCache } from "#server/platform/http/answer-cache.ts";

interface MapDeps {
  atlas: () => Atlas;
  answers: AnswerCache;
  countryName: (text: string) => string;
}

export const mapRoutes: FastifyPluginAsyncZod<MapDeps> = async (app, { atlas, answers, countryName }) => {
  const tags = ["map"];

  function filterOf({ country, city, ...rest }: FilterQuery): AtlasFilter {
    return {
      ...rest,
      country: country === undefined || isAll(country) ? undefined : countryName(country),
      city: city === undefined || isAll(city) ? undefined : city,
    };
  }

  app.get(
    routes.venuesInBounds,
    {
      schema: {
        tags,
        summary: "Venues within bounds, with their upcoming events",
        description: "limit=0 answers all of them; a limit answers those with most upcoming events.",
        params: VenuesInBoundsParams,
        querystring: FilterQuery,
        response: { 200: z.array(VenueWithEvents) },
      },
    },
    (request, reply) => {
      const { box, value: limit } = request.params.bounds;
      const current = atlas();
      return answers.send(request, reply, request.url, current.version, () =>
        current.venuesIn(box, filterOf(request.query), { limit, includeEmpty: false }),
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
      schema: {
        tags,
        summary: "How many venues and events match, in the cells of a grid over the view",
        description: "Filters apply before counting, so the numbers are exact at every zoom.",
        params: OverviewParams,
        querystring: FilterQuery,
        response: { 200: Overview },
      },
    },
    (request, reply) => {
      const { box, value: zoom } = request.params.bounds;
      const current = atlas();
      return answers.send(request, reply, request.url, current.version, () =>
        current.overview(box, zoom, filterOf(request.query)),
      );
    },
  );
};

function isAll(choice: string): boolean {
  return choice.toLowerCase() === "all";
}
