import { randomUUID } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { CurrentUser } from "#contract/account.ts";
import type { FavoriteEntry } from "#contract/favorites.ts";
import type { Site } from "#contract/site.ts";
import { routes } from "#contract/urls.ts";
import type { Database } from "#server/platform/db/connect.ts";
import type { RateLimiter } from "#server/platform/db/rate-limits.ts";
import { registerSessions, type Visitor } from "#server/platform/http/session.ts";
import { orderMail } from "#server/platform/mail/outbox.ts";
import { digestOf } from "#server/platform/secrets.ts";
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
import { requirePresence } from "./presence.ts";
import { presentUser } from "./presenter.ts";
import { roleRoutes } from "./role-routes.ts";
import { accountRoutes } from "./routes.ts";
import { sealer } from "./sealed.ts";
import { secondFactorActions } from "./second-factor/actions.ts";
import { secondFactorRoutes } from "./second-factor/routes.ts";
import type { Seal } from "./second-factor/seal.ts";
import { securityActions } from "./security/actions.ts";
import { securityRoutes } from "./security/routes.ts";
import { MANY_GUESSES } from "./security-mails.ts";
import { tokenActions } from "./tokens/actions.ts";
import { openByToken } from "./tokens/open-call.ts";
import { tokenRoutes } from "./tokens/routes.ts";

export interface AccountsFeature {
  database: Database;
  seal: Seal;
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
    seal,
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
  /** Who asks, if the password is right or the session has just begun: for what a stolen cookie must not do. */
  requirePresent(request: FastifyRequest, password: string | undefined): Promise<Visitor>;
}> {
  /** At most one mail a day; whether the address has an account is looked up when it is written. */
  async function tellGuesses(email: string): Promise<void> {
    const at = now();
    const day = new Date(at).toISOString().slice(0, 10);
    const cause = `guesses ${digestOf(email).toString("base64url")} ${day}`;
    await database.transaction((tx) => orderMail(tx, { kind: MANY_GUESSES, facts: { email }, cause }, at));
  }
  const limits = accountLimits(limiter, tellGuesses);
  const accounts = accountActions({ database, seal, limits, requiresSecondFactor, now });
  const findSession = (token: string) => database.ask(() => accounts.findSession(token));
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
  const secondFactor = secondFactorActions({ database, seal, site, now });
  await app.register(secondFactorRoutes, { secondFactor, limits });
  await app.register(tokenRoutes, { tokens, limits });
  await app.register(logoutRoutes, { accounts, publicUrl, site });
  await app.register(googleRoutes, { accounts, google, sealer: cookies, joining, publicUrl });
  return {
    currentUser,
    joiningEmailOf: (request) => joining.find(request)?.email,
    async requirePresent(request, password) {
      const visitor = await request.requireVisitor();
      const isCompared = password !== undefined;
      if (isCompared) await limits.beforePassword(request.ip, visitor.email);
      await requirePresence(database.db, visitor, password, now());
      if (isCompared) await limits.afterPassword(request.ip, visitor.email);
      return visitor;
    },
  };
}
