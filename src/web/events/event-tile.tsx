import { Link } from "react-router";
import { formatDate } from "#domain/time.ts";
import { formatTime } from "#web/messages/event-time.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { textProps } from "#web/messages/text-props.ts";
import { EventPicture } from "./event-picture.tsx";
import classes from "./event-tile.module.css";
import type { ListedEvent } from "./listed-event.ts";

export function EventTile({ event }: { event: ListedEvent }) {
  const { t, locale } = useMessages();
  const where = t("event.where", { venue: event.venue, city: event.city });
  return (
    <Link to={event.url} className={classes.tile}>
      <span className={classes.poster}>
        <EventPicture
          id={event.id}
          image={event.image}
          width={320}
          height={400}
          loading="lazy"
          decoding="async"
        />
        <time className={classes.when} dateTime={`${event.date}T${event.time}`}>
          {t("event.when", { date: formatDate(event.date), time: formatTime(event.time, locale) })}
        </time>
      </span>
      <h3 className={classes.name} {...textProps(event.name, locale)}>
        {event.name}
      </h3>
      <p className={classes.where} {...textProps(where, locale)}>
        {where}
      </p>
    </Link>
  );
}
