import { useState } from "react";
import type { Event } from "#contract/catalog.ts";
import { EventMarks, EventWhen } from "#web/listing/event-when.tsx";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { textProps } from "#web/messages/text-props.ts";
import { Button, PlainButton } from "#web/ui/button.tsx";
import classes from "./event-dates.module.css";

const PAGE = 30;

interface EventDatesProps {
  events: readonly Event[];
  current: number;
  onChoose(index: number): void;
}

/** Every date at the venue; choosing one brings its card. */
export function EventDates({ events, current, onChoose }: EventDatesProps) {
  const { t, locale } = useMessages();
  const [pages, setPages] = useState(1);
  const shown = events.slice(0, pages * PAGE);
  const left = events.length - shown.length;
  return (
    <div className={classes.dates}>
      <h3>{t("venue.coming-up")}</h3>
      <ol>
        {shown.map((event, index) => (
          <li key={event._id}>
            <PlainButton
              className={classes.date}
              aria-current={index === current || undefined}
              onClick={() => onChoose(index)}
            >
              <span className={classes.words}>
                <span className={classes.name} {...textProps(event.name, locale, event.language)}>
                  {event.name}
                </span>
                <EventWhen event={event} className={classes.day} />
              </span>
              <EventMarks event={event} className={classes.marks} />
            </PlainButton>
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
