import { z } from "zod";
import { FAVORITE_FEATURES, MAX_EMAIL, MAX_FEEDBACK_TEXT, RATINGS } from "#domain/feedback.ts";

const story = z
  .string("must be a text")
  .trim()
  .min(1, "must not be empty")
  .max(MAX_FEEDBACK_TEXT, `must not be longer than ${MAX_FEEDBACK_TEXT} characters`)
  // PostgreSQL's text cannot hold it.
  .refine((text) => !text.includes("\0"), "must not contain a null character");

export const Feedback = z.object({
  rating: z.enum(RATINGS, "must be a digit from 1 to 5"),
  favoriteFeature: z.enum(FAVORITE_FEATURES, `must be one of ${FAVORITE_FEATURES.join(", ")}`),
  funniestEvent: story.describe("The best event discovered"),
  suggestions: story,
  email: z
    .email("must be a complete e-mail address")
    .max(MAX_EMAIL, `must not be longer than ${MAX_EMAIL} characters`),
});
export const FeedbackReceived = z.object({ message: z.string() });

export type Feedback = z.infer<typeof Feedback>;
export type FeedbackReceived = z.infer<typeof FeedbackReceived>;
