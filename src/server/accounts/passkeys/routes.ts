import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { Said } from "#contract/account.ts";
import { FormFailure } from "#contract/admin.ts";
import {
  AddPasskey,
  BeginPasskey,
  PasskeyOptions,
  PasskeyParams,
  Passkeys,
  RenamePasskey,
  UsePasskey,
} from "#contract/passkeys.ts";
import { routes } from "#contract/urls.ts";
import { clientOf } from "#server/platform/http/client.ts";
import { languageOf } from "#server/platform/http/language.ts";
import type { AccountLimits } from "../limits.ts";
import type { PasskeyActions } from "./actions.ts";

interface PasskeyRoutes {
  passkeys: PasskeyActions;
  limits: AccountLimits;
}

export const passkeyRoutes: FastifyPluginAsyncZod<PasskeyRoutes> = async (app, { passkeys, limits }) => {
  const tags = ["accounts"];
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("cache-control", "private, no-store");
  });

  app.get(
    routes.passkeys,
    { schema: { tags, summary: "The user's passkeys", response: { 200: Passkeys } } },
    async (request) => passkeys.list((await request.requireVisitor()).id),
  );
  app.post(
    routes.beginPasskey,
    {
      schema: {
        tags,
        summary: "Starts adding a passkey; it needs the password or a recent sign-in",
        body: BeginPasskey,
        response: { 200: PasskeyOptions },
      },
    },
    async (request) => {
      const visitor = await request.requireVisitor();
      const { password } = request.body;
      const isCompared = password !== undefined;
      if (isCompared) await limits.beforePassword(request.ip, visitor.email);
      const options = await passkeys.beginAdding(visitor, password);
      if (isCompared) await limits.afterPassword(request.ip, visitor.email);
      return { ...options };
    },
  );
  app.post(
    routes.passkeys,
    {
      schema: {
        tags,
        summary: "Adds the passkey that the browser created",
        body: AddPasskey,
        response: { 200: Passkeys, 400: FormFailure },
      },
    },
    async (request) => {
      const visitor = await request.requireVisitor();
      const { name, response } = request.body;
      await passkeys.add(visitor, name, response, clientOf(request));
      return passkeys.list(visitor.id);
    },
  );
  app.patch(
    routes.passkey,
    {
      schema: {
        tags,
        summary: "Names a passkey",
        params: PasskeyParams,
        body: RenamePasskey,
        response: { 204: z.null(), 400: FormFailure },
      },
    },
    async (request, reply) => {
      const { id } = await request.requireVisitor();
      await passkeys.rename(id, request.params.id, request.body.name);
      return reply.code(204).send(null);
    },
  );
  app.delete(
    routes.passkey,
    {
      schema: {
        tags,
        summary: "Removes a passkey; it needs the password or a recent sign-in",
        params: PasskeyParams,
        body: BeginPasskey.nullish(),
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const visitor = await request.requireVisitor();
      const password = request.body?.password;
      const isCompared = password !== undefined;
      if (isCompared) await limits.beforePassword(request.ip, visitor.email);
      await passkeys.remove(visitor, request.params.id, password, clientOf(request));
      if (isCompared) await limits.afterPassword(request.ip, visitor.email);
      return reply.code(204).send(null);
    },
  );
  app.post(
    routes.beginPasskeySignIn,
    { schema: { tags, summary: "Starts signing in with a passkey", response: { 200: PasskeyOptions } } },
    async (request) => {
      await limits.beforePasskey(request.ip);
      return { ...(await passkeys.beginSignIn()) };
    },
  );
  app.post(
    routes.passkeySignIn,
    { schema: { tags, summary: "Signs in with a passkey", body: UsePasskey, response: { 200: Said } } },
    async (request, reply) => {
      await limits.beforePasskey(request.ip);
      const token = await passkeys.signIn(request.body.response, {
        oldToken: request.sessionToken(),
        language: languageOf(request),
        client: clientOf(request),
      });
      reply.setSession(token);
      return { message: "Login Successfull" };
    },
  );
};
