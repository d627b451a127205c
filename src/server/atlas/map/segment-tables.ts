import { columnOfKey, FINEST_LEVEL, type GridSpan, rowOfKey, UNITS_PER_DEGREE } from "./morton.ts";
import type { RankedBits } from "./ranked-bits.ts";
import type { VenueTable } from "./venue-table.ts";

/** Cells with fewer venues have no pieces: their venues are looked at one by one. */
export const FEW = 8;
const MAX_16 = 2 ** 16 - 1;
const MAX_PIECES = 8;
const MIN_PIECE_BITS = 4;
/** Fields of a piece: its end, mean longitude and latitude, west, south, east, north, and its most frequent city. */
export const PIECE_BITS = 3;

/** The cells of a level's grid that hold venues of a segment, in Morton order. */
export class CellList {
  readonly columns: Uint16Array;
  readonly rows: Uint16Array;
  /** The first venue of each cell, and behind the last cell the number of venues. */
  readonly starts: Uint32Array;
  /** The columns and rows between which all cells are. */
  readonly extent: GridSpan;
  readonly #table: VenueTable;
  #pieces: CellPieces | undefined;

  constructor(table: VenueTable, level: number) {
    const { key, length } = table;
    const shift = 2 * (FINEST_LEVEL - level);
    const cells: number[] = [];
    const starts: number[] = [];
    for (let v = 0; v < length; v++) {
      const cell = level === 0 ? 0 : key[v] >>> shift;
      if (cell === cells.at(-1)) continue;
      cells.push(cell);
      starts.push(v);
    }
    starts.push(length);
    this.columns = Uint16Array.from(cells, columnOfKey);
    this.rows = Uint16Array.from(cells, rowOfKey);
    this.starts = Uint32Array.from(starts);
    this.extent = {
      left: this.columns.reduce((least, column) => Math.min(least, column), MAX_16),
      right: this.columns.reduce((most, column) => Math.max(most, column), 0),
      top: this.rows.reduce((least, row) => Math.min(least, row), MAX_16),
      bottom: this.rows.reduce((most, row) => Math.max(most, row), 0),
    };
    this.#table = table;
  }

  get pieces(): CellPieces {
    this.#pieces ??= new CellPieces(this.#table, this.starts);
    return this.#pieces;
  }

  get bytes(): number {
    const cells = this.columns.byteLength + this.rows.byteLength + this.starts.byteLength;
    return cells + (this.#pieces?.bytes ?? 0);
  }
}

/** Where the venues of cells are: neighbours of one cell taken together, in up to eight pieces for each cell. */
export class CellPieces {
  /** The first piece of each cell, and behind the last cell the number of pieces. */
  readonly first: Uint32Array;
  readonly fields: Int32Array;

  constructor(table: VenueTable, starts: Uint32Array) {
    const cells = starts.length - 1;
    const first = new Uint32Array(cells + 1);
    const fields: number[] = [];
    for (let cell = 0; cell < cells; cell++) {
      const high = starts[cell + 1];
      for (let low = starts[cell], end = low; low < high && high - starts[cell] >= FEW; low = end) {
        end = pieceEnd(starts[cell], low, high);
        addPiece(fields, table, low, end);
      }
      first[cell + 1] = fields.length >>> PIECE_BITS;
    }
    this.first = first;
    this.fields = Int32Array.from(fields);
  }

