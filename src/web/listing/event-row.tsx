import type { ReactNode } from "react";
import { Link } from "react-router";
import { wallClock } from "#domain/event/words.ts";
import { dayText } from "#messages/event-words.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { textProps } from "#web/messages/text-props.ts";
import { useNow } from "#web/ui/use-now.ts";
import classes from "./event-row.module.css";
import type { EventView, RowEvent } from "./event-view.ts";
import { EventMarkBadges, EventPrice, EventWhen, machineTime } from "./event-when.tsx";
import { PosterImage } from "./poster-image.tsx";

/** Width and height of the picture. */
const PICTURES = {
  tiny: [48, 48],
  medium: [64, 64],
  small: [72, 72],
  tall: [96, 120],
  large: [96, 96],
} as const;

interface EventRowProps {
  event: RowEvent;
  /** `tiny` and `medium` have no frame; `tall` is a row that stands beside others. */
  size?: keyof typeof PICTURES;
  where?: string | undefined;
  /** Before the name. */
  over?: ReactNode;
  /** After the name, which is then a heading and the only link. */
  badge?: ReactNode;
  heading?: "h3";
  hasPrice?: boolean;
  hasMarks?: boolean;
  isNewTab?: boolean;
  children?: ReactNode;
  /** Beside the row: what can be done with it. */
  end?: ReactNode;
}

/** An event as a line with its picture, leading to its page; the further dates of its series lead to theirs. */
export function EventRow({
  event,
  size = "large",
  heading: Heading,
  isNewTab,
  end,
  ...props
}: EventRowProps) {
  const { locale } = useMessages();
  const [width, height] = PICTURES[size];
  const name = textProps(event.name, locale, event.language);
  const Words = Heading ? "div" : "span";
  const when = <EventWhen key="when" event={event} className={classes.when} />;
  const where = props.where && (
    <span key="where" className="muted text-small breakable">
      <span {...textProps(props.where, locale)}>{props.where}</span>
      {props.hasPrice && <EventPrice event={event} className={classes.price} />}
    </span>
  );
  const content = (
    <>
      <PosterImage
        event={{ _id: event.id, image: event.image }}
        width={width}
        height={height}
        className={classes.poster}
      />
      <Words className={classes.words}>
        {props.over}
        {Heading ? (
          <Heading className={classes.name}>
            <Link to={event.url} data-off={event.status === "cancelled" || undefined} {...name}>
              {event.name}
            </Link>
            {props.badge && <> {props.badge}</>}
          </Heading>
        ) : (
          <span className={classes.name} {...name}>
            {event.name}
          </span>
        )}
        {size === "tall" ? [where, when] : [when, where]}
        {props.hasMarks !== false && (
          <EventMarkBadges event={event} className={classes.marks} isPriceApart={props.hasPrice ?? false} />
        )}
        {props.children}
      </Words>
    </>
  );
  const newTab = isNewTab && { target: "_blank", rel: "noopener", reloadDocument: true };
  return (
    <div className={classes.row} data-size={size}>
      {Heading ? (
        <div className={classes.main}>{content}</div>
      ) : (
        <Link to={event.url} className={classes.main} {...newTab}>
          {content}
        </Link>
      )}
      {end}
      {size === "large" && event.further && event.further.length > 0 && (
        <FurtherDates event={event as EventView} />
      )}
    </div>
  );
}

function FurtherDates({ event }: { event: EventView }) {
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
