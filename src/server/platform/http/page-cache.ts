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

export interface RenderedPage {
  response: Response;
  body: Buffer | undefined;
}

/** Finished pages for visitors who are not signed in, by everything that a page depends on. The oldest leave first. */
export class PageCache {
  readonly #pages = new Map<string, KeptPage>();
  readonly #rendering = new Map<string, Promise<void>>();
  readonly #version: () => number;
  readonly #now: () => number;
  #bytes = 0;

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

  #fresh(key: string): KeptPage | undefined {
    const page = this.#pages.get(key);
    if (!page) return undefined;
    if (page.version === this.#version() && this.#now() - page.madeAtMs < FRESH_MS) return page;
    this.#drop(key, page);
    return undefined;
  }

  #keep(key: string, version: number, { response, body }: RenderedPage, marks: readonly string[]): void {
    const type = response.headers.get("content-type") ?? "";
    const isForAll =
      response.status === 200 && type.startsWith("text/html") && !response.headers.has("set-cookie");
    if (!body || !isForAll || key.length > MAX_KEY) return;
    const replaced = this.#pages.get(key);
    if (replaced) this.#drop(key, replaced);
    // Twice: plain, and at most as large again compressed.
    const size = body.length * 2;
    this.#pages.set(key, {
      version,
      madeAtMs: this.#now(),
      headers: [...response.headers],
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
