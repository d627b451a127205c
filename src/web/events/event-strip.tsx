import { useId } from "react";
import { Link } from "react-router";
import { formatDate, formatTime } from "#web/messages/event-time.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import classes from "./event-strip.module.css";
import type { ListedEvent } from "./listed-event.ts";
import { PosterImage } from "./poster-image.tsx";

/** A few events in a row, small; nothing where there are none. */
export function EventStrip({ title, events }: { title: string; events: ListedEvent[] }) {
  const { t, locale } = useMessages();
  const headingId = useId();
  if (events.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className={classes.section}>
      <h2 id={headingId} className={classes.title}>
        {title}
      </h2>
      <ul className={classes.row}>
        {events.map((event) => (
          <li key={event.id}>
            <Link to={event.url} className={classes.card}>
              <PosterImage
                event={{ _id: event.id, image: event.image }}
                width={72}
                height={72}
                className={classes.poster}
              />
              <span className={classes.words}>
                <span className={classes.name}>{event.name}</span>
                <time className={classes.when} dateTime={`${event.date}T${event.time}`}>
                  {t("event.when", {
                    date: formatDate(event.date, locale),
                    time: formatTime(event.time, locale),
                  })}
                </time>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
