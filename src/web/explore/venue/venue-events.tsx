import type { VenueWithEvents } from "#contract/catalog.ts";
import { EventCarousel } from "./event-carousel.tsx";
import { EventRows } from "./event-rows.tsx";
import type { PanelEvents } from "./panel-events.ts";

interface VenueEventsProps extends PanelEvents {
  venue: VenueWithEvents;
  otherRecords: readonly VenueWithEvents[];
  onShare(name: string, url: string): void;
}

/** What is on at the venue: the next ones as cards, the others as rows. */
export function VenueEvents({ venue, otherRecords, cards, rows, rest, onShare }: VenueEventsProps) {
  return (
    <>
      <EventCarousel venue={venue} otherRecords={otherRecords} events={cards} rest={rest} onShare={onShare} />
      <EventRows venue={venue} otherRecords={otherRecords} rows={rows} count={rest} />
    </>
  );
}
