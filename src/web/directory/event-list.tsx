import type { ReactNode } from "react";
import type { VenueCategory } from "#domain/category.ts";
import type { Weekday } from "#domain/date-presets.ts";
import { inTimeGroups, type TimeGroup, timeGroupOf } from "#domain/event/time-group.ts";
import { dayText } from "#messages/event-words.ts";
import { formatNumber } from "#messages/format-number.ts";
import { EventRow } from "#web/listing/event-row.tsx";
import type { EventView } from "#web/listing/event-view.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { useNow } from "#web/ui/use-now.ts";
import classes from "./event-list.module.css";

/** Exhibitions that run for months would push this evening off the page. */
const SHOWN_ON_NOW = 6;
/** Days have headings of their own where they have so many events on average. */
const EVENTS_PER_DAY = 3;
const MANY_DAYS: readonly TimeGroup[] = ["week", "weekend", "later"];

interface EventListProps {
  events: EventView[];
  /** Of the headings of the groups. */
  level: 2 | 3;
  /** On a venue's own page: the place is known, and only other categories than its own are shown. */
  venueCategory?: VenueCategory;
  /** The last day of the weekend where the events are; Sunday by default. */
  weekendEnd?: Weekday;
  /** Shown when there are none. */
  children: ReactNode;
}

/** Events as rows under the headings of their time, each a link to its page. */
export function EventDirectoryList({ events, level, venueCategory, weekendEnd, children }: EventListProps) {
  const { t, locale } = useMessages();
  const nowMs = useNow();
  const Heading = level === 2 ? "h2" : "h3";
  const whereOf = ({ venue, category }: EventView) => {
    if (venueCategory === undefined) return venue;
    return category === venueCategory ? undefined : t(`category.${category}`);
  };
  if (events.length === 0) return <div className={classes.empty}>{children}</div>;
  return inTimeGroups(events, (event) => timeGroupOf(event, nowMs, weekendEnd)).map(({ group, items }) => (
    <section key={group} aria-labelledby={`group-${group}`} className={classes.group}>
      <Heading id={`group-${group}`} className={classes.heading} data-group={group}>
        {t(group === "over" ? "event.over" : `list.group.${group}`)}{" "}
        <span className={classes.number}>{formatNumber(items.length, locale)}</span>
      </Heading>
      <GroupRows group={group} events={items} level={level} whereOf={whereOf} />
    </section>
  ));
}

interface RowsProps {
  events: EventView[];
  whereOf(event: EventView): string | undefined;
}

function GroupRows({ group, events, level, whereOf }: RowsProps & { group: TimeGroup; level: 2 | 3 }) {
  const { t, locale } = useMessages();
  const Heading = level === 2 ? "h3" : "h4";
  if (group === "on" && events.length > SHOWN_ON_NOW)
    return (
      <>
        <Rows events={events.slice(0, SHOWN_ON_NOW)} whereOf={whereOf} />
        <details className={classes.more}>
          <summary>{t("place.more-on-now", { count: events.length - SHOWN_ON_NOW })}</summary>
          <Rows events={events.slice(SHOWN_ON_NOW)} whereOf={whereOf} />
        </details>
      </>
    );
  const days = MANY_DAYS.includes(group) ? [...Map.groupBy(events, ({ date }) => date)] : [];
  if (days.length === 0 || events.length < EVENTS_PER_DAY * days.length)
    return <Rows events={events} whereOf={whereOf} />;
  return days.map(([date, ofDay]) => (
    <section key={date} aria-labelledby={`day-${date}`} className={classes.day}>
      <Heading id={`day-${date}`} className="below-8 text-body strong muted">
        <time dateTime={date}>{dayText(date, date.slice(0, 4) !== events[0]?.date.slice(0, 4), locale)}</time>
      </Heading>
      <Rows events={ofDay} whereOf={whereOf} />
    </section>
  ));
}

function Rows({ events, whereOf }: RowsProps) {
  return (
    <ul className="grid gap-8">
      {events.map((event) => (
        <li key={event.id}>
          <EventRow event={event} where={whereOf(event)} />
        </li>
      ))}
    </ul>
  );
}
