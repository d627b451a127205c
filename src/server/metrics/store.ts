import { and, count, eq, isNull, lte, max, min } from "drizzle-orm";
import type { Database } from "#server/platform/db/connect.ts";
import { auditLog, outbox } from "#server/platform/db/schema/operations.ts";

export function metricsStore(db: Database["db"]) {
  return {
    /** Mails that are due and not yet sent, and since when the oldest of them is due. */
    async waitingMails(now: Date): Promise<{ mails: number; oldestDue: Date | null } | undefined> {
      const [row] = await db
        .select({ mails: count(), oldestDue: min(outbox.dueAt) })
        .from(outbox)
        .where(and(eq(outbox.channel, "mail"), isNull(outbox.doneAt), lte(outbox.dueAt, now)));
      return row;
    },

    async lastImport(): Promise<Date | null | undefined> {
      const [row] = await db
        .select({ at: max(auditLog.at) })
        .from(auditLog)
        .where(eq(auditLog.action, "Events Imported"));
      return row?.at;
    },
  };
}
