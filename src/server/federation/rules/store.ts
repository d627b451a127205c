import { asc, count, eq, inArray, or } from "drizzle-orm";
import type { Database, Transaction } from "#server/platform/db/connect.ts";
import { federationRules } from "#server/platform/db/schema/federation.ts";

export type RuleRow = typeof federationRules.$inferSelect;

/** The blocklist and allowlist of servers and actors. */
export function ruleStore(db: Database["db"] | Transaction) {
  return {
    list: (): Promise<RuleRow[]> =>
      db.select().from(federationRules).orderBy(asc(federationRules.kind), asc(federationRules.subject)),

    /** What is said of any of these, and whether there is an allowlist. */
    async kindsOf(subjects: readonly string[]): Promise<{ kinds: RuleRow["kind"][]; hasAllowed: boolean }> {
      const isNamed = inArray(federationRules.subject, [...subjects]);
      const rows = await db
        .selectDistinct({ kind: federationRules.kind, isNamed: isNamed.mapWith(Boolean) })
        .from(federationRules)
        .where(or(isNamed, eq(federationRules.kind, "allow")));
      return {
        kinds: rows.filter((row) => row.isNamed).map(({ kind }) => kind),
        hasAllowed: rows.some(({ kind }) => kind === "allow"),
      };
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
