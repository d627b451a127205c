import { randomUUID } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { CurrentUser } from "#contract/account.ts";
import type { FavoriteEntry } from "#contract/favorites.ts";
import type { Site } from "#contract/site.ts";
import { routes } from "#contract/urls.ts";
import type { Database } from "#server/platform/db/connect.ts";
import type { RateLimiter } from "#server/platform/db/rate-limits.ts";
import { registerSessions } from "#server/platform/http/session.ts";
import { accountActions } from "./actions.ts";
import { addressActions } from "./address/actions.ts";
import { addressRoutes } from "./address/routes.ts";
import { type GoogleSettings, googleSignIn } from "./google.ts";
import { googleRoutes } from "./google-routes.ts";
import { joinCookie } from "./join-cookie.ts";
import { accountLimits } from "./limits.ts";
import { logoutRoutes } from "./logout-routes.ts";
import { passkeyActions } from "./passkeys/actions.ts";
import { passkeyRoutes } from "./passkeys/routes.ts";
import { personalDataActions } from "./personal-data/actions.ts";
import { personalDataRoutes } from "./personal-data/routes.ts";
import { presentUser } from "./presenter.ts";
import { roleRoutes } from "./role-routes.ts";
import { accountRoutes } from "./routes.ts";
import { sealer } from "./sealed.ts";
import { secondFactorActions } from "./second-factor/actions.ts";
import { secondFactorRoutes } from "./second-factor/routes.ts";
import { securityActions } from "./security/actions.ts";
import { securityRoutes } from "./security/routes.ts";
import { tokenActions } from "./tokens/actions.ts";
import { openByToken } from "./tokens/open-call.ts";
import { tokenRoutes } from "./tokens/routes.ts";

export interface AccountsFeature {
  database: Database;
  limiter: RateLimiter;
  publicUrl: string;
  site: Pick<Site, "name" | "publicUrl">;
  google: GoogleSettings | undefined;
  requiresSecondFactor: boolean;
  favoritesOf: (userId: string) => Promise<FavoriteEntry[]>;
  isFollowing: (userId: string) => Promise<boolean>;
  now: () => number;
}

/** Sessions for every route, and the calls of accounts. Returns how pages and calls look up the signed-in user. */
export async function registerAccounts(
  app: FastifyInstance,
  {
    database,
    limiter,
    publicUrl,
    site,
    google: settings,
    requiresSecondFactor,
    favoritesOf,
    isFollowing,
    now,
  }: AccountsFeature,
): Promise<{
  currentUser(request: FastifyRequest): Promise<CurrentUser | undefined>;
  joiningEmailOf(request: FastifyRequest): string | undefined;
}> {
  const accounts = accountActions({ database, requiresSecondFactor, now });
  const findSession = (token: string) => database.ask(() => accounts.findSession(token));
  const limits = accountLimits(limiter);
  const tokens = tokenActions({ database, requiresSecondFactor, now });
  await registerSessions(app, { publicUrl, findSession, openByToken: openByToken({ tokens, limits }) });

  async function currentUser(request: FastifyRequest): Promise<CurrentUser | undefined> {
    const visitor = await request.visitor();
    if (!visitor) return undefined;
    const { id } = visitor;
    const [favorites, isFollower] = await Promise.all([
      database.ask(() => favoritesOf(id)),
      database.ask(() => isFollowing(id)),
    ]);
    return presentUser(visitor, { favorites, isFollowing: isFollower });
  }

  // Without Google nothing is ever sealed.
  const cookies = sealer(settings?.clientSecret ?? randomUUID(), now);
  const joining = joinCookie(cookies, publicUrl);
  const google = settings && googleSignIn(settings, publicUrl + routes.googleCallback);
  await app.register(accountRoutes, {
    accounts,
    limits,
    currentUser,
    joining,
    publicUrl,
  });
  await app.register(roleRoutes, { database, now });
  await app.register(securityRoutes, { security: securityActions({ database, now }) });
  const personalData = personalDataActions({ database, publicUrl, now });
  await app.register(personalDataRoutes, { personalData, limits, publicUrl });
  const addresses = addressActions({ database, now });
  await app.register(addressRoutes, { addresses, database, limits, site });
  const passkeys = passkeyActions({ database, accounts, site, now });
  await app.register(passkeyRoutes, { passkeys, limits });
  const secondFactor = secondFactorActions({ database, site, now });
  await app.register(secondFactorRoutes, { secondFactor, limits });
  await app.register(tokenRoutes, { tokens, limits });
  await app.register(logoutRoutes, { accounts, publicUrl, site });
  await app.register(googleRoutes, { accounts, google, sealer: cookies, joining, publicUrl });
  return { currentUser, joiningEmailOf: (request) => joining.find(request)?.email };
}
