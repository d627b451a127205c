import { cityAtSlug, cityFeedUrl, cityUrl } from "#contract/city-url.ts";
import type { Site } from "#contract/site.ts";
import { type FeedFormat, urls } from "#contract/urls.ts";
import type { VenueCategory } from "#domain/category.ts";
import { cityLabel } from "#domain/city.ts";
import { AppError } from "#domain/errors.ts";
import { slugify } from "#domain/slug.ts";
import { calendarText } from "#server/catalog/formats/calendar.ts";
import type { ExchangedEvent } from "#server/catalog/tables.ts";
import { COUNTRIES, findCountry } from "#server/geo/countries.ts";
import { type AtomEntry, atomText } from "./atom.ts";
import type { FeedSelection, FeedStore } from "./store.ts";
import { whenOf } from "./when.ts";

export const MAX_CALENDAR_ENTRIES = 500;
export const MAX_NEWS_ENTRIES = 100;
const MAX_ID = 2 ** 31 - 1;
const REFRESH_HOURS = 6;

/** What a feed is about, before it is written in either format. */
interface Feed {
  name: string;
  selection: FeedSelection;
  selfPath: string;
  pagePath: string;
}

export type Feeds = ReturnType<typeof feedActions>;

export function feedActions(store: FeedStore, site: Site, now: () => number) {
  const full = (path: string) => `${site.publicUrl}${path}`;

  async function write(feed: Feed, format: FeedFormat): Promise<Buffer> {
    const { name, selection } = feed;
    const title = `${name} · ${site.name}`;
    if (format === "ics") {
      const rows = await store.events(selection, "soonest", now(), MAX_CALENDAR_ENTRIES);
      return Buffer.from(calendarText(rows, site.publicUrl, { name: title, refreshHours: REFRESH_HOURS }));
    }
    const rows = await store.events(selection, "newest", now(), MAX_NEWS_ENTRIES);
    const host = new URL(site.publicUrl).hostname;
    return Buffer.from(
      atomText({
        title,
        author: site.name,
        selfUrl: full(feed.selfPath),
        pageUrl: full(feed.pagePath),
        // A feed without events has nothing that could have changed.
        updatedMs: rows[0]?.event.updatedAt.getTime() ?? 0,
        entries: rows.map((row) => atomEntry(row, host, full(pageOf(row)))),
      }),
    );
  }

  return {
    async ofVenue(venueId: number, format: FeedFormat): Promise<Buffer> {
      // No venue has a larger id, and the database would refuse to look.
      const venue = venueId <= MAX_ID ? await store.venue(venueId) : undefined;
      if (!venue) throw new AppError("not-found", "There is no such venue.");
      return write(
        {
          name: venue.name,
          selection: { venueId },
          selfPath: urls.venueFeed(String(venueId), format),
          pagePath: urls.venuePage(venue.slug, venue.category),
        },
        format,
      );
    },

    async ofCity(countryText: string, cityText: string, format: FeedFormat): Promise<Buffer> {
      const countrySlug = slugify(countryText, "country");
      const country =
        findCountry(countryText) ?? COUNTRIES.find(({ name }) => slugify(name, "country") === countrySlug);
      if (!country) throw new AppError("not-found", `There is no country called "${countryText}".`);
      const city = cityAtSlug(cityText, await store.citiesOf(country.code));
      if (!city) throw new AppError("not-found", `There is no city called "${cityText}" in ${country.name}.`);
      const label = cityLabel(city);
      return write(
        {
          name: `${label}, ${country.name}`,
          selection: { cityId: city.id },
          selfPath: cityFeedUrl(country.name, label, format),
          pagePath: cityUrl(country.name, label),
        },
        format,
      );
    },

    ofCategory(category: VenueCategory, format: FeedFormat): Promise<Buffer> {
      const name = category.charAt(0).toUpperCase() + category.slice(1);
      const selfPath = urls.categoryFeed(category, format);
      return write(
        { name, selection: { category }, selfPath, pagePath: urls.mapOfCategory(category) },
        format,
      );
    },

    ofSearch(text: string, eventIds: number[], format: FeedFormat): Promise<Buffer> {
      const selfPath = urls.searchFeed(text, format);
      return write({ name: `“${text}”`, selection: { eventIds }, selfPath, pagePath: urls.map }, format);
    },
  };
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
