import type { Feedback } from "#contract/feedback.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { feedback } from "#server/platform/db/schema.ts";

export type FeedbackStore = ReturnType<typeof feedbackStore>;

export function feedbackStore(db: Database["db"]) {
  return {
    async add({ rating, ...answers }: Feedback, receivedAt: Date): Promise<void> {
      await db.insert(feedback).values({ ...answers, rating: Number(rating), receivedAt });
    },
  };
}
