import type { ReactNode } from "react";
import type { VenueCategory } from "#domain/category.ts";
import { EventRow } from "#web/listing/event-row.tsx";
import type { ListedEvent } from "#web/listing/listed-event.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import classes from "./event-list.module.css";

interface EventListProps {
  events: ListedEvent[];
  /** On a venue's own page: the place is known, and only other categories than its own are told. */
  venueCategory?: VenueCategory;
  /** What stands here when there are none. */
  children: ReactNode;
}

/** Events as rows, each a link to its page. */
export function EventList({ events, venueCategory, children }: EventListProps) {
  const { t } = useMessages();
  const whereOf = ({ venue, category }: ListedEvent) => {
    if (venueCategory === undefined) return venue;
    return category === venueCategory ? undefined : t(`category.${category}`);
  };
  if (events.length === 0) return <div className={classes.empty}>{children}</div>;
  return (
    <ul className={classes.list}>
      {events.map((event) => (
        <li key={event.id}>
          <EventRow event={event} where={whereOf(event)} />
        </li>
      ))}
    </ul>
  );
}
