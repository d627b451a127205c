import { eq, lte } from "drizzle-orm";
import type { Database, Transaction } from "./connect.ts";
import { siteFacts } from "./schema/operations.ts";

type Fact = (typeof siteFacts.$inferSelect)["name"];

/** When this last became so; none if it never did. */
export async function findFact(db: Database["db"] | Transaction, name: Fact): Promise<Date | undefined> {
  const [fact] = await db.select({ at: siteFacts.at }).from(siteFacts).where(eq(siteFacts.name, name));
  return fact?.at;
}

export async function noteFact(db: Database["db"] | Transaction, name: Fact, at: Date): Promise<void> {
  await db.insert(siteFacts).values({ name, at }).onConflictDoUpdate({ target: siteFacts.name, set: { at } });
}

/** Notes a fact again unless that was done since then: of many processes, one is told that it did. */
export async function claimFact(db: Database["db"], name: Fact, at: Date, since: Date): Promise<boolean> {
  const rows = await db
    .insert(siteFacts)
    .values({ name, at })
    .onConflictDoUpdate({ target: siteFacts.name, set: { at }, setWhere: lte(siteFacts.at, since) })
    .returning({ at: siteFacts.at });
  return rows.length > 0;
}
