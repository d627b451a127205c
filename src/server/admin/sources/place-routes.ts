import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { FormFailure } from "#contract/admin.ts";
import { AnswerPlace, ForgetPlace, SourcePlaces } from "#contract/admin-places.ts";
import { SourceId } from "#contract/admin-sources.ts";
import { routes } from "#contract/urls.ts";
import type { placeActions } from "./place-actions.ts";

/** Calls for what sources call their places. */
export const sourcePlaceRoutes: FastifyPluginAsyncZod<{ places: ReturnType<typeof placeActions> }> = async (
  app,
  { places },
) => {
  const shared = { tags: ["sources"], params: SourceId };
  const response = { 200: SourcePlaces, 400: FormFailure, 404: FormFailure };

  app.get(
    routes.sourcePlaces,
    {
      config: { permission: ["list", "source"] },
      schema: { ...shared, summary: "What a source calls its places, unclear ones first", response },
    },
    ({ params }) => places.list(params.id),
  );
  app.put(
    routes.sourcePlaces,
    {
      config: { permission: ["change", "source"] },
      schema: {
        ...shared,
        summary: "Answers what a place of a source is; rows that wait for it are planned again",
        body: AnswerPlace,
        response,
      },
    },
    async (request) => {
      const { id } = await request.requireVisitor();
      return places.answer(id, request.params.id, request.body);
    },
  );
  app.delete(
    routes.sourcePlaces,
    {
      config: { permission: ["change", "source"] },
      schema: { ...shared, summary: "Forgets the answer about a place", querystring: ForgetPlace, response },
    },
    async (request) => {
      const { id } = await request.requireVisitor();
      return places.forget(id, request.params.id, request.query);
    },
  );
};
