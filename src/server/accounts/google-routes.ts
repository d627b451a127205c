import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { LoginNotice } from "#contract/account.ts";
import { AppError } from "#contract/app-error.ts";
import { routes, urls } from "#contract/urls.ts";
import { clientOf } from "#server/platform/http/client.ts";
import { languageOf } from "#server/platform/http/language.ts";
import { navigationOf } from "#server/platform/http/same-site.ts";
import { secretCookie } from "#server/platform/http/session.ts";
import type { AccountActions } from "./actions.ts";
import type { Google, PendingSignIn } from "./google.ts";
import type { JoinCookie } from "./join-cookie.ts";
import { nextOf } from "./native-forms.ts";
import type { Sealer } from "./sealed.ts";

const PENDING_SECONDS = 10 * 60;
const PURPOSE = "google sign-in";

export interface GoogleRoutes {
  accounts: AccountActions;
  /** None where it is not configured. */
  google: Google | undefined;
  sealer: Sealer;
  joining: JoinCookie;
  publicUrl: string;
}

export const googleRoutes: FastifyPluginAsyncZod<GoogleRoutes> = async (
  app,
  { accounts, google, sealer, joining, publicUrl },
) => {
  const tags = ["accounts"];
  const cookie = secretCookie(publicUrl, "google");

  app.addHook("onRequest", async (_request, reply) => {
    reply.header("cache-control", "private, no-store");
  });

  app.get(
    routes.google,
    { schema: { tags, summary: "Goes to Google to sign in" } },
    async (request, reply) => {
      const next = nextOf(request);
      if (!google) return reply.redirect(urls.loginWith("google-not-configured", next));
      // Login CSRF: a provider with a session asks nothing, so without this any site could sign visitors in.
      if (navigationOf(request, publicUrl) !== "own") return reply.redirect(urls.loginFor(next));
      try {
        const { url, pending } = await google.begin();
        const sealed = sealer.seal(PURPOSE, { ...pending, next }, PENDING_SECONDS);
        reply.setCookie(cookie.name, sealed, { ...cookie.flags, maxAge: PENDING_SECONDS });
        return reply.redirect(url);
      } catch (error) {
        request.log.warn({ err: error }, "the identity provider does not answer");
        return reply.redirect(urls.loginWith("google-unavailable", next));
      }
    },
  );

  app.get(
    routes.googleCallback,
    { schema: { tags, summary: "Comes back from Google" } },
    async (request, reply) => {
      const pending = sealer.open<PendingSignIn & { next: string }>(PURPOSE, request.cookies[cookie.name]);
      reply.clearCookie(cookie.name, cookie.flags);
      if (!google || !pending) return reply.redirect(urls.loginWith("google-failed"));
      const refuse = (notice: LoginNotice) => reply.redirect(urls.loginWith(notice, pending.next));
      try {
        const profile = await google.finish(request.url.split("?")[1] ?? "", pending);
        const token = await accounts.signInWith(profile, {
          oldToken: request.sessionToken(),
          language: languageOf(request),
          client: clientOf(request),
        });
        if (!token) {
          joining.keep(reply, profile);
          return refuse("join-google");
        }
        return reply.setSession(token).redirect(pending.next);
      } catch (error) {
        if (error instanceof AppError) return refuse("google-unverified");
        request.log.warn({ err: error }, "a sign-in by the identity provider was refused");
        return refuse("google-failed");
      }
    },
  );
};
