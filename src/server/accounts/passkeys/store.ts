import { and, asc, eq, gt, isNull, lte } from "drizzle-orm";
import type { Database, Transaction } from "#server/platform/db/connect.ts";
import { passkeyChallenges, passkeys } from "#server/platform/db/schema/accounts.ts";

export type StoredPasskey = typeof passkeys.$inferSelect;

export function passkeyStore(db: Database["db"] | Transaction) {
  const isOwn = (userId: string, id: string) => and(eq(passkeys.userId, userId), eq(passkeys.id, id));
  return {
    listOf(userId: string): Promise<StoredPasskey[]> {
      return db
        .select()
        .from(passkeys)
        .where(eq(passkeys.userId, userId))
        .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
    },

    async find(id: string): Promise<StoredPasskey | undefined> {
      const [found] = await db.select().from(passkeys).where(eq(passkeys.id, id));
      return found;
    },

    /** Nothing where the passkey is known already. */
    async add(passkey: typeof passkeys.$inferInsert): Promise<StoredPasskey | undefined> {
      const [added] = await db.insert(passkeys).values(passkey).onConflictDoNothing().returning();
      return added;
    },

    async rename(userId: string, id: string, name: string): Promise<boolean> {
      const renamed = await db
        .update(passkeys)
        .set({ name })
        .where(isOwn(userId, id))
        .returning({ id: passkeys.id });
      return renamed.length > 0;
    },

    async remove(userId: string, id: string): Promise<boolean> {
      const removed = await db.delete(passkeys).where(isOwn(userId, id)).returning({ id: passkeys.id });
      return removed.length > 0;
    },

    async markUsed(id: string, counter: number, lastUsedAt: Date): Promise<void> {
      await db.update(passkeys).set({ counter, lastUsedAt }).where(eq(passkeys.id, id));
    },

    async addChallenge(hash: Buffer, userId: string | null, expiresAt: Date): Promise<void> {
      await db.insert(passkeyChallenges).values({ hash, userId, expiresAt });
    },

    /** Whether it was made for this user, or for a sign-in; a challenge is used once. */
    async takeChallenge(hash: Buffer, userId: string | null, now: Date): Promise<boolean> {
      const taken = await db
        .delete(passkeyChallenges)
        .where(
          and(
            eq(passkeyChallenges.hash, hash),
            userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId),
            gt(passkeyChallenges.expiresAt, now),
          ),
        )
        .returning({ hash: passkeyChallenges.hash });
      return taken.length > 0;
    },

    async deleteExpired(now: Date): Promise<void> {
      await db.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, now));
    },
  };
}
