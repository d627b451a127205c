import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import {
  BeginSecondFactor,
  ConfirmSecondFactor,
  NewSecondFactor,
  RecoveryCodes,
  SecondFactor,
} from "#contract/second-factor.ts";
import { routes } from "#contract/urls.ts";
import { clientOf } from "#server/platform/http/client.ts";
import type { AccountLimits } from "../limits.ts";
import type { SecondFactorActions } from "./actions.ts";

interface SecondFactorRoutes {
  secondFactor: SecondFactorActions;
  limits: AccountLimits;
}

export const secondFactorRoutes: FastifyPluginAsyncZod<SecondFactorRoutes> = async (
  app,
  { secondFactor, limits },
) => {
  const tags = ["accounts"];
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("cache-control", "private, no-store");
  });

  app.get(
    routes.secondFactor,
    {
      schema: {
        tags,
        summary: "Whether the account has two-step verification",
        response: { 200: SecondFactor },
      },
    },
    async (request) => {
      const { id, needsSecondFactor } = await request.requireVisitor();
      return { ...(await secondFactor.status(id)), isRequired: needsSecondFactor };
    },
  );
  app.post(
    routes.secondFactor,
    {
      schema: {
        tags,
        summary: "Starts adding an authenticator app; it needs the password or a recent sign-in",
        body: BeginSecondFactor,
        response: { 200: NewSecondFactor },
      },
    },
    async (request) => {
      const visitor = await request.requireVisitor();
      await limits.beforePassword(request.ip, visitor.email);
      const begun = await secondFactor.begin(visitor, request.body.password);
      await limits.afterPassword(request.ip, visitor.email);
      return begun;
    },
  );
  app.post(
    routes.confirmSecondFactor,
    {
      schema: {
        tags,
        summary: "Turns on two-step verification with its first code; returns recovery codes once",
        body: ConfirmSecondFactor,
        response: { 200: RecoveryCodes },
      },
    },
    async (request) => {
      const visitor = await request.requireVisitor();
      await limits.beforeCode(visitor.id);
      const { code } = request.body;
      const codes = await secondFactor.confirm(visitor, request.sessionToken()!, code, clientOf(request));
      await limits.afterCode(visitor.id);
      return codes;
    },
  );
  app.post(
    routes.proveSecondFactor,
    {
      schema: {
        tags,
        summary: "Provides the code for a session that started without it, such as with Google",
        body: ConfirmSecondFactor,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const visitor = await request.requireVisitor();
      await limits.beforeCode(visitor.id);
      await secondFactor.prove(visitor, request.sessionToken()!, request.body.code);
      await limits.afterCode(visitor.id);
      return reply.code(204).send(null);
    },
  );
  app.delete(
    routes.secondFactor,
    {
      schema: {
        tags,
        summary: "Turns off two-step verification; it needs the password or a recent sign-in",
        body: BeginSecondFactor,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const visitor = await request.requireVisitor();
      await limits.beforePassword(request.ip, visitor.email);
      await secondFactor.turnOff(visitor, request.body.password, clientOf(request));
      await limits.afterPassword(request.ip, visitor.email);
      return reply.code(204).send(null);
    },
  );
};
