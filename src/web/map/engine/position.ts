import type { Instances } from "./instances.ts";
import type { Spot } from "./map-data.ts";
import { placeOf } from "./overview-marks.ts";

const EQUATOR_M = 40_075_016.686;
const DOT_RADIUS_PX = 10;
/** A very exact position still has a halo, so that the dot is seen as one's own. */
const HALO_MIN_PX = 20;

/** The visitor's position: a dot on a halo as wide as the position is uncertain. */
export function paintPosition(target: Instances, spot: Spot & { accuracyM: number }, worldPx: number): void {
  const at = { ...placeOf(spot), offsetX: 0, offsetY: 0, opacity: 1 };
  const halo = haloRadiusPx(spot.latitude, spot.accuracyM, worldPx);
  for (const [shape, p] of [
    ["halo", halo],
    ["dot", DOT_RADIUS_PX],
  ] as const) {
    const size = 2 * p + 16;
    target.add({ ...at, shape, width: size, height: size, p });
  }
}

export function haloRadiusPx(latitude: number, accuracyM: number, worldPx: number): number {
  const metresPerPx = (EQUATOR_M * Math.cos((latitude * Math.PI) / 180)) / worldPx;
  return Math.max(HALO_MIN_PX, accuracyM / metresPerPx);
}
