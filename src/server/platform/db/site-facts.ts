import { eq } from "drizzle-orm";
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
