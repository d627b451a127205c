import type { FastifyReply } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { FormFailure } from "#contract/admin.ts";
import { AppError } from "#contract/app-error.ts";
import {
  Follow,
  Following,
  FollowingList,
  FollowParams,
  NewCount,
  SeenNews,
  StopParams,
} from "#contract/follows.ts";
import type { Site } from "#contract/site.ts";
import { routes } from "#contract/urls.ts";
import type { Locale } from "#domain/locale.ts";
import { translatorFor } from "#messages/server.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { acceptForms } from "#server/platform/http/forms.ts";
import { languageOf } from "#server/platform/http/language.ts";
import { sendPrivatePage } from "#server/platform/http/plain-page.ts";
import type { FollowActions } from "./actions.ts";
import { followStore } from "./store.ts";

const MAIL_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

interface FollowDeps {
  actions: FollowActions;
  database: Database;
  site: Pick<Site, "name">;
}

export const followRoutes: FastifyPluginAsyncZod<FollowDeps> = async (app, { actions, database, site }) => {
  acceptForms(app);
  const store = followStore(database.db);
  const tags = ["following"];

  app.post(
    routes.follow,
    {
      schema: {
        tags,
        summary: "Follows a city, venue, organizer, category in a city, search or area",
        body: Follow,
        response: { 200: Following, 400: FormFailure },
      },
    },
    async (request) => actions.follow((await request.requireVisitor()).id, request.body),
  );
  app.get(
    routes.following,
    { schema: { tags, summary: "What the signed-in user follows", response: { 200: FollowingList } } },
    async (request, reply) => {
      reply.header("cache-control", "no-store");
      return actions.list((await request.requireVisitor()).id);
    },
  );
  app.get(
    routes.newForReader,
    {
      schema: {
        tags,
        summary:
          "How many events are new or changed in what the user follows, and how many favourites changed, since they last saw the list",
        response: { 200: NewCount },
      },
    },
    async (request, reply) => {
      reply.header("cache-control", "no-store");
      return actions.newCount((await request.requireVisitor()).id);
    },
  );
  app.post(
    routes.newForReader,
    {
      schema: {
        tags,
        summary: "Marks what is new as seen by the user",
        body: SeenNews,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await actions.seeNews((await request.requireVisitor()).id, request.body.to);
      return reply.code(204).send(null);
    },
  );
  app.delete(
    routes.unfollow,
    {
      schema: {
        tags,
        summary: "Unfollows something",
        params: FollowParams,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await actions.unfollow((await request.requireVisitor()).id, request.params.id);
      return reply.code(204).send(null);
    },
  );

  const page = (reply: FastifyReply, language: Locale, title: string, body: string) =>
    sendPrivatePage(reply, { language, title, siteName: site.name, body });
  async function ownerOf(token: string): Promise<string> {
    const owner = MAIL_ID.test(token) ? await store.ownerOf(token) : undefined;
    if (!owner) throw new AppError("not-found", { code: "deadLink" });
    return owner;
  }

  // GET changes nothing, because mail scanners open every link; mail programs stop them by POST (RFC 8058).
  app.get(routes.stopDigests, { schema: { hide: true, params: StopParams } }, async (request, reply) => {
    await ownerOf(request.params.token);
    const language = languageOf(request);
    const t = translatorFor(language);
    const form = `<p>${t("digest.follows-stay")}</p><form method="post"><p><button>${t("digest.stop")}</button></p></form>`;
    return page(reply, language, t("digest.stop-title"), form);
  });
  app.post(
    routes.stopDigests,
    {
      schema: {
        tags,
        summary:
          "Unsubscribes from emails about what one follows, through the link in one of them, without signing in",
        params: StopParams,
      },
    },
    async (request, reply) => {
      await store.stopMails(await ownerOf(request.params.token));
      const language = languageOf(request);
      const t = translatorFor(language);
      return page(reply, language, t("digest.stopped"), `<p>${t("digest.follows-stay")}</p>`);
    },
  );
};
