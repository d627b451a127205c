import { type Box, mercatorX, mercatorY } from "#domain/geo.ts";

const TILE_LEVELS = 3; // a 512-pixel tile is 8 × 8 cells of 64 pixels
const FINEST_LEVEL = 16; // two 16-bit halves make the order of venues
const MAX_CELLS = 16_384;
/** Enough that most venues of a box lie in cells that it covers wholly. */
const COVERING_CELLS = 1_024;

/**
 * The grid of an overview: 2^level × 2^level cells over the world, about 64 pixels each at this zoom, or
 * coarser where the box would take more cells than any screen shows.
 */
export function gridLevel(box: Box, zoom: number, mostCells = MAX_CELLS): number {
  const width = mercatorX(box.east) - mercatorX(box.west) + (box.west > box.east ? 1 : 0);
  const height = mercatorY(box.south) - mercatorY(box.north);
  let level = Math.min(FINEST_LEVEL, Math.round(zoom) + TILE_LEVELS);
  while (level > 0 && (width * 2 ** level + 1) * (height * 2 ** level + 1) > mostCells) level--;
  return level;
}

/** The grid in whose cells a box is summed up as a whole. */
export function coveringLevel(box: Box): number {
  return gridLevel(box, FINEST_LEVEL, COVERING_CELLS);
}