  get bytes(): number {
    return this.first.byteLength + this.fields.byteLength;
  }
}

/** At a multiple of 32 where the cell goes on, so that what is selected before it is known without counting bits. */
function pieceEnd(start: number, low: number, high: number): number {
  const pieces = Math.min(MAX_PIECES, Math.max(1, (high - start) >>> MIN_PIECE_BITS));
  const size = Math.ceil((high - start) / pieces);
  const end = (low + size + 31) & ~31;
  return high - end < size / 2 ? high : end;
}

function addPiece(
  fields: number[],
  { longitude, latitude, city }: VenueTable,
  low: number,
  high: number,
): void {
  let longitudes = 0;
  let latitudes = 0;
  let west = longitude[low];
  let south = latitude[low];
  let east = west;
  let north = south;
  for (let v = low; v < high; v++) {
    const x = longitude[v];
    const y = latitude[v];
    longitudes += x;
    latitudes += y;
    if (x < west) west = x;
    if (x > east) east = x;
    if (y < south) south = y;
    if (y > north) north = y;
  }
  const mean = [Math.round(longitudes / (high - low)), Math.round(latitudes / (high - low))];
  fields.push(high, ...mean, west, south, east, north, mostFrequent(city, low, high));
}

function mostFrequent(values: Uint16Array | Uint32Array, low: number, high: number): number {
  const counts = new Map<number, number>();
  let most = values[low];
  // Neighbours are mostly in the same city.
  for (let from = low, to = low; from < high; from = to) {
    const value = values[from];
    while (to < high && values[to] === value) to++;
    counts.set(value, (counts.get(value) ?? 0) + to - from);
    if (counts.get(value)! > counts.get(most)!) most = value;
  }
  return most;
}

/** Numbers of a city's bounds. */
export const SIDES = 6;
/** Once around the world. */
export const TURN = 360 * UNITS_PER_DEGREE;

/**
 * The cities of a segment: the stretches of neighbours that are in one city, and, by city, how many venues there are and where,
 * deleted ones left out.
 */
export class CityRuns {
  /** The first venue of each stretch, and behind the last one the number of venues. */
  readonly starts: Uint32Array;
  /** The number of each city, and in the same order what is known of it. */
  readonly cities: Uint32Array;
  readonly mostNumber: number;
  readonly venues: Uint32Array;
  readonly longitudes: Float64Array;
  readonly latitudes: Float64Array;
  /** West, south, east and north of each, then west and east with what is west of Greenwich counted on beyond 180 degrees. */
  readonly bounds: Float64Array;
  /** Venues west of Greenwich. */
  readonly western: Uint32Array;

  constructor({ city, longitude, latitude, length }: VenueTable, deleted: RankedBits | undefined) {
    const starts: number[] = [];
    const slots = new Map<number, number>();
    for (let v = 0; v < length; v++) {
      if (v > 0 && city[v] === city[v - 1]) continue;
      starts.push(v);
      if (!slots.has(city[v])) slots.set(city[v], slots.size);
    }
    this.cities = Uint32Array.from(slots.keys());
    this.mostNumber = this.cities.reduce((most, number) => Math.max(most, number), -1);
    this.venues = new Uint32Array(slots.size);
    this.longitudes = new Float64Array(slots.size);
    this.latitudes = new Float64Array(slots.size);
    this.bounds = new Float64Array(SIDES * slots.size);
    this.western = new Uint32Array(slots.size);
    starts.push(length);
    this.starts = Uint32Array.from(starts);
    for (let run = 0; run < starts.length - 1; run++) {
      const slot = slots.get(city[starts[run]])!;
      for (let v = starts[run]; v < starts[run + 1]; v++)
        if (!deleted?.has(v)) this.#add(slot, longitude[v], latitude[v]);
    }
  }

  #add(slot: number, x: number, y: number): void {
    const { bounds } = this;
    const at = SIDES * slot;
    const eastern = x < 0 ? x + TURN : x;
    if (x < 0) this.western[slot]++;
    const isFirst = this.venues[slot]++ === 0;
    this.longitudes[slot] += x;
    this.latitudes[slot] += y;
    if (isFirst || x < bounds[at]) bounds[at] = x;
    if (isFirst || y < bounds[at + 1]) bounds[at + 1] = y;
    if (isFirst || x > bounds[at + 2]) bounds[at + 2] = x;
    if (isFirst || y > bounds[at + 3]) bounds[at + 3] = y;
    if (isFirst || eastern < bounds[at + 4]) bounds[at + 4] = eastern;
    if (isFirst || eastern > bounds[at + 5]) bounds[at + 5] = eastern;
  }

