import { useState } from "react";
import type { SimilarEvents as Similar } from "#contract/submission-calls.ts";
import type { SubmissionFields } from "#contract/submission-form.ts";
import { routes } from "#contract/urls.ts";
import { isDate } from "#domain/time.ts";
import { dateText } from "#messages/event-words.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { NewTabHint } from "#web/messages/new-tab-hint.tsx";
import { textProps } from "#web/messages/text-props.ts";
import { Button } from "#web/ui/button.tsx";
import { IconCopy } from "#web/ui/icons.ts";
import classes from "./similar-events.module.css";
import { useAnswer } from "./use-answer.ts";

/** Events that may be the one that is being written. */
export function SimilarEventList({ fields }: { fields: SubmissionFields }) {
  const { t, locale } = useMessages();
  const { venue, date, title } = fields;
  const query = new URLSearchParams({ venue, title, date: isDate(date) ? date : "" });
  const { answer } = useAnswer<Similar>(
    venue !== "" && title.trim() !== "" ? `${routes.similarEvents}?${query}` : undefined,
  );
  const [others, setOthers] = useState<readonly string[]>([]);
  const shown = answer?.events.filter(({ _id }) => !others.includes(_id)) ?? [];
  return (
    <div role="status">
      {shown.length > 0 && (
        <div className="pad-12 on-info radius-md">
          <p className="row gap-8 text-small strong info">
            <IconCopy size={17} stroke={1.8} aria-hidden />
            {t("submit.similar")}
          </p>
          <ul className={classes.events}>
            {shown.map((event) => (
              <li key={event._id} className={classes.event}>
                <div>
                  <b {...textProps(event.name, locale)}>{event.name}</b>
                  <p className="muted text-small">
                    {t("submit.similar-where", {
                      venue: event.venue,
                      date: dateText(event.date, locale),
                      time: event.time,
                    })}
                  </p>
                </div>
                {/* Beside the form, which stays as it is. */}
                <Button component="a" href={event.page} target="_blank" rel="noopener" variant="default">
                  {t("submit.similar-open")}
                  <NewTabHint />
                </Button>
              </li>
            ))}
          </ul>
          <Button variant="subtle" onClick={() => setOthers([...others, ...shown.map(({ _id }) => _id)])}>
            {t("submit.similar-no")}
          </Button>
        </div>
      )}
    </div>
  );
}
