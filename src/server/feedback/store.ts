import { eq } from "drizzle-orm";
import type { Feedback } from "#contract/feedback.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { feedback } from "#server/platform/db/schema/visitors.ts";
import { orderMail } from "#server/platform/mail/outbox.ts";

export const FEEDBACK_COPY = "feedback copy";

export interface StoredFeedback extends Omit<Feedback, "rating"> {
  rating: number;
}

export type FeedbackStore = ReturnType<typeof feedbackStore>;

export function feedbackStore(database: Database) {
  return {
    /** Keeps the answers and orders the mail about them, or does neither. */
    async add({ rating, ...answers }: Feedback, nowMs: number): Promise<void> {
      await database.transaction(async (tx, notify) => {
        const [row] = await tx
          .insert(feedback)
          .values({ ...answers, rating: Number(rating), receivedAt: new Date(nowMs) })
          .returning({ id: feedback.id });
        await orderMail(tx, { kind: FEEDBACK_COPY, facts: { id: row!.id } }, nowMs, notify);
      });
    },

    async find(id: number): Promise<StoredFeedback | undefined> {
      const [row] = await database.db.select().from(feedback).where(eq(feedback.id, id));
      return row;
    },
  };
}
