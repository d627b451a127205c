import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import type { Event, VenueWithEvents } from "#contract/catalog.ts";
import { isCounted, narrowVenues } from "#domain/event/filter.ts";
import { overMs, spanOf } from "#domain/event/phase.ts";
import type { Point } from "#domain/geo.ts";
import { listedAtMs } from "#domain/upcoming.ts";
import type { Padding } from "#web/map/engine/map-data.ts";
import { cameraAround } from "#web/map-view/camera-around.ts";
import { useEngine } from "#web/map-view/engine.ts";
import type { Camera, MapFilter } from "#web/map-view/map-address.ts";
import { useMapFilter } from "#web/map-view/map-filter.ts";
import { usePanels } from "#web/map-view/panels.ts";
import { matchesIn } from "#web/map-view/queries.ts";
import { growToGrid } from "#web/map-view/view-box.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { showToast } from "#web/ui/toast.ts";
import { useMapPadding } from "../use-map-padding.ts";
import { boxAroundVenues, nearestVenues, pointOf, RADII_M } from "./nearest-venues.ts";
import { useAskPosition, usePosition } from "./position.ts";

const LOCATE_ZOOM = 18;
/** What is near is between a town and its quarter. */
const NEAREST_ZOOMS = { farthest: 11, closest: 15 };
/** Where no days are asked for, "near" means soon as well. */
const SOON_MS = 48 * 3_600_000;
/** Room for the pins of spots at the edge. */
const MARGIN_PX = { top: 110, side: 48, bottom: 24 };

interface Locate {
  isLocating: boolean;
  /** Flies to the position. */
  locate(): void;
  /** Frames the nearest venues; once the position is known. */
  showNearest: (() => void) | undefined;
}

/**
 * Locate me: the position, at zoom 18. What is near is offered beside it. After that a change of the filter looks for the
 * nearest again, as long as the visitor has not moved the map.
 */
export function useLocate(): Locate {
  const { t } = useMessages();
  const { engine, goTo, isGoingTo } = useEngine();
  const { filter } = useMapFilter();
  const client = useQueryClient();
  const padding = useMapPadding()(usePanels());
  const { position, isAsking } = usePosition();
  const askPosition = useAskPosition();
  const [isSearching, setIsSearching] = useState(false);
  const shown = useRef<Camera>(undefined);
  const turn = useRef(0);
  const latest = useRef({ filter, padding });
  latest.current = { filter, padding };

  const show = useCallback(
    async (from: Point) => {
      const thisTurn = ++turn.current;
      setIsSearching(true);
      const spots = await nearestSpots(from, latest.current.filter, (box, narrowed) =>
        client.fetchQuery(matchesIn(box, narrowed)),
      );
      if (thisTurn !== turn.current) return;
      setIsSearching(false);
      const camera = nearestCamera(from, spots, freeRoom(latest.current.padding));
      if (!camera) return showToast(t("near.none"));
      shown.current = camera;
      goTo(camera);
    },
    [client, goTo, t],
  );

  useEffect(() => engine?.showPosition(position), [engine, position]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another filter looks for other events
  useEffect(() => {
    const camera = shown.current;
    if (!position || !camera || !engine) return;
    if (isGoingTo(camera) || isAt(engine.view(), camera)) show(position);
  }, [filter]);

  async function locate(): Promise<void> {
    if (isAsking) return;
    const found = await askPosition();
    if (!found) return;
    turn.current++;
    setIsSearching(false);
    shown.current = undefined;
    goTo({ longitude: found.longitude, latitude: found.latitude, zoom: LOCATE_ZOOM });
  }
  return {
    isLocating: isAsking || isSearching,
    locate,
    showNearest: position ? () => void show(position) : undefined,
  };
}

/** As many of the nearest as fit, with the position where there is room for it as well. */
function nearestCamera(from: Point, spots: readonly Point[], room: { width: number; height: number }) {
  const { farthest, closest } = NEAREST_ZOOMS;
  for (let count = spots.length; count > 0; count--) {
    const nearest = spots.slice(0, count);
    for (const framed of [[from, ...nearest], nearest]) {
      const camera = cameraAround(framed, room, closest)!;
      if (camera.zoom >= farthest) return camera;
    }
  }
  return undefined;
}

type Load = (box: ReturnType<typeof growToGrid>, filter: MapFilter) => Promise<VenueWithEvents[]>;

/** Boxes are grown to a grid, so that a call does not tell the exact position. Without an answer nothing is near. */
async function nearestSpots(from: Point, filter: MapFilter, load: Load): Promise<Point[]> {
  let spots: Point[] = [];
  for (const radiusM of RADII_M) {
    const venues = await load(growToGrid(boxAroundVenues(from, radiusM)), filter).catch(() => undefined);
    if (!venues) break;
    const { nearest, isEnough } = nearestVenues(soonAt(venues, filter), from, radiusM);
    spots = nearest.map(pointOf);
    if (isEnough) break;
  }
  return spots;
}

/** Venues with what counts, is not over and is soon; chosen days are soon enough. */
function soonAt(venues: readonly VenueWithEvents[], filter: MapFilter): VenueWithEvents[] {
  const nowMs = Date.now();
  const { from, to, when } = filter;
  const untilMs = (from ?? to ?? when) ? Number.POSITIVE_INFINITY : nowMs + SOON_MS;
  const isSoon = (event: Event) =>
    isCounted(event, filter) && overMs(spanOf(event)) > nowMs && listedAtMs(event, nowMs) <= untilMs;
  return narrowVenues(venues, filter, { includeEmpty: false, nowMs }).map((venue) => ({
    ...venue,
    events: venue.events.filter(isSoon),
  }));
}

function freeRoom({ top, right, bottom, left }: Padding): { width: number; height: number } {
  return {
    width: Math.max(80, window.innerWidth - left - right - 2 * MARGIN_PX.side),
    height: Math.max(80, window.innerHeight - top - bottom - MARGIN_PX.top - MARGIN_PX.bottom),
  };
}

function isAt(view: Camera, camera: Camera): boolean {
  return (
    Math.abs(view.longitude - camera.longitude) < 1e-4 &&
    Math.abs(view.latitude - camera.latitude) < 1e-4 &&
    Math.abs(view.zoom - camera.zoom) < 0.01
  );
}
