import type { MailComposers } from "#server/platform/mail/mail-template.ts";
import { FEEDBACK_COPY, type FeedbackStore } from "./store.ts";

/** What visitors think, to the people who run the site; an answer goes to who wrote it. */
export function feedbackMails(store: FeedbackStore, contactEmail: string): MailComposers {
  return {
    async [FEEDBACK_COPY](facts) {
      const answers = await store.find(Number(facts.id));
      if (!answers) return undefined;
      return {
        to: contactEmail,
        subject: `Feedback: ${answers.rating} of 5`,
        heading: `A visitor rates us ${answers.rating} of 5`,
        paragraphs: [`Reply to this e-mail to write to ${answers.email}.`],
        details: [
          { label: "Favourite feature", value: answers.favoriteFeature },
          { label: "Best event discovered", value: answers.funniestEvent },
          { label: "Suggestions", value: answers.suggestions },
          { label: "E-mail", value: answers.email },
        ],
        footnote: "Sent from the feedback form.",
        headers: { "Reply-To": answers.email },
      };
    },
  };
}
