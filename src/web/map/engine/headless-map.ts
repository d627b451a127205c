import type { MapEngine, MapEngineOptions } from "./map-engine.ts";
import { viewAround } from "./view-around.ts";

/** A list needs a neighbourhood around the place that was chosen, where a map would show a single house. */
const CLOSEST_ZOOM = 14;
const FARTHEST_ZOOM = 2;

type HeadlessOptions = Pick<MapEngineOptions, "start" | "padding" | "onView">;

/** Takes the engine's place where nothing can be drawn: it only keeps the view, which the list follows. */
export function createHeadlessMap({ start, padding, onView }: HeadlessOptions): MapEngine {
  let camera = start;
  let covered = padding;
  const view = () => viewAround(camera, { width: window.innerWidth, height: window.innerHeight }, covered);
  function move(next: Partial<typeof start>): void {
    const zoom = Math.min(CLOSEST_ZOOM, Math.max(FARTHEST_ZOOM, next.zoom ?? camera.zoom));
    camera = { ...camera, ...next, zoom };
    onView(view());
  }
  const nothing = () => {};
  move({});
  return {
    goTo: move,
    zoomBy: (step) => move({ zoom: camera.zoom + step }),
    view,
    setPadding(next) {
      covered = next;
    },
    resize: () => move({}),
    showVenues: nothing,
    showOverview: nothing,
    select: nothing,
    hover: nothing,
    followVenue: () => nothing,
    highlight: nothing,
    showPosition: nothing,
    setScheme: nothing,
    setMotionReduced: nothing,
    destroy: nothing,
  };
}
