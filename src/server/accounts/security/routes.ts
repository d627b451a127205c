import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { PageQuery } from "#contract/admin.ts";
import {
  OwnSessions,
  SecurityLogPage,
  SecurityLogQuery,
  SecurityPage,
  SessionParams,
} from "#contract/security.ts";
import { routes } from "#contract/urls.ts";
import { can } from "#server/catalog/policy.ts";
import { clientOf } from "#server/platform/http/client.ts";
import { noRight } from "#server/platform/http/session.ts";
import type { SecurityActions } from "./actions.ts";

export const securityRoutes: FastifyPluginAsyncZod<{ security: SecurityActions }> = async (
  app,
  { security },
) => {
  const tags = ["accounts"];
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("cache-control", "private, no-store");
  });

  app.get(
    routes.ownSessions,
    { schema: { tags, summary: "Where the user is signed in", response: { 200: OwnSessions } } },
    async (request) => security.sessions((await request.requireVisitor()).id, request.sessionToken()!),
  );
  app.delete(
    routes.ownSession,
    {
      schema: {
        tags,
        summary: "Ends one of the user's sessions",
        params: SessionParams,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { id } = await request.requireVisitor();
      await security.endSession(id, request.params.id, clientOf(request));
      return reply.code(204).send(null);
    },
  );
  app.delete(
    routes.ownSessions,
    { schema: { tags, summary: "Ends all other sessions of the user", response: { 204: z.null() } } },
    async (request, reply) => {
      const { id } = await request.requireVisitor();
      await security.endOtherSessions(id, request.sessionToken()!, clientOf(request));
      return reply.code(204).send(null);
    },
  );
  app.get(
    routes.ownSecurityLog,
    {
      schema: {
        tags,
        summary: "Sign-ins, failures and changes of the user's account, newest first",
        querystring: PageQuery,
        response: { 200: SecurityPage },
      },
    },
    async (request) => security.ownLog((await request.requireVisitor()).id, request.query),
  );
  app.get(
    routes.securityLog,
    {
      // Before the query is read: a stranger is told nothing of it.
      onRequest: async (request) => {
        if (!can(await request.visitor(), "list", "audit log")) throw noRight(request);
      },
      schema: {
        tags: ["administration"],
        summary: "The security log of all accounts, or of one",
        querystring: SecurityLogQuery,
        response: { 200: SecurityLogPage },
      },
    },
    (request) => security.log(request.query),
  );
};
