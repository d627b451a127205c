import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { FormFailure } from "#contract/admin.ts";
import { wrongField } from "#contract/app-error.ts";
import { PushKey, PushSubscribe, PushSubscribed, PushUnsubscribe } from "#contract/push.ts";
import { routes } from "#contract/urls.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { languageOf } from "#server/platform/http/language.ts";
import { isForbidden, type Network, resolveGuarded } from "#server/platform/http-client/http-client.ts";
import { pushStore } from "#server/platform/push/store.ts";

const RESOLVE_MS = 5_000;
const NO_ZONE = "UTC";

interface PushDeps {
  database: Database;
  network: Network;
  /** Whether a push service may be asked without TLS. */
  isPlainHttpAllowed: boolean;
}

export const pushRoutes: FastifyPluginAsyncZod<PushDeps> = async (
  app,
  { database, network, isPlainHttpAllowed },
) => {
  const store = pushStore(database.db);
  const tags = ["following"];

  /** An endpoint inside our network would have this server ask it on a stranger's behalf (SSRF). */
  async function refusePrivate(endpoint: string): Promise<void> {
    if (!isPlainHttpAllowed && URL.parse(endpoint)?.protocol !== "https:")
      throw wrongField("endpoint", { code: "notPushService" });
    try {
      await resolveGuarded(endpoint, network, AbortSignal.timeout(RESOLVE_MS));
    } catch (error) {
      // A name that cannot be looked up now is checked again with every message.
      if (isForbidden(error)) throw wrongField("endpoint", { code: "notPushService" });
    }
  }

  app.get(
    routes.pushKey,
    {
      schema: {
        tags,
        summary: "The public key with which a browser subscribes to push messages",
        response: { 200: PushKey },
      },
    },
    async () => ({ key: (await store.keys()).publicKey }),
  );

  app.post(
    routes.pushSubscriptions,
    {
      schema: {
        tags,
        summary: "Sends push messages to this browser",
        body: PushSubscribe,
        response: { 201: PushSubscribed, 400: FormFailure },
      },
    },
    async (request, reply) => {
      const { id: userId } = await request.requireVisitor();
      const { endpoint, keys, timeZone = NO_ZONE } = request.body;
      await refusePrivate(endpoint);
      const id = await store.add({ userId, endpoint, ...keys, timeZone, language: languageOf(request) });
      return reply.code(201).send({ id });
    },
  );

  app.delete(
    routes.pushSubscriptions,
    {
      schema: {
        tags,
        summary: "Stops push messages to a browser, or to all of the user's",
        body: PushUnsubscribe,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { id } = await request.requireVisitor();
      await store.removeOf(id, request.body?.endpoint);
      return reply.code(204).send(null);
    },
  );
};
