import { type FormEvent, useState } from "react";
import type { VenueSubmissions } from "#contract/moderation.ts";
import { fieldsOf } from "#contract/submission-form.ts";
import { urls } from "#contract/urls.ts";
import { pinOf } from "#domain/category.ts";
import { MAX_REASON } from "#domain/moderation.ts";
import { dateText } from "#messages/event-words.ts";
import { CategoryTag } from "#web/listing/category-tag.tsx";
import { EventCard } from "#web/listing/event-card.tsx";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { post, reasonOf } from "#web/session/api.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { showToast } from "#web/ui/toast.ts";
import classes from "./own-events.module.css";

type Submission = VenueSubmissions["submissions"][number];

interface VenueReviewProps {
  submissions: readonly Submission[];
  onDecided(): void;
}

/** What others submitted at one's own venues, to be published or rejected. */
export function VenueReview({ submissions, onDecided }: VenueReviewProps) {
  const { t } = useMessages();
  const [rejected, setRejected] = useState<Submission>();

  async function decide(
    { id, title }: Submission,
    action: "approve" | "reject",
    body: { reason?: string },
  ): Promise<void> {
    try {
      await post(urls.venueSubmission(id, action), body);
      showToast(t(action === "approve" ? "review.published" : "review.rejected", { title }));
      onDecided();
    } catch (error) {
      showToast(reasonOf(error, t("change.failed")), { tone: "problem" });
    }
  }

  function onReject(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get("reason") ?? "");
    if (rejected) void decide(rejected, "reject", { reason });
    setRejected(undefined);
  }

  if (submissions.length === 0) return null;
  return (
    <section>
      <h2 className={classes.group}>
        {t("review.title")} <span>{submissions.length}</span>
      </h2>
      <p className={classes.lead}>{t("review.lead")}</p>
      <ul className="grid gap-12">
        {submissions.map((submission) => (
          <li key={submission.id}>
            <ReviewCard
              submission={submission}
              onApprove={() => decide(submission, "approve", {})}
              onReject={() => setRejected(submission)}
            />
          </li>
        ))}
      </ul>
      <Dialog
        isOpen={rejected !== undefined}
        onClose={() => setRejected(undefined)}
        title={t("review.reject-title", { title: rejected?.title ?? "" })}
        closeLabel={t("own.close")}
      >
        <form onSubmit={onReject}>
          <TextArea
            name="reason"
            label={t("review.reason")}
            rows={3}
            required
            maxLength={MAX_REASON}
            data-autofocus
          />
          <div className={classes.tools}>
            <Button type="submit">{t("review.reject-do")}</Button>
            <Button variant="default" onClick={() => setRejected(undefined)}>
              {t("change.back")}
            </Button>
          </div>
        </form>
      </Dialog>
    </section>
  );
}

interface ReviewCardProps {
  submission: Submission;
  onApprove(): void;
  onReject(): void;
}

function ReviewCard({ submission, onApprove, onReject }: ReviewCardProps) {
  const { t, locale } = useMessages();
  const { title, author, isMove, form, place } = submission;
  const fields = fieldsOf(form);
  const date = dateText(fields.date, locale);
  return (
    <EventCard
      event={{ name: title }}
      heading="h3"
      tags={
        <p className="row wrap gap-8">
          <CategoryTag category={pinOf(fields.category)} />
          {isMove && <span className={classes.mark}>{t("review.move")}</span>}
          <span className="faint text-small">
            {author ? t("review.by", { name: author }) : t("review.by-guest")}
          </span>
        </p>
      }
      when={fields.time === "" ? date : t("own.when", { date, time: fields.time })}
      where={place ? t("own.where", { venue: place.name, city: place.city }) : undefined}
      actions={
        <>
          <Button onClick={onApprove} aria-label={t("own.spoken", { action: t("review.approve"), title })}>
            {t("review.approve")}
          </Button>
          <Button
            variant="default"
            onClick={onReject}
            aria-label={t("own.spoken", { action: t("review.reject"), title })}
          >
            {t("review.reject")}
          </Button>
        </>
      }
    >
      {fields.description !== "" && <p>{fields.description}</p>}
    </EventCard>
  );
}
