import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { FormFailure } from "#contract/admin.ts";
import { ItemParams } from "#contract/moderation.ts";
import {
  ChangedOwnEvent,
  ChangeOwnEvent,
  OwnEventForm,
  OwnEventParams,
  OwnEvents,
} from "#contract/organizers.ts";
import { routes } from "#contract/urls.ts";
import type { RateLimiter } from "#server/platform/db/rate-limits.ts";
import { languageOf } from "#server/platform/http/language.ts";
import { countOrRefuse } from "#server/platform/http/rate-limit.ts";
import type { GrantActions } from "./grants/actions.ts";
import type { OwnEventActions } from "./own-events.ts";
import type { OwnList } from "./own-list.ts";

const HOUR_MS = 3_600_000;

interface OwnEventRoutes {
  ownEvents: OwnEventActions;
  list: OwnList;
  grants: Pick<GrantActions, "undo">;
  limiter: RateLimiter;
}

export const ownEventRoutes: FastifyPluginAsyncZod<OwnEventRoutes> = async (
  app,
  { ownEvents, list, grants, limiter },
) => {
  app.addHook("onRequest", async (request, reply) => {
    await request.requireVisitor();
    reply.header("cache-control", "no-store");
  });
  const tags = ["organizers"];

  app.get(
    routes.ownEvents,
    {
      schema: {
        tags,
        summary: "The user's published events with their numbers, pages and claims",
        response: { 200: OwnEvents },
      },
    },
    async (request) => list(await request.requireVisitor()),
  );
  app.get(
    routes.ownEvent,
    {
      schema: {
        tags,
        summary: "A published event of the user as the form takes it",
        params: OwnEventParams,
        response: { 200: OwnEventForm, 404: FormFailure },
      },
    },
    async (request) => ownEvents.form(await request.requireVisitor(), request.params.id),
  );
  app.patch(
    routes.ownEvent,
    {
      schema: {
        tags,
        summary: "Changes, cancels, postpones or moves a published event of the user",
        description:
          "Of a series: this date, this and the following ones, or all that are not over. Users who saved it are notified as after a change by an administrator.",
        params: OwnEventParams,
        body: ChangeOwnEvent,
        response: { 200: ChangedOwnEvent, 400: FormFailure, 404: FormFailure, 409: FormFailure },
      },
    },
    async (request) => {
      const user = await request.requireVisitor();
      // Each may be told to everyone who keeps the event.
      await countOrRefuse(limiter, [{ what: "own event", who: user.id, max: 120, windowMs: HOUR_MS }]);
      return ownEvents.change(user, request.params.id, request.body, languageOf(request));
    },
  );
  app.delete(
    routes.newHolder,
    {
      schema: {
        tags,
        summary: "Undoes what another account was granted at a venue or page of the user",
        description: "For 30 days, by those who held it before.",
        params: ItemParams,
      },
    },
    async (request, reply) => {
      await grants.undo((await request.requireVisitor()).id, request.params.id);
      return reply.code(204).send();
    },
  );
};
