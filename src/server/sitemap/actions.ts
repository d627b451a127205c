import { setImmediate } from "node:timers/promises";
import { AppError } from "#contract/app-error.ts";
import { cityUrl } from "#contract/city-url.ts";
import { routes, urls } from "#contract/urls.ts";
import { chunksOf } from "#domain/chunks.ts";
import type { Projection } from "#server/catalog/projection/projection.ts";
import { type SitemapEntry, sitemapIndex } from "./sitemap-xml.ts";

/** The most that a sitemap may list. Files follow ids, so that an event stays in its file. */
const FILE_SIZE = 50_000;
/** What is read in one go, of others' time: a few milliseconds. */
const BATCH_SIZE = 100;
const MAX_ID = 2 ** 31 - 1;

const FIXED_PAGES = [
  urls.home,
  urls.map,
  urls.cityList,
  urls.blog,
  urls.team,
  urls.terms,
  urls.privacy,
  urls.cookies,
  urls.dataDeletion,
  urls.accessibility,
  routes.llms,
];

interface SitemapDeps {
  listed: () => Projection;
  publicUrl: string;
  /** The paths of pages that come from elsewhere, such as articles. */
  morePages: () => Promise<readonly string[]>;
  fileSize?: number;
}

export type Sitemap = ReturnType<typeof sitemapActions>;

/** Only places with upcoming events are listed. */
export function sitemapActions({ listed, publicUrl, morePages, fileSize = FILE_SIZE }: SitemapDeps) {
  const full = (path: string) => `${publicUrl}${path}`;

  async function* pages(): AsyncGenerator<SitemapEntry[]> {
    yield [...FIXED_PAGES, ...(await morePages())].map((path) => ({ url: full(path) }));
  }

  async function* cities(): AsyncGenerator<SitemapEntry[]> {
    const changes = [...changesOfVenues(listed())].sort(([a], [b]) => a - b);
    const changed = new Map<string, number>();
    for (let from = 0; from < changes.length; from += BATCH_SIZE) {
      const some = new Map(changes.slice(from, from + BATCH_SIZE));
      for (const { venue, changedAtS } of venuesOf(listed(), some)) {
        const url = cityUrl(venue.country, venue.city);
        changed.set(url, Math.max(changedAtS, changed.get(url) ?? 0));
      }
      await setImmediate();
    }
    yield [...changed].slice(0, fileSize).map(([url, changedAtS]) => entry(url, changedAtS));
  }

  async function* organizers(): AsyncGenerator<SitemapEntry[]> {
    const slugs = listed().atlas.organizers.slice(0, fileSize);
    for (let from = 0; from < slugs.length; from += BATCH_SIZE) {
      const { atlas } = listed();
      yield slugs
        .slice(from, from + BATCH_SIZE)
        .filter((organizer) => atlas.count({ organizer }).events > 0)
        .map((slug) => ({ url: full(urls.organizerPage(slug)) }));
      await setImmediate();
    }
  }

  async function* venues(part: number): AsyncGenerator<SitemapEntry[]> {
    for (let from = (part - 1) * fileSize; from < part * fileSize; from += BATCH_SIZE) {
      const projection = listed();
      const changes = new Map<number, number>();
      for (let id = from + 1; id <= Math.min(from + BATCH_SIZE, part * fileSize); id++) {
        const changedAtS = projection.changedAtS(id);
        if (changedAtS !== undefined) changes.set(id, changedAtS);
      }
      if (changes.size === 0) continue;
      yield venuesOf(projection, changes).map(({ venue, changedAtS }) => {
        const isFirst = projection.hasPlainAddress(venue);
        return entry(urls.venuePage(venue.slug, isFirst ? undefined : venue.category), changedAtS);
      });
      await setImmediate();
    }
  }

  async function* events(part: number): AsyncGenerator<SitemapEntry[]> {
    for (const ids of batchesOf(listed().marks.idPages((part - 1) * fileSize, part * fileSize))) {
      const projection = listed();
      yield projection.events(ids).map(({ event, venue }) => {
        const address = {
          location: venue.slug,
          category: venue.category,
          name: event.slug,
          date: event.date,
        };
        return entry(urls.eventPage(address), projection.marks.updatedAtS(Number(event._id)));
      });
      await setImmediate();
    }
  }

  const partOf = (id: number) => Math.ceil(id / fileSize);
  const entry = (path: string, changedAtS: number) => ({
    url: full(path),
    changedAt: new Date(changedAtS * 1000),
  });

  return {
    async index(): Promise<string> {
      const { venueParts, eventParts } = changesOfParts(listed(), partOf);
      const file = (name: string, changedAt?: Date) => ({ url: full(`/sitemaps/${name}.xml`), changedAt });
      const files = (kind: string, parts: Map<number, number>) =>
        [...parts]
          .sort(([a], [b]) => a - b)
          .map(([part, changedAtS]) => file(`${kind}-${part}`, new Date(changedAtS * 1000)));
      return sitemapIndex([
        file("pages"),
        file("cities"),
        file("organizers"),
        ...files("venues", venueParts),
        ...files("events", eventParts),
      ]);
    },

    file(name: string): AsyncGenerator<SitemapEntry[]> {
      if (name === "pages") return pages();
      if (name === "cities") return cities();
      if (name === "organizers") return organizers();
      const [, kind, number] = /^(venues|events)-([1-9]\d{0,4})$/.exec(name) ?? [];
      const part = Number(number);
      if ((part - 1) * fileSize > MAX_ID) throw unknownFile();
      if (kind === "venues") return venues(part);
      if (kind === "events") return events(part);
      throw unknownFile();
    },
  };
}

function* batchesOf(pages: Iterable<number[]>): Generator<number[]> {
  for (const ids of pages) yield* chunksOf(ids, BATCH_SIZE);
}

/** When an event of each part was last changed, in seconds; a part without events has none. */
function changesOfParts(projection: Projection, partOf: (id: number) => number) {
  const venueParts = new Map<number, number>();
  const eventParts = new Map<number, number>();
  const count = (parts: Map<number, number>, id: number, changedAtS: number) => {
    const part = partOf(id);
    if (changedAtS > (parts.get(part) ?? -1)) parts.set(part, changedAtS);
  };
  projection.visitEvents({}, ({ venueId, eventId }) => {
    const changedAtS = projection.marks.updatedAtS(eventId);
    count(venueParts, venueId, changedAtS);
    count(eventParts, eventId, changedAtS);
  });
  return { venueParts, eventParts };
}

/** When an event of each venue was last changed, in seconds. */
function changesOfVenues(projection: Projection): Map<number, number> {
  const changes = new Map<number, number>();
  projection.visitEvents({}, ({ venueId, eventId }) => {
    const changedAtS = projection.marks.updatedAtS(eventId);
    if (changedAtS > (changes.get(venueId) ?? -1)) changes.set(venueId, changedAtS);
  });
  return changes;
}

function venuesOf(projection: Projection, changes: ReadonlyMap<number, number>) {
  return [...changes].flatMap(([id, changedAtS]) => {
    const venue = projection.venueAlone(id);
    return venue ? { venue, changedAtS } : [];
  });
}

function unknownFile(): AppError {
  return new AppError("not-found", { code: "noSitemap" });
}
