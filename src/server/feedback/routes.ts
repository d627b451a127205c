import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { Feedback, FeedbackReceived } from "#contract/feedback.ts";
import { routes } from "#contract/urls.ts";
import type { FeedbackActions } from "./actions.ts";

export const feedbackRoutes: FastifyPluginAsyncZod<{ feedback: FeedbackActions }> = async (
  app,
  { feedback },
) => {
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
    async (request) => {
      await feedback.receive(request.body);
      return { message: "Feedback sent" };
    },
  );
};
