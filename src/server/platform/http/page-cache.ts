import { LruCache } from "../cache/lru-cache.ts";
import { PageMould } from "./page-mould.ts";

const KEPT = { maxBytes: 64 * 2 ** 20, maxEntries: 5_000 };
/** Not everything on a page is the catalogue's; what changes by itself is late by no more than this. */
const FRESH_MS = 30_000;
/** What a mould holds beside the page: its holes, and the tables of its checksum. */
const MOULD_BYTES = 2_000;

export interface KeptPage {
  version: number;
  madeAtMs: number;
  headers: [name: string, value: string][];
  mould: PageMould;
}

export interface RenderedPage {
  response: Response;
  body: Buffer | undefined;
}

/** Finished pages for visitors who are not signed in, by everything that a page depends on. */
export class PageCache {
  readonly #pages = new LruCache<KeptPage>(KEPT);
  readonly #rendering = new Map<string, Promise<void>>();
  readonly #version: () => number;
  readonly #now: () => number;
  #keptVersion = 0;

  /** What was rendered for another version of the catalogue is never served. */
  constructor(version: () => number, now: () => number) {
    this.#version = version;
    this.#now = now;
  }

  /** The page kept under a key, or one rendered now, which is kept if it is one for all; whoever asks meanwhile waits for it. */
  async find(
    key: string,
    marks: readonly string[],
    render: () => Promise<RenderedPage>,
  ): Promise<KeptPage | RenderedPage> {
    // Only where there is something to wait for: nobody may come between looking and rendering.
    if (this.#rendering.has(key)) await this.#rendering.get(key);
    const kept = this.#fresh(key);
    if (kept) return kept;
    // A change while it is rendered must not be missed.
    const version = this.#version();
    const rendering = render();
    const done = rendering.then(
      (page) => this.#keep(key, version, page, marks),
      () => {},
    );
    this.#rendering.set(key, done);
    await done;
    this.#rendering.delete(key);
    return rendering;
  }

  get size(): number {
    return this.#pages.size;
  }

  #fresh(key: string): KeptPage | undefined {
    const version = this.#version();
    if (version !== this.#keptVersion) this.#pages.clear();
    this.#keptVersion = version;
    const page = this.#pages.get(key);
    if (!page) return undefined;
    if (page.version === version && this.#now() - page.madeAtMs < FRESH_MS) return page;
    this.#pages.delete(key);
    return undefined;
  }

  #keep(key: string, version: number, { response, body }: RenderedPage, marks: readonly string[]): void {
    const type = response.headers.get("content-type") ?? "";
    const isForAll =
      response.status === 200 && type.startsWith("text/html") && !response.headers.has("set-cookie");
    if (!body || !isForAll || version !== this.#keptVersion) return;
    const headers = [...response.headers];
    const page = { version, madeAtMs: this.#now(), headers, mould: new PageMould(body, marks) };
    // The body counts twice: plain, and at most as large again compressed.
    const headerBytes = headers.reduce((sum, [name, value]) => sum + (name.length + value.length) * 2, 0);
    this.#pages.set(key, page, body.length * 2 + headerBytes + MOULD_BYTES);
  }
}
