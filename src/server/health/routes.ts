import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { HealthReport, ToldPeople, VersionNotes } from "#contract/health.ts";
import { routes } from "#contract/urls.ts";
import { type HealthDeps, healthActions } from "./actions.ts";

export const healthRoutes: FastifyPluginAsyncZod<HealthDeps & { version: string }> = async (app, deps) => {
  const health = healthActions(deps);
  const tags = ["operations"];

  app.addHook("onRequest", async (request, reply) => {
    await request.requireAdmin();
    reply.header("cache-control", "no-store");
  });

  app.get(
    routes.adminHealth,
    {
      schema: {
        tags,
        summary: "The site's health: processes, database, disk, backup, queues and sources",
        response: { 200: HealthReport },
      },
    },
    () => health.report(),
  );
  app.get(
    routes.adminVersion,
    {
      schema: {
        tags,
        summary: "The running version and what is new in it, and a newer one if there is one",
        response: { 200: VersionNotes },
      },
    },
    () => health.version(),
  );
  app.get(
    routes.adminTold,
    {
      schema: {
        tags,
        summary: "The administrators, who get emails about failing sources",
        response: { 200: ToldPeople },
      },
    },
    () => health.told(),
  );
};
