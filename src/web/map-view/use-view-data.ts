import { useQuery } from "@tanstack/react-query";
import { useMemo, useRef } from "react";
import type { Overview, OverviewCell, VenueWithEvents } from "#contract/catalog.ts";
import type { ListedVenue } from "#contract/pages.ts";
import { seesEmptyVenues } from "#domain/account.ts";
import { type CityCount, type CityInView, citiesInView, cityCount } from "#domain/cities-in-view.ts";
import { narrowVenues } from "#domain/event/filter.ts";
import { cityName } from "#messages/city-name.ts";
import type { MapView, OverviewMark, VenuePin } from "#web/map/engine/map-engine.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { useAccount } from "#web/session/use-account.ts";
import { useNow } from "#web/ui/use-now.ts";
import { boxAroundView, type FirstView } from "./first-view.ts";
import type { MapFilter } from "./map-address.ts";
import { ALL_VENUES_ZOOM, allVenues, busiestVenues, isRefused, matchingVenues, overview } from "./queries.ts";
import { pinCount, usePins } from "./use-pins.ts";
import { isInside, venueSpot } from "./view-box.ts";

const NOWHERE = { west: 0, south: 0, east: 0, north: 0 };
const NO_VENUES: readonly ListedVenue[] = [];
const NO_CITIES: readonly CityInView[] = [];

export interface ViewData {
  /** Every venue in and around the view, or nothing below the zoom from which they are all here. */
  pins: readonly VenuePin[] | undefined;
  marks: readonly OverviewMark[] | undefined;
  /** The same whatever the filter, with all their events. */
  around: readonly VenueWithEvents[];
  /** What a search highlights, among the pins. */
  highlighted: ReadonlySet<string> | null;
  /** The venues of the pins, by id. */
  pinned: ReadonlyMap<string, VenueWithEvents>;
  /** The venues in view for the list: all of them, or the busiest of a wide view. */
  listed: readonly ListedVenue[];
  /** The cities of a wide view, those with most events first; until the browser has asked, the first ones of all. */
  cities: readonly CityInView[];
  cityTotal: number;
  totals: { venues: number; events: number } | undefined;
  /** How many events are on tonight in view, whatever days are asked for. */
  tonight: number | undefined;
  isFailing: boolean;
  /** Why the server does not answer for this view, if it refuses. */
  refusal: string | undefined;
}

interface Question {
  /** Undefined until the browser knows it. */
  known: MapView | undefined;
  first: FirstView | undefined;
  filter: MapFilter;
  text: string;
}

