import { and, desc, eq, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { WITHDRAWAL_UNDO_MS } from "#server/catalog/tables.ts";
import type { Database, Transaction } from "#server/platform/db/connect.ts";
import { users } from "#server/platform/db/schema/accounts.ts";
import { auditLog } from "#server/platform/db/schema/operations.ts";
import type { Upkeep } from "#server/platform/jobs/upkeep.ts";

export async function lastDeletion(db: Database["db"] | Transaction) {
  const [entry] = await db
    .select()
    .from(auditLog)
    .where(and(isNotNull(auditLog.removed), isNull(auditLog.undoneAt)))
    .orderBy(desc(auditLog.id))
    .limit(1);
  return entry;
}

export async function bulkEntry(db: Database["db"] | Transaction, bulkId: string) {
  const [entry] = await db.select().from(auditLog).where(eq(auditLog.bulkId, bulkId));
  return entry;
}

/** It need not be kept any longer: what it holds is back. */
export async function markUndone(tx: Transaction, id: number, at: Date): Promise<void> {
  await tx.update(auditLog).set({ undoneAt: at, removed: null }).where(eq(auditLog.id, id));
}

/** The newest first. */
export async function auditPage(db: Database["db"], before: number | undefined, limit: number) {
  return db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      who: sql<string>`coalesce(trim(${users.forename} || ' ' || ${users.surname}), '')`,
      action: auditLog.action,
      subject: auditLog.subject,
      undoneAt: auditLog.undoneAt,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.userId))
    .where(before === undefined ? undefined : lt(auditLog.id, before))
    .orderBy(desc(auditLog.id))
    .limit(limit);
}

/** After a while a deletion can no longer be undone; entries of the first version hold favourites, which are personal data. */
export const auditUpkeep: Upkeep = async (db, nowMs) => {
  await db
    .update(auditLog)
    .set({ removed: null })
    .where(and(isNotNull(auditLog.removed), lt(auditLog.at, new Date(nowMs - WITHDRAWAL_UNDO_MS))));
};
