import { EventRow } from "#web/listing/event-row.tsx";
import type { EventView } from "#web/listing/event-view.ts";
import { EventSection } from "./event-section.tsx";

/** A few events, small. */
export function EventStrip({ title, events }: { title: string; events: EventView[] }) {
  return (
    <EventSection title={title} events={events} width="16.5rem">
      {(event) => <EventRow event={event} size="small" />}
    </EventSection>
  );
}
