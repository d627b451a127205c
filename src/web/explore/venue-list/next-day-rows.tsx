import { narrowVenues } from "#domain/event/filter.ts";
import { useMapData, useMapView } from "#web/map-view/map-data.ts";
import { useMapFilter } from "#web/map-view/map-filter.ts";
import { isInside, venueSpot } from "#web/map-view/view-box.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { useNow } from "#web/ui/use-now.ts";
import { onDays } from "../filters/date-range.ts";
import { useNearestDay } from "../ways-on/use-nearest-day.ts";
import { listGroups } from "./list-groups.ts";
import { VenueGroup } from "./venue-group.tsx";

/** Under a list that is empty now or tonight: what the next day has, where all venues in view are at hand. */
export function NextDayRows() {
  const { locale } = useMessages();
  const { filter } = useMapFilter();
  const { around } = useMapData();
  const view = useMapView();
  const nowMs = useNow();
  const nearest = useNearestDay();
  if (!view || !nearest?.isAfter || filter.when === undefined) return null;
  const { date } = nearest.day;
  const onDay = { ...filter, ...onDays({ from: date, to: date }) };
  const venues = narrowVenues(around, onDay, { includeEmpty: false, nowMs }).filter((venue) =>
    isInside(view.bounds, ...venueSpot(venue)),
  );
  const grouping = { filter: onDay, order: "soonest" as const, locale, nowMs, position: null };
  return listGroups(venues, grouping).map((group) => (
    <VenueGroup key={group.head?.group} group={group} isShort={false} nowMs={nowMs} />
  ));
}
