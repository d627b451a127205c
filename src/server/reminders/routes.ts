import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { AppError } from "#contract/app-error.ts";
import { UnsubscribeParams } from "#contract/favorites.ts";
import type { Site } from "#contract/site.ts";
import { routes, urls } from "#contract/urls.ts";
import type { Locale } from "#domain/locale.ts";
import { escapeXml } from "#domain/xml.ts";
import { type Translate, translatorFor } from "#messages/server.ts";
import { languageOf } from "#server/platform/http/language.ts";
import { sendPrivatePage } from "#server/platform/http/plain-page.ts";
import type { RemindersStore } from "./store.ts";

const favoritesLink = (t: Translate) => `<a href="${urls.myFavorites}">${t("unsubscribe.favorites")}</a>`;
const MAIL_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Unsubscribes from reminders by the link of a mail, without signing in. GET changes nothing, because mail scanners open
 * every link; mail programs unsubscribe from all by POST (RFC 8058).
 */
export const reminderRoutes: FastifyPluginAsyncZod<{
  reminders: RemindersStore;
  site: Pick<Site, "name">;
}> = async (app, { reminders, site }) => {
  // The POST of a mail program may have any encoding; its body is not read.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  );
  const ownerOf = async (token: string) => (MAIL_ID.test(token) ? reminders.ownerOf(token) : undefined);

  const answer = (reply: FastifyReply, language: Locale, title: string, body: string) =>
    sendPrivatePage(reply, { language, title, siteName: site.name, body });
  /** Browsers get a page; programs get the answer of every call. */
  function unknown(request: FastifyRequest, reply: FastifyReply) {
    if (!request.headers.accept?.includes("text/html")) throw new AppError("not-found", { code: "deadLink" });
    const language = languageOf(request);
    const t = translatorFor(language);
    const gone = t("unsubscribe.gone", { favorites: favoritesLink(t) });
    return answer(reply.code(404), language, t("unsubscribe.gone-title"), `<p>${gone}</p>`);
  }

  app.get(
    routes.unsubscribe,
    { schema: { hide: true, params: UnsubscribeParams } },
    async (request, reply) => {
      const owner = await ownerOf(request.params.token);
      if (!owner) return unknown(request, reply);
      const language = languageOf(request);
      const t = translatorFor(language);
      const one = owner.eventName
        ? t("unsubscribe.one", { event: escapeXml(owner.eventName) })
        : t("unsubscribe.this");
      return answer(
        reply,
        language,
        t("unsubscribe.title"),
        `<form method="post"><p>${t("unsubscribe.favorites-stay")}</p>
        <p><button name="which" value="one">${one}</button>
        <button name="which" value="all" class="line">${t("unsubscribe.all")}</button></p></form>`,
      );
    },
  );

  app.post(
    routes.unsubscribe,
    {
      schema: {
        tags: ["favourites"],
        summary: "Turns off reminders through the link in one of them, without signing in",
        params: UnsubscribeParams,
      },
    },
    async (request, reply) => {
      const owner = await ownerOf(request.params.token);
      if (!owner) return unknown(request, reply);
      const isOne = request.body instanceof URLSearchParams && request.body.get("which") === "one";
      await reminders.turnOff(owner.user, isOne ? owner.event : undefined);
      const language = languageOf(request);
      const t = translatorFor(language);
      const title = t(isOne ? "unsubscribe.one-is-off" : "unsubscribe.all-are-off");
      const onAgain = t("unsubscribe.on-again", { favorites: favoritesLink(t) });
      return answer(reply, language, title, `<p>${onAgain}</p>`);
    },
  );
};
