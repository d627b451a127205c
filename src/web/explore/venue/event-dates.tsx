import { UnstyledButton } from "@mantine/core";
import { useState } from "react";
import type { Event, Venue } from "#contract/catalog.ts";
import { dateAt, formatDay } from "#web/events/event-day.ts";
import { formatTime } from "#web/messages/event-time.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { textProps } from "#web/messages/text-props.ts";
import { Button } from "#web/ui/button.tsx";
import { useNow } from "#web/ui/use-now.ts";
import classes from "./event-dates.module.css";

const PAGE = 30;

interface EventDatesProps {
  venue: Pick<Venue, "timeZone">;
  events: readonly Event[];
  current: number;
  onChoose(index: number): void;
}

/** Every date at the venue; choosing one brings its card. */
export function EventDates({ venue, events, current, onChoose }: EventDatesProps) {
  const { t, locale } = useMessages();
  const [pages, setPages] = useState(1);
  const today = dateAt(useNow(), venue.timeZone);
  const shown = events.slice(0, pages * PAGE);
  const left = events.length - shown.length;
  return (
    <div className={classes.dates}>
      <h3>{t("venue.coming-up")}</h3>
      <ol>
        {shown.map((event, index) => (
          <li key={event._id}>
            <UnstyledButton
              className={classes.date}
              aria-current={index === current || undefined}
              onClick={() => onChoose(index)}
            >
              <time className={classes.day} dateTime={event.date}>
                {event.date === today ? t("list.today") : formatDay(event.date, today, locale)}
              </time>
              <span className={classes.name} {...textProps(event.name, locale)}>
                {event.name}
              </span>
              <time dateTime={event.time}>{formatTime(event.time, locale)}</time>
            </UnstyledButton>
          </li>
        ))}
      </ol>
      {left > 0 && (
        <Button variant="default" fullWidth onClick={() => setPages(pages + 1)}>
          {t("list.more", { count: Math.min(PAGE, left) })}
        </Button>
      )}
    </div>
  );
}
