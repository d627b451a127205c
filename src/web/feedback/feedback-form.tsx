import { type FormEvent, useState } from "react";
import type { Feedback } from "#contract/feedback.ts";
import { routes } from "#contract/urls.ts";
import { FAVORITE_FEATURES, MAX_EMAIL, MAX_FEEDBACK_TEXT, RATINGS } from "#domain/feedback.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { postJson } from "#web/session/api.ts";
import { Button } from "#web/ui/button.tsx";
import { ChoiceQuestion } from "./choice-question.tsx";
import classes from "./feedback-form.module.css";
import { feedbackGaps, firstGap } from "./form-gaps.ts";
import { TextQuestion } from "./text-question.tsx";

interface FeedbackFormProps {
  onCancel(): void;
  onSent(): void;
}

/** Five questions, all to be answered. Sending shows what is missing; any answer but a 200 changes nothing. */
export function FeedbackForm({ onCancel, onSent }: FeedbackFormProps) {
  const { t } = useMessages();
  const [gaps, setGaps] = useState<ReadonlySet<string>>(new Set());
  const [isSending, setIsSending] = useState(false);

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    setGaps(feedbackGaps(form));
    const gap = firstGap(form);
    if (gap) return gap.focus();
    setIsSending(true);
    const answers = Object.fromEntries(new FormData(form)) as Feedback;
    const isSent = await postJson(routes.feedback, answers).then(
      ({ status }) => status === 200,
      () => false,
    );
    setIsSending(false);
    if (isSent) onSent();
  }

  return (
    <form className="column gap-16" onSubmit={send} noValidate>
      <div className={classes.choices}>
        <ChoiceQuestion
          number={1}
          name="rating"
          question={t("feedback.rating")}
          options={RATINGS.map((value) => ({ value, label: t(`feedback.rating.${value}`) }))}
          error={gaps.has("rating") ? t("feedback.choose") : undefined}
        />
        <ChoiceQuestion
          number={2}
          name="favoriteFeature"
          question={t("feedback.feature")}
          options={FAVORITE_FEATURES.map((value) => ({ value, label: t(`feedback.feature.${value}`) }))}
          error={gaps.has("favoriteFeature") ? t("feedback.choose") : undefined}
        />
      </div>
      <TextQuestion
        number={3}
        name="funniestEvent"
        question={t("feedback.best")}
        maxLength={MAX_FEEDBACK_TEXT}
        error={gaps.has("funniestEvent") ? t("feedback.write") : undefined}
      />
      <TextQuestion
        number={4}
        name="suggestions"
        question={t("feedback.suggestions")}
        placeholder={t("feedback.suggestions-placeholder")}
        maxLength={MAX_FEEDBACK_TEXT}
        error={gaps.has("suggestions") ? t("feedback.write") : undefined}
      />
      <TextQuestion
        number={5}
        name="email"
        type="email"
        question={t("feedback.email")}
        maxLength={MAX_EMAIL}
        error={gaps.has("email") ? t("feedback.email-wrong") : undefined}
      />
      <footer className={classes.foot}>
        <Button variant="subtle" className={classes.cancel} onClick={onCancel}>
          {t("feedback.cancel")}
        </Button>
        <Button type="submit" className={classes.send} aria-disabled={isSending}>
          {t("feedback.send")}
        </Button>
      </footer>
    </form>
  );
}
