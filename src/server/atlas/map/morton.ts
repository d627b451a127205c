import { type Box, mercatorX, mercatorY } from "#domain/geo.ts";

/** Places are kept in whole units of 1e-7 degrees, about a centimetre; boxes are rounded to the same units. */
export const UNITS_PER_DEGREE = 1e7;

/** The finest grid has 2^16 columns and rows, so that a cell's key fits 32 bits. */
export const FINEST_LEVEL = 16;

/** Columns and rows of a grid, all included. */
export interface GridSpan {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export function toUnits(degrees: number): number {
  return Math.round(degrees * UNITS_PER_DEGREE);
}

/** The column of the finest grid in which a longitude lies. */
export function columnOf(longitudeUnits: number): number {
  return onGrid(mercatorX(longitudeUnits / UNITS_PER_DEGREE));
}

/** The row of the finest grid in which a latitude lies; row 0 is the northernmost. */
export function rowOf(latitudeUnits: number): number {
  return onGrid(mercatorY(latitudeUnits / UNITS_PER_DEGREE));
}

/** Column and row with their bits interleaved: cells that are near each other get near keys. */
export function morton(column: number, row: number): number {
  return (spread(column) | (spread(row) << 1)) >>> 0;
}

export function columnOfKey(key: number): number {
  return gather(key);
}

export function rowOfKey(key: number): number {
  return gather(key >>> 1);
}

function onGrid(share: number): number {
  return Math.min(0xffff, Math.max(0, Math.floor(share * 0x10000)));
}

function spread(bits: number): number {
  let v = bits;
  v = (v | (v << 8)) & 0x00ff00ff;
  v = (v | (v << 4)) & 0x0f0f0f0f;
  v = (v | (v << 2)) & 0x33333333;
  return (v | (v << 1)) & 0x55555555;
}

function gather(bits: number): number {
  let v = bits & 0x55555555;
  v = (v | (v >>> 1)) & 0x33333333;
  v = (v | (v >>> 2)) & 0x0f0f0f0f;
  v = (v | (v >>> 4)) & 0x00ff00ff;
  return (v | (v >>> 8)) & 0xffff;
}

const TILE_LEVELS = 3; // a 512-pixel tile is 8 × 8 cells of 64 pixels
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
