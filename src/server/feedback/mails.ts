import type { MailComposers, MailTemplate } from "#server/platform/mail/mail-template.ts";
import { FEEDBACK_COPY, type FeedbackStore, type StoredFeedback } from "./store.ts";

/** Feedback to the operator; a reply goes to its author. */
export function feedbackMails(store: FeedbackStore, contactEmail: string): MailComposers {
  return {
    async [FEEDBACK_COPY](facts) {
      const answers = await store.find(Number(facts.id));
      if (!answers) return undefined;
      return writeFeedback(answers, contactEmail);
    },
  };
}

export function writeFeedback(answers: StoredFeedback, contactEmail: string): MailTemplate {
  return {
    to: contactEmail,
    subject: `Feedback: ${answers.rating} of 5`,
    heading: `A visitor rates us ${answers.rating} of 5`,
    paragraphs: [`Reply to this email to write to ${answers.email}.`],
    details: [
      { label: "Favorite feature", value: answers.favoriteFeature },
      { label: "Best event discovered", value: answers.funniestEvent },
      { label: "Suggestions", value: answers.suggestions },
      { label: "Email", value: answers.email },
    ],
    footnote: "Sent from the feedback form.",
    headers: { "Reply-To": answers.email },
  };
}
