import { useState } from "react";
import { Link } from "react-router";
import { fieldsOf } from "#contract/submission-form.ts";
import { urls } from "#contract/urls.ts";
import { pinOf } from "#domain/category.ts";
import { dateText } from "#messages/event-words.ts";
import { CategoryTag } from "#web/listing/category-tag.tsx";
import { EventCard } from "#web/listing/event-card.tsx";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { reasonOf, send } from "#web/session/api.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { IconPencil } from "#web/ui/icons.ts";
import { showToast } from "#web/ui/toast.ts";
import classes from "./own-events.module.css";
import type { GroupedSubmission } from "./own-groups.ts";

interface SubmissionCardProps {
  event: GroupedSubmission;
  onGone(): void;
}

/** One submission of one's own, with what can still be done with it. */
export function SubmissionCard({ event, onGone }: SubmissionCardProps) {
  const { t, locale } = useMessages();
  const [isAsking, setIsAsking] = useState(false);
  const { id, title, state, place, reason } = event;
  const fields = fieldsOf(event.form);
  const isOpen = state === "waiting" || state === "rejected";
  const sentAt = new Intl.DateTimeFormat(locale, { dateStyle: "medium" }).format(event.at);

  async function takeBack(): Promise<void> {
    setIsAsking(false);
    try {
      await send("DELETE", urls.ownSubmission(id));
      onGone();
    } catch (error) {
      showToast(reasonOf(error, t("change.failed")), { tone: "problem" });
    }
  }

  return (
    <>
      <EventCard
        event={{ name: title }}
        heading="h3"
        tags={
          <p className="row wrap gap-8">
            <CategoryTag category={pinOf(fields.category)} />
            {place?.isNew && <span className={classes.mark}>{t("own.new-place")}</span>}
            <span className="faint text-small">{t("own.sent", { when: sentAt })}</span>
          </p>
        }
        when={
          fields.time === ""
            ? dateText(fields.date, locale)
            : t("own.when", { date: dateText(fields.date, locale), time: fields.time })
        }
        where={place ? t("own.where", { venue: place.name, city: place.city }) : undefined}
        actions={
          isOpen && (
            <>
              <Button
                component={Link}
                to={urls.correctSubmission(id)}
                variant="default"
                leftSection={<IconPencil size={16} stroke={1.8} aria-hidden />}
              >
                {t(state === "rejected" ? "own.correct" : "own.edit")}
              </Button>
              <Button variant="default" onClick={() => setIsAsking(true)}>
                {t(state === "rejected" ? "own.delete" : "own.take-back")}
              </Button>
            </>
          )
        }
      >
        {state === "rejected" && reason && (
          <div className={classes.reason}>
            <b>{t("own.reason")}</b>
            <p>{reason}</p>
          </div>
        )}
      </EventCard>
      <Dialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t("own.ask", { title })}
        closeLabel={t("own.close")}
      >
        <p>{t("own.ask-text")}</p>
        <div className={classes.tools}>
          <Button onClick={takeBack}>{t(state === "rejected" ? "own.delete" : "own.take-back")}</Button>
          <Button variant="default" data-autofocus onClick={() => setIsAsking(false)}>
            {t("own.keep")}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
