import type { EventAtVenue } from "#contract/pages.ts";
import { eventWords, hourWord, lastDayOfRun } from "#domain/event/words.ts";
import { cityName } from "#messages/city-name.ts";
import { dateText, hourText, shortMonthText, whenText } from "#messages/event-words.ts";
import { perLocale } from "#messages/per-locale.ts";
import { toldText } from "#messages/told-texts.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { useNow } from "#web/ui/use-now.ts";
import classes from "./event-date.module.css";
import { VisitorTime } from "./visitor-time.tsx";

const weekdays = perLocale((locale) => new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" }));

/** When the event is: as a calendar leaf, at the venue, as seen from now, and by the visitor's own clock. */
export function EventDate({ event, venue, startDate }: EventAtVenue & { startDate: string }) {
  const { t, locale } = useMessages();
  const { when, phase } = eventWords(event, useNow());
  const isOff = event.status !== "scheduled" || undefined;
  const last = lastDayOfRun(event);
  // Of what has begun, the end is what counts.
  const leafDate = (phase === "on" && last) || event.date;
  const weekday = toldText(`${locale} weekday ${event.date}`, () =>
    weekdays(locale).format(Date.parse(event.date)),
  );
  const days = last
    ? t("event.days", { from: dateText(event.date, locale), to: dateText(last, locale) })
    : dateText(event.date, locale);
  // A day that is neither today nor soon is shown above already.
  const isNear = phase !== "over" && when[0]?.code !== "day" && when[0]?.code !== "days";
  return (
    <div className={classes.when}>
      <span className={classes.leaf} aria-hidden="true" data-off={isOff}>
        <span className={classes.month}>{shortMonthText(leafDate, locale)}</span>
        <span className={classes.day}>{Number(leafDate.slice(8))}</span>
      </span>
      <div>
        <time className={classes.date} dateTime={event.hasTime ? startDate : event.date} data-off={isOff}>
          {`${days} · ${hourText(hourWord(event), locale)}`}
        </time>
        {isNear && <p className={classes.near}>{whenText(when, locale)}</p>}
        <p className={classes.place}>
          {t("event-page.venue-time", { weekday, city: cityName(venue.city, locale) })}
        </p>
        {event.hasTime && (
          <VisitorTime startsAtMs={Date.parse(event.startsAt)} date={event.date} time={event.time} />
        )}
      </div>
    </div>
  );
}
