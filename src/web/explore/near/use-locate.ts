import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import type { VenueWithEvents } from "#contract/catalog.ts";
import { isCounted, narrowVenues } from "#domain/event/filter.ts";
import { overMs, spanOf } from "#domain/event/phase.ts";
import type { Point } from "#domain/geo.ts";
import type { Padding } from "#web/map/engine/map-data.ts";
import { cameraAround } from "#web/map-view/camera-around.ts";
import { useEngine } from "#web/map-view/engine.ts";
import type { Camera, MapFilter } from "#web/map-view/map-address.ts";
import { useMapFilter } from "#web/map-view/map-filter.ts";
import { usePanels } from "#web/map-view/panels.ts";
import { matchesIn } from "#web/map-view/queries.ts";
import { growToGrid } from "#web/map-view/view-box.ts";
import { useMapPadding } from "../use-map-padding.ts";
import { boxAround, nearestVenues, pointOf, RADII_M } from "./nearest-venues.ts";
import { useAskPosition, usePosition } from "./position.ts";

const CLOSEST_ZOOM = 18;
/** Where nothing is near: a town. */
const EMPTY_ZOOM = 13;
/** Room for the pins of spots at the edge. */
const MARGIN_PX = { top: 110, side: 48, bottom: 24 };

/**
 * Locate me: the position, and as much around it as the nearest ten events need. A change of the filter looks for the
 * nearest again, as long as the visitor has not moved the map, so that "Tonight" may come before or after.
 */
export function useLocate(): { isLocating: boolean; locate(): void } {
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
      const zoom = spots.length > 0 ? CLOSEST_ZOOM : EMPTY_ZOOM;
      const camera = cameraAround([from, ...spots], freeRoom(latest.current.padding), zoom)!;
      shown.current = camera;
      goTo(camera);
    },
    [client, goTo],
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
    if (found) await show(found);
  }
  return { isLocating: isAsking || isSearching, locate };
}

type Load = (box: ReturnType<typeof growToGrid>, filter: MapFilter) => Promise<VenueWithEvents[]>;

/** Boxes are grown to a grid, so that a call does not tell the exact position. Without an answer nothing is near. */
async function nearestSpots(from: Point, filter: MapFilter, load: Load): Promise<Point[]> {
  let spots: Point[] = [];
  for (const radiusM of RADII_M) {
    const venues = await load(growToGrid(boxAround(from, radiusM)), filter).catch(() => undefined);
    if (!venues) break;
    const { nearest, isEnough } = nearestVenues(aheadOf(venues, filter), from, radiusM);
    spots = nearest.map(pointOf);
    if (isEnough) break;
  }
  return spots;
}

function aheadOf(venues: readonly VenueWithEvents[], filter: MapFilter): VenueWithEvents[] {
  const nowMs = Date.now();
  return narrowVenues(venues, filter, { includeEmpty: false, nowMs }).map((venue) => ({
    ...venue,
    events: venue.events.filter((event) => isCounted(event, filter) && overMs(spanOf(event)) > nowMs),
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
