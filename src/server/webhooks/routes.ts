import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { FormFailure } from "#contract/admin.ts";
import { routes } from "#contract/urls.ts";
import {
  AddWebhook,
  EditWebhook,
  MadeWebhook,
  Webhook,
  WebhookAnswer,
  WebhookId,
  Webhooks,
} from "#contract/webhooks.ts";
import { type WebhookDeps, webhookActions } from "./actions.ts";

export const webhookRoutes: FastifyPluginAsyncZod<WebhookDeps> = async (app, deps) => {
  const webhooks = webhookActions(deps);
  const tags = ["webhooks"];
  const refused = { 400: FormFailure, 404: FormFailure, 409: FormFailure };

  // Before the body is read: others do not learn that this exists.
  app.addHook("onRequest", async (request, reply) => {
    await request.requireAdmin();
    reply.header("cache-control", "no-store");
  });

  app.get(
    routes.webhooks,
    { schema: { tags, summary: "Webhooks and their last responses", response: { 200: Webhooks } } },
    () => webhooks.list(),
  );
  app.post(
    routes.webhooks,
    {
      schema: {
        tags,
        summary: "Adds a webhook: what happens to events from now on is posted to its address",
        description:
          "Messages are JSON (`type`, `timestamp`, `data`), signed as standardwebhooks.com says: `webhook-signature` is `v1,` and the " +
          "base64 of HMAC-SHA256 over `{webhook-id}.{webhook-timestamp}.{body}` with the secret after `whsec_`, decoded from base64. An " +
          "answer of 2xx within ten seconds takes a message; else it is sent again, with the same `webhook-id`.",
        body: AddWebhook,
        response: { 201: MadeWebhook, ...refused },
      },
    },
    async (request, reply) => {
      const admin = await request.requireAdmin();
      return reply.code(201).send(await webhooks.add(admin, request.body));
    },
  );
  app.patch(
    routes.webhook,
    {
      schema: {
        tags,
        summary: "Pauses a webhook, or resumes it where it stopped",
        params: WebhookId,
        body: EditWebhook,
        response: { 200: Webhook, ...refused },
      },
    },
    async (request) => {
      const admin = await request.requireAdmin();
      return webhooks.edit(admin, request.params.id, request.body);
    },
  );
  app.delete(
    routes.webhook,
    {
      schema: {
        tags,
        summary: "Removes a webhook",
        params: WebhookId,
        response: { 204: z.null(), ...refused },
      },
    },
    async (request, reply) => {
      const { id } = await request.requireAdmin();
      await webhooks.remove(id, request.params.id);
      return reply.code(204).send(null);
    },
  );
  app.post(
    routes.testWebhook,
    {
      schema: {
        tags,
        summary: "Sends a test message and returns the response",
        params: WebhookId,
        response: { 200: WebhookAnswer, ...refused },
      },
    },
    ({ params }) => webhooks.test(params.id),
  );
};
