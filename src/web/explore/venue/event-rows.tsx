import { useId, useState } from "react";
import type { Event, Venue, VenueWithEvents } from "#contract/catalog.ts";
import { recordOf } from "#web/map-view/record-of.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Button } from "#web/ui/button.tsx";
import { useNow } from "#web/ui/use-now.ts";
import { DatedRow, RunningRow } from "./event-row.tsx";
import classes from "./event-rows.module.css";
import { isRunning } from "./panel-events.ts";

const PAGE = 30;

interface EventRowsProps {
  venue: Venue;
  otherRecords: readonly VenueWithEvents[];
  events: readonly Event[];
}

/** A venue's events by date, a line each. */
export function EventRows({ venue, otherRecords, events }: EventRowsProps) {
  const { t } = useMessages();
  const headingId = useId();
  const nowMs = useNow();
  const [pages, setPages] = useState(1);
  const left = events.length - pages * PAGE;
  return (
    <div className={classes.all}>
      <div className={classes.head}>
        <h3 id={headingId}>{t("venue.all")}</h3>
        <p>{t("venue.all-count", { count: events.length })}</p>
      </div>
      <ul aria-labelledby={headingId} className={classes.rows}>
        {events.slice(0, pages * PAGE).map((event) => {
          const Row = isRunning(event, nowMs) ? RunningRow : DatedRow;
          return <Row key={event._id} event={event} venue={recordOf(event, venue, otherRecords)} />;
        })}
      </ul>
      {left > 0 && (
        <Button variant="default" fullWidth className={classes.more} onClick={() => setPages(pages + 1)}>
          {t("list.more", { count: Math.min(PAGE, left) })}
        </Button>
      )}
    </div>
  );
}
