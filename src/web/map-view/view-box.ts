import type { Venue } from "#contract/catalog.ts";
import type { Bounds } from "#contract/urls.ts";
import { isInBox } from "#domain/geo.ts";

const STEPS = 4; // a view is about this many steps of the grid wide

/**
 * The bounds grown to a grid that fits the view's size: a small move asks for the same box, which is already
 * here, and the box reaches a little beyond the screen, so that pins are there before they come into sight.
 */
export function growToGrid({ west, south, east, north }: Bounds): Bounds {
  const width = west <= east ? east - west : east - west + 360;
  const step = 2 ** Math.ceil(Math.log2(Math.max(width, north - south, 1e-4) / STEPS));
  const grown = {
    west: Math.floor(west / step) * step,
    south: Math.max(-90, Math.floor(south / step) * step),
    east: Math.ceil(east / step) * step,
    north: Math.min(90, Math.ceil(north / step) * step),
  };
  if (width + 2 * step >= 360) return { ...grown, west: -180, east: 180 };
  return { ...grown, west: Math.max(-180, grown.west), east: Math.min(180, grown.east) };
}

export function venueSpot({
  coordinates,
}: Pick<Venue, "coordinates">): [longitude: number, latitude: number] {
  return [Number(coordinates[0]), Number(coordinates[1])];
}

export function isInside(bounds: Bounds, longitude: number, latitude: number): boolean {
  return isInBox(bounds, { longitude, latitude });
}

/** Whether one box lies in another; of boxes across the antimeridian that is not told. */
export function isBoxInside(outer: Bounds, inner: Bounds): boolean {
  if (outer.west > outer.east || inner.west > inner.east) return false;
  return (
    inner.west >= outer.west &&
    inner.east <= outer.east &&
    inner.south >= outer.south &&
    inner.north <= outer.north
  );
}
