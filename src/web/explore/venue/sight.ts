import { mercatorX, mercatorY } from "#domain/geo.ts";

interface Spot {
  longitude: number;
  latitude: number;
}

interface Padding {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** The room that a pin needs above its spot and to the sides. */
const PIN_HEIGHT = 100;
const PIN_HALF_WIDTH = 36;
const WORLD_PX = 512;

/** Whether the pin of a spot is in the part of the map that no panel covers; the view's centre is its centre. */
export function isInSight(
  spot: Spot,
  view: Spot & { zoom: number },
  padding: Padding,
  screen: { width: number; height: number },
): boolean {
  const worldPx = WORLD_PX * 2 ** view.zoom;
  const x = (mercatorX(spot.longitude) - mercatorX(view.longitude)) * worldPx;
  const y = (mercatorY(spot.latitude) - mercatorY(view.latitude)) * worldPx;
  const halfWidth = (screen.width - padding.left - padding.right) / 2;
  const halfHeight = (screen.height - padding.top - padding.bottom) / 2;
  return Math.abs(x) <= halfWidth - PIN_HALF_WIDTH && y >= PIN_HEIGHT - halfHeight && y <= halfHeight;
}
