import { and, count, eq, gt, ne } from "drizzle-orm";
import type { Database, Transaction } from "#server/platform/db/connect.ts";
import { recoveryCodes, sealingKeys, sessions, totpSecrets } from "#server/platform/db/schema/accounts.ts";

export function secondFactorStore(db: Database["db"] | Transaction) {
  return {
    async find(userId: string) {
      const [found] = await db.select().from(totpSecrets).where(eq(totpSecrets.userId, userId));
      return found;
    },

    all(): Promise<{ userId: string; secret: Buffer }[]> {
      return db.select({ userId: totpSecrets.userId, secret: totpSecrets.secret }).from(totpSecrets);
    },

    /** Unless another process has done it. */
    async reseal(userId: string, stored: Buffer, sealed: Buffer): Promise<void> {
      await db
        .update(totpSecrets)
        .set({ secret: sealed })
        .where(and(eq(totpSecrets.userId, userId), eq(totpSecrets.secret, stored)));
    },

    async noteKey(fingerprint: string, createdAt: Date): Promise<void> {
      await db
        .insert(sealingKeys)
        .values({ fingerprint, createdAt })
        .onConflictDoUpdate({ target: sealingKeys.fingerprint, set: { createdAt } });
    },

    /** Keys that servers have started with since then. */
    otherKeys(fingerprint: string, since: Date): Promise<{ fingerprint: string }[]> {
      return db
        .select({ fingerprint: sealingKeys.fingerprint })
        .from(sealingKeys)
        .where(and(ne(sealingKeys.fingerprint, fingerprint), gt(sealingKeys.createdAt, since)));
    },

    /** Replaces one that was never confirmed; one that is in use stays. */
    async begin(userId: string, secret: Buffer): Promise<boolean> {
      const begun = await db
        .insert(totpSecrets)
        .values({ userId, secret })
        .onConflictDoUpdate({
          target: totpSecrets.userId,
          set: { secret },
          setWhere: eq(totpSecrets.isConfirmed, false),
        })
        .returning({ userId: totpSecrets.userId });
      return begun.length > 0;
    },

    /** Of two requests with one code the second finds that it was used. */
    async spendStep(userId: string, step: number): Promise<void> {
      await db
        .update(totpSecrets)
        .set({ lastStep: step, isConfirmed: true })
        .where(eq(totpSecrets.userId, userId));
    },

    /** Sessions count as signed in by one factor again. */
    async remove(userId: string): Promise<void> {
      await db.update(sessions).set({ isTwoFactor: false }).where(eq(sessions.userId, userId));
      await db.delete(totpSecrets).where(eq(totpSecrets.userId, userId));
      await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
    },

    async replaceCodes(userId: string, hashes: readonly Buffer[]): Promise<void> {
      await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
      await db.insert(recoveryCodes).values(hashes.map((hash) => ({ hash, userId })));
    },

    /** Whether there was such a code; it is used up. */
    async takeRecoveryCode(userId: string, hash: Buffer): Promise<boolean> {
      const taken = await db
        .delete(recoveryCodes)
        .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.hash, hash)))
        .returning({ hash: recoveryCodes.hash });
      return taken.length > 0;
    },

    async codesLeft(userId: string): Promise<number> {
      const [row] = await db
        .select({ left: count() })
        .from(recoveryCodes)
        .where(eq(recoveryCodes.userId, userId));
      return row?.left ?? 0;
    },

    async markTwoFactor(tokenHash: Buffer): Promise<void> {
      await db.update(sessions).set({ isTwoFactor: true }).where(eq(sessions.tokenHash, tokenHash));
    },
  };
}
