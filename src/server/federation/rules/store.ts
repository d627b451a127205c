import { asc, count, eq, inArray, or } from "drizzle-orm";
import type { Database, Transaction } from "#server/platform/db/connect.ts";
import { federationRuleRows } from "#server/platform/db/schema/federation.ts";

export type RuleRow = typeof federationRuleRows.$inferSelect;

/** The blocklist and allowlist of servers and actors. */
export function ruleStore(db: Database["db"] | Transaction) {
  return {
    list: (): Promise<RuleRow[]> =>
      db
        .select()
        .from(federationRuleRows)
        .orderBy(asc(federationRuleRows.kind), asc(federationRuleRows.subject)),

    /** What is said of any of these, and whether there is an allowlist. */
    async kindsOf(subjects: readonly string[]): Promise<{ kinds: RuleRow["kind"][]; hasAllowed: boolean }> {
      const isNamed = inArray(federationRuleRows.subject, [...subjects]);
      const rows = await db
        .selectDistinct({ kind: federationRuleRows.kind, isNamed: isNamed.mapWith(Boolean) })
        .from(federationRuleRows)
        .where(or(isNamed, eq(federationRuleRows.kind, "allow")));
      return {
        kinds: rows.filter((row) => row.isNamed).map(({ kind }) => kind),
        hasAllowed: rows.some(({ kind }) => kind === "allow"),
      };
    },

    async count(): Promise<number> {
      const [row] = await db.select({ total: count() }).from(federationRuleRows);
      return row!.total;
    },

    async save({ subject, ...rule }: typeof federationRuleRows.$inferInsert): Promise<void> {
      await db
        .insert(federationRuleRows)
        .values({ subject, ...rule })
        .onConflictDoUpdate({ target: federationRuleRows.subject, set: rule });
    },

    /** Whether it was there. */
    async remove(subject: string): Promise<boolean> {
      const { rowCount } = await db.delete(federationRuleRows).where(eq(federationRuleRows.subject, subject));
      return rowCount === 1;
    },
  };
}

export type RuleStore = ReturnType<typeof ruleStore>;
