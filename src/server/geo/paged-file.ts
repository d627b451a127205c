import { fstatSync, openSync, readSync } from "node:fs";

const PAGE_BYTES = 4096;
const KEPT_PAGES = 256;

/** A large file of which only the pages last asked for are in memory, 1 MB of them; the system keeps others at hand. */
export class PagedFile {
  readonly size: number;
  readonly #file: number;
  readonly #pages = new Map<number, Buffer>();

  constructor(path: string) {
    this.#file = openSync(path, "r");
    this.size = fstatSync(this.#file).size;
  }

  /** The bytes of a range; fewer at the end of the file. */
  read(from: number, length: number): Buffer {
    const first = Math.floor(from / PAGE_BYTES);
    const last = Math.floor((from + length - 1) / PAGE_BYTES);
    const start = from - first * PAGE_BYTES;
    if (first === last) return this.#page(first).subarray(start, start + length);
    const pages = Array.from({ length: last - first + 1 }, (_, at) => this.#page(first + at));
    return Buffer.concat(pages).subarray(start, start + length);
  }

  #page(number: number): Buffer {
    const page = this.#pages.get(number) ?? this.#load(number);
    this.#pages.delete(number);
    this.#pages.set(number, page);
    if (this.#pages.size > KEPT_PAGES) this.#pages.delete(this.#pages.keys().next().value!);
    return page;
  }

  #load(number: number): Buffer {
    const page = Buffer.alloc(PAGE_BYTES);
    return page.subarray(0, readSync(this.#file, page, 0, PAGE_BYTES, number * PAGE_BYTES));
  }
}
