import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { FormFailure } from "#contract/admin.ts";
import { AddRule, FederationOverview, RemoveRule } from "#contract/admin-federation.ts";
import { routes } from "#contract/urls.ts";
import { type RuleDeps, ruleActions } from "./actions.ts";

export const ruleRoutes: FastifyPluginAsyncZod<RuleDeps> = async (app, deps) => {
  const rules = ruleActions(deps);
  const tags = ["federation"];
  const response = { 200: FederationOverview, 400: FormFailure, 404: FormFailure, 409: FormFailure };

  // Before the body is read: others do not learn that this exists.
  app.addHook("onRequest", async (request, reply) => {
    await request.requireAdmin();
    reply.header("cache-control", "no-store");
  });

  app.get(
    routes.adminFederation,
    { schema: { tags, summary: "Federation: followers, whom the site follows, and rules", response } },
    () => rules.overview(),
  );
  app.post(
    routes.federationRules,
    {
      schema: {
        tags,
        summary: "Blocks a server or an actor, or lets in only those that are named",
        body: AddRule,
        response,
      },
    },
    async (request) => {
      const { id } = await request.requireAdmin();
      return rules.add(id, request.body);
    },
  );
  app.delete(
    routes.federationRules,
    {
      schema: {
        tags,
        summary: "Removes a rule",
        querystring: RemoveRule,
        response,
      },
    },
    async (request) => {
      const { id } = await request.requireAdmin();
      return rules.remove(id, request.query.subject);
    },
  );
};
