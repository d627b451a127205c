import { and, count, desc, eq, getTableColumns, lte } from "drizzle-orm";
import { DAY_MS } from "#domain/time.ts";
import type { Database, Transaction } from "#server/platform/db/connect.ts";
import { apiTokens, users } from "#server/platform/db/schema/accounts.ts";

/** An expired token stays in its owner's list for so long. */
const KEEP_EXPIRED_MS = 30 * DAY_MS;

export type StoredToken = typeof apiTokens.$inferSelect;

export function tokenStore(db: Database["db"] | Transaction) {
  return {
    listOf(userId: string): Promise<StoredToken[]> {
      return db
        .select()
        .from(apiTokens)
        .where(eq(apiTokens.userId, userId))
        .orderBy(desc(apiTokens.createdAt), apiTokens.id);
    },

    async countOf(userId: string): Promise<number> {
      const [row] = await db.select({ tokens: count() }).from(apiTokens).where(eq(apiTokens.userId, userId));
      return row!.tokens;
    },

    async add(token: typeof apiTokens.$inferInsert): Promise<StoredToken> {
      const [added] = await db.insert(apiTokens).values(token).returning();
      return added!;
    },

    async find(tokenHash: Buffer) {
      const [found] = await db
        .select({ token: getTableColumns(apiTokens), user: getTableColumns(users) })
        .from(apiTokens)
        .innerJoin(users, eq(users.id, apiTokens.userId))
        .where(eq(apiTokens.tokenHash, tokenHash));
      return found;
    },

    async markUsed(id: string, lastUsedAt: Date): Promise<void> {
      await db.update(apiTokens).set({ lastUsedAt }).where(eq(apiTokens.id, id));
    },

    /** Returns the token that was the user's. */
    async remove(userId: string, id: string): Promise<StoredToken | undefined> {
      const [removed] = await db
        .delete(apiTokens)
        .where(and(eq(apiTokens.userId, userId), eq(apiTokens.id, id)))
        .returning();
      return removed;
    },

    async deleteExpired(now: Date): Promise<void> {
      const before = new Date(now.getTime() - KEEP_EXPIRED_MS);
      await db.delete(apiTokens).where(lte(apiTokens.expiresAt, before));
    },
  };
}
