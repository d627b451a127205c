import { VENUE_CATEGORIES } from "#domain/category.ts";
import type { GridBox } from "./grid-box.ts";
import { FINEST_LEVEL, UNITS_PER_DEGREE } from "./morton.ts";

/** What stands in one cell of the overview. */
export interface OverviewCell {
  /** The centroid of the matching venues. */
  longitude: number;
  latitude: number;
  venues: number;
  events: number;
  /** Matching venues by category. */
  mix: number[];
  /** The venue itself where it is the only one. */
  venueId?: number;
}

/** Venues, events, longitudes, latitudes, the id last seen. */
const FIELDS = 5;
const CATEGORY_COUNT = VENUE_CATEGORIES.length;
/** Up to so many cells a plain table finds a cell's sums; beyond, most would be empty. */
const MOST_TABLED = 1 << 17;

/** Sums up venues by grid cell. */
export class CellTally {
  readonly #left: number;
  readonly #top: number;
  readonly #columns: number;
  /** One more than the cell's index into the sums; 0 while nothing was added. */
  readonly #tabled: Uint32Array | undefined;
  readonly #mapped = new Map<number, number>();
  #size = 0;
  #sums = new Float64Array(1024 * FIELDS);
  #mix = new Uint32Array(1024 * CATEGORY_COUNT);

  constructor(level: number, boxes: readonly GridBox[]) {
    const coarser = FINEST_LEVEL - level;
    const span = (low: keyof GridBox["touched"], high: keyof GridBox["touched"]) => {
      const first = Math.min(...boxes.map(({ touched }) => touched[low])) >> coarser;
      const last = Math.max(...boxes.map(({ touched }) => touched[high])) >> coarser;
      return [first, Math.max(0, last - first + 1)] as const;
    };
    const [left, columns] = span("left", "right");
    const [top, rows] = span("top", "bottom");
    this.#left = left;
    this.#top = top;
    this.#columns = columns;
    if (columns * rows <= MOST_TABLED) this.#tabled = new Uint32Array(columns * rows);
  }

  /** Adds venues of one category: their number, their events, the sums of their coordinates, and one of their ids. */
  add(
    column: number,
    row: number,
    category: number,
    venues: number,
    events: number,
    longitudes: number,
    latitudes: number,
    venueId: number,
  ): void {
    const cell = this.#cell(column, row);
    const at = cell * FIELDS;
    const sums = this.#sums;
    sums[at] += venues;
    sums[at + 1] += events;
    sums[at + 2] += longitudes;
    sums[at + 3] += latitudes;
    sums[at + 4] = venueId;
    this.#mix[cell * CATEGORY_COUNT + category] += venues;
  }

  cells(): OverviewCell[] {
    const cells: OverviewCell[] = [];
    const sums = this.#sums;
    for (let c = 0; c < this.#size; c++) {
      const at = c * FIELDS;
      const venues = sums[at];
      const mix: number[] = [];
      for (let m = 0; m < CATEGORY_COUNT; m++) mix.push(this.#mix[c * CATEGORY_COUNT + m]);
      const cell: OverviewCell = {
        longitude: sums[at + 2] / venues / UNITS_PER_DEGREE,
        latitude: sums[at + 3] / venues / UNITS_PER_DEGREE,
        venues,
        events: sums[at + 1],
        mix,
      };
      if (venues === 1) cell.venueId = sums[at + 4];
      cells.push(cell);
    }
    return cells;
  }

  #cell(column: number, row: number): number {
    const at = (row - this.#top) * this.#columns + column - this.#left;
    const known = this.#tabled ? this.#tabled[at] : (this.#mapped.get(at) ?? 0);
    if (known > 0) return known - 1;
    if (this.#size * CATEGORY_COUNT === this.#mix.length) this.#grow();
    const cell = this.#size++;
    if (this.#tabled) this.#tabled[at] = cell + 1;
    else this.#mapped.set(at, cell + 1);
    return cell;
  }

  #grow(): void {
    const sums = new Float64Array(this.#sums.length * 2);
    sums.set(this.#sums);
    this.#sums = sums;
    const mix = new Uint32Array(this.#mix.length * 2);
    mix.set(this.#mix);
    this.#mix = mix;
  }
}
