import { useId, useMemo, useState } from "react";
import type { VenueWithEvents } from "#contract/catalog.ts";
import { urls } from "#contract/urls.ts";
import { matchingEvents } from "#domain/event/filter.ts";
import { upcomingEvents } from "#domain/upcoming.ts";
import { useShare } from "#web/listing/use-share.ts";
import type { MapFilter } from "#web/map-view/map-address.ts";
import { useOpenVenue } from "#web/map-view/map-data.ts";
import { useMapFilter } from "#web/map-view/map-filter.ts";
import { usePanels } from "#web/map-view/panels.ts";
import { lazyPart } from "#web/messages/lazy-part.tsx";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Button } from "#web/ui/button.tsx";
import { useNow } from "#web/ui/use-now.ts";
import { Sheet } from "../sheet/sheet.tsx";
import { NothingPlanned } from "./nothing-planned.tsx";
import { panelEvents } from "./panel-events.ts";
import { PanelHeading } from "./panel-heading.tsx";
import { useRevealVenue } from "./use-reveal-venue.ts";
import { PanelHead, VenueHead } from "./venue-head.tsx";
import { VenueSkeleton } from "./venue-skeleton.tsx";

/** Cards and rows are loaded when a venue is first opened. */
const VenueEvents = lazyPart(() => import("./venue-events.tsx").then(({ VenueEvents }) => VenueEvents), {
  fallback: <VenueSkeleton />,
});

export const PANEL_SNAPS = [{ share: 0.58 }, { share: 0.92 }];

/** The venue whose pin or row was chosen: what it is, how to get there, and what is on. */
export function VenuePanel() {
  const { t } = useMessages();
  const { venue, otherRecords, isVenueMissing } = useOpenVenue();
  const { filter } = useMapFilter();
  const { close } = usePanels();
  const [snap, setSnap] = useState(0);
  const headingId = useId();
  const share = useShare();
  const nowMs = useNow();
  const { events, first } = useMemo(
    () => panelEvents(venue ? eventsOf([venue, ...otherRecords], filter, nowMs) : [], nowMs),
    [venue, otherRecords, filter, nowMs],
  );
  useRevealVenue();

  const head = venue ? (
    <VenueHead
      headingId={headingId}
      venue={venue}
      onShare={() => share(venue.name, venueUrl(venue))}
      onClose={close}
    />
  ) : (
    <PanelHead onClose={close}>
      <PanelHeading key={isVenueMissing ? "gone" : "loading"} id={headingId}>
        {t(isVenueMissing ? "venue.gone" : "venue.loading")}
      </PanelHeading>
    </PanelHead>
  );

  return (
    <Sheet
      labelledBy={headingId}
      snaps={PANEL_SNAPS}
      snap={snap}
      onSnap={setSnap}
      onClose={close}
      head={head}
    >
      {venue && events.length > 0 && (
        <VenueEvents
          key={venue._id}
          venue={venue}
          otherRecords={otherRecords}
          events={events}
          first={first}
          onShare={share}
        />
      )}
      {venue && events.length === 0 && <NothingPlanned venue={venue} />}
      {!venue && !isVenueMissing && <VenueSkeleton />}
      {isVenueMissing && (
        <div className="column top gap-16 pad-20 muted">
          <p>{t("venue.gone-hint")}</p>
          <Button variant="default" onClick={close}>
            {t("venue.go-on")}
          </Button>
        </div>
      )}
    </Sheet>
  );
}

/**
 * What is still to come and matches the filters, of all records of a place; where nothing matches, all that is to come.
 */
function eventsOf(records: readonly VenueWithEvents[], filter: MapFilter, nowMs: number) {
  const matching = records.flatMap((record) => matchingEvents(record, filter, nowMs));
  const upcoming = upcomingEvents(matching, nowMs);
  return upcoming.length > 0
    ? upcoming
    : upcomingEvents(
        records.flatMap(({ events }) => events),
        nowMs,
      );
}

/** The page of the venue, which has a preview of its own and leads to the map. */
function venueUrl({ slug, category }: VenueWithEvents): string {
  return new URL(urls.venuePage(slug, category), window.location.origin).href;
}
