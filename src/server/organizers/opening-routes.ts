import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { OpenedEvent } from "#contract/organizers.ts";
import { routes } from "#contract/urls.ts";
import type { OpeningCounter } from "./openings.ts";

const WRITE_EVERY_MS = 10_000;
const MAX_BYTES = 200;

export const openingRoutes: FastifyPluginAsyncZod<{ openings: OpeningCounter }> = async (
  app,
  { openings },
) => {
  const write = () =>
    openings.write().catch((error: unknown) => app.log.warn({ err: error }, "openings were not written"));
  const timer = setInterval(write, WRITE_EVERY_MS).unref();
  app.addHook("onClose", async () => {
    clearInterval(timer);
    await write();
  });

  app.post(
    routes.openedEvent,
    {
      bodyLimit: MAX_BYTES,
      schema: {
        tags: ["organizers"],
        summary: "Counts that an event or its ticket link was opened; sums by day, nothing about the visitor",
        body: OpenedEvent,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { event, what } = request.body;
      openings.note(event, request.ip, request.headers["user-agent"], what);
      return reply.code(204).send(null);
    },
  );
};
