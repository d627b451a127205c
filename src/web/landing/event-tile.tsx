import { Link } from "react-router";
import { EventPicture } from "#web/listing/event-picture.tsx";
import { EventMarks, EventWhen } from "#web/listing/event-when.tsx";
import type { ListedEvent } from "#web/listing/listed-event.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { textProps } from "#web/messages/text-props.ts";
import classes from "./event-tile.module.css";

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
        <EventWhen event={event} className={classes.when} />
      </span>
      <h3 className={classes.name} {...textProps(event.name, locale, event.language)}>
        {event.name}
      </h3>
      <p className={classes.where} {...textProps(where, locale)}>
        {where}
      </p>
      <EventMarks event={event} className={classes.marks} />
    </Link>
  );
}
