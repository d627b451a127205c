import { Link } from "react-router";
import { wallClock } from "#domain/event/words.ts";
import { dayText } from "#messages/event-words.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { textProps } from "#web/messages/text-props.ts";
import { useNow } from "#web/ui/use-now.ts";
import classes from "./event-row.module.css";
import { EventMarks, EventWhen, machineTime } from "./event-when.tsx";
import type { ListedEvent } from "./listed-event.ts";
import { PosterImage } from "./poster-image.tsx";

interface EventRowProps {
  event: ListedEvent;
  /** Small beside something else, large in a list of its own. */
  size?: "small" | "large";
  where?: string | undefined;
}

/** An event as a line with its poster, leading to its page; the further dates of its series lead to theirs. */
export function EventRow({ event, size = "large", where }: EventRowProps) {
  const { locale } = useMessages();
  const pixels = size === "small" ? 72 : 96;
  return (
    <div className={classes.row} data-size={size}>
      <Link to={event.url} className={classes.link}>
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
            <span className="muted text-small" {...textProps(where, locale)}>
              {where}
            </span>
          )}
          <EventMarks event={event} className={classes.marks} />
        </span>
      </Link>
      {size === "large" && event.further.length > 0 && <FurtherDates event={event} />}
    </div>
  );
}

function FurtherDates({ event }: { event: ListedEvent }) {
  const { t, locale } = useMessages();
  const thisYear = wallClock(event, useNow()).date.slice(0, 4);
  const left = event.furtherCount - event.further.length;
  return (
    <p className={classes.dates}>
      <span>{t("event.further")}</span>
      {event.further.map(({ date, time, url }) => (
        <Link key={url} to={url} aria-label={t("event.on-day", { event: event.name, day: dayOf(date) })}>
          <time dateTime={machineTime({ date, time })}>{dayOf(date)}</time>
        </Link>
      ))}
      {left > 0 && <span>{t("event.further-more", { count: left })}</span>}
    </p>
  );

  function dayOf(date: string): string {
    return dayText(date, !date.startsWith(thisYear), locale);
  }
}
