import IconChevronDown from "@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs";
import IconRepeat from "@tabler/icons-react/dist/esm/icons/IconRepeat.mjs";
import { useId, useState } from "react";
import { Link } from "react-router";
import type { Event, Venue } from "#contract/catalog.ts";
import { addressOf } from "#contract/event-address.ts";
import { urls } from "#contract/urls.ts";
import { hourWord } from "#domain/event/words.ts";
import { dayText, hourText } from "#messages/event-words.ts";
import { machineTime } from "#web/listing/event-when.tsx";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { PlainButton } from "#web/ui/button.tsx";
import { EventName, RowSide } from "./event-row.tsx";
import classes from "./event-rows.module.css";
import { weekdayOfAll } from "./series-weekday.ts";

const FIRST_DATES = 5;

interface SeriesRowProps {
  dates: readonly [Event, ...Event[]];
  venue: Venue;
}

/** The dates of a series behind one row; each leads to that evening's page. */
export function SeriesRow({ dates, venue }: SeriesRowProps) {
  const { t, locale } = useMessages();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [hasAll, setHasAll] = useState(false);
  const [first] = dates;
  const shown = hasAll || dates.length === FIRST_DATES + 1 ? dates : dates.slice(0, FIRST_DATES);
  return (
    <li>
      <PlainButton
        className={classes.event}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className={classes.sign}>
          <IconRepeat size={20} stroke={1.8} aria-hidden />
        </span>
        <span className={classes.words}>
          <EventName event={first} />
          <span className={classes.note}>{seriesText()}</span>
        </span>
        <RowSide event={first} />
        <IconChevronDown className={classes.chevron} size={18} stroke={1.8} aria-hidden />
      </PlainButton>
      <ul id={id} className={classes.dates} hidden={!isOpen}>
        {shown.map((event) => (
          <li key={event._id}>
            <Link
              to={urls.eventPage(addressOf(venue, event))}
              className={classes.date}
              data-next={event === first || undefined}
              data-off={event.status === "scheduled" ? undefined : true}
            >
              <time dateTime={machineTime(event)}>{dayText(event.date, false, locale)}</time>
            </Link>
          </li>
        ))}
        {shown.length < dates.length && (
          <li>
            <PlainButton className={classes.date} onClick={() => setHasAll(true)}>
              {t("venue.series-more", { count: dates.length - shown.length })}
            </PlainButton>
          </li>
        )}
      </ul>
    </li>
  );

  function seriesText(): string {
    const count = t("venue.series-dates", { count: dates.length });
    const time = hourText(hourWord(first), locale);
    const weekday = weekdayOfAll(dates);
    if (weekday === undefined)
      return t("venue.series-next", { next: `${dayText(first.date, false, locale)} ${time}`, dates: count });
    return t("venue.series-weekly", {
      weekly: t("venue.weekly").split("|")[weekday] ?? "",
      time,
      dates: count,
    });
  }
}
