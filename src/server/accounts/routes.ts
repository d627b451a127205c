import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { routes } from "#contract/urls.ts";

export const accountRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    routes.currentUser,
    { schema: { tags: ["accounts"], summary: "Who is signed in", response: { 200: z.literal(false) } } },
    async (_request, reply) => {
      reply.header("cache-control", "private, no-store");
      // There are no accounts yet, so nobody can be signed in.
      return reply.send(false);
    },
  );
};
