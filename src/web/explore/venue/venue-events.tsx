import type { VenueWithEvents } from "#contract/catalog.ts";
import { EventCarousel } from "./event-carousel.tsx";
import { EventRows } from "./event-rows.tsx";
import type { PanelEvents } from "./panel-events.ts";

interface VenueEventsProps extends PanelEvents {
  venue: VenueWithEvents;
  otherRecords: readonly VenueWithEvents[];
  onShare(name: string, url: string): void;
}

/** With more events than this a list below the cards shows all of them at a glance. */
const MAX_EVENTS_WITHOUT_LIST = 3;

/** What is on at the venue: its events as cards and, where they are many, as a list of the same dates. */
export function VenueEvents({ venue, otherRecords, events, first, onShare }: VenueEventsProps) {
  return (
    <>
      <EventCarousel
        venue={venue}
        otherRecords={otherRecords}
        events={events}
        first={first}
        onShare={onShare}
      />
      {events.length > MAX_EVENTS_WITHOUT_LIST && (
        <EventRows venue={venue} otherRecords={otherRecords} events={events} />
      )}
    </>
  );
}
