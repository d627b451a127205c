import { AppError } from "#contract/app-error.ts";
import { cityFeedUrl, cityUrl } from "#contract/city-url.ts";
import type { Site } from "#contract/site.ts";
import { type FeedFormat, urls } from "#contract/urls.ts";
import type { VenueCategory } from "#domain/category.ts";
import { chunksOf } from "#domain/chunks.ts";
import { matchingEvents } from "#domain/event/filter.ts";
import type { Box } from "#domain/geo.ts";
import type { Locale } from "#domain/locale.ts";
import { formatDate } from "#domain/time.ts";
import { filterSearch } from "#server/atlas/asked-filter.ts";
import type { AtlasFilter } from "#server/atlas/atlas.ts";
import {
  CALENDAR_END,
  type CalendarFeed,
  calendarEntries,
  calendarHead,
} from "#server/catalog/formats/calendar.ts";
import type { FindCity } from "#server/catalog/pages/find-city.ts";
import { exchangedOf } from "#server/catalog/projection/present.ts";
import type { Projection } from "#server/catalog/projection/projection.ts";
import { filterReads, type Note } from "#server/catalog/projection/reads.ts";
import type { ExchangedEvent } from "#server/catalog/tables.ts";
import { countryOfSlug } from "#server/geo/countries.ts";
import type { Made } from "#server/platform/http/answer-cache.ts";
import { type YieldIfDue, yieldEvery } from "#server/platform/yield-if-due.ts";
import { type AtomEntry, atomText } from "./atom.ts";
import { jsonFeedText } from "./json-feed.ts";
import { rssText } from "./rss.ts";
import { type AskedPage, type SelectedPage, selectPage, type VisitEvents } from "./selection.ts";
import { whenOf } from "./when.ts";

const REFRESH_HOURS = 6;
/** Events that are read or written between two looks at the clock. */
const STEP = 20;

/** What a feed is about, before it is written in a format. */
interface Feed {
  name: string;
  visit: VisitEvents;
  /** Without the filter and the page. */
  path: string;
  filter: AtlasFilter;
  pagePath: string;
}

/** A feed as it is asked for. */
export interface AskedFeed extends AskedPage {
  format: FeedFormat;
  filter: AtlasFilter;
}

/** The site's name and words, which may change. */
export interface WordedSite {
  site: Site;
  labelOf(category: VenueCategory, locale: Locale): string | undefined;
  /** Grows with every change of them. */
  readonly changes: number;
}

interface FeedDeps {
  listed: () => Projection;
  findCity: FindCity;
  instance: WordedSite;
  now: () => number;
}

export type Feeds = ReturnType<typeof feedActions>;

