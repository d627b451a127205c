import type { Bounds } from "#contract/urls.ts";

/** Streets, not millimetres: a view that was followed or shared is known again. */
const round = (degrees: number, limit: number) =>
  Math.max(-limit, Math.min(limit, Math.round(degrees * 1000) / 1000));

/** The area of a view as it stands in addresses. */
export function viewArea({ west, south, east, north }: Bounds): Bounds {
  return { west: round(west, 180), south: round(south, 90), east: round(east, 180), north: round(north, 90) };
}
