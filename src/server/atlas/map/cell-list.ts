import { columnOfKey, FINEST_LEVEL, type GridSpan, rowOfKey } from "./morton.ts";
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
