import { cityUrl } from "#contract/city-url.ts";
import { urls } from "#contract/urls.ts";
import { AppError } from "#domain/errors.ts";
import { type SitemapEntry, sitemapIndex } from "./sitemap-xml.ts";
import type { IdRange, SitemapStore } from "./store.ts";

/** The most that a sitemap may list. Files follow ids, so that an event stays in its file. */
const FILE_SIZE = 50_000;
const BATCH_SIZE = 5_000;
const MAX_ID = 2 ** 31 - 1;

const FIXED_PAGES = [
  urls.home,
  urls.map,
  urls.blog,
  urls.team,
  urls.terms,
  urls.privacy,
  urls.cookies,
  urls.dataDeletion,
];

interface SitemapDeps {
  store: SitemapStore;
  publicUrl: string;
  now: () => number;
  /** The paths of pages that come from elsewhere, such as articles. */
  morePages: () => Promise<readonly string[]>;
  fileSize?: number;
}

export type Sitemap = ReturnType<typeof sitemapActions>;

export function sitemapActions({ store, publicUrl, now, morePages, fileSize = FILE_SIZE }: SitemapDeps) {
  const full = (path: string) => `${publicUrl}${path}`;

  /** Reads rows of a file in batches, each beginning after the last id of the one before. */
  async function* inBatches<Row extends { id: number }>(
    part: number,
    read: (range: IdRange, nowMs: number) => Promise<Row[]>,
    present: (row: Row) => SitemapEntry,
  ): AsyncGenerator<SitemapEntry[]> {
    const nowMs = now();
    let after = (part - 1) * fileSize;
    for (;;) {
      const rows = await read({ after, last: Math.min(part * fileSize, MAX_ID), limit: BATCH_SIZE }, nowMs);
      if (rows.length > 0) yield rows.map(present);
      if (rows.length < BATCH_SIZE) return;
      after = rows.at(-1)!.id;
    }
  }

  async function* pages(): AsyncGenerator<SitemapEntry[]> {
    yield [...FIXED_PAGES, ...(await morePages())].map((path) => ({ url: full(path) }));
  }

  async function* cities(): AsyncGenerator<SitemapEntry[]> {
    const rows = await store.cities(now(), fileSize);
    yield rows.map(({ country, city, updatedAt }) => ({
      url: full(cityUrl(country, city)),
      changedAt: updatedAt,
    }));
  }

  return {
    async index(): Promise<string> {
      const nowMs = now();
      const [venueParts, eventParts] = [
        await store.venueParts(fileSize, nowMs),
        await store.eventParts(fileSize, nowMs),
      ];
      const file = (name: string, changedAt?: Date) => ({ url: full(`/sitemaps/${name}.xml`), changedAt });
      return sitemapIndex([
        file("pages"),
        file("cities"),
        ...venueParts.map(({ part, changedAt }) => file(`venues-${part}`, changedAt)),
        ...eventParts.map(({ part, changedAt }) => file(`events-${part}`, changedAt)),
      ]);
    },

    file(name: string): AsyncGenerator<SitemapEntry[]> {
      if (name === "pages") return pages();
      if (name === "cities") return cities();
      const [, kind, number] = /^(venues|events)-([1-9]\d{0,4})$/.exec(name) ?? [];
      const part = Number(number);
      if ((part - 1) * fileSize > MAX_ID) throw unknownFile();
      if (kind === "venues")
        return inBatches(part, store.venues, ({ slug, category, isFirst, updatedAt }) => ({
          url: full(urls.venuePage(slug, isFirst ? undefined : category)),
          changedAt: updatedAt,
        }));
      if (kind === "events")
        return inBatches(part, store.events, ({ slug, date, venue, updatedAt }) => ({
          url: full(urls.eventPage({ location: venue.slug, category: venue.category, name: slug, date })),
          changedAt: updatedAt,
        }));
      throw unknownFile();
    },
  };
}

function unknownFile(): AppError {
  return new AppError("not-found", "There is no such sitemap.");
}
