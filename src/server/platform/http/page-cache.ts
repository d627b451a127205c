import type { PageServices } from "#contract/pages.ts";
import type { Basis } from "../cache/basis.ts";
import { LruCache } from "../cache/lru-cache.ts";
import type { RenderedPage } from "./rendered-page.ts";

const KEPT = { maxBytes: 64 * 2 ** 20, maxEntries: 5_000 };
/** Not everything on a page is the catalogue's; what changes by itself is late by no more than this. */
const FRESH_MS = 30_000;
/** What a page was made of. */
const BASIS_BYTES = 1_000;

/** What a page is made of. */
interface PageBasis extends Basis {
  /** The names of what was read, for caches elsewhere. */
  readonly tags: readonly string[];
}

/** What a page is read through: services that note all of it. They go when the page is there, the notes stay with it. */
export interface PageReading {
  services: PageServices;
  basis: PageBasis;
}

interface KeptPage {
  basis: PageBasis;
  madeAtMs: number;
  page: RenderedPage;
}

interface Rendering {
  basis: PageBasis;
  /** None where it failed or is not one for all. */
  shared: Promise<RenderedPage | undefined>;
}

/** Finished pages for visitors who are not signed in, by everything that a page depends on. */
export class PageCache {
  readonly #pages = new LruCache<KeptPage>(KEPT, (kept) => !this.#isGood(kept));
  readonly #rendering = new Map<string, Rendering>();
  readonly #beginReading: () => PageReading;
  readonly #now: () => number;

  /** A page whose basis has changed is never served. */
  constructor(beginReading: () => PageReading, now: () => number) {
    this.#beginReading = beginReading;
    this.#now = now;
  }

  /**
   * The page kept under a key, or one rendered now, which is kept if it is one for all. Requests meanwhile get the same, unless
   * what it has read by then has changed: none of them sees an older state than that of its own moment.
   */
  async find(key: string, render: (services: PageServices) => Promise<RenderedPage>): Promise<RenderedPage> {
    const kept = this.#fresh(key);
    if (kept) return kept;
    const known = this.#rendering.get(key);
    const others = known?.basis.isCurrent() && (await known.shared);
    if (others) return others;
    const { services, basis } = this.#beginReading();
    const page = render(services);
    const shared = page.then(
      (made) => this.#keep(key, basis, made),
      () => undefined,
    );
    const rendering: Rendering = { basis, shared };
    this.#rendering.set(key, rendering);
    await shared;
    if (this.#rendering.get(key) === rendering) this.#rendering.delete(key);
    return page;
  }

  get size(): number {
    return this.#pages.size;
  }

  #fresh(key: string): RenderedPage | undefined {
    const kept = this.#pages.get(key);
    if (!kept) return undefined;
    if (this.#isGood(kept)) return kept.page;
    this.#pages.delete(key);
    return undefined;
  }

  #isGood({ madeAtMs, basis }: KeptPage): boolean {
    // Of the future where the clock was set back.
    return Math.abs(this.#now() - madeAtMs) < FRESH_MS && basis.renew();
  }

  #keep(key: string, basis: PageBasis, page: RenderedPage): RenderedPage | undefined {
    page.tags = basis.tags;
    if (!page.isForAll) return undefined;
    // A newer one may have been kept meanwhile.
    if (basis.isCurrent()) {
      const kept = { basis, madeAtMs: this.#now(), page };
      this.#pages.set(key, kept, page.bytes + BASIS_BYTES);
      page.body.onResize = (byBytes) => this.#pages.grow(key, kept, byBytes);
    }
    return page;
  }
}
