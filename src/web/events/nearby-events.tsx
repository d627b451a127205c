import { CategoryGlyph } from "#web/listing/category-glyph.tsx";
import { EventRow } from "#web/listing/event-row.tsx";
import type { EventView } from "#web/listing/event-view.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { IconWalk } from "#web/ui/icons.ts";
import { EventSection } from "./event-section.tsx";

export interface ListedNearby extends EventView {
  walkMinutes: number;
}

/** What is on within a walk around the same hour. */
export function NearbyEvents({ title, events }: { title: string; events: ListedNearby[] }) {
  const { t } = useMessages();
  return (
    <EventSection title={title} events={events} width="20rem">
      {(event) => (
        <EventRow
          event={event}
          size="tall"
          where={event.venue}
          over={
            <span className="row gap-8 text-small strong" style={{ color: `var(--${event.category})` }}>
              <CategoryGlyph category={event.category} size={15} />
              {t(`category.${event.category}`)}
            </span>
          }
        >
          <span className="row gap-8 above-8 muted text-small">
            <IconWalk size={17} stroke={1.8} aria-hidden />
            {t("event-page.walk", { minutes: event.walkMinutes })}
          </span>
        </EventRow>
      )}
    </EventSection>
  );
}
