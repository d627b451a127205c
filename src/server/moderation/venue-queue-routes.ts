import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { FormFailure } from "#contract/admin.ts";
import { Decided, ItemParams, RejectItem, VenueSubmissions } from "#contract/moderation.ts";
import { routes } from "#contract/urls.ts";
import type { VenueQueue } from "./venue-queue.ts";

export const venueQueueRoutes: FastifyPluginAsyncZod<{ queue: VenueQueue }> = async (app, { queue }) => {
  app.addHook("onRequest", async (request, reply) => {
    await request.requireVisitor();
    reply.header("cache-control", "no-store");
  });
  const tags = ["organizers"];
  const response = { 200: Decided, 400: FormFailure, 404: FormFailure, 409: FormFailure };

  app.get(
    routes.venueSubmissions,
    {
      schema: {
        tags,
        summary: "What others submitted at the user's venues and is waiting for a decision",
        response: { 200: VenueSubmissions },
      },
    },
    async (request) => queue.list(await request.requireVisitor()),
  );
  app.post(
    routes.approveVenueSubmission,
    {
      schema: {
        tags,
        summary: "Publishes what another account submitted at one of the user's venues",
        params: ItemParams,
        response,
      },
    },
    async (request) => queue.approve(await request.requireVisitor(), request.params.id),
  );
  app.post(
    routes.rejectVenueSubmission,
    {
      schema: {
        tags,
        summary: "Rejects what another account submitted at one of the user's venues",
        params: ItemParams,
        body: RejectItem,
        response,
      },
    },
    async (request) => queue.reject(await request.requireVisitor(), request.params.id, request.body.reason),
  );
};
