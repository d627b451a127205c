import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { SearchResults } from "#contract/catalog.ts";
import { SearchFilterQuery, SearchParams } from "#contract/request.ts";
import { routes } from "#contract/urls.ts";
import { words } from "#domain/fold.ts";
import { askedFilter, filterKey } from "#server/atlas/asked-filter.ts";
import type { Atlas } from "#server/atlas/atlas.ts";
import { countryName } from "#server/catalog/actions.ts";
import { type ChangeLog, ReadNotes } from "#server/catalog/projection/change-log.ts";
import { type AnswerCache, answerKey } from "#server/platform/http/answer-cache.ts";

interface SearchDeps {
  /** The atlas once it can be searched. */
  atlas: () => Promise<Atlas>;
  changes: () => ChangeLog;
  answers: AnswerCache;
}

export const searchRoutes: FastifyPluginAsyncZod<SearchDeps> = async (app, { atlas, changes, answers }) => {
  app.get(
    routes.search,
    {
      schema: {
        tags: ["search"],
        summary: "Venues whose upcoming events match a text, ten per page",
        params: SearchParams,
        querystring: SearchFilterQuery,
        response: { 200: SearchResults },
      },
    },
    async (request, reply) => {
      const { text, page } = request.params.query;
      const current = await atlas();
      const { near, ...query } = request.query;
      const filter = askedFilter(query, countryName);
      return answers.send(request, reply, {
        key: answerKey(routes.search, words(text), page, near, ...filterKey(filter, current)),
        basis: new ReadNotes(changes, { all: true }),
        make: () => current.search(text, page, filter, near),
      });
    },
  );
};
