export interface Pixel {
  x: number;
  y: number;
}

/** Things on the screen, found by where they are. */
export class PixelCells<T extends Pixel> {
  readonly #size: number;
  readonly #cells = new Map<number, T[]>();

  constructor(cellPx: number, things: readonly T[] = []) {
    this.#size = cellPx;
    for (const thing of things) this.add(thing);
  }

  add(thing: T): void {
    const key = this.#key(Math.floor(thing.x / this.#size), Math.floor(thing.y / this.#size));
    const list = this.#cells.get(key);
    if (list) list.push(thing);
    else this.#cells.set(key, [thing]);
  }

  /** How many are in the cell of a place and in the eight around it. */
  countAround(at: Pixel): number {
    let count = 0;
    for (const list of this.#listsAround(at)) count += list.length;
    return count;
  }

  someAround(at: Pixel, test: (thing: T) => boolean): boolean {
    return this.#listsAround(at).some((list) => list.some(test));
  }

  /** Those in the nine cells that pass the test. */
  around(at: Pixel, test: (thing: T) => boolean): T[] {
    return this.#listsAround(at).flatMap((list) => list.filter(test));
  }

  #listsAround({ x, y }: Pixel): T[][] {
    const column = Math.floor(x / this.#size);
    const row = Math.floor(y / this.#size);
    const lists: T[][] = [];
    for (let r = row - 1; r <= row + 1; r++)
      for (let c = column - 1; c <= column + 1; c++) {
        const list = this.#cells.get(this.#key(c, r));
        if (list) lists.push(list);
      }
    return lists;
  }

  #key(column: number, row: number): number {
    return row * 2 ** 26 + column;
  }
}
