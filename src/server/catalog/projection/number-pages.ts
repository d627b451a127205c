const PAGE_BITS = 12;
const PAGE_SIZE = 1 << PAGE_BITS;
const PAGE_MASK = PAGE_SIZE - 1;
const NARROW_MAX = 2 ** 16 - 1;

interface Page {
  numbers: Uint16Array | Uint32Array;
  used: number;
}

/** Pages by number, as a snapshot keeps them. */
export type SavedPages = Map<number, Page>;

/**
 * Numbers by id, 0 meaning none. Ids come from a sequence, so pages of neighbours are nearly full; a number takes two bytes
 * while those of its page are small, and a page without numbers is freed.
 */
export class NumberPages {
  readonly #pages: Map<number, Page>;

  constructor(saved?: SavedPages) {
    this.#pages = saved ?? new Map();
  }

  get saved(): SavedPages {
    return this.#pages;
  }

  get(id: number): number {
    return this.#pages.get(id >>> PAGE_BITS)?.numbers[id & PAGE_MASK] ?? 0;
  }

  set(id: number, number: number): void {
    let page = this.#pages.get(id >>> PAGE_BITS);
    if (page === undefined) {
      if (number === 0) return;
      page = { numbers: new Uint16Array(PAGE_SIZE), used: 0 };
      this.#pages.set(id >>> PAGE_BITS, page);
    }
    if (number > NARROW_MAX && page.numbers instanceof Uint16Array)
      page.numbers = Uint32Array.from(page.numbers);
    const at = id & PAGE_MASK;
    page.used += Number(number !== 0) - Number(page.numbers[at] !== 0);
    page.numbers[at] = number;
    if (page.used === 0) this.#pages.delete(id >>> PAGE_BITS);
  }

  /** The ids that have a number, ascending, page by page; from after one id up to another one. */
  *idPages(after = -1, last = Number.POSITIVE_INFINITY): Generator<number[]> {
    const wanted = [...this.#pages.keys()]
      .filter((page) => (page + 1) * PAGE_SIZE > after && page * PAGE_SIZE <= last)
      .sort((a, b) => a - b);
    for (const page of wanted) {
      const ids: number[] = [];
      for (const [at, number] of this.#pages.get(page)?.numbers.entries() ?? []) {
        const id = page * PAGE_SIZE + at;
        if (number !== 0 && id > after && id <= last) ids.push(id);
      }
      yield ids;
    }
  }

  get bytes(): number {
    return this.#pages.values().reduce((sum, { numbers }) => sum + numbers.byteLength, 0);
  }
}
