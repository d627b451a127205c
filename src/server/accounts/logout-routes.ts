import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Site } from "#contract/site.ts";
import { routes, urls } from "#contract/urls.ts";
import { translatorFor } from "#messages/server.ts";
import { clientOf } from "#server/platform/http/client.ts";
import { languageOf } from "#server/platform/http/language.ts";
import { sendPlainPage } from "#server/platform/http/plain-page.ts";
import { navigationOf } from "#server/platform/http/same-site.ts";
import type { AccountActions } from "./actions.ts";

export interface LogoutRoutes {
  accounts: AccountActions;
  publicUrl: string;
  site: Pick<Site, "name">;
}

/** Logout is a link, so that any page can lead to it; it acts only where another site cannot have made it. */
export const logoutRoutes: FastifyPluginAsyncZod<LogoutRoutes> = async (
  app,
  { accounts, publicUrl, site },
) => {
  const tags = ["accounts"];
  // The button's form has no fields.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "string" }, (_request, _body, done) => done(null, undefined));
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("cache-control", "private, no-store");
  });

  async function signOut(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const token = request.sessionToken();
    if (!token) return;
    reply.endSession();
    // Photos are in the browser's cache, and whole pages may be in its back/forward cache. Over plain HTTP browsers
    // refuse the header, and complain in the console.
    if (publicUrl.startsWith("https:")) reply.header("clear-site-data", '"cache"');
    await accounts.signOut(token, clientOf(request));
  }

  app.get(
    routes.logout,
    { schema: { tags, summary: "Ends the session if one of our own pages or a program asks" } },
    async (request, reply) => {
      const origin = navigationOf(request, publicUrl);
      if (origin === "unknown" && request.sessionToken()) {
        const language = languageOf(request);
        const t = translatorFor(language);
        const title = t("logout.title");
        const body = `<h1>${title}</h1><p>${t("logout.question")}</p><form method="post"><button>${t("logout.button")}</button></form>`;
        reply.header("vary", "accept-language, cookie");
        return sendPlainPage(reply, { language, title, siteName: site.name, body });
      }
      if (origin !== "foreign") await signOut(request, reply);
      return reply.redirect(urls.home);
    },
  );

  // Writes of other sites are refused everywhere, so this one needs no question.
  app.post(routes.logout, { schema: { tags, summary: "Ends the session" } }, async (request, reply) => {
    await signOut(request, reply);
    return reply.redirect(urls.home, 303);
  });
};
