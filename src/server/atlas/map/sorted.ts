/** The first index from `from` up to `to` whose value is not below this one, or `to`. */
export function lowerBound(
  sorted: Int32Array | Uint32Array | Uint16Array,
  value: number,
  from = 0,
  to = sorted.length,
): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted[middle] < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

const RADIX = 0x10000;

/** The rows in ascending order of their keys; rows with equal keys keep their order. */
export function keyOrder(key: Uint16Array | Uint32Array, rows: Uint32Array): Uint32Array {
  // Two counting passes cost as much as the histogram, which is not worth it for a few rows.
  if (rows.length < 4096) return rows.toSorted((a, b) => key[a] - key[b]);
  let from: Uint32Array = rows;
  let to: Uint32Array = new Uint32Array(rows.length);
  for (const shift of [0, 16]) {
    const start = new Uint32Array(RADIX + 1);
    for (let i = 0; i < from.length; i++) start[((key[from[i]] >>> shift) & 0xffff) + 1]++;
    for (let d = 0; d < RADIX; d++) start[d + 1] += start[d];
    for (let i = 0; i < from.length; i++) to[start[(key[from[i]] >>> shift) & 0xffff]++] = from[i];
    [from, to] = [to, from === rows ? new Uint32Array(rows.length) : from];
  }
  return from;
}

export type SortedColumn = Uint32Array | Int32Array | Uint16Array | Int8Array | Uint8Array | Float64Array;

/** The same column with room for more. */
export function growArray<T extends SortedColumn>(column: T, capacity: number): T {
  const wider = new (column.constructor as new (length: number) => T)(capacity);
  wider.set(column);
  return wider;
}

/** Counts the events of a segment that match a filter, deleted venues left out. */
export interface EventCounter {
  /**
   * How many belong to venues from `low` up to, not including, `high`. Where those are a whole cell of the segment's list of a
   * level, the cell may be told too.
   */
  count(low: number, high: number, level?: number, cell?: number): number;
  readonly bytes: number;
}

/** Steps to the next venue asked for before it is searched: each costs far less than one of a binary search. */
const FEW_STEPS = 64;

/** The venues of some events, ascending, each as often as it has such events. */
export class SortedVenues implements EventCounter {
  static readonly NONE = new SortedVenues(new Uint16Array());
  readonly #venues: Uint16Array;
  #cursor = 0;

  constructor(venues: Uint16Array) {
    this.#venues = venues;
  }

  /** How many of the events belong to venues from `low` up to, not including, `high`. */
  count(low: number, high: number): number {
    if (this.#venues.length === 0) return 0;
    const before = this.#before(low);
    return this.#before(high) - before;
  }

  get bytes(): number {
    return this.#venues.byteLength;
  }

  /** Mostly asked for one venue after the other, so that the search goes on where the last one ended. */
  #before(venue: number): number {
    const venues = this.#venues;
    let at = this.#cursor;
    if (at > 0 && venues[at - 1] >= venue) at = lowerBound(venues, venue, 0, at);
    for (let steps = 0; at < venues.length && venues[at] < venue; at++)
      if (++steps > FEW_STEPS) {
        at = lowerBound(venues, venue, at);
        break;
      }
    this.#cursor = at;
    return at;
  }
}
