import type { EventAtVenue } from "#contract/pages.ts";
import { eventWords, hourWord, lastDayOfRun } from "#domain/event/words.ts";
import { formatDate } from "#domain/time.ts";
import { hourText, whenText } from "#web/messages/event-words.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { useNow } from "#web/ui/use-now.ts";
import classes from "./event-date.module.css";
import { VisitorTime } from "./visitor-time.tsx";

/** When the event is: as a calendar leaf, at the venue, as seen from now, and by the visitor's own clock. */
export function EventDate({ event, venue, startDate }: EventAtVenue & { startDate: string }) {
  const { t, locale } = useMessages();
  const { when, phase } = eventWords(event, useNow());
  const last = lastDayOfRun(event);
  const named = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" }).format(Date.parse(event.date));
  const days = last
    ? t("event.days", { from: formatDate(event.date), to: formatDate(last) })
    : formatDate(event.date);
  // A day that is neither today nor soon is told above already.
  const isNear = phase !== "over" && when[0]?.code !== "day" && when[0]?.code !== "days";
  return (
    <div className={classes.when}>
      <span className={classes.leaf} aria-hidden="true">
        <span className={classes.month}>{named({ month: "short" })}</span>
        <span className={classes.day}>{Number(event.date.slice(8))}</span>
      </span>
      <div>
        <time
          className={classes.date}
          dateTime={event.hasTime ? startDate : event.date}
          data-off={event.status === "scheduled" ? undefined : true}
        >
          {`${days} · ${hourText(hourWord(event), locale)}`}
        </time>
        {isNear && <p className={classes.near}>{whenText(when, locale)}</p>}
        <p className={classes.place}>
          {t("event-page.venue-time", { weekday: named({ weekday: "long" }), city: venue.city })}
        </p>
        {event.hasTime && (
          <VisitorTime startsAtMs={Date.parse(event.startsAt)} date={event.date} time={event.time} />
        )}
      </div>
    </div>
  );
}
