import { VENUE_CATEGORIES } from "#domain/category.ts";
import type { Box } from "#domain/geo.ts";
import type { GridBox } from "./grid-box.ts";
import { FINEST_LEVEL, UNITS_PER_DEGREE } from "./morton.ts";
import type { RankedBits } from "./ranked-bits.ts";
import { type CellList, type CellPieces, FEW, PIECE_BITS } from "./segment-tables.ts";
import type { VenueTable } from "./venue-table.ts";

/** What stands in one cell of the overview. */
export interface TalliedCell {
  /** The centroid of the matching venues. */
  longitude: number;
  latitude: number;
  bounds: Box;
  /** The number of the city of most of them. */
  city: number;
  venues: number;
  events: number;
  /** Matching venues by category. */
  mix: number[];
  /** The venue itself where it is the only one. */
  venueId?: number;
}

/** Venues, events, longitudes, latitudes, and the id last seen. */
const SUM_FIELDS = 5;
/** West, south, east, north, the leading city, and its lead in the majority vote. */
const PLACE_FIELDS = 6;
const MIN_UNITS = -(2 ** 31);
const MAX_UNITS = 2 ** 31 - 1;
const CATEGORY_COUNT = VENUE_CATEGORIES.length;
/** Up to so many cells a plain table finds a cell's sums; beyond, most would be empty. */
const MAX_TABLED = 1 << 17;

/** Scratch memory, reused: an overview is finished before the next one begins. */
let sums = new Float64Array();
let places = new Int32Array();
let mix = new Uint32Array();
let table = new Uint32Array();

/** Sums up venues by grid cell. Only the last one made may be used. */
export class CellTally {
  readonly #left: number;
  readonly #top: number;
  readonly #columns: number;
  readonly #isTabled: boolean;
  /** One more than the cell's index into the sums, where the table would be too large. */
  readonly #mapped = new Map<number, number>();
  #size = 0;

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
    this.#isTabled = columns * rows <= MAX_TABLED;
    sums.fill(0);
    mix.fill(0);
    if (!this.#isTabled) return;
    if (table.length < columns * rows) table = new Uint32Array(columns * rows);
    else table.fill(0, 0, columns * rows);
  }

