import type { PageQuery } from "#contract/admin.ts";
import { AppError } from "#contract/app-error.ts";
import type { OwnSessions, SecurityLogPage, SecurityLogQuery, SecurityPage } from "#contract/security.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { recordSecurity } from "#server/platform/db/security-log.ts";
import type { Client } from "#server/platform/http/client.ts";
import { digestOf } from "#server/platform/secrets.ts";
import { securityStore } from "./store.ts";

export type SecurityActions = ReturnType<typeof securityActions>;

/** What a user sees of the account's sessions and log, and what administrators see of all. */
export function securityActions({ database, now }: { database: Database; now: () => number }) {
  const store = securityStore(database.db);
  const entryOf = ({ id, at, ...entry }: Awaited<ReturnType<typeof store.logPage>>[number]) => ({
    _id: String(id),
    ...entry,
    at: at.getTime(),
  });

  return {
    async sessions(userId: string, token: string): Promise<OwnSessions> {
      const own = digestOf(token);
      const rows = await store.sessionsOf(userId, new Date(now()));
      return {
        sessions: rows.map(({ id, browser, system, createdAt, lastUsedAt, tokenHash }) => ({
          _id: id,
          browser,
          system,
          signedInAt: createdAt.getTime(),
          lastUsedAt: lastUsedAt.getTime(),
          isThis: own.equals(tokenHash),
        })),
      };
    },

    async endSession(userId: string, id: string, client: Client): Promise<void> {
      await database.transaction(async (tx) => {
        if (!(await securityStore(tx).endOne(userId, id)))
          throw new AppError("not-found", { code: "noSession" });
        await recordSecurity(tx, { userId, kind: "session-ended", at: new Date(now()), ...client });
      });
    },

    async endOtherSessions(userId: string, token: string, client: Client): Promise<void> {
      await database.transaction(async (tx) => {
        if (await securityStore(tx).endOthers(userId, digestOf(token)))
          await recordSecurity(tx, { userId, kind: "sessions-ended", at: new Date(now()), ...client });
      });
    },

    async ownLog(userId: string, { before, limit }: PageQuery): Promise<SecurityPage> {
      const entries = await store.logPage({ before, limit, userId });
      return { entries: entries.map(entryOf).map(({ who: _, ...entry }) => entry) };
    },

    async log(query: SecurityLogQuery): Promise<SecurityLogPage> {
      return { entries: (await store.logPage(query)).map(entryOf) };
    },
  };
}
