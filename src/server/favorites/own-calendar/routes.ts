import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { AppError } from "#contract/app-error.ts";
import { NewOwnCalendar, OwnCalendar, OwnCalendarParams } from "#contract/favorites.ts";
import type { Site } from "#contract/site.ts";
import { routes, urls } from "#contract/urls.ts";
import { CALENDAR_TYPE, calendarText } from "#server/catalog/formats/calendar.ts";
import type { CatalogReader } from "#server/catalog/read.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { digestOf, newSecret } from "#server/platform/secrets.ts";
import { ownCalendarStore } from "./store.ts";

const REFRESH_HOURS = 1;

/** Who asks, if a stolen cookie alone could not. */
export type RequirePresent = (
  request: FastifyRequest,
  password: string | undefined,
) => Promise<{ id: string }>;

interface OwnCalendarDeps {
  db: Database["db"];
  reader: CatalogReader;
  requirePresent: RequirePresent;
  site: Site;
}

/** A user's favourites as a calendar to subscribe to, at an address that only its owner knows. */
export const ownCalendarRoutes: FastifyPluginAsyncZod<OwnCalendarDeps> = async (
  app,
  { db, reader, requirePresent, site },
) => {
  const calendars = ownCalendarStore(db);
  const tags = ["favourites"];

  app.post(
    routes.ownCalendar,
    {
      schema: {
        tags,
        summary: "Creates a private link to one's favorites as a calendar; it replaces an earlier one",
        description: "It needs the password or a recent sign-in.",
        body: NewOwnCalendar,
        response: { 200: OwnCalendar },
      },
    },
    async (request, reply) => {
      const { id } = await requirePresent(request, request.body?.password);
      const secret = newSecret();
      await calendars.replace(id, digestOf(secret));
      reply.header("cache-control", "no-store");
      return { url: site.publicUrl + urls.ownCalendarFile(secret) };
    },
  );

  app.delete(
    routes.ownCalendar,
    { schema: { tags, summary: "Turns off the private link", response: { 204: z.null() } } },
    async (request, reply) => {
      await calendars.remove((await request.requireVisitor()).id);
      return reply.code(204).send(null);
    },
  );

  app.get(
    routes.ownCalendarFile,
    { schema: { tags, summary: "One's favorites as a calendar", params: OwnCalendarParams } },
    async (request, reply) => {
      const ids = await calendars.favoritesAt(digestOf(request.params.file));
      if (!ids) throw new AppError("not-found", { code: "deadLink" });
      const name = `${site.name} ♥`;
      const events = await reader.exchangedEvents(ids);
      reply.header("cache-control", "private, no-cache").header("referrer-policy", "no-referrer");
      return reply
        .type(CALENDAR_TYPE)
        .send(calendarText(events, site.publicUrl, { name, refreshHours: REFRESH_HOURS }));
    },
  );
};
