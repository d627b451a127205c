import { Link } from "react-router";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { textProps } from "#web/messages/text-props.ts";
import classes from "./event-row.module.css";
import { EventMarks, EventWhen } from "./event-when.tsx";
import type { ListedEvent } from "./listed-event.ts";
import { PosterImage } from "./poster-image.tsx";

interface EventRowProps {
  event: ListedEvent;
  /** Small beside something else, large in a list of its own. */
  size?: "small" | "large";
  where?: string | undefined;
}

/** An event as a line with its poster, leading to its page. */
export function EventRow({ event, size = "large", where }: EventRowProps) {
  const { locale } = useMessages();
  const pixels = size === "small" ? 72 : 96;
  return (
    <Link to={event.url} className={classes.row} data-size={size}>
      <PosterImage
        event={{ _id: event.id, image: event.image }}
        width={pixels}
        height={pixels}
        className={classes.poster}
      />
      <span className={classes.words}>
        <span className={classes.name} {...textProps(event.name, locale, event.language)}>
          {event.name}
        </span>
        <EventWhen event={event} className={classes.when} />
        {where && (
          <span className={classes.where} {...textProps(where, locale)}>
            {where}
          </span>
        )}
        <EventMarks event={event} className={classes.marks} />
      </span>
    </Link>
  );
}
