import { and, eq } from "drizzle-orm";
import { ADMIN_ROLE } from "#domain/account.ts";
import type { Locale } from "#domain/locale.ts";
import type { Database, Transaction } from "#server/platform/db/connect.ts";
import { users } from "#server/platform/db/schema/accounts.ts";
import { sources } from "#server/platform/db/schema/sources.ts";
import type { SourceRow } from "../store.ts";

export const SOURCE_HEALTH = "source health";

export type HealthNews = "failing" | "stopped" | "recovered" | "left-out";

/** Of a mail that is ordered. */
export interface HealthFacts {
  source: number;
  user: string;
  news: HealthNews;
  /** Since when it fails, failed, or leaves rows out. */
  since: string;
}

export interface HealthMailReader {
  email: string;
  forename: string;
  language: Locale | null;
}

export const sourceHealthStore = {
  async lock(tx: Transaction, id: number): Promise<SourceRow | undefined> {
    const [row] = await tx.select().from(sources).where(eq(sources.id, id)).for("update");
    return row;
  },

  async administrators(tx: Transaction): Promise<string[]> {
    const rows = await tx.select({ id: users.id }).from(users).where(eq(users.role, ADMIN_ROLE));
    return rows.map(({ id }) => id);
  },

  /** The administrator, as long as they are one. */
  async reader(db: Database["db"], userId: string): Promise<HealthMailReader | undefined> {
    const [row] = await db
      .select({ email: users.email, forename: users.forename, language: users.language })
      .from(users)
      .where(and(eq(users.id, userId), eq(users.role, ADMIN_ROLE)));
    return row;
  },
};
