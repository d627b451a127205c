import { VENUE_CATEGORIES } from "#domain/category.ts";
import { contains, type GridBox, RangeList } from "./grid-box.ts";
import type { RowFilter } from "./map-filter.ts";
import { FINEST_LEVEL, UNITS_PER_DEGREE } from "./morton.ts";
import type { RankedBits } from "./ranked-bits.ts";
import type { Segment } from "./segment.ts";
import { type Selection, select } from "./selection.ts";
import type { VenueTable } from "./venue-table.ts";

/** Reused from one overview to the next. */
const ranges = new RangeList();

/** Sums up segments by cell: whole stretches at once, and venue by venue only where a border cuts through. */
export class Overview {
  readonly #boxes: readonly GridBox[];
  readonly #level: number;
  readonly #filter: RowFilter;
  readonly #tally: CellTally;
  readonly #sum = new CoordinateSum();
  /** Ranges come in order, and most begin where the last one ended. */
  #lastAt = -1;
  #lastRank = 0;

  constructor(boxes: readonly GridBox[], level: number, filter: RowFilter, tally: CellTally) {
    this.#boxes = boxes;
    this.#level = level;
    this.#filter = filter;
    this.#tally = tally;
  }

  add(segment: Segment, category: number): void {
    ranges.fill(segment, this.#boxes, this.#level);
    if (ranges.length === 0) return;
    this.#lastAt = -1;
    const selection = select(segment, this.#filter, ranges.venues);
    for (let range = 0; range < ranges.length; range++) {
      if (ranges.cutBy(range) < 0 && selection.bits) this.#addWhole(segment, category, selection, range);
      else this.#addEach(segment, category, selection, range);
    }
  }

  #addWhole(segment: Segment, category: number, selection: Selection, range: number): void {
    const low = ranges.low(range);
    const high = ranges.high(range);
    const bits = selection.bits!;
    const before = low === this.#lastAt ? this.#lastRank : bits.rank(low);
    this.#lastAt = high;
    this.#lastRank = bits.rank(high);
    const venues = this.#lastRank - before;
    if (venues === 0) return;
    const sum = this.#sum;
    sum.of(segment.table, segment.means, bits, low, high);
    const listed = ranges.listed(range);
    const events = listed < 0 ? undefined : selection.countListed(this.#level, listed, low, high);
    const id = venues === 1 ? segment.table.id[bits.next(low, high)] : 0;
    this.#tally.add(
      ranges.column(range),
      ranges.row(range),
      category,
      venues,
      events ?? selection.countEvents(low, high),
      sum.longitude,
      sum.latitude,
      id,
    );
  }

  #addEach(segment: Segment, category: number, selection: Selection, range: number): void {
    const { longitude, latitude, id } = segment.table;
    const box = this.#boxes[ranges.cutBy(range)];
    const high = ranges.high(range);
    for (let at = selection.next(ranges.low(range), high); at < high; at = selection.next(at + 1, high)) {
      if (box && !contains(box, longitude[at], latitude[at])) continue;
      const events = selection.matchingEvents(at);
      this.#tally.add(
        ranges.column(range),
        ranges.row(range),
        category,
        1,
        events,
        longitude[at],
        latitude[at],
        id[at],
      );
    }
  }
}

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

const BLOCK = 32;
/** Fewer are all looked at. */
const FEW = 16;

/** The mean coordinates of every 32 neighbours. */
export interface BlockMeans {
  longitude: Float64Array;
  latitude: Float64Array;
}

export function meansOf({ longitude, latitude, length }: VenueTable): BlockMeans {
  const means = (column: Int32Array) =>
    Float64Array.from({ length: Math.floor(length / BLOCK) }, (_, block) => {
      let sum = 0;
      for (let v = block * BLOCK; v < (block + 1) * BLOCK; v++) sum += column[v];
      return sum / BLOCK;
    });
  return { longitude: means(longitude), latitude: means(latitude) };
}

/** Adds up the coordinates of selected venues, for their centroid. */
export class CoordinateSum {
  longitude = 0;
  latitude = 0;

  /**
   * Starts over with the selected venues from `low` up to `high`. A few are summed up exactly. Of many, each stands where its
   * 32 neighbours stand on average, and those at either end, who have neighbours elsewhere, where all others do: that costs
   * far fewer reads and moves the centroid by less than they are apart.
   */
  of(table: VenueTable, means: BlockMeans, selected: RankedBits, low: number, high: number): void {
    this.longitude = 0;
    this.latitude = 0;
    const first = Math.ceil(low / BLOCK);
    const end = Math.floor(high / BLOCK);
    const inBlocks = end > first ? selected.before[end] - selected.before[first] : 0;
    if (inBlocks < FEW) {
      this.#addEach(table, selected.words, low, high);
      return;
    }
    const share = (selected.rank(high) - selected.rank(low)) / inBlocks;
    this.#addBlocks(means, selected.before, first, end, share);
  }

  #addBlocks(
    { longitude, latitude }: BlockMeans,
    before: Uint32Array,
    first: number,
    end: number,
    share: number,
  ): void {
    let longitudes = 0;
    let latitudes = 0;
    let counted = before[first];
    for (let block = first; block < end; block++) {
      const count = before[block + 1] - counted;
      counted += count;
      longitudes += count * longitude[block];
      latitudes += count * latitude[block];
    }
    this.longitude = longitudes * share;
    this.latitude = latitudes * share;
  }

  #addEach({ longitude, latitude }: VenueTable, selected: Uint32Array, low: number, high: number): void {
    let longitudes = 0;
    let latitudes = 0;
    for (let start = low & ~31; start < high; start += 32) {
      let bits = selected[start >>> 5];
      if (start < low) bits &= -1 << (low - start);
      if (start + 32 > high) bits &= (1 << (high - start)) - 1;
      while (bits !== 0) {
        const at = start + 31 - Math.clz32(bits & -bits);
        longitudes += longitude[at];
        latitudes += latitude[at];
        bits &= bits - 1;
      }
    }
    this.longitude += longitudes;
    this.latitude += latitudes;
  }
}
