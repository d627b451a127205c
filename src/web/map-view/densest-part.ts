import { latitudeAt, longitudeAt, mercatorX, mercatorY, type Point } from "#domain/geo.ts";

const TILE_PIXELS = 512;

interface Counted extends Point {
  events: number;
}

/** The middle of the part, as large as a view at a zoom, that has most events; undefined where there are none. */
export function densestPart(
  cells: readonly Counted[],
  zoom: number,
  size: { width: number; height: number },
): Point | undefined {
  const worldPx = TILE_PIXELS * 2 ** zoom;
  const placed = cells
    .filter(({ events }) => events > 0)
    .map(({ longitude, latitude, events }) => ({
      x: mercatorX(longitude) * worldPx,
      y: mercatorY(latitude) * worldPx,
      events,
    }));
  let best: { events: number; x: number; y: number } | undefined;
  for (const middle of placed) {
    const part = placed.filter(
      ({ x, y }) => Math.abs(x - middle.x) <= size.width / 2 && Math.abs(y - middle.y) <= size.height / 2,
    );
    const events = part.reduce((sum, cell) => sum + cell.events, 0);
    if (best && events <= best.events) continue;
    best = {
      events,
      x: part.reduce((sum, cell) => sum + cell.x * cell.events, 0) / events,
      y: part.reduce((sum, cell) => sum + cell.y * cell.events, 0) / events,
    };
  }
  return best && { longitude: longitudeAt(best.x / worldPx), latitude: latitudeAt(best.y / worldPx) };
}
