import type { Segment } from "./segment.ts";

const PAGE_BITS = 12;
const PAGE_MASK = (1 << PAGE_BITS) - 1;

/** Small numbers by id. Ids come from a sequence, so pages of neighbours are nearly full; 0 means absent. */
export class IdTable {
  readonly #pages = new Map<number, Uint32Array>();

  get(id: number): number {
    const page = this.#pages.get(id >>> PAGE_BITS);
    return page === undefined ? 0 : page[id & PAGE_MASK];
  }

  set(id: number, value: number): void {
    let page = this.#pages.get(id >>> PAGE_BITS);
    if (page === undefined) {
      page = new Uint32Array(PAGE_MASK + 1);
      this.#pages.set(id >>> PAGE_BITS, page);
    }
    page[id & PAGE_MASK] = value;
  }

  get bytes(): number {
    return this.#pages.size * (PAGE_MASK + 1) * Uint32Array.BYTES_PER_ELEMENT;
  }
}

/** Where a venue's row is: in a segment of its category, or staged there. */
interface RowPlace {
  category: number;
  segment: Segment | undefined;
  row: number;
}

const STAGED = 0x8000_0000;
const STAGED_ROW_BITS = 27;
const POSITION_BITS = 16;

/** Finds a venue's row by its id. A row that the directory does not name is deleted. */
export class RowDirectory {
  readonly #ids = new IdTable();
  /** Slot 0 stays empty, so that a reference is never 0. */
  readonly #slots: ({ segment: Segment; category: number } | undefined)[] = [undefined];

  find(id: number): RowPlace | undefined {
    const reference = this.#ids.get(id);
    if (reference === 0) return undefined;
    if (reference >= STAGED) {
      const rest = reference - STAGED;
      const category = rest >>> STAGED_ROW_BITS;
      return { category, segment: undefined, row: rest & ((1 << STAGED_ROW_BITS) - 1) };
    }
    const { category, segment } = this.#slots[reference >>> POSITION_BITS]!;
    return { category, segment, row: reference & 0xffff };
  }

  isStaged(id: number, category: number, row: number): boolean {
    return this.#ids.get(id) === stagedAt(category, row);
  }

  stage(id: number, category: number, row: number): void {
    this.#ids.set(id, stagedAt(category, row));
  }

  forget(id: number): void {
    this.#ids.set(id, 0);
  }

  /** Takes in a segment: its venues are found there from now on. */
  add(segment: Segment, category: number): void {
    let slot = this.#slots.indexOf(undefined, 1);
    if (slot < 0) slot = this.#slots.length;
    this.#slots[slot] = { segment, category };
    const { id, length } = segment.table;
    for (let row = 0; row < length; row++)
      if (!segment.isDeleted(row)) this.#ids.set(id[row], (slot << POSITION_BITS) | row);
  }

  /** Takes in a segment that was made of others: its venues are found there, those that have left the others since are tombstoned. */
  replace(sources: readonly Segment[], segment: Segment, category: number): void {
    const slots = new Set(sources.map((source) => this.#slotOf(source)));
    const { id, length } = segment.table;
    for (let row = 0; row < length; row++) {
      const reference = this.#ids.get(id[row]);
      if (reference >= STAGED || !slots.has(reference >>> POSITION_BITS)) segment.tombstone(row);
    }
    this.add(segment, category);
  }

  /** Lets go of a segment whose live venues are found elsewhere by now. */
  drop(segment: Segment): void {
    this.#slots[this.#slotOf(segment)] = undefined;
  }

  #slotOf(segment: Segment): number {
    return this.#slots.findIndex((slot) => slot?.segment === segment);
  }

  get bytes(): number {
    return this.#ids.bytes;
  }
}

function stagedAt(category: number, row: number): number {
  return STAGED + category * 2 ** STAGED_ROW_BITS + row;
}
