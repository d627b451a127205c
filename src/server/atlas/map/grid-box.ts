import type { Box } from "#domain/geo.ts";
import { columnOf, FINEST_LEVEL, type GridSpan, morton, rowOf, toUnits } from "./morton.ts";
import type { Segment } from "./segment.ts";

/** A box that does not cross the antimeridian, in units, with the part of the finest grid that it covers. */
export interface GridBox {
  west: number;
  south: number;
  east: number;
  north: number;
  /** The columns and rows that the box touches. */
  touched: GridSpan;
  /** Those that lie in it wholly, so that nothing in them has to be looked at. */
  covered: GridSpan;
}

/**
 * Receives venues from `low` up to `high` of one cell; `isCovered` says that all of them are in the box, and `listed` is the
 * cell's index in the segment's list where they are the whole cell, else -1.
 */
type RangeVisitor = (
  column: number,
  row: number,
  low: number,
  high: number,
  isCovered: boolean,
  listed: number,
) => void;

/** In a stretch this short every venue is looked at rather than searched for. */
const SHORT = 32;
const EAST_END = toUnits(180);
const NORTH_END = toUnits(90);

export function gridBoxes(box: Box): GridBox[] {
  const west = Math.max(-EAST_END, toUnits(box.west));
  const south = Math.max(-NORTH_END, toUnits(box.south));
  const east = Math.min(EAST_END, toUnits(box.east));
  const north = Math.min(NORTH_END, toUnits(box.north));
  if (box.west <= box.east) return [gridBox(west, south, east, north)];
  // Rounding may bring both borders onto one meridian; what lies there must not count twice.
  const eastOfSecond = Math.min(east, west - 1);
  return [gridBox(west, south, EAST_END, north), gridBox(-EAST_END, south, eastOfSecond, north)];
}

export function contains(box: GridBox, longitude: number, latitude: number): boolean {
  return longitude >= box.west && longitude <= box.east && latitude >= box.south && latitude <= box.north;
}

/** Visits all venues of a segment in the cells of a level's grid that the box touches, as ranges along the curve. */
export function visitRanges(segment: Segment, box: GridBox, level: number, visit: RangeVisitor): void {
  if (segment.length === 0) return;
  const cells = segment.cells(level);
  const { left, right, top, bottom } = coarsened(box.touched, FINEST_LEVEL - level);
  // Where the box is small beside what the segment covers, going down to it is quicker than passing by all else.
  if (cells === undefined || cells.columns.length > 4 * (right - left + 1) * (bottom - top + 1)) {
    descend(segment, box, level, visit, 0, 0, 0, 0, segment.length);
    return;
  }
  const { columns, rows, starts } = cells;
  for (let c = 0; c < columns.length; c++) {
    const column = columns[c];
    const row = rows[c];
    if (column < left || column > right || row < top || row > bottom) continue;
    // Only a cell on the rim of the box can be cut by its border.
    if (column > left && column < right && row > top && row < bottom) {
      visit(column, row, starts[c], starts[c + 1], true, c);
    } else {
      descend(segment, box, level, visit, level, column, row, starts[c], starts[c + 1]);
    }
  }
}

function descend(
  segment: Segment,
  box: GridBox,
  level: number,
  visit: RangeVisitor,
  depth: number,
  column: number,
  row: number,
  low: number,
  high: number,
): void {
  const { touched, covered } = box;
  const finer = FINEST_LEVEL - depth;
  const left = column << finer;
  const right = left + (1 << finer) - 1;
  const top = row << finer;
  const bottom = top + (1 << finer) - 1;
  if (right < touched.left || left > touched.right || bottom < touched.top || top > touched.bottom) return;

  if (depth >= level) {
    const isCovered =
      left >= covered.left && right <= covered.right && top >= covered.top && bottom <= covered.bottom;
    if (isCovered || high - low <= SHORT || depth === FINEST_LEVEL) {
      visit(column >> (depth - level), row >> (depth - level), low, high, isCovered, -1);
      return;
    }
  }
  const cell = morton(column, row) * 4;
  let from = low;
  for (let child = 0; child < 4; child++) {
    const to = child === 3 ? high : segment.start(depth + 1, cell + child + 1, from, high);
    if (to > from) {
      const childColumn = column * 2 + (child & 1);
      descend(segment, box, level, visit, depth + 1, childColumn, row * 2 + (child >> 1), from, to);
    }
    from = to;
  }
}

export function coarsened({ left, right, top, bottom }: GridSpan, levels: number): GridSpan {
  return { left: left >> levels, right: right >> levels, top: top >> levels, bottom: bottom >> levels };
}

function gridBox(west: number, south: number, east: number, north: number): GridBox {
  const touched = { left: columnOf(west), right: columnOf(east), top: rowOf(north), bottom: rowOf(south) };
  // A border runs through its column or row, unless it is the border of the world.
  const covered = {
    left: touched.left + (west > -EAST_END ? 1 : 0),
    right: touched.right - (east < EAST_END ? 1 : 0),
    top: touched.top + (north < NORTH_END ? 1 : 0),
    bottom: touched.bottom - (south > -NORTH_END ? 1 : 0),
  };
  return { west, south, east, north, touched, covered };
}

const FIELDS = 6;

/** The stretches of one segment's venues that lie in some boxes, cell by cell; reused from segment to segment. */
export class RangeList {
  length = 0;
  /** How many venues the stretches hold. */
  venues = 0;
  #fields = new Int32Array(2048 * FIELDS);

  fill(segment: Segment, boxes: readonly GridBox[], level: number): void {
    this.length = 0;
    this.venues = 0;
    for (const [b, box] of boxes.entries()) {
      visitRanges(segment, box, level, (column, row, low, high, isCovered, listed) => {
        if ((this.length + 1) * FIELDS > this.#fields.length) this.#grow();
        const at = this.length++ * FIELDS;
        this.#fields[at] = column;
        this.#fields[at + 1] = row;
        this.#fields[at + 2] = low;
        this.#fields[at + 3] = high;
        this.#fields[at + 4] = isCovered ? -1 : b;
        this.#fields[at + 5] = listed;
        this.venues += high - low;
      });
    }
  }

  column(range: number): number {
    return this.#fields[range * FIELDS];
  }

  row(range: number): number {
    return this.#fields[range * FIELDS + 1];
  }

  low(range: number): number {
    return this.#fields[range * FIELDS + 2];
  }

  high(range: number): number {
    return this.#fields[range * FIELDS + 3];
  }

  /** The index of the box that cuts through the stretch, or -1 if all of it is inside. */
  cutBy(range: number): number {
    return this.#fields[range * FIELDS + 4];
  }

  /** The index in the segment's list of cells if the stretch is a whole cell, else -1. */
  listed(range: number): number {
    return this.#fields[range * FIELDS + 5];
  }

  #grow(): void {
    const wider = new Int32Array(this.#fields.length * 2);
    wider.set(this.#fields);
    this.#fields = wider;
  }
}
