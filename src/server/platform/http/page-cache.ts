import type { PageServices } from "#contract/pages.ts";
import type { Basis } from "../cache/basis.ts";
import type { RenderedPage } from "./rendered-page.ts";
import { ResponseCache } from "./response-cache.ts";

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

/** Finished pages for visitors who are not signed in, by everything that a page depends on. */
export interface PageCache {
  /** The page kept under a key, or one rendered now, which is kept if it is one for all. */
  find(key: string, render: (services: PageServices) => Promise<RenderedPage>): Promise<RenderedPage>;
  readonly size: number;
}

/** A page whose basis has changed is never served. */
export function pageCache(beginReading: () => PageReading, now: () => number): PageCache {
  const pages = new ResponseCache<RenderedPage>({
    bounds: KEPT,
    bytesOf: ({ bytes }) => bytes + BASIS_BYTES,
    isForAll: ({ isForAll }) => isForAll,
    age: { maxMs: FRESH_MS, now },
    // A rendering ends when the visitor leaves for whom it was begun.
    sharesFailures: false,
  });
  return {
    find: (key, render) =>
      pages.get(key, () => {
        const { services, basis } = beginReading();
        const made = render(services).then((page) => {
          page.tags = basis.tags;
          return page;
        });
        return { basis, made };
      }),
    get size() {
      return pages.size;
    },
  };
}