  get bytes(): number {
    const columns = [
      this.starts,
      this.cities,
      this.venues,
      this.longitudes,
      this.latitudes,
      this.bounds,
      this.western,
    ];
    return columns.reduce((sum, { byteLength }) => sum + byteLength, 0);
  }
}

const DAY_MINUTES = 24 * 60;

/** The venues of a table by the minute at which the first of their events is over or expires. */
export class DueRows {
  readonly #table: VenueTable;
  /** Those that are due in the next day or two, the first ones first, and how many of them have been visited. */
  #due = new Uint32Array();
  #visited = 0;
  readonly #minutesAhead: number;
  #until = Number.NEGATIVE_INFINITY;
  #later = Number.POSITIVE_INFINITY;

  constructor(table: VenueTable) {
    this.#table = table;
    // Not the same for all segments: they would all look ahead in one round.
    this.#minutesAhead = DAY_MINUTES + ((table.id[0] ?? 0) % DAY_MINUTES);
    for (let e = 0; e < table.events; e++) this.#later = Math.min(this.#later, table.eventDue(e));
  }

  /** Finds those that are due first, so that the first visit need not. */
  prepare(): void {
    this.#lookAhead(() => false, this.#later);
  }

  /** The minute at which the next one is due; it may name one that was deleted since. */
  get next(): number {
    const row = this.#due[this.#visited];
    return row === undefined ? this.#later : this.#table.nextDue(row);
  }

  /** Visits live rows that are due by this minute, as long as it may. The visitor must delete them. */
  visit(
    minute: number,
    isDeleted: (row: number) => boolean,
    visit: (row: number) => void,
    goesOn: () => boolean,
  ): void {
    if (minute < this.next || !goesOn()) return;
    if (minute > this.#until) this.#lookAhead(isDeleted, minute);
    for (; this.next <= minute && goesOn(); this.#visited++) {
      const row = this.#due[this.#visited];
      if (!isDeleted(row)) visit(row);
    }
  }

  /** A row is deleted with its first event that is due, so that the list stays true. */
  #lookAhead(isDeleted: (row: number) => boolean, minute: number): void {
    const table = this.#table;
    const due = new Float64Array(table.length).fill(Number.POSITIVE_INFINITY);
    for (let row = 0; row < table.length; row++) if (!isDeleted(row)) due[row] = table.nextDue(row);
    const rows: number[] = [];
    this.#until = minute + this.#minutesAhead;
    this.#later = Number.POSITIVE_INFINITY;
    for (let row = 0; row < table.length; row++) {
      if (due[row] > this.#until) this.#later = Math.min(this.#later, due[row]);
      else if (due[row] < Number.POSITIVE_INFINITY) rows.push(row);
    }
    this.#due = Uint32Array.from(rows).sort((a, b) => due[a] - due[b]);
    this.#visited = 0;
  }

  get bytes(): number {
    return this.#due.byteLength;
  }
}

/** Events by the power of two that share a hint. */
const HINT_BITS = 2;

/** The venue of every fourth event: that of any event is not far from it. */
export class VenueHints {
  readonly #firstEvent: Uint32Array;
  readonly #hints: Uint16Array;

  constructor({ firstEvent, events }: VenueTable) {
    const hints = new Uint16Array((events >>> HINT_BITS) + 1);
    for (let hint = 0, venue = 0; hint << HINT_BITS < events; hint++) {
      while (firstEvent[venue + 1] <= hint << HINT_BITS) venue++;
      hints[hint] = venue;
    }
    this.#firstEvent = firstEvent;
    this.#hints = hints;
  }

  venueOf(e: number): number {
    const firstEvent = this.#firstEvent;
    let venue = this.#hints[e >>> HINT_BITS];
    while (firstEvent[venue + 1] <= e) venue++;
    return venue;
  }

  get bytes(): number {
    return this.#hints.byteLength;
  }
}
