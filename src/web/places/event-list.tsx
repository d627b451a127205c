import type { ReactNode } from "react";
import { EventRow } from "#web/listing/event-row.tsx";
import type { ListedEvent } from "#web/listing/listed-event.ts";
import classes from "./event-list.module.css";

interface EventListProps {
  events: ListedEvent[];
  /** On a venue's own page nobody needs to be told where. */
  isVenueKnown?: boolean;
  /** What stands here when there are none. */
  children: ReactNode;
}

/** Events as rows, each a link to its page. */
export function EventList({ events, isVenueKnown = false, children }: EventListProps) {
  if (events.length === 0) return <div className={classes.empty}>{children}</div>;
  return (
    <ul className={classes.list}>
      {events.map((event) => (
        <li key={event.id}>
          <EventRow event={event} where={isVenueKnown ? undefined : event.venue} />
        </li>
      ))}
    </ul>
  );
}
