import { and, eq, gt, lte, ne } from "drizzle-orm";
import type { Database, Transaction } from "#server/platform/db/connect.ts";
import { emailChanges, users } from "#server/platform/db/schema/accounts.ts";

export type EmailChange = typeof emailChanges.$inferSelect;
type Link = "confirmHash" | "stopHash";

/** Changes of addresses; a user has one at most. */
export function addressStore(db: Database["db"] | Transaction) {
  return {
    /** Replaces one that the user has begun before. */
    async begin(change: Omit<typeof emailChanges.$inferInsert, "id">): Promise<string> {
      await db.delete(emailChanges).where(eq(emailChanges.userId, change.userId));
      const [begun] = await db.insert(emailChanges).values(change).returning({ id: emailChanges.id });
      return begun!.id;
    },

    async find(id: string): Promise<EmailChange | undefined> {
      const [change] = await db.select().from(emailChanges).where(eq(emailChanges.id, id));
      return change;
    },

    async giveLink(id: string, link: Link, hash: Buffer): Promise<void> {
      await db
        .update(emailChanges)
        .set({ [link]: hash })
        .where(eq(emailChanges.id, id));
    },

    /** With a row lock. */
    async findLinked(id: string, link: Link, hash: Buffer, now: Date): Promise<EmailChange | undefined> {
      const [change] = await db
        .select()
        .from(emailChanges)
        .where(and(eq(emailChanges.id, id), eq(emailChanges[link], hash), gt(emailChanges.expiresAt, now)))
        .for("update");
      return change;
    },

    async isTaken(email: string, byOtherThan: string): Promise<boolean> {
      const found = await db
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.email, email), ne(users.id, byOtherThan)));
      return found.length > 0;
    },

    async setEmail(userId: string, email: string): Promise<void> {
      await db.update(users).set({ email }).where(eq(users.id, userId));
    },

    async markConfirmed(id: string, confirmedAt: Date): Promise<void> {
      await db.update(emailChanges).set({ confirmedAt }).where(eq(emailChanges.id, id));
    },

    async end(id: string): Promise<void> {
      await db.delete(emailChanges).where(eq(emailChanges.id, id));
    },

    async deleteExpired(now: Date): Promise<void> {
      await db.delete(emailChanges).where(lte(emailChanges.expiresAt, now));
    },
  };
}
