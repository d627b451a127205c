import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { FormFailure } from "#contract/admin.ts";
import { ItemParams } from "#contract/moderation.ts";
import { DecideClaim, GrantPage, OrganizerGrants, SetWebsite } from "#contract/organizers.ts";
import { routes } from "#contract/urls.ts";
import { can } from "#server/catalog/policy.ts";
import { noRight } from "#server/platform/http/session.ts";
import type { ClaimActions } from "../claims.ts";
import type { GrantActions } from "./actions.ts";

interface GrantRoutes {
  grants: GrantActions;
  claims: ClaimActions;
}

export const grantRoutes: FastifyPluginAsyncZod<GrantRoutes> = async (app, { grants, claims }) => {
  app.addHook("onRequest", async (request, reply) => {
    if (!can(await request.visitor(), "change", "role")) throw noRight(request);
    reply.header("cache-control", "no-store");
  });
  const tags = ["administration"];
  const response = { 200: OrganizerGrants, 400: FormFailure, 409: FormFailure };

  app.get(
    routes.organizerGrants,
    {
      schema: {
        tags,
        summary: "Accounts that publish at venues and on pages without a moderator, and open claims",
        response: { 200: OrganizerGrants },
      },
    },
    async () => grants.list(),
  );
  app.post(
    routes.organizerGrants,
    {
      schema: {
        tags,
        summary: "Makes an account the organizer of a venue or of an organizer's page",
        body: GrantPage,
        response,
      },
    },
    async (request) => {
      await grants.grant((await request.requireVisitor()).id, request.body);
      return grants.list();
    },
  );
  app.put(
    routes.pageWebsite,
    {
      schema: {
        tags,
        summary: "Sets the website of a venue or of an organizer's page, which proves claims",
        body: SetWebsite,
        response,
      },
    },
    async (request) => {
      await grants.setWebsite((await request.requireVisitor()).id, request.body);
      return grants.list();
    },
  );
  app.delete(
    routes.organizerGrant,
    { schema: { tags, summary: "Withdraws a venue or a page from an organizer", params: ItemParams } },
    async (request, reply) => {
      await grants.withdraw((await request.requireVisitor()).id, request.params.id);
      return reply.code(204).send();
    },
  );
  app.post(
    routes.decideClaim,
    {
      schema: {
        tags,
        summary: "Grants or refuses a claim; the user gets an email",
        params: ItemParams,
        body: DecideClaim,
        response,
      },
    },
    async (request) => {
      await claims.decide((await request.requireVisitor()).id, request.params.id, request.body);
      return grants.list();
    },
  );
};
