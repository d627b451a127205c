import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { Feedback, FeedbackReceived } from "#contract/feedback.ts";
import { routes } from "#contract/urls.ts";
import type { RateLimiter } from "#server/platform/db/rate-limits.ts";
import { acceptForms } from "#server/platform/http/forms.ts";
import { countOrRefuse, limitsOf } from "#server/platform/http/rate-limit.ts";
import type { FeedbackActions } from "./actions.ts";

const HALF_HOUR_MS = 1_800_000;

interface FeedbackDeps {
  feedback: FeedbackActions;
  limiter: RateLimiter;
}

export const feedbackRoutes: FastifyPluginAsyncZod<FeedbackDeps> = async (app, { feedback, limiter }) => {
  acceptForms(app);
  app.post(
    routes.feedback,
    {
      schema: {
        tags: ["feedback"],
        summary: "What a visitor thinks of the product",
        body: Feedback,
        response: { 200: FeedbackReceived },
      },
    },
    async (request, reply) => {
      const limit = { what: "feedback", max: 5, windowMs: HALF_HOUR_MS };
      await countOrRefuse(limiter, limitsOf(request.ip, limit), reply);
      await feedback.receive(request.body);
      return { message: "Feedback sent" };
    },
  );
};
