import type { EventAtVenue } from "#contract/pages.ts";
import { formatDate } from "#domain/time.ts";
import { formatTime } from "#web/messages/event-time.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import classes from "./event-date.module.css";
import { VisitorTime } from "./visitor-time.tsx";

/** When the event is: as a calendar leaf, at the venue, and by the visitor's own clock. */
export function EventDate({ event, venue, startDate }: EventAtVenue & { startDate: string }) {
  const { t, locale } = useMessages();
  const named = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" }).format(Date.parse(event.date));
  return (
    <div className={classes.when}>
      <span className={classes.leaf} aria-hidden="true">
        <span className={classes.month}>{named({ month: "short" })}</span>
        <span className={classes.day}>{Number(event.date.slice(8))}</span>
      </span>
      <div>
        <time className={classes.date} dateTime={startDate}>
          {t("event.when", { date: formatDate(event.date), time: formatTime(event.time, locale) })}
        </time>
        <p className={classes.place}>
          {t("event-page.venue-time", { weekday: named({ weekday: "long" }), city: venue.city })}
        </p>
        <VisitorTime startsAtMs={Date.parse(event.startsAt)} date={event.date} time={event.time} />
      </div>
    </div>
  );
}
