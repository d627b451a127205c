import type { MapView } from "#web/map/engine/map-engine.ts";

/** How a map has moved: zoomed, to a side, or to somewhere else. */
export type MapMove = "in" | "out" | "north" | "south" | "east" | "west" | "away";

const SEEN_ZOOM = 0.1;
/** Of the width or height of the view. */
const SEEN_SHARE = 0.02;
const FAR_SHARE = 1;

/** The move from one view to another; nothing where it is too small to be noticed. */
export function moveBetween(from: MapView | undefined, to: MapView | undefined): MapMove | undefined {
  if (!from || !to) return undefined;
  const { west, south, east, north } = from.bounds;
  const across = degreesEast(west, to.longitude) - degreesEast(west, from.longitude);
  const east360 = across > 180 ? across - 360 : across < -180 ? across + 360 : across;
  const eastward = east360 / (degreesEast(west, east) || 360);
  const northward = (to.latitude - from.latitude) / (north - south || 180);
  const share = Math.max(Math.abs(eastward), Math.abs(northward));
  if (share > FAR_SHARE) return "away";
  if (Math.abs(to.zoom - from.zoom) >= SEEN_ZOOM) return to.zoom > from.zoom ? "in" : "out";
  if (share < SEEN_SHARE) return undefined;
  if (Math.abs(eastward) >= Math.abs(northward)) return eastward > 0 ? "east" : "west";
  return northward > 0 ? "north" : "south";
}

/** From 0 to 360. */
function degreesEast(from: number, to: number): number {
  return (to - from + 360) % 360;
}
