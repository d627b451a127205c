import { randomUUID } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { CurrentUser } from "#contract/account.ts";
import type { FavoriteEntry } from "#contract/favorites.ts";
import { routes } from "#contract/urls.ts";
import type { Database } from "#server/platform/db/connect.ts";
import type { RateLimiter } from "#server/platform/db/rate-limits.ts";
import { registerSessions } from "#server/platform/http/session.ts";
import { accountActions } from "./actions.ts";
import { type GoogleSettings, googleSignIn } from "./google.ts";
import { googleRoutes } from "./google-routes.ts";
import { joinCookie } from "./join-cookie.ts";
import { accountLimits } from "./limits.ts";
import { logoutRoutes } from "./logout-routes.ts";
import { presentUser } from "./presenter.ts";
import { accountRoutes } from "./routes.ts";
import { sealer } from "./sealed.ts";

export interface AccountsFeature {
  database: Database;
  limiter: RateLimiter;
  publicUrl: string;
  siteName: string;
  google: GoogleSettings | undefined;
  favoritesOf: (userId: string) => Promise<FavoriteEntry[]>;
  now: () => number;
}

/** Sessions for every route, and the calls of accounts. Returns who is signed in, as pages and calls tell it. */
export async function registerAccounts(
  app: FastifyInstance,
  { database, limiter, publicUrl, siteName, google: settings, favoritesOf, now }: AccountsFeature,
): Promise<{
  currentUser(request: FastifyRequest): Promise<CurrentUser | undefined>;
  joiningEmailOf(request: FastifyRequest): string | undefined;
}> {
  const accounts = accountActions({ database, now });
  const findSession = (token: string) => database.ask(() => accounts.findSession(token));
  await registerSessions(app, { publicUrl, findSession });

  async function currentUser(request: FastifyRequest): Promise<CurrentUser | undefined> {
    const visitor = await request.visitor();
    return visitor && presentUser(visitor, await database.ask(() => favoritesOf(visitor.id)));
  }

  // Without Google nothing is ever sealed.
  const cookies = sealer(settings?.clientSecret ?? randomUUID(), now);
  const joining = joinCookie(cookies, publicUrl);
  const google = settings && googleSignIn(settings, publicUrl + routes.googleCallback);
  await app.register(accountRoutes, {
    accounts,
    limits: accountLimits(limiter),
    currentUser,
    joining,
    publicUrl,
  });
  await app.register(logoutRoutes, { accounts, publicUrl, siteName });
  await app.register(googleRoutes, { accounts, google, sealer: cookies, joining, publicUrl });
  return { currentUser, joiningEmailOf: (request) => joining.find(request)?.email };
}
