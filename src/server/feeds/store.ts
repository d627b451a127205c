import { and, asc, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { VenueCategory } from "#domain/category.ts";
import { isListed } from "#server/catalog/tables.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { cities, countries, events, venues } from "#server/platform/db/schema/catalog.ts";

/** Which events a feed tells of. */
export type FeedSelection =
  | { venueId: number }
  | { cityId: number }
  | { category: VenueCategory }
  | { eventIds: number[] };

/** A calendar wants what comes next, a feed reader what is new. */
export type FeedOrder = "soonest" | "newest";

const FIELDS = {
  id: events.id,
  name: events.name,
  slug: events.slug,
  date: events.date,
  time: sql<string>`coalesce(${events.time}, '')`,
  startsAt: events.startsAt,
  description: events.description,
  version: events.version,
  createdAt: events.createdAt,
  updatedAt: events.updatedAt,
  venue: {
    name: venues.name,
    slug: venues.slug,
    category: venues.category,
    address: venues.address,
    city: cities.name,
    country: countries.name,
    longitude: venues.longitude,
    latitude: venues.latitude,
  },
};

export type FeedStore = ReturnType<typeof feedStore>;
export type FeedEvent = Awaited<ReturnType<FeedStore["events"]>>[number];

export function feedStore(db: Database["db"]) {
  return {
    async venue(id: number): Promise<{ name: string; slug: string; category: VenueCategory } | undefined> {
      const { name, slug, category } = FIELDS.venue;
      const [venue] = await db.select({ name, slug, category }).from(venues).where(eq(venues.id, id));
      return venue;
    },

    citiesOf(countryCode: string): Promise<{ id: number; name: string }[]> {
      return db
        .select({ id: cities.id, name: cities.name })
        .from(cities)
        .where(eq(cities.countryCode, countryCode));
    },

    events(selection: FeedSelection, order: FeedOrder, nowMs: number, limit: number) {
      return db
        .select(FIELDS)
        .from(events)
        .innerJoin(venues, eq(venues.id, events.venueId))
        .innerJoin(cities, eq(cities.id, venues.cityId))
        .innerJoin(countries, eq(countries.code, cities.countryCode))
        .where(and(isSelected(selection), isListed(nowMs)))
        .orderBy(
          order === "soonest" ? asc(events.startsAt) : desc(events.updatedAt),
          order === "soonest" ? asc(events.id) : desc(events.id),
        )
        .limit(limit);
    },
  };
}

function isSelected(selection: FeedSelection): SQL {
  if ("venueId" in selection) return eq(events.venueId, selection.venueId);
  if ("cityId" in selection) return eq(venues.cityId, selection.cityId);
  if ("category" in selection) return eq(venues.category, selection.category);
  return inArray(events.id, selection.eventIds);
}