  /** The index of a cell, for the other methods. */
  cell(column: number, row: number): number {
    const at = (row - this.#top) * this.#columns + column - this.#left;
    const known = this.#isTabled ? table[at] : (this.#mapped.get(at) ?? 0);
    if (known > 0) return known - 1;
    const cell = this.#size++;
    if (this.#isTabled) table[at] = cell + 1;
    else this.#mapped.set(at, cell + 1);
    if (this.#size * SUM_FIELDS > sums.length) grow();
    const place = cell * PLACE_FIELDS;
    places[place] = MAX_UNITS;
    places[place + 1] = MAX_UNITS;
    places[place + 2] = MIN_UNITS;
    places[place + 3] = MIN_UNITS;
    places[place + 4] = 0;
    places[place + 5] = 0;
    return cell;
  }

  addEvents(cell: number, events: number): void {
    sums[cell * SUM_FIELDS + 1] += events;
  }

  addVenue(cell: number, category: number, venues: VenueTable, row: number): void {
    mix[cell * CATEGORY_COUNT + category]++;
    const at = cell * SUM_FIELDS;
    sums[at]++;
    sums[at + 2] += venues.longitude[row];
    sums[at + 3] += venues.latitude[row];
    sums[at + 4] = venues.id[row];
    const longitude = venues.longitude[row];
    const latitude = venues.latitude[row];
    extend(cell, longitude, latitude, longitude, latitude);
    vote(cell, venues.city[row]);
  }

  /**
   * Adds the selected venues from `low` up to `high`, so many in number. Those of a cell of a list, if they are not few, stand
   * where their neighbours in that cell stand on average: that costs far fewer reads and moves their centroid by less than
   * neighbours are apart. All others are summed up exactly.
   */
  addSelected(
    cell: number,
    category: number,
    venues: VenueTable,
    selected: RankedBits,
    low: number,
    high: number,
    count: number,
    cells?: CellList,
    listed = -1,
  ): void {
    if (count >= FEW && cells && listed >= 0) sumPieces(cell, cells.pieces, listed, selected, low);
    else sumEach(cell, venues, selected.words, low, high);
    if (count === 1) sums[cell * SUM_FIELDS + 4] = venues.id[selected.next(low, high)];
    sums[cell * SUM_FIELDS] += count;
    mix[cell * CATEGORY_COUNT + category] += count;
  }

  cells(): TalliedCell[] {
    const cells: TalliedCell[] = new Array(this.#size);
    for (let c = 0; c < this.#size; c++) cells[c] = cellAt(c);
    return cells;
  }
}

function cellAt(cell: number): TalliedCell {
  const sum = cell * SUM_FIELDS;
  const place = cell * PLACE_FIELDS;
  const venues = sums[sum];
  const shares: number[] = new Array(CATEGORY_COUNT);
  for (let c = 0; c < CATEGORY_COUNT; c++) shares[c] = mix[cell * CATEGORY_COUNT + c];
  const counted: TalliedCell = {
    longitude: sums[sum + 2] / venues / UNITS_PER_DEGREE,
    latitude: sums[sum + 3] / venues / UNITS_PER_DEGREE,
    bounds: {
      west: places[place] / UNITS_PER_DEGREE,
      south: places[place + 1] / UNITS_PER_DEGREE,
      east: places[place + 2] / UNITS_PER_DEGREE,
      north: places[place + 3] / UNITS_PER_DEGREE,
    },
    city: places[place + 4],
    venues,
    events: sums[sum + 1],
    mix: shares,
  };
  if (venues === 1) counted.venueId = sums[sum + 4];
  return counted;
}

function grow(): void {
  const cells = Math.max(1024, (2 * sums.length) / SUM_FIELDS);
  const wider = new Float64Array(cells * SUM_FIELDS);
  wider.set(sums);
  sums = wider;
  const widerPlaces = new Int32Array(cells * PLACE_FIELDS);
  widerPlaces.set(places);
  places = widerPlaces;
  const widerMix = new Uint32Array(cells * CATEGORY_COUNT);
  widerMix.set(mix);
  mix = widerMix;
}

function extend(cell: number, west: number, south: number, east: number, north: number): void {
  const at = cell * PLACE_FIELDS;
  if (west < places[at]) places[at] = west;
  if (south < places[at + 1]) places[at + 1] = south;
  if (east > places[at + 2]) places[at + 2] = east;
  if (north > places[at + 3]) places[at + 3] = north;
}

/** Finds the city of most venues in one pass over them (Boyer and Moore's majority vote); some city where none has most. */
function vote(cell: number, city: number): void {
  const at = cell * PLACE_FIELDS + 4;
  if (places[at + 1] === 0) places[at] = city;
  places[at + 1] += places[at] === city ? 1 : -1;
}

function sumPieces(
  cell: number,
  { first, fields }: CellPieces,
  listed: number,
  selected: RankedBits,
  low: number,
): void {
  const at = cell * PLACE_FIELDS;
  let west = places[at];
  let south = places[at + 1];
  let east = places[at + 2];
  let north = places[at + 3];
  let leader = places[at + 4];
  let lead = places[at + 5];
  let longitudes = 0;
  let latitudes = 0;
  let counted = selected.rank(low);
  for (let piece = first[listed]; piece < first[listed + 1]; piece++) {
    const field = piece << PIECE_BITS;
    const count = selected.rank(fields[field]) - counted;
    if (count === 0) continue;
    counted += count;
    longitudes += count * fields[field + 1];
    latitudes += count * fields[field + 2];
    if (fields[field + 3] < west) west = fields[field + 3];
    if (fields[field + 4] < south) south = fields[field + 4];
    if (fields[field + 5] > east) east = fields[field + 5];
    if (fields[field + 6] > north) north = fields[field + 6];
    const city = fields[field + 7];
    if (city === leader) lead += count;
    else if (count > lead) {
      leader = city;
      lead = count - lead;
    } else lead -= count;
  }
  places[at] = west;
  places[at + 1] = south;
  places[at + 2] = east;
  places[at + 3] = north;
  places[at + 4] = leader;
  places[at + 5] = lead;
  sums[cell * SUM_FIELDS + 2] += longitudes;
  sums[cell * SUM_FIELDS + 3] += latitudes;
}

function sumEach(
  cell: number,
  { longitude, latitude, city }: VenueTable,
  selected: Uint32Array,
  low: number,
  high: number,
): void {
  const at = cell * PLACE_FIELDS;
  let west = places[at];
  let south = places[at + 1];
  let east = places[at + 2];
  let north = places[at + 3];
  let leader = places[at + 4];
  let lead = places[at + 5];
  let longitudes = 0;
  let latitudes = 0;
  for (let start = low & ~31; start < high; start += 32) {
    let bits = selected[start >>> 5];
    if (start < low) bits &= -1 << (low - start);
    if (start + 32 > high) bits &= (1 << (high - start)) - 1;
    for (; bits !== 0; bits &= bits - 1) {
      const row = start + 31 - Math.clz32(bits & -bits);
      const x = longitude[row];
      const y = latitude[row];
      longitudes += x;
      latitudes += y;
      if (x < west) west = x;
      if (x > east) east = x;
      if (y < south) south = y;
      if (y > north) north = y;
      if (lead === 0) leader = city[row];
      lead += city[row] === leader ? 1 : -1;
    }
  }
  places[at] = west;
  places[at + 1] = south;
  places[at + 2] = east;
  places[at + 3] = north;
  places[at + 4] = leader;
  places[at + 5] = lead;
  sums[cell * SUM_FIELDS + 2] += longitudes;
  sums[cell * SUM_FIELDS + 3] += latitudes;
}
