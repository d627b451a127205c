import { type MailSamples, SAMPLE_READER } from "#server/platform/mail/mail-template.ts";
import { writeFeedback } from "./mails.ts";
import { FEEDBACK_COPY } from "./store.ts";

/** The operator's own mail: English in every language. */
export const feedbackSamples: MailSamples = {
  [FEEDBACK_COPY]: ({ site: { contactEmail } }) => ({
    feedback: writeFeedback(
      {
        rating: 4,
        favoriteFeature: "map",
        funniestEvent: "A concert for two saws",
        suggestions: "More folk music, please.",
        email: SAMPLE_READER.to,
      },
      contactEmail,
    ),
  }),
};
