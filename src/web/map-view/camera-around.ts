import { latitudeAt, longitudeAt, mercatorX, mercatorY } from "#domain/geo.ts";
import type { Camera } from "./map-address.ts";

const TILE_PIXELS = 512;
/** A town; nearer, a small screen would show one of its streets. */
const CLOSEST_ZOOM = 12;
const FARTHEST_ZOOM = 2;

/** The camera that has all of these spots in view. */
export function cameraAround(
  spots: readonly Pick<Camera, "longitude" | "latitude">[],
  size: { width: number; height: number },
  closestZoom = CLOSEST_ZOOM,
): Camera | undefined {
  if (spots.length === 0) return undefined;
  const xs = spots.map(({ longitude }) => mercatorX(longitude));
  const ys = spots.map(({ latitude }) => mercatorY(latitude));
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const worldPixels = Math.min(size.width / (right - left), size.height / (bottom - top));
  const zoom = Math.log2(worldPixels / TILE_PIXELS);
  return {
    longitude: longitudeAt((left + right) / 2),
    latitude: latitudeAt((top + bottom) / 2),
    zoom: Math.min(closestZoom, Math.max(FARTHEST_ZOOM, zoom)),
  };
}
