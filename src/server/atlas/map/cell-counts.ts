/** The events of whole cells by day: a running count per cell, so that any range of days is one difference. */
export class CellCounts {
  readonly #width: number;
  readonly #before: Uint32Array;

  /** Takes, cell after cell, the events before each day rank and behind the last one. */
  constructor(days: number, before: Uint32Array) {
    this.#width = days + 1;
    this.#before = before;
  }

  /** The events of a cell on days from rank `from` up to, not including, `to`. */
  count(cell: number, from: number, to: number): number {
    const at = cell * this.#width;
    return this.#before[at + to] - this.#before[at + from];
  }

  get bytes(): number {
    return this.#before.byteLength;
  }
}
