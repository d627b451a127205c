import { eq, gt, lte, or } from "drizzle-orm";
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

/** More than clocks of several machines differ by. */
const CLOCK_MS = 3_600_000;

/**
 * Notes a fact again unless that was done since then: of many processes, one is told that it did. One that lies in the
 * future was noted before the clock was set back, and counts for nothing.
 */
export async function claimFact(db: Database["db"], name: Fact, at: Date, since: Date): Promise<boolean> {
  const isOld = or(lte(siteFacts.at, since), gt(siteFacts.at, new Date(at.getTime() + CLOCK_MS)));
  const rows = await db
    .insert(siteFacts)
    .values({ name, at })
    .onConflictDoUpdate({ target: siteFacts.name, set: { at }, ...(isOld && { setWhere: isOld }) })
    .returning({ at: siteFacts.at });
  return rows.length > 0;
}
