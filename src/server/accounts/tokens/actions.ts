import type { ApiToken, ApiTokens, MadeToken, NewToken } from "#contract/api-tokens.ts";
import { AppError } from "#contract/app-error.ts";
import { rightsOfRole, roleWithin, type TokenRight } from "#domain/api-token.ts";
import { DAY_MS } from "#domain/time.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { recordSecurity } from "#server/platform/db/security-log.ts";
import type { Client } from "#server/platform/http/client.ts";
import type { Visitor } from "#server/platform/http/session.ts";
import { orderMail } from "#server/platform/mail/outbox.ts";
import { digestOf, newSecret } from "#server/platform/secrets.ts";
import { requirePresence } from "../presence.ts";
import { visitorOf } from "../presenter.ts";
import { NEW_TOKEN } from "../security-mails.ts";
import { accountStore } from "../store.ts";
import { type StoredToken, tokenStore } from "./store.ts";

const MAX_TOKENS = 20;
/** Known by scanners of published sources, and told from other secrets. */
const PREFIX = "wha_";
const FORMAT = /^wha_[\w-]{43}$/;
/** The last use of a token is known to this much. */
const TOUCH_MS = 60_000;

export interface TokenDeps {
  database: Database;
  requiresSecondFactor: boolean;
  now: () => number;
}

export interface TokenUse {
  visitor: Visitor;
  right: TokenRight;
}

export type TokenActions = ReturnType<typeof tokenActions>;

const shown = ({ id, name, right, createdAt, expiresAt, lastUsedAt }: StoredToken): ApiToken => ({
  _id: id,
  name,
  right,
  createdAt: createdAt.getTime(),
  expiresAt: expiresAt.getTime(),
  lastUsedAt: lastUsedAt?.getTime() ?? null,
});

/** Tokens for programs that act for a user. The database has their digests only. */
export function tokenActions({ database, requiresSecondFactor, now }: TokenDeps) {
  const { db } = database;
  const store = tokenStore(db);

  return {
    async list(userId: string): Promise<ApiTokens> {
      return { tokens: (await store.listOf(userId)).map(shown) };
    },

    async make(
      visitor: Visitor,
      sessionToken: string,
      { name, right, days, password }: NewToken,
      client: Client,
    ): Promise<MadeToken> {
      await requirePresence(db, visitor, password, now());
      const secret = PREFIX + newSecret();
      const at = new Date(now());
      return database.transaction(async (tx, notify) => {
        const accounts = accountStore(tx);
        const user = await accounts.lockUser(visitor.id);
        const session = await accounts.findSession(digestOf(sessionToken), at);
        // It may have ended while the password was compared.
        if (!user || !session) throw new AppError("unauthenticated", { code: "logIn" });
        const { role } = visitorOf(user, session, requiresSecondFactor);
        const refusal = { code: "rightAboveRole" } as const;
        if (!rightsOfRole(role).includes(right))
          throw new AppError("forbidden", refusal, { fields: { right: refusal } });
        const within = tokenStore(tx);
        if ((await within.countOf(user.id)) >= MAX_TOKENS)
          throw new AppError("conflict", { code: "tooManyTokens", params: { max: MAX_TOKENS } });
        const made = await within.add({
          tokenHash: digestOf(secret),
          userId: user.id,
          name,
          right,
          createdAt: at,
          isTwoFactor: session.isTwoFactor,
          expiresAt: new Date(now() + days * DAY_MS),
        });
        await recordSecurity(tx, { userId: user.id, kind: "token-made", detail: right, at, ...client });
        const facts = { user: user.id, token: name, client };
        await orderMail(tx, { kind: NEW_TOKEN, facts }, at.getTime(), notify);
        return { ...shown(made), token: secret };
      });
    },

    async revoke(userId: string, id: string, client: Client): Promise<void> {
      await database.transaction(async (tx) => {
        const removed = await tokenStore(tx).remove(userId, id);
        if (!removed) throw new AppError("not-found", { code: "noToken" });
        const { right: detail } = removed;
        await recordSecurity(tx, { userId, kind: "token-revoked", detail, at: new Date(now()), ...client });
      });
    },

    /** Whom a call with this token is made for. The role is the present one, so that a withdrawn one is gone at once. */
    async use(secret: string): Promise<TokenUse> {
      const found = FORMAT.test(secret) ? await database.ask(() => store.find(digestOf(secret))) : undefined;
      if (!found) throw new AppError("unauthenticated", { code: "badToken" });
      const { user, token } = found;
      if (token.expiresAt.getTime() <= now()) throw new AppError("unauthenticated", { code: "tokenExpired" });
      if (now() - (token.lastUsedAt?.getTime() ?? 0) >= TOUCH_MS)
        await store.markUsed(token.id, new Date(now()));
      // No call with a token is as fresh as a sign-in.
      const session = { createdAt: new Date(0), isTwoFactor: token.isTwoFactor };
      const visitor = visitorOf(user, session, requiresSecondFactor);
      const role = roleWithin(token.right, visitor.role);
      return { right: token.right, visitor: { ...visitor, role, tokenId: token.id } };
    },
  };
}
