import { asc, count, eq, inArray } from "drizzle-orm";
import type { Database, Transaction } from "#server/platform/db/connect.ts";
import { federationRules } from "#server/platform/db/schema/federation.ts";

export type RuleRow = typeof federationRules.$inferSelect;

/** The blocklist and allowlist of servers and actors. */
export function ruleStore(db: Database["db"] | Transaction) {
  return {
    list: (): Promise<RuleRow[]> =>
      db.select().from(federationRules).orderBy(asc(federationRules.kind), asc(federationRules.subject)),

    async kindsOf(subjects: readonly string[]): Promise<RuleRow["kind"][]> {
      const rows = await db
        .select({ kind: federationRules.kind })
        .from(federationRules)
        .where(inArray(federationRules.subject, [...subjects]));
      return rows.map(({ kind }) => kind);
    },

    async hasAllowed(): Promise<boolean> {
      const rows = await db
        .select({ kind: federationRules.kind })
        .from(federationRules)
        .where(eq(federationRules.kind, "allow"))
        .limit(1);
      return rows.length > 0;
    },

    async count(): Promise<number> {
      const [row] = await db.select({ total: count() }).from(federationRules);
      return row!.total;
    },

    async save({ subject, ...rule }: typeof federationRules.$inferInsert): Promise<void> {
      await db
        .insert(federationRules)
        .values({ subject, ...rule })
        .onConflictDoUpdate({ target: federationRules.subject, set: rule });
    },

    /** Whether it was there. */
    async remove(subject: string): Promise<boolean> {
      const { rowCount } = await db.delete(federationRules).where(eq(federationRules.subject, subject));
      return rowCount === 1;
    },
  };
}

export type RuleStore = ReturnType<typeof ruleStore>;
