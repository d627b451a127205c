import { and, desc, eq, gt, lt, lte, ne, sql } from "drizzle-orm";
import type { SecurityKind } from "#domain/security-log.ts";
import type { Database, Transaction } from "#server/platform/db/connect.ts";
import { securityLog, sessions, users } from "#server/platform/db/schema/accounts.ts";
import type { Client } from "#server/platform/http/client.ts";

/** The log never grows beyond this, however many failures an attack makes. */
const MAX_ENTRIES = 200_000;

interface LogPage {
  before?: number | undefined;
  limit: number;
  userId?: string;
  kind?: SecurityKind | undefined;
  email?: string | undefined;
}

/** Sessions of a user, and the security log. */
export function securityStore(db: Database["db"] | Transaction) {
  return {
    /** The last used first. */
    sessionsOf(userId: string, now: Date) {
      return db
        .select()
        .from(sessions)
        .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
        .orderBy(desc(sessions.lastUsedAt));
    },

    /** Returns whether the user had it. */
    async endOne(userId: string, id: string): Promise<boolean> {
      const ended = await db
        .delete(sessions)
        .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
        .returning({ id: sessions.id });
      return ended.length > 0;
    },

    /** Returns how many. */
    async endOthers(userId: string, tokenHash: Buffer): Promise<number> {
      const ended = await db
        .delete(sessions)
        .where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, tokenHash)))
        .returning({ id: sessions.id });
      return ended.length;
    },

    /**
     * Whether the log knows earlier sign-ins, but none from such a browser in this network. Sessions last for weeks, so
     * that people who move about are not told often.
     */
    async isNewDevice(userId: string, { browser, system, network }: Client): Promise<boolean> {
      const isSame = sql<boolean>`bool_or(${securityLog.browser} is not distinct from ${browser}
        and ${securityLog.system} is not distinct from ${system}
        and ${securityLog.network} is not distinct from ${network})`;
      const [known] = await db
        .select({ isKnown: isSame })
        .from(securityLog)
        .where(and(eq(securityLog.userId, userId), eq(securityLog.kind, "signed-in")));
      return known?.isKnown === false;
    },

    /** The newest first. */
    logPage({ before, limit, userId, kind, email }: LogPage) {
      return db
        .select({
          id: securityLog.id,
          kind: securityLog.kind,
          detail: securityLog.detail,
          browser: securityLog.browser,
          system: securityLog.system,
          network: securityLog.network,
          at: securityLog.at,
          who: sql<string>`coalesce(${users.email}, '')`,
        })
        .from(securityLog)
        .leftJoin(users, eq(users.id, securityLog.userId))
        .where(
          and(
            before === undefined ? undefined : lt(securityLog.id, before),
            userId === undefined ? undefined : eq(securityLog.userId, userId),
            kind === undefined ? undefined : eq(securityLog.kind, kind),
            email === undefined ? undefined : eq(users.email, email),
          ),
        )
        .orderBy(desc(securityLog.id))
        .limit(limit);
    },

    async forgetLog(before: Date): Promise<void> {
      await db.delete(securityLog).where(lte(securityLog.at, before));
      const newest = db.select({ id: sql`max(${securityLog.id})` }).from(securityLog);
      await db.delete(securityLog).where(lte(securityLog.id, sql`${newest} - ${MAX_ENTRIES}`));
    },
  };
}
