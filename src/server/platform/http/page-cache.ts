import { PageMould } from "./page-mould.ts";

const MAX_BYTES = 64 * 2 ** 20;
const MAX_KEY = 1_000;
/** Not everything on a page is the catalogue's; what changes by itself is late by no more than this. */
const FRESH_MS = 30_000;

export interface KeptPage {
  version: number;
  madeAtMs: number;
  headers: [name: string, value: string][];
  mould: PageMould;
  size: number;
}

/** Finished pages for visitors who are not signed in, by everything that a page depends on. The oldest leave first. */
export class PageCache {
  readonly #pages = new Map<string, KeptPage>();
  readonly #version: () => number;
  readonly #now: () => number;
  #bytes = 0;

  /** What was rendered for another version of the catalogue is never served. */
  constructor(version: () => number, now: () => number) {
    this.#version = version;
    this.#now = now;
  }

  find(key: string): KeptPage | undefined {
    const page = this.#pages.get(key);
    if (!page) return undefined;
    if (page.version === this.#version() && this.#now() - page.madeAtMs < FRESH_MS) return page;
    this.#drop(key, page);
    return undefined;
  }

  /** The version that a page being rendered now belongs to: a change meanwhile must not be missed. */
  get version(): number {
    return this.#version();
  }

  keep(key: string, version: number, response: Response, body: Buffer, marks: readonly string[]): void {
    const type = response.headers.get("content-type") ?? "";
    const isForAll =
      response.status === 200 && type.startsWith("text/html") && !response.headers.has("set-cookie");
    if (!isForAll || key.length > MAX_KEY) return;
    const replaced = this.#pages.get(key);
    if (replaced) this.#drop(key, replaced);
    // Twice: plain, and at most as large again compressed.
    const size = body.length * 2;
    const headers = [...response.headers];
    this.#pages.set(key, {
      version,
      madeAtMs: this.#now(),
      headers,
      mould: new PageMould(body, marks),
      size,
    });
    this.#bytes += size;
    for (const [oldest, page] of this.#pages) {
      if (this.#bytes <= MAX_BYTES) break;
      this.#drop(oldest, page);
    }
  }

  #drop(key: string, page: KeptPage): void {
    this.#pages.delete(key);
    this.#bytes -= page.size;
  }
}
