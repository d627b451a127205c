import { and, asc, eq, inArray, isNull, lt, lte, or, sql } from "drizzle-orm";
import type { Database } from "#server/platform/db/connect.ts";
import { outbox } from "#server/platform/db/schema/operations.ts";

export interface ClaimedMail {
  id: string;
  kind: string;
  facts: Record<string, unknown>;
  attempts: number;
  dueAt: Date;
}

/** `claimed_until` keeps everyone's hands off a mail: while one process sends it, and in the pause after a failure. */
export function outboxStore(db: Database["db"]) {
  return {
    /** Takes some mails that are due and that nobody else has, the oldest first. */
    claim(nowMs: number, untilMs: number, limit: number): Promise<ClaimedMail[]> {
      const now = new Date(nowMs);
      const free = db
        .select({ id: outbox.id })
        .from(outbox)
        .where(
          and(
            isNull(outbox.doneAt),
            lte(outbox.dueAt, now),
            or(isNull(outbox.claimedUntil), lte(outbox.claimedUntil, now)),
          ),
        )
        .orderBy(asc(outbox.dueAt))
        .limit(limit)
        .for("update", { skipLocked: true });
      return db
        .update(outbox)
        .set({ claimedUntil: new Date(untilMs), attempts: sql`${outbox.attempts} + 1` })
        .where(inArray(outbox.id, free))
        .returning({
          id: outbox.id,
          kind: outbox.kind,
          facts: outbox.facts,
          attempts: outbox.attempts,
          dueAt: outbox.dueAt,
        });
    },

    async hold(id: string, untilMs: number): Promise<void> {
      await db
        .update(outbox)
        .set({ claimedUntil: new Date(untilMs) })
        .where(eq(outbox.id, id));
    },

    async finish(id: string, nowMs: number): Promise<void> {
      await db
        .update(outbox)
        .set({ doneAt: new Date(nowMs) })
        .where(eq(outbox.id, id));
    },

    /** There is no reason for it any more. Should its cause come back, it may be ordered again. */
    async drop(id: string): Promise<void> {
      await db.delete(outbox).where(eq(outbox.id, id));
    },

    async deleteDoneBefore(atMs: number): Promise<void> {
      await db.delete(outbox).where(lt(outbox.doneAt, new Date(atMs)));
    },
  };
}
