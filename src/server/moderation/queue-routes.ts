import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { FormFailure } from "#contract/admin.ts";
import {
  ApproveItem,
  BanSender,
  Bans,
  Decided,
  DecidedTogether,
  DecideTogether,
  ItemParams,
  MergeItem,
  ModerationQuery,
  ModerationQueue,
  RejectItem,
  UndoDecisions,
} from "#contract/moderation.ts";
import { routes } from "#contract/urls.ts";
import { can } from "#server/catalog/policy.ts";
import { noRight } from "#server/platform/http/session.ts";
import type { DecisionActions } from "./decide.ts";
import type { QueueActions } from "./queue.ts";

interface QueueDeps {
  queue: QueueActions;
  decisions: DecisionActions;
}

export const queueRoutes: FastifyPluginAsyncZod<QueueDeps> = async (app, { queue, decisions }) => {
  app.addHook("onRequest", async (request, reply) => {
    if (!can(await request.visitor(), "list", "submission")) throw noRight(request);
    reply.header("cache-control", "no-store");
  });
  const tags = ["moderation"];
  const response = { 200: Decided, 400: FormFailure, 409: FormFailure };

  app.get(
    routes.moderation,
    {
      schema: {
        tags,
        summary: "What is waiting for a moderator, oldest first",
        querystring: ModerationQuery,
        response: { 200: ModerationQueue },
      },
    },
    async (request) => queue.list((await request.requireVisitor()).id, request.query.limit),
  );
  app.post(
    routes.claimItem,
    {
      schema: {
        tags,
        summary: "Takes an item for five minutes, so that no other moderator decides about it",
        params: ItemParams,
        response,
      },
    },
    async (request) => queue.claim((await request.requireVisitor()).id, request.params.id),
  );
  app.post(
    routes.approveItem,
    {
      schema: {
        tags,
        summary: "Publishes a submission, with changes if any, or closes a report",
        params: ItemParams,
        body: ApproveItem,
        response,
      },
    },
    async (request) =>
      decisions.approve((await request.requireVisitor()).id, request.params.id, request.body),
  );
  app.post(
    routes.rejectItem,
    {
      schema: {
        tags,
        summary: "Rejects a submission or a report; the reason is emailed to the author",
        params: ItemParams,
        body: RejectItem,
        response,
      },
    },
    async (request) =>
      decisions.reject((await request.requireVisitor()).id, request.params.id, request.body.reason),
  );
  app.post(
    routes.mergeItem,
    {
      schema: {
        tags,
        summary: "Merges a submission into a listed event; its author is notified",
        params: ItemParams,
        body: MergeItem,
        response,
      },
    },
    async (request) => decisions.merge(await request.requireVisitor(), request.params.id, request.body),
  );
  app.post(
    routes.decideTogether,
    {
      schema: {
        tags,
        summary: "Approves or rejects several items, each independently",
        body: DecideTogether,
        response: { 200: DecidedTogether, 400: FormFailure },
      },
    },
    async (request) => decisions.decideTogether((await request.requireVisitor()).id, request.body),
  );
  app.post(
    routes.undoDecisions,
    {
      schema: {
        tags,
        summary: "Undoes one's own decisions within half a minute",
        body: UndoDecisions,
        response: { 200: DecidedTogether, 400: FormFailure },
      },
    },
    async (request) => decisions.undo((await request.requireVisitor()).id, request.body.ids),
  );
  app.post(
    routes.banSender,
    {
      schema: {
        tags,
        summary: "Bans the author of an item",
        params: ItemParams,
        body: BanSender,
        response,
      },
    },
    async (request) => queue.ban((await request.requireVisitor()).id, request.params.id, request.body.reason),
  );
  app.get(routes.bans, { schema: { tags, summary: "Banned addresses", response: { 200: Bans } } }, async () =>
    queue.bans(),
  );
  app.delete(
    routes.ban,
    { schema: { tags, summary: "Lifts the ban on an address", params: ItemParams } },
    async (request, reply) => {
      await queue.endBan((await request.requireVisitor()).id, request.params.id);
      return reply.code(204).send();
    },
  );
};
