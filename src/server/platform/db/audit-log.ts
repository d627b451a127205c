import type { Transaction } from "./connect.ts";
import { auditLog } from "./schema/operations.ts";

/** Writes down who did what, in the transaction that does it; the transactions of a bulk action share one entry. */
export async function recordAudit(tx: Transaction, entry: typeof auditLog.$inferInsert): Promise<void> {
  await tx
    .insert(auditLog)
    .values(entry)
    .onConflictDoUpdate({
      target: auditLog.bulkId,
      set: { subject: entry.subject, removed: entry.removed },
    });
}
