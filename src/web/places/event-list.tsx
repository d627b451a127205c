import type { ReactNode } from "react";
import { Link } from "react-router";
import type { ListedEvent } from "#web/events/listed-event.ts";
import { PosterImage } from "#web/events/poster-image.tsx";
import { formatDate, formatTime } from "#web/messages/event-time.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import classes from "./event-list.module.css";

interface EventListProps {
  events: ListedEvent[];
  /** On a venue's own page nobody needs to be told where. */
  isVenueKnown?: boolean;
  /** What stands here when there are none. */
  children: ReactNode;
}

/** Events as rows, each a link to its page. */
export function EventList({ events, isVenueKnown = false, children }: EventListProps) {
  const { t, locale } = useMessages();
  if (events.length === 0) return <div className={classes.empty}>{children}</div>;
  return (
    <ul className={classes.list}>
      {events.map((event) => (
        <li key={event.id}>
          <Link to={event.url} className={classes.row}>
            <PosterImage
              event={{ _id: event.id, image: event.image }}
              width={96}
              height={96}
              className={classes.poster}
            />
            <span className={classes.words}>
              <time className={classes.when} dateTime={`${event.date}T${event.time}`}>
                {t("event.when", {
                  date: formatDate(event.date, locale),
                  time: formatTime(event.time, locale),
                })}
              </time>
              <span className={classes.name}>{event.name}</span>
              {!isVenueKnown && <span className={classes.where}>{event.venue}</span>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
