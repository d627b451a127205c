import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { routes } from "#contract/urls.ts";
import { VisitVitals, VitalsSummary } from "#contract/vitals.ts";
import { vitalsActions } from "./actions.ts";

const MAX_REPORT_BYTES = 2_000;

export const vitalsRoutes: FastifyPluginAsyncZod<{ now: () => number }> = async (app, { now }) => {
  const vitals = vitalsActions(now);
  app.post(
    routes.vitals,
    {
      bodyLimit: MAX_REPORT_BYTES,
      schema: {
        tags: ["operations"],
        summary: "How fast a page was for its visitor",
        body: VisitVitals,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      vitals.record(request.body);
      return reply.code(204).send(null);
    },
  );

  app.get(
    routes.adminVitals,
    {
      schema: {
        tags: ["admin"],
        summary: "How fast pages were for three out of four visitors",
        response: { 200: VitalsSummary },
      },
    },
    async (request) => {
      await request.requireAdmin();
      return vitals.summary();
    },
  );
};
