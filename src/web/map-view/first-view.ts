import type { PageContext, ViewSummary } from "#contract/pages.ts";
import type { Bounds } from "#contract/urls.ts";
import { seesEmptyVenues } from "#domain/account.ts";
import type { MapView, Padding } from "#web/map/engine/map-data.ts";
import { viewAround } from "#web/map/engine/view-around.ts";
import { type MapAddress, START_ZOOM } from "./map-address.ts";
import { ALL_VENUES_ZOOM } from "./queries.ts";
import { growToGrid, isBoxInside } from "./view-box.ts";

/** What a page brings of the view that it opens with, so that its list can be read before any script runs. */
export interface FirstView {
  /** On a screen of a likely size; the browser's own takes its place as soon as it is known. */
  view: MapView;
  /** Where its centre is on the screen, from the screen's middle, in CSS pixels. */
  middle: { x: number; y: number };
  /** All venues of this box, for `venuesOfShort` or `IN_PAGE`, where they are few enough. */
  box: Bounds;
  venues: string | undefined;
  /** What the list shows where they are not. */
  summary: ViewSummary | undefined;
}

interface Screen {
  /** A common one, whose venues are listed. */
  usual: { width: number; height: number };
  /** Up to this size, whatever panels are open, no venue is missing. */
  largest: { width: number; height: number };
}

const NO_PADDING: Padding = { top: 0, right: 0, bottom: 0, left: 0 };
const DESKTOP: Screen = { usual: { width: 1440, height: 900 }, largest: { width: 2288, height: 1168 } };
const PHONE: Screen = { usual: { width: 390, height: 844 }, largest: { width: 430, height: 972 } };

/** Asks for the view at an address, or else around the visitor. Undefined for a country that is not known. */
export function firstViewOf(
  { services, address: visitor, isPhone, user }: PageContext,
  { camera, filter }: MapAddress,
  padding: Padding,
): FirstView | undefined {
  if (filter.country && services.countryName(filter.country) === undefined) return undefined;
  const { longitude, latitude } = services.visitorPlace(visitor, undefined);
  const start = camera ?? { longitude, latitude, zoom: START_ZOOM };
  const { usual, largest } = isPhone ? PHONE : DESKTOP;
  const view = viewAround(start, usual, padding);
  const isClose = start.zoom >= ALL_VENUES_ZOOM;
  const around = isClose ? viewAround(start, largest, NO_PADDING) : view;
  const box = growToGrid(around.bounds);
  const { bounds, zoom } = view;
  const question = { bounds, box, zoom, filter, includeEmpty: seesEmptyVenues(user?.role) };
  const venues = isClose ? services.venuesIn(question) : undefined;
  const middle = middleOf(padding);
  if (venues !== undefined) return { view, middle, box, venues, summary: undefined };
  return {
    view,
    middle,
    box,
    venues,
    summary: services.busiestIn(question),
  };
}

/** How far the middle of what no panel covers is from the middle of the map. */
export function middleOf({ top, right, bottom, left }: Padding): { x: number; y: number } {
  return { x: (left - right) / 2, y: (top - bottom) / 2 };
}

/** The box to ask for: the first view's, whose venues are here, for as long as it holds the whole view. */
export function boxAroundView(bounds: Bounds, first: FirstView | undefined): Bounds {
  const grown = growToGrid(bounds);
  return first?.venues !== undefined && isBoxInside(first.box, grown) ? first.box : grown;
}
