import { type Box, mercatorX, mercatorY } from "#domain/geo.ts";
import type { Spot } from "./map-data.ts";

/** The world's side in pixels at zoom 0. */
export const TILE_PX = 512;

export function worldPx(zoom: number): number {
  return TILE_PX * 2 ** zoom;
}

/** A part of the mercator square, from 0 to 1 each way, y downwards. */
export interface MercatorBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function mercatorBox({ west, south, east, north }: Box): MercatorBox {
  return { left: mercatorX(west), top: mercatorY(north), right: mercatorX(east), bottom: mercatorY(south) };
}

/** The spot on earth at a place of the mercator square. */
export function spotAt({ x, y }: { x: number; y: number }): Spot {
  return {
    longitude: x * 360 - 180,
    latitude: (Math.atan(Math.sinh((1 - 2 * y) * Math.PI)) * 180) / Math.PI,
  };
}

/** The smallest box around spots. */
export function boundsOf(spots: readonly Spot[]): Box {
  const longitudes = spots.map(({ longitude }) => longitude);
  const latitudes = spots.map(({ latitude }) => latitude);
  return {
    west: Math.min(...longitudes),
    south: Math.min(...latitudes),
    east: Math.max(...longitudes),
    north: Math.max(...latitudes),
  };
}

export function expandBox({ left, top, right, bottom }: MercatorBox, byShare: number): MercatorBox {
  const x = (right - left) * byShare;
  const y = (bottom - top) * byShare;
  return { left: left - x, top: top - y, right: right + x, bottom: bottom + y };
}

export function encloses(outer: MercatorBox, inner: MercatorBox): boolean {
  return (
    outer.left <= inner.left &&
    outer.top <= inner.top &&
    outer.right >= inner.right &&
    outer.bottom >= inner.bottom
  );
}

/** Bounds as a map reports them may lie on any copy of the world; here they lie on the one from -180 to 180. */
export function normalizedBounds(bounds: Box): Box {
  const south = Math.max(-90, bounds.south);
  const north = Math.min(90, bounds.north);
  if (bounds.east - bounds.west >= 360) return { west: -180, south, east: 180, north };
  return { west: wrapped(bounds.west), south, east: wrapped(bounds.east), north };
}

/** The world's east side stays east, also when it is missed by an error of rounding. */
const ROUNDING = 1e-9;

function wrapped(longitude: number): number {
  if (Math.abs(longitude) <= 180 + ROUNDING) return Math.min(180, Math.max(-180, longitude));
  return ((((longitude + 180) % 360) + 360) % 360) - 180;
}
