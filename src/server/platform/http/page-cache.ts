import { LruCache } from "../cache/lru-cache.ts";
import type { RenderedPage } from "./rendered-page.ts";

const KEPT = { maxBytes: 64 * 2 ** 20, maxEntries: 5_000 };
/** Not everything on a page is the catalogue's; what changes by itself is late by no more than this. */
const FRESH_MS = 30_000;

interface KeptPage {
  version: number;
  madeAtMs: number;
  page: RenderedPage;
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

  /** The page kept under a key, or one rendered now, which is kept if it is one for all; requests meanwhile wait for it. */
  async find(key: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    // Only where there is something to wait for: no await between the lookup and registering the render.
    if (this.#rendering.has(key)) await this.#rendering.get(key);
    const kept = this.#fresh(key);
    if (kept) return kept;
    // A change while it is rendered must not be missed.
    const version = this.#version();
    const rendering = render();
    const done = rendering.then(
      (page) => this.#keep(key, version, page),
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

  #fresh(key: string): RenderedPage | undefined {
    const version = this.#version();
    if (version !== this.#keptVersion) this.#pages.clear();
    this.#keptVersion = version;
    const kept = this.#pages.get(key);
    if (!kept) return undefined;
    if (kept.version === version && this.#now() - kept.madeAtMs < FRESH_MS) return kept.page;
    this.#pages.delete(key);
    return undefined;
  }

  #keep(key: string, version: number, page: RenderedPage): void {
    const isForAll =
      page.status === 200 && page.isHtml && page.headers.every(([name]) => name !== "set-cookie");
    if (!isForAll || version !== this.#keptVersion) return;
    this.#pages.set(key, { version, madeAtMs: this.#now(), page }, page.bytes);
  }
}
