import { latitudeAt, longitudeAt, mercatorX, mercatorY } from "#domain/geo.ts";
import type { MapView, Padding, Spot } from "./map-data.ts";

const TILE_PIXELS = 512;

/** What a map of this size will show, known before the map itself is there: its venues can be asked for meanwhile. */
export function viewAround(
  camera: Spot & { zoom: number },
  size: { width: number; height: number },
  padding: Padding,
): MapView {
  const worldPixels = TILE_PIXELS * 2 ** camera.zoom;
  const left = mercatorX(camera.longitude) - (size.width + padding.left - padding.right) / 2 / worldPixels;
  const top = mercatorY(camera.latitude) - (size.height + padding.top - padding.bottom) / 2 / worldPixels;
  const right = left + size.width / worldPixels;
  const bottom = Math.min(1, top + size.height / worldPixels);
  const isWholeTurn = right - left >= 1;
  return {
    ...camera,
    bounds: {
      west: isWholeTurn ? -180 : longitudeAt(turn(left)),
      south: latitudeAt(bottom),
      east: isWholeTurn ? 180 : longitudeAt(turn(right)),
      north: latitudeAt(Math.max(0, top)),
    },
  };
}

function turn(x: number): number {
  return x - Math.floor(x);
}
