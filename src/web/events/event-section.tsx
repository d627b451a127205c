import { type ReactNode, useId } from "react";
import type { EventView } from "#web/listing/event-view.ts";
import classes from "./event-section.module.css";

interface EventSectionProps<Listed extends EventView> {
  title: string;
  events: Listed[];
  /** Of one event, at least. */
  width: `${number}rem`;
  children(event: Listed): ReactNode;
}

/** A few events in a row below an event; nothing where there are none. */
export function EventSection<Listed extends EventView>(props: EventSectionProps<Listed>) {
  const { title, events, width, children } = props;
  const headingId = useId();
  if (events.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className={classes.section}>
      <h2 id={headingId} className="subtitle below-16">
        {title}
      </h2>
      <ul className={classes.row} style={{ "--event-width": width }}>
        {events.map((event) => (
          <li key={event.id}>{children(event)}</li>
        ))}
      </ul>
    </section>
  );
}
