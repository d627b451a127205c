import { Link } from "react-router";
import type { Event, Venue } from "#contract/catalog.ts";
import { addressOf } from "#contract/event-address.ts";
import { urls } from "#contract/urls.ts";
import { eventWords, hourWord, lastDayOfRun, startOf } from "#domain/event/words.ts";
import { dayText, hourText, whenText } from "#messages/event-words.ts";
import { CategoryGlyph } from "#web/listing/category-glyph.tsx";
import { EventMarkBadges, EventPrice, machineTime } from "#web/listing/event-when.tsx";
import { NewDot } from "#web/listing/new-dot.tsx";
import { isNewEvent, useSeen } from "#web/listing/seen.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { textProps } from "#web/messages/text-props.ts";
import { IconRepeat } from "#web/ui/icons.ts";
import { useNow } from "#web/ui/use-now.ts";
import classes from "./event-rows.module.css";

interface EventRowProps {
  event: Event;
  venue: Venue;
}

/** An event by its day and hour, leading to its page. */
export function DatedRow({ event, venue }: EventRowProps) {
  const { t, locale } = useMessages();
  const year = new Date(useNow()).getUTCFullYear();
  const day = (date: string) => dayText(date, Number(date.slice(0, 4)) !== year, locale);
  const last = lastDayOfRun(event);
  return (
    <li>
      <Link to={urls.eventPage(addressOf(venue, event))} className={classes.event}>
        <time
          className={classes.when}
          dateTime={machineTime(event)}
          data-off={event.status === "scheduled" ? undefined : true}
        >
          <b>{day(event.date)}</b>
          <span>{last === undefined ? hourText(startOf(hourWord(event)), locale) : `– ${day(last)}`}</span>
        </time>
        <span className="grow grid">
          <EventName event={event} />
          {event.series && (
            <span className="row gap-4">
              <IconRepeat size={14} stroke={2} aria-hidden />
              {t("venue.series-dates", { count: event.series.count })}
            </span>
          )}
        </span>
        <RowSide event={event} />
      </Link>
    </li>
  );
}

/** A show that runs for days or weeks, with its hours today. */
export function RunningRow({ event, venue }: EventRowProps) {
  const { t, locale } = useMessages();
  const { when } = eventWords(event, useNow());
  const isClosed = when.some(({ code }) => code === "closed-today");
  const until = whenText(when.slice(-1), locale);
  return (
    <li>
      <Link to={urls.eventPage(addressOf(venue, event))} className={classes.event}>
        <span
          className={classes.sign}
          style={{ color: `var(--${venue.category})`, background: `var(--${venue.category}-tint)` }}
        >
          <CategoryGlyph category={venue.category} size={20} />
        </span>
        <span className="grow grid">
          <EventName event={event} />
          <span className={classes.note}>
            {until} · {isClosed ? t("event.closed-today") : openText()}
          </span>
        </span>
        <RowSide event={event} />
      </Link>
    </li>
  );

  function openText(): string {
    const { time, endTime } = event;
    if (time === "") return t("venue.open-today");
    // An end before the start's hour is that of the last day, not of every day.
    if (endTime === null || endTime <= time) return t("venue.open-from", { time });
    return t("venue.open-times", { from: time, to: endTime });
  }
}

/** Status and price at the end of a row. */
function RowSide({ event }: { event: Event }) {
  return (
    <span className={classes.side}>
      <EventMarkBadges event={event} isPriceApart />
      <EventPrice event={event} className={classes.price} />
    </span>
  );
}

function EventName({ event }: { event: Event }) {
  const { t, locale } = useMessages();
  const seen = useSeen();
  const isSeen = seen.events.has(event._id);
  return (
    <span>
      <span
        className={classes.name}
        data-off={event.status === "cancelled" || undefined}
        data-seen={isSeen || undefined}
        {...textProps(event.name, locale, event.language)}
      >
        {event.name}
      </span>{" "}
      {isSeen && <span className="visually-hidden">{t("list.seen")}</span>}
      {isNewEvent(event, seen) && <NewDot />}
    </span>
  );
}
