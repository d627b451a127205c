import { AppError } from "#contract/app-error.ts";
import { cityFeedUrl, cityUrl } from "#contract/city-url.ts";
import type { Site } from "#contract/site.ts";
import { type FeedFormat, urls } from "#contract/urls.ts";
import type { VenueCategory } from "#domain/category.ts";
import { matchingEvents } from "#domain/event/filter.ts";
import type { AtlasFilter } from "#server/atlas/atlas.ts";
import { calendarText } from "#server/catalog/formats/calendar.ts";
import type { FindCity } from "#server/catalog/pages/find-city.ts";
import { exchangedOf } from "#server/catalog/projection/present.ts";
import type { Projection } from "#server/catalog/projection/projection.ts";
import type { ExchangedEvent } from "#server/catalog/tables.ts";
import { countryOfSlug } from "#server/geo/countries.ts";
import { type AtomEntry, atomText } from "./atom.ts";
import { eventsOf, type VisitEvents } from "./selection.ts";
import { whenOf } from "./when.ts";

const REFRESH_HOURS = 6;

/** What a feed is about, before it is written in either format. */
interface Feed {
  name: string;
  visit: VisitEvents;
  selfPath: string;
  pagePath: string;
}

interface FeedDeps {
  listed: () => Projection;
  findCity: FindCity;
  site: Site;
  now: () => number;
}

export type Feeds = ReturnType<typeof feedActions>;

/** Feeds of what is listed, each narrowed by a filter. */
export function feedActions({ listed, findCity, site, now }: FeedDeps) {
  const full = (path: string) => `${site.publicUrl}${path}`;

  function write({ name, visit, selfPath, pagePath }: Feed, format: FeedFormat): Buffer {
    const rows = eventsOf(listed(), visit, format).flatMap((listedEvent) => {
      const marks = listed().marks.marksOf(Number(listedEvent.event._id));
      return marks ? exchangedOf(listedEvent, marks) : [];
    });
    const title = `${name} · ${site.name}`;
    if (format === "ics")
      return Buffer.from(calendarText(rows, site.publicUrl, { name: title, refreshHours: REFRESH_HOURS }));
    const host = new URL(site.publicUrl).hostname;
    return Buffer.from(
      atomText({
        title,
        author: site.name,
        selfUrl: full(selfPath),
        pageUrl: full(pagePath),
        // A feed without events has nothing that could have changed.
        updatedMs: rows[0]?.event.updatedAt.getTime() ?? 0,
        entries: rows.map((row) => atomEntry(row, host, full(pageOf(row)))),
      }),
    );
  }

  const everywhere =
    (filter: AtlasFilter): VisitEvents =>
    (visit) =>
      listed().visitEvents(filter, visit);

  return {
    async ofVenue(venueId: number, filter: AtlasFilter, format: FeedFormat): Promise<Buffer> {
      const venue = listed().venue(venueId);
      if (!venue) throw new AppError("not-found", { code: "noVenue" });
      const feed = {
        name: venue.name,
        visit: (visit) => {
          for (const { _id, startsAt } of matchingEvents(venue, filter, now()))
            visit({ eventId: Number(_id), startMinute: Date.parse(startsAt) / 60_000 });
        },
        selfPath: urls.venueFeed(String(venueId), format) + searchOf(filter),
        pagePath: urls.venuePage(venue.slug, venue.category),
      } satisfies Feed;
      return write(feed, format);
    },

    async ofCity(
      countryText: string,
      cityText: string,
      filter: AtlasFilter,
      format: FeedFormat,
    ): Promise<Buffer> {
      const country = countryOfSlug(countryText);
      if (!country) throw new AppError("not-found", { code: "noCountry", params: { country: countryText } });
      const city = await findCity(country, cityText);
      if (!city)
        throw new AppError("not-found", {
          code: "noCity",
          params: { city: cityText, country: country.name },
        });
      const feed = {
        name: `${city.label}, ${city.country}`,
        visit: everywhere({ ...filter, country: city.country, city: city.label }),
        selfPath: cityFeedUrl(city.country, city.label, format) + searchOf(filter),
        pagePath: cityUrl(city.country, city.label),
      };
      return write(feed, format);
    },

    async ofCategory(category: VenueCategory, filter: AtlasFilter, format: FeedFormat): Promise<Buffer> {
      const feed = {
        name: category.charAt(0).toUpperCase() + category.slice(1),
        visit: everywhere({ ...filter, categories: [category] }),
        selfPath: urls.categoryFeed(category, format) + searchOf(filter),
        pagePath: urls.mapOfCategory(category),
      };
      return write(feed, format);
    },

    /** Everything that the filter lets through; one with a text asks for an atlas that can be searched. */
    async ofWorld(filter: AtlasFilter, format: FeedFormat): Promise<Buffer> {
      const feed = {
        name: filter.q === undefined ? "All events" : `“${filter.q}”`,
        visit: everywhere(filter),
        selfPath: urls.worldFeed(filter.q === undefined ? "all" : "search", format) + searchOf(filter),
        pagePath: urls.map,
      };
      return write(feed, format);
    },
  };
}

const PARAMETERS = [
  ...(["q", "from", "to", "categories", "country", "city", "when", "free"] as const),
  ...(["maxPrice", "currency", "tags", "organizer", "status"] as const),
];

/** The filter as it stands in a feed's own address. */
function searchOf(filter: AtlasFilter): string {
  const given = PARAMETERS.filter((name) => filter[name] !== undefined);
  return given.length === 0
    ? ""
    : `?${given.map((name) => `${name}=${encodeURIComponent(String(filter[name]))}`).join("&")}`;
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
