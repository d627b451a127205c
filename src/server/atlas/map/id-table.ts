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
