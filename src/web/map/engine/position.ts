const EQUATOR_M = 40_075_016.686;
/** A very exact position still has a halo, so that the dot is seen as one's own. */
const HALO_MIN_PX = 20;

export function haloRadiusPx(latitude: number, accuracyM: number, worldPx: number): number {
  const metresPerPx = (EQUATOR_M * Math.cos((latitude * Math.PI) / 180)) / worldPx;
  return Math.max(HALO_MIN_PX, accuracyM / metresPerPx);
}
