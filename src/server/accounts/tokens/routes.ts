import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { FormFailure } from "#contract/admin.ts";
import { ApiTokens, MadeToken, NewToken, TokenParams } from "#contract/api-tokens.ts";
import { routes } from "#contract/urls.ts";
import { clientOf } from "#server/platform/http/client.ts";
import type { AccountLimits } from "../limits.ts";
import type { TokenActions } from "./actions.ts";

interface TokenRoutes {
  tokens: TokenActions;
  limits: AccountLimits;
}

export const tokenRoutes: FastifyPluginAsyncZod<TokenRoutes> = async (app, { tokens, limits }) => {
  const tags = ["accounts"];
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("cache-control", "private, no-store");
  });

  app.get(
    routes.tokens,
    { schema: { tags, summary: "The user's tokens for programs", response: { 200: ApiTokens } } },
    async (request) => tokens.list((await request.requireVisitor()).id),
  );
  app.post(
    routes.tokens,
    {
      schema: {
        tags,
        summary: "Creates a token, shown once; it needs the password or a recent sign-in",
        body: NewToken,
        response: { 201: MadeToken, 400: FormFailure },
      },
    },
    async (request, reply) => {
      const visitor = await request.requireVisitor();
      const { body, ip } = request;
      const isCompared = body.password !== undefined;
      if (isCompared) await limits.beforePassword(ip, visitor.email);
      const made = await tokens.make(visitor, request.sessionToken()!, body, clientOf(request));
      if (isCompared) await limits.afterPassword(ip, visitor.email);
      return reply.code(201).send(made);
    },
  );
  app.delete(
    routes.token,
    {
      schema: {
        tags,
        summary: "Revokes a token",
        params: TokenParams,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { id } = await request.requireVisitor();
      await tokens.revoke(id, request.params.id, clientOf(request));
      return reply.code(204).send(null);
    },
  );
};
