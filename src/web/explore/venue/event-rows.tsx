import { useId, useState } from "react";
import type { Event, Venue, VenueWithEvents } from "#contract/catalog.ts";
import { recordOf } from "#web/map-view/record-of.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Button } from "#web/ui/button.tsx";
import { DatedRow, RunningRow } from "./event-row.tsx";
import classes from "./event-rows.module.css";
import type { PanelRow } from "./panel-events.ts";
import { SeriesRow } from "./series-row.tsx";

const PAGE = 30;

interface EventRowsProps {
  venue: Venue;
  otherRecords: readonly VenueWithEvents[];
  rows: readonly PanelRow[];
  /** How many events the rows stand for. */
  count: number;
}

/** What else is on at a venue, below its next events. */
export function EventRows({ venue, otherRecords, rows, count }: EventRowsProps) {
  const { t } = useMessages();
  const headingId = useId();
  const [pages, setPages] = useState(1);
  if (rows.length === 0) return null;
  const left = rows.length - pages * PAGE;
  const venueOf = (event: Event) => recordOf(event, venue, otherRecords);
  return (
    <div className={classes.also}>
      <div className={classes.head}>
        <h3 id={headingId}>{t("venue.also")}</h3>
        <p>{t("venue.also-count", { count })}</p>
      </div>
      <ul aria-labelledby={headingId} className={classes.rows}>
        {rows.slice(0, pages * PAGE).map((row) => {
          if (row.kind === "series") {
            const [first] = row.dates;
            return <SeriesRow key={first._id} dates={row.dates} venue={venueOf(first)} />;
          }
          const Row = row.kind === "running" ? RunningRow : DatedRow;
          return <Row key={row.event._id} event={row.event} venue={venueOf(row.event)} />;
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
