import { z } from "zod";
import { FAVORITE_FEATURES, MAX_EMAIL, MAX_FEEDBACK_TEXT, RATINGS } from "#domain/feedback.ts";
import { invalid } from "./invalid.ts";

const story = z
  .string(invalid("notText"))
  .trim()
  .min(1, invalid("empty"))
  .max(MAX_FEEDBACK_TEXT, invalid("tooLong", { max: MAX_FEEDBACK_TEXT }))
  // PostgreSQL's text cannot hold it.
  .refine((text) => !text.includes("\0"), invalid("nullCharacter"));

export const Feedback = z.object({
  rating: z.preprocess(
    (rating) => (typeof rating === "number" ? String(rating) : rating),
    z.enum(RATINGS, invalid("badRating")),
  ),
  favoriteFeature: z.enum(FAVORITE_FEATURES, invalid("notOneOf", { options: FAVORITE_FEATURES.join(", ") })),
  funniestEvent: story.describe("The best event discovered"),
  suggestions: story,
  email: z.email(invalid("badEmail")).max(MAX_EMAIL, invalid("tooLong", { max: MAX_EMAIL })),
});
export const FeedbackReceived = z.object({ message: z.string() });

export type Feedback = z.infer<typeof Feedback>;
export type FeedbackReceived = z.infer<typeof FeedbackReceived>;
