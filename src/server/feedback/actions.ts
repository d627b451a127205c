import type { Feedback } from "#contract/feedback.ts";
import type { FeedbackStore } from "./store.ts";

export type FeedbackActions = ReturnType<typeof feedbackActions>;

export function feedbackActions(store: FeedbackStore, now: () => number) {
  return {
    receive: (answers: Feedback): Promise<void> => store.add(answers, now()),
  };
}
