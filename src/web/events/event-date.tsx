import type { Event } from "#contract/catalog.ts";
import type { EventAtVenue } from "#contract/pages.ts";
import { eventWords, hourWord, lastDayOfRun, type WhenWord, wallClock } from "#domain/event/words.ts";
import { cityName } from "#messages/city-name.ts";
import { dateText, dayText, hourText, shortMonthText, whenText } from "#messages/event-words.ts";
import { perLocale } from "#messages/per-locale.ts";
import { serverFormattedText } from "#messages/server-formatted-texts.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { useNow } from "#web/ui/use-now.ts";
import classes from "./event-date.module.css";
import { VisitorTime } from "./visitor-time.tsx";

const weekdays = perLocale((locale) => new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" }));

/** When the event is: as a calendar leaf, at the venue, as seen from now, and by the visitor's own clock. */
export function EventDate({ event, venue, startDate }: EventAtVenue & { startDate: string }) {
  const { t, locale } = useMessages();
  const nowMs = useNow();
  const { when, phase } = eventWords(event, nowMs);
  const isOff = event.status !== "scheduled" || undefined;
  const last = lastDayOfRun(event);
  if (last !== undefined && phase === "on" && !isOff)
    return <RunningDate event={event} last={last} today={wallClock(event, nowMs).date} when={when} />;
  const weekday = serverFormattedText(`${locale} weekday ${event.date}`, () =>
    weekdays(locale).format(Date.parse(event.date)),
  );
  const days = last
    ? t("event.days", { from: dateText(event.date, locale), to: dateText(last, locale) })
    : dateText(event.date, locale);
  // A day that is neither today nor soon is shown above already.
  const isNear = phase !== "over" && when[0]?.code !== "day" && when[0]?.code !== "days";
  return (
    <div className={classes.when}>
      <Leaf date={event.date} isOff={isOff} />
      <div>
        <time className={classes.date} dateTime={event.hasTime ? startDate : event.date} data-off={isOff}>
          {`${days} · ${hourText(hourWord(event), locale)}`}
        </time>
        {isNear && <p className="accent strong">{whenText(when, locale)}</p>}
        <p className="muted">{t("event-page.venue-time", { weekday, city: cityName(venue.city, locale) })}</p>
        {event.hasTime && (
          <VisitorTime startsAtMs={Date.parse(event.startsAt)} date={event.date} time={event.time} />
        )}
      </div>
    </div>
  );
}

interface RunningDateProps {
  event: Event;
  last: string;
  today: string;
  when: WhenWord[];
}

/**
 * Of a run of days that has begun, the end is what counts. The hour of its start was that of the first evening; opening
 * hours are not known.
 */
function RunningDate({ event, last, today, when }: RunningDateProps) {
  const { t, locale } = useMessages();
  const isLastHours = when[1]?.code === "until-time";
  const days = t("event.days", { from: dateText(event.date, locale), to: dateText(last, locale) });
  const hours = event.isAllDay ? hourText(hourWord(event), locale) : t("event-page.no-hours");
  const isOpen = event.openDays?.includes(today);
  return (
    <div className={classes.when}>
      <Leaf date={last} isOff={undefined} />
      <div>
        <time className={classes.date} dateTime={last}>
          {t("event-page.until", { date: dayText(last, !last.startsWith(today.slice(0, 4)), locale) })}
        </time>
        {(isLastHours || isOpen !== undefined) && (
          <p className="accent strong">
            {isLastHours
              ? whenText(when, locale)
              : t(isOpen ? "event-page.open-today" : "event.closed-today")}
          </p>
        )}
        <p className="muted">{`${days} · ${hours}`}</p>
      </div>
    </div>
  );
}

function Leaf({ date, isOff }: { date: string; isOff: true | undefined }) {
  const { locale } = useMessages();
  return (
    <span className={classes.leaf} aria-hidden="true" data-off={isOff}>
      <span className={classes.month}>{shortMonthText(date, locale)}</span>
      <span className={classes.day}>{Number(date.slice(8))}</span>
    </span>
  );
}
