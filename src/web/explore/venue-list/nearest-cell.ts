interface Spot {
  longitude: number;
  latitude: number;
}

interface Cell extends Spot {
  venues: number;
  events: number;
}

const EARTH_RADIUS_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The way along the surface between two spots. */
export function distanceKm(a: Spot, b: Spot): number {
  const lat = Math.sin(radians(b.latitude - a.latitude) / 2);
  const lon = Math.sin(radians(b.longitude - a.longitude) / 2);
  const chord = lat * lat + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * lon * lon;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** The part of the world with matching events that is nearest to a spot, and how far that is. */
export function nearestCell<C extends Cell>(
  cells: readonly C[],
  from: Spot,
): { cell: C; distanceKm: number } | undefined {
  let nearest: { cell: C; distanceKm: number } | undefined;
  for (const cell of cells) {
    const km = distanceKm(from, cell);
    if (cell.events > 0 && (!nearest || km < nearest.distanceKm)) nearest = { cell, distanceKm: km };
  }
  return nearest;
}
