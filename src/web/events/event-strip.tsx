import { useId } from "react";
import { EventRow } from "#web/listing/event-row.tsx";
import type { ListedEvent } from "#web/listing/listed-event.ts";
import classes from "./event-strip.module.css";

/** A few events in a row, small; nothing where there are none. */
export function EventStrip({ title, events }: { title: string; events: ListedEvent[] }) {
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
            <EventRow event={event} size="small" />
          </li>
        ))}
      </ul>
    </section>
  );
}
