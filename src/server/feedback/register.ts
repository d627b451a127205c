import type { FastifyInstance } from "fastify";
import type { Database } from "#server/platform/db/connect.ts";
import type { RateLimiter } from "#server/platform/db/rate-limits.ts";
import { feedbackActions } from "./actions.ts";
import { feedbackRoutes } from "./routes.ts";
import { feedbackStore } from "./store.ts";

interface FeedbackFeature {
  database: Database;
  limiter: RateLimiter;
  now: () => number;
}

export async function registerFeedback(
  app: FastifyInstance,
  { database, limiter, now }: FeedbackFeature,
): Promise<void> {
  await app.register(feedbackRoutes, { feedback: feedbackActions(feedbackStore(database), now), limiter });
}
