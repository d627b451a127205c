import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { FormFailure } from "#contract/admin.ts";
import { ItemParams } from "#contract/moderation.ts";
import { Claim, ClaimedPage, ClaimedPageQuery, ConfirmClaim, StartClaim } from "#contract/organizers.ts";
import { routes } from "#contract/urls.ts";
import { DAY_MS } from "#domain/time.ts";
import type { RateLimiter } from "#server/platform/db/rate-limits.ts";
import { languageOf } from "#server/platform/http/language.ts";
import { countOrRefuse, limitsOf } from "#server/platform/http/rate-limit.ts";
import type { ClaimActions } from "./claims.ts";

const HOUR_MS = 3_600_000;

interface ClaimRoutes {
  claims: ClaimActions;
  limiter: RateLimiter;
}

export const claimRoutes: FastifyPluginAsyncZod<ClaimRoutes> = async (app, { claims, limiter }) => {
  app.addHook("onRequest", async (request, reply) => {
    await request.requireVisitor();
    reply.header("cache-control", "no-store");
  });
  const tags = ["organizers"];
  const response = { 200: Claim, 400: FormFailure, 409: FormFailure };

  app.get(
    routes.claimedPage,
    {
      schema: {
        tags,
        summary: "How a venue or an organizer's page can be claimed",
        querystring: ClaimedPageQuery,
        response: { 200: ClaimedPage, 400: FormFailure },
      },
    },
    async (request) => {
      const { id: who } = await request.requireVisitor();
      await countOrRefuse(limiter, [{ what: "claim page", who, max: 60, windowMs: HOUR_MS }]);
      return claims.page(who, request.query);
    },
  );
  app.post(
    routes.claims,
    {
      schema: {
        tags,
        summary: "Claims a venue or an organizer's page",
        description:
          "Proved by a link mailed to an address at its website (`mail`), by a code on its website (`page`), or decided by an administrator (`admin`).",
        body: StartClaim,
        response: { 202: Claim, 400: FormFailure, 409: FormFailure },
      },
    },
    async (request, reply) => {
      const user = await request.requireVisitor();
      const byUser = { what: "claim by", who: user.id, max: 10, windowMs: DAY_MS };
      await countOrRefuse(limiter, [
        byUser,
        ...limitsOf(request.ip, { what: "claim", max: 20, windowMs: DAY_MS }),
      ]);
      const prepared = await claims.prepare(user, request.body);
      if (prepared.sentTo)
        await countOrRefuse(limiter, [{ what: "claim to", who: prepared.sentTo, max: 3, windowMs: DAY_MS }]);
      reply.code(202);
      return claims.start(user, request.body, prepared, languageOf(request));
    },
  );
  app.post(
    routes.checkClaim,
    {
      schema: {
        tags,
        summary: "Looks for the code of a claim on the website",
        params: ItemParams,
        response,
      },
    },
    async (request) => {
      const user = await request.requireVisitor();
      await countOrRefuse(limiter, [{ what: "claim check", who: user.id, max: 20, windowMs: HOUR_MS }]);
      return claims.check(user, request.params.id);
    },
  );
  app.post(
    routes.confirmClaim,
    {
      schema: {
        tags,
        summary: "Proves a claim through the emailed link, for the account that made it",
        params: ItemParams,
        body: ConfirmClaim,
        response,
      },
    },
    async (request) => {
      const user = await request.requireVisitor();
      await countOrRefuse(limiter, [{ what: "claim confirm", who: user.id, max: 20, windowMs: HOUR_MS }]);
      return claims.confirm(user, request.params.id, request.body.token);
    },
  );
  app.delete(
    routes.claim,
    { schema: { tags, summary: "Withdraws one's own claim", params: ItemParams } },
    async (request, reply) => {
      await claims.takeBack(await request.requireVisitor(), request.params.id);
      return reply.code(204).send();
    },
  );
};
