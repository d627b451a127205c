import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { OverviewCell, VenueWithEvents } from "#contract/catalog.ts";
import { seesEmptyVenues } from "#domain/account.ts";
import { isCounted, narrowVenues } from "#domain/event/filter.ts";
import type { MapView, OverviewMark, VenuePin } from "#web/map/engine/map-engine.ts";
import { useAccount } from "#web/session/use-account.ts";
import { useNow } from "#web/ui/use-now.ts";
import type { MapFilter } from "./map-address.ts";
import { ALL_VENUES_ZOOM, allVenues, busiestVenues, isRefused, matchingVenues, overview } from "./queries.ts";
import { growToGrid, isInside } from "./view-box.ts";

const NOWHERE = { west: 0, south: 0, east: 0, north: 0 };
const NO_VENUES: readonly VenueWithEvents[] = [];

export interface ViewData {
  /** Every venue in and around the view, or nothing below the zoom from which they are all here. */
  pins: readonly VenuePin[] | undefined;
  marks: readonly OverviewMark[] | undefined;
  /** What a search highlights, among the pins. */
  highlighted: ReadonlySet<string> | null;
  /** The venues in view for the list: all of them, or the busiest of a wide view. */
  listed: readonly VenueWithEvents[];
  totals: { venues: number; events: number } | undefined;
  isFailing: boolean;
  /** Why the server does not answer for this view, if it refuses. */
  refusal: string | undefined;
}

/** What the map and its list show of a view: loaded as the view asks, narrowed by the filter before anything is counted. */
export function useViewData(view: MapView | undefined, filter: MapFilter, text: string): ViewData {
  const isClose = view !== undefined && view.zoom >= ALL_VENUES_ZOOM;
  const isFar = view !== undefined && !isClose;
  const box = useMemo(() => (view ? growToGrid(view.bounds) : NOWHERE), [view]);
  const zoom = view?.zoom ?? 0;
  const role = useAccount()?.role;
  const includeEmpty = seesEmptyVenues(role);

  const close = useQuery(allVenues(box, role, isClose));
  const matching = useQuery(matchingVenues(box, text, isClose));
  const far = useQuery(overview({ box, zoom, filter, text, role }, isFar));
  const busiest = useQuery(busiestVenues(view?.bounds ?? NOWHERE, filter, role, isFar));

  // What is on now or tonight changes by itself.
  const tickMs = useNow();
  const momentMs = filter.when && tickMs;
  const venues = useMemo(() => {
    if (!isClose) return [];
    return narrowVenues(close.data ?? [], filter, { includeEmpty, nowMs: momentMs ?? Date.now() });
  }, [isClose, close.data, filter, includeEmpty, momentMs]);
  const pins = useMemo(
    () => (isClose && close.data ? venues.map((venue) => toPin(venue, filter)) : undefined),
    [isClose, close.data, venues, filter],
  );
  const marks = useMemo(() => (isFar ? far.data?.cells.map(toMark) : undefined), [isFar, far.data]);
  const inView = useMemo(
    () => (view && isClose ? venues.filter((venue) => isInside(view.bounds, ...spotOf(venue))) : []),
    [view, isClose, venues],
  );
  const highlighted = useMemo(
    () => (isClose && text !== "" && matching.data ? new Set(withEvents(matching.data)) : null),
    [isClose, text, matching.data],
  );

  const listed = isClose ? inView : (busiest.data ?? NO_VENUES);
  const totals = useMemo(() => {
    if (!isClose) return far.data && { venues: far.data.venues, events: far.data.events };
    return (
      close.data && {
        venues: inView.length,
        events: inView.reduce((sum, venue) => sum + countOf(venue, filter), 0),
      }
    );
  }, [isClose, far.data, close.data, inView, filter]);

  const { failureCount, isFetching, error } = isClose ? close : far;
  const isFailing = failureCount > 0 && isFetching;
  const refusal = isRefused(error) ? error.message : undefined;
  return useMemo(
    () => ({ pins, marks, highlighted, listed, totals, isFailing, refusal }),
    [pins, marks, highlighted, listed, totals, isFailing, refusal],
  );
}

/** Administrators get every venue of the box, whatever was searched for. */
function withEvents(venues: readonly VenueWithEvents[]): string[] {
  return venues.filter(({ events }) => events.length > 0).map(({ _id }) => _id);
}

export function spotOf(venue: Pick<VenueWithEvents, "coordinates">): [longitude: number, latitude: number] {
  return [Number(venue.coordinates[0]), Number(venue.coordinates[1])];
}

function toPin(venue: VenueWithEvents, filter: MapFilter): VenuePin {
  const [longitude, latitude] = spotOf(venue);
  const { _id: id, name, category } = venue;
  return { id, name, category, longitude, latitude, events: countOf(venue, filter) };
}

function countOf({ events }: VenueWithEvents, filter: MapFilter): number {
  return events.filter((event) => isCounted(event, filter)).length;
}

function toMark({ venue, ...cell }: OverviewCell): OverviewMark {
  if (!venue) return cell;
  const [longitude, latitude] = spotOf(venue);
  const { _id: id, name, category } = venue;
  return { ...cell, venue: { id, name, category, longitude, latitude, events: cell.events } };
}