/** Feeds of what is listed, each narrowed by a filter. */
export function feedActions({ listed, findCity, instance, now }: FeedDeps) {
  const { site } = instance;
  // Feeds are in English.
  const categoryLabel = (category: VenueCategory) => instance.labelOf(category, "en");
  const full = (path: string) => `${site.publicUrl}${path}`;

  async function write(
    { name, visit, path, filter, pagePath }: Feed,
    { format, after, limit }: AskedFeed,
  ): Promise<Made> {
    const yieldIfDue = yieldEvery();
    const selected = selectPage(listed(), visit, format, { after, limit });
    const rows: ExchangedEvent[] = [];
    for (const eventIds of chunksOf(selected.eventIds, STEP)) {
      await yieldIfDue();
      const projection = listed();
      for (const listedEvent of projection.events(eventIds)) {
        const marks = projection.marks.marksOf(Number(listedEvent.event._id));
        if (marks) rows.push(exchangedOf(listedEvent, marks));
      }
    }
    const at = (page: AskedPage) => full(path + searchOf(filter, page));
    const nextUrl = selected.next && at({ after: selected.next, limit });
    const title = `${name} · ${site.name}`;
    const host = new URL(site.publicUrl).hostname;
    const pageUrl = full(pagePath);
    const selfUrl = at({ after, limit });
    const headers: Record<string, string> = nextUrl === undefined ? {} : { link: `<${nextUrl}>; rel="next"` };
    const written = async (): Promise<string | Buffer> => {
      switch (format) {
        case "ics": {
          const isWhole = after === undefined && nextUrl === undefined;
          const coverage = isWhole ? {} : { description: coverageOf(rows, selected, nextUrl) };
          const feed: CalendarFeed = { name: title, refreshHours: REFRESH_HOURS, ...coverage };
          return calendarInSteps(rows, feed, yieldIfDue);
        }
        case "json": {
          const items = rows.map((row) => {
            const { id, url, summary } = atomEntry(row, host, full(pageOf(row)));
            return { row, id, url, summary };
          });
          return jsonFeedText({ title, selfUrl, pageUrl, nextUrl, rows: items });
        }
        case "atom":
        case "rss": {
          const news = {
            title,
            author: site.name,
            firstUrl: at({ limit }),
            selfUrl,
            nextUrl,
            pageUrl,
            // A feed without events has nothing that could have changed.
            updatedMs: rows[0]?.event.updatedAt.getTime() ?? 0,
            entries: rows.map((row) => ({
              ...atomEntry(row, host, full(pageOf(row))),
              categoryLabel: categoryLabel(row.venue.category),
            })),
          };
          return format === "atom" ? atomText(news) : rssText(news);
        }
      }
    };
    const text = await written();
    return { body: typeof text === "string" ? Buffer.from(text) : text, headers };
  }

  /** A calendar's text takes a tenth of a millisecond an event; 12 MB of it would take 50 to be encoded as a whole. */
  async function calendarInSteps(
    rows: readonly ExchangedEvent[],
    feed: CalendarFeed,
    yieldIfDue: YieldIfDue,
  ): Promise<Buffer> {
    const parts = [Buffer.from(calendarHead(feed))];
    for (const some of chunksOf(rows, STEP)) {
      await yieldIfDue();
      parts.push(Buffer.from(calendarEntries(some, site.publicUrl)));
    }
    return Buffer.concat([...parts, Buffer.from(CALENDAR_END)]);
  }

  const everywhere =
    (filter: AtlasFilter): VisitEvents =>
    (visit) =>
      listed().visitEvents(filter, visit);

  return {
    async ofVenue(venueId: number, asked: AskedFeed): Promise<Made> {
      const { filter, format } = asked;
      const venue = listed().venue(venueId);
      if (!venue) throw new AppError("not-found", { code: "noVenue" });
      const feed = {
        name: venue.name,
        visit: (visit) => {
          for (const { _id, startsAt } of matchingEvents(venue, filter, now()))
            visit({ eventId: Number(_id), startMinute: Date.parse(startsAt) / 60_000 });
        },
        path: urls.venueFeed(String(venueId), format),
        filter,
        pagePath: urls.venuePage(venue.slug, venue.category),
      } satisfies Feed;
      return write(feed, asked);
    },

    async ofCity(countryText: string, cityText: string, asked: AskedFeed, note: Note): Promise<Made> {
      const { filter, format } = asked;
      const country = countryOfSlug(countryText);
      if (!country) throw new AppError("not-found", { code: "noCountry", params: { country: countryText } });
      const city = await findCity(country, cityText);
      if (!city)
        throw new AppError("not-found", {
          code: "noCity",
          params: { city: cityText, country: country.name },
        });
      note(filterReads({ city: city.label }));
      const feed = {
        name: `${city.label}, ${city.country}`,
        visit: everywhere({ ...filter, country: city.country, city: city.label }),
        path: cityFeedUrl(city.country, city.label, format),
        filter,
        pagePath: cityUrl(city.country, city.label),
      };
      return write(feed, asked);
    },

    async ofArea(box: Box, asked: AskedFeed): Promise<Made> {
      const { filter, format } = asked;
      const { west, south, east, north } = box;
      const feed = {
        name: [south, west, north, east].map((degrees) => degrees.toFixed(2)).join(", "),
        visit: (visit) =>
          listed().atlas.visitEventsIn(box, filter, (_venueId, eventId, startMinute) => {
            visit({ eventId, startMinute });
          }),
        path: urls.areaFeed(box, format),
        filter,
        pagePath: urls.map,
      } satisfies Feed;
      return write(feed, asked);
    },

    async ofCategory(category: VenueCategory, asked: AskedFeed): Promise<Made> {
      const { filter, format } = asked;
      const feed = {
        name: categoryLabel(category) ?? category.charAt(0).toUpperCase() + category.slice(1),
        visit: everywhere({ ...filter, categories: [category] }),
        path: urls.categoryFeed(category, format),
        filter,
        pagePath: urls.mapOfCategory(category),
      };
      return write(feed, asked);
    },

    /** Everything that the filter lets through; one with a text asks for an atlas that can be searched. */
    async ofWorld(asked: AskedFeed): Promise<Made> {
      const { filter, format } = asked;
      const feed = {
        name: filter.q === undefined ? "All events" : `“${filter.q}”`,
        visit: everywhere(filter),
        path: urls.worldFeed(filter.q === undefined ? "all" : "search", format),
        filter,
        pagePath: urls.map,
      };
      return write(feed, asked);
    },
  };
}

/** The filter and the page as in a feed's own address. */
function searchOf(filter: AtlasFilter, { after, limit }: AskedPage): string {
  return filterSearch(filter, { limit, after: after && `${after.key}.${after.id}` });
}

/** What a calendar of many events holds: programs that show it follow no link by themselves. */
function coverageOf(
  rows: readonly ExchangedEvent[],
  { total }: SelectedPage,
  nextUrl: string | undefined,
): string {
  const [first, last] = [rows[0], rows.at(-1)];
  const days = first && last ? `, ${formatDate(first.event.date)} to ${formatDate(last.event.date)}` : "";
  const next = nextUrl === undefined ? "" : ` The next ones: ${nextUrl}`;
  return `${rows.length} of ${total} events${days}.${next}`;
}

function pageOf({ event, venue }: ExchangedEvent): string {
  return urls.eventPage({
    location: venue.slug,
    category: venue.category,
    name: event.slug,
    date: event.date,
  });
}

function atomEntry({ event, venue }: ExchangedEvent, host: string, url: string): AtomEntry {
  const { id, name, description, createdAt, updatedAt } = event;
  return {
    // Never the page's address, which changes with a new name or date.
    id: `tag:${host},2026:event-${id}`,
    title: name,
    summary: [`${whenOf(event)}, ${venue.name}, ${venue.city}, ${venue.country}`, description]
      .filter(Boolean)
      .join("\n"),
    url,
    category: venue.category,
    publishedMs: createdAt.getTime(),
    updatedMs: updatedAt.getTime(),
  };
}