/** What the map and its list show of a view: loaded as the view asks, narrowed by the filter before anything is counted. */
export function useViewData({ known, first, filter, text }: Question): ViewData {
  const view = known ?? first?.view;
  const isClose = view !== undefined && view.zoom >= ALL_VENUES_ZOOM;
  const isFar = known !== undefined && !isClose;
  const isAsked = known !== undefined || first?.venues !== undefined;
  const box = useMemo(() => (view ? boxAroundView(view.bounds, first) : NOWHERE), [view, first]);
  const zoom = view?.zoom ?? 0;
  const messages = useMessages();
  const role = useAccount()?.role;
  const includeEmpty = seesEmptyVenues(role);

  const close = useQuery(allVenues(box, role, isClose && isAsked));
  const matching = useQuery(matchingVenues(box, text, isClose && isAsked));
  const far = useQuery(overview({ box, zoom, filter, text, role }, isFar));
  // The marks' box reaches beyond the screen; numbers are of what is in view.
  const inSight = useQuery(overview({ box: view?.bounds ?? NOWHERE, zoom, filter, text, role }, isFar));
  const busiest = useQuery(busiestVenues(view?.bounds ?? NOWHERE, filter, role, isFar));

  const tonightFilter = useMemo(
    () => ({ ...filter, when: "tonight" as const, from: undefined, to: undefined }),
    [filter],
  );
  const farTonight = useQuery(
    overview({ box: view?.bounds ?? NOWHERE, zoom, filter: tonightFilter, text: "", role }, isFar),
  );

  // What is on now or tonight changes by itself.
  const tickMs = useNow();
  const momentMs = filter.when && tickMs;
  const clock = useRef(tickMs);
  clock.current = tickMs;
  const venues = useMemo(() => {
    if (!isClose) return [];
    return narrowVenues(close.data ?? [], filter, { includeEmpty, nowMs: momentMs ?? clock.current });
  }, [isClose, close.data, filter, includeEmpty, momentMs]);
  const pins = usePins(isClose && close.data ? venues : undefined, filter, tickMs);
  const pinned = useMemo(() => new Map(venues.map((venue) => [venue._id, venue])), [venues]);
  const marks = useMemo(
    () => (isFar ? far.data?.cells.map((cell) => toMark(cell, messages)) : undefined),
    [isFar, far.data, messages],
  );
  const inView = useMemo(
    () => (view && isClose ? venues.filter((venue) => isInside(view.bounds, ...venueSpot(venue))) : []),
    [view, isClose, venues],
  );
  const highlighted = useMemo(
    () => (isClose && text !== "" && matching.data ? new Set(withEvents(matching.data)) : null),
    [isClose, text, matching.data],
  );

  // Until the first answer, what the page itself brought.
  const summary = close.data || inSight.data ? undefined : first?.summary;
  const listed = summary?.listed ?? (isClose ? inView : (busiest.data ?? NO_VENUES));
  const cities = useMemo(() => {
    if (!view || isClose) return NO_CITIES;
    if (summary) return summary.cities;
    return citiesInView(view.bounds, countsOf(inSight.data), countsOf(farTonight.data));
  }, [view, isClose, summary, inSight.data, farTonight.data]);
  // Of very many, only those with most events are told one by one.
  const untold = inSight.data?.cities ? inSight.data.cityTotal - inSight.data.cities.length : 0;
  const cityTotal = (!isClose && summary?.cityTotal) || cities.length + (isClose ? 0 : untold);
  const totals = useMemo(() => {
    if (summary) return summary.totals;
    if (!isClose) return inSight.data && { venues: inSight.data.venues, events: inSight.data.events };
    return (
      close.data && {
        venues: inView.length,
        events: inView.reduce((sum, venue) => sum + pinCount(venue, filter), 0),
      }
    );
  }, [summary, isClose, inSight.data, close.data, inView, filter]);

  const tonight = useMemo(() => {
    if (summary) return summary.tonight;
    if (!view || !isClose) return farTonight.data?.events;
    const inSight = close.data?.filter((venue) => isInside(view.bounds, ...venueSpot(venue)));
    const options = { includeEmpty: false, nowMs: tickMs };
    return (
      inSight &&
      narrowVenues(inSight, tonightFilter, options).reduce(
        (sum, venue) => sum + pinCount(venue, tonightFilter),
        0,
      )
    );
  }, [summary, view, isClose, close.data, farTonight.data, tonightFilter, tickMs]);

  const around = (isClose && close.data) || NO_VENUES;
  const { failureCount, isFetching, error } = isClose ? close : far;
  const isFailing = failureCount > 0 && isFetching;
  const refusal = isRefused(error) ? error.message : undefined;
  return useMemo(
    () => ({
      pins,
      marks,
      around,
      highlighted,
      pinned,
      listed,
      cities,
      cityTotal,
      totals,
      tonight,
      isFailing,
      refusal,
    }),
    [
      pins,
      marks,
      around,
      highlighted,
      pinned,
      listed,
      cities,
      cityTotal,
      totals,
      tonight,
      isFailing,
      refusal,
    ],
  );
}

/** Administrators get every venue of the box, regardless of the search. */
function withEvents(venues: readonly VenueWithEvents[]): string[] {
  return venues.filter(({ events }) => events.length > 0).map(({ _id }) => _id);
}

function countsOf(overview: Overview | undefined): CityCount[] {
  return overview?.cities?.map(cityCount) ?? [];
}

function toMark(cell: OverviewCell, { t, locale }: ReturnType<typeof useMessages>): OverviewMark {
  const city = cityName(cell.city, locale);
  // What browsers kept of an older version told no other places.
  const { cityEvents = cell.events, places = 1 } = cell;
  const nameWith = (others: number) =>
    others === 0 ? city : t("map.city-and-places", { city, count: others });
  const mark = { ...cityCount(cell), city, cityEvents, places, nameWith };
  const { venue } = cell;
  if (!venue) return mark;
  const [longitude, latitude] = venueSpot(venue);
  const { _id: id, name, category } = venue;
  return { ...mark, venue: { id, name, category, longitude, latitude, events: cell.events } };
}
