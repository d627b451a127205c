import { and, asc, eq, exists, gt, inArray, isNull, lt, lte, max, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { VENUE_CATEGORIES } from "#domain/category.ts";
import { cityLabelIn, isListed } from "#server/catalog/tables.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { cities, countries, events, venues } from "#server/platform/db/schema/catalog.ts";

/** Ids from after `after` up to `last`, of which a reader takes as many at a time as it likes. */
export interface IdRange {
  after: number;
  last: number;
  limit: number;
}

export interface IdPart {
  /** The first part holds the ids 1 to `size`. */
  part: number;
  changedAt: Date;
}

export type SitemapStore = ReturnType<typeof sitemapStore>;

/** Only what has upcoming events is worth finding. */
export function sitemapStore(db: Database["db"]) {
  const inRange = (id: typeof events.id | typeof venues.id, { after, last }: IdRange) =>
    and(gt(id, after), lte(id, last));
  const latest = sql<Date>`max(${events.updatedAt})`.mapWith(events.updatedAt);

  return {
    eventParts(size: number, nowMs: number): Promise<IdPart[]> {
      const part = sql<number>`((${events.id} - 1) / ${sql.raw(String(size))} + 1)`;
      return db
        .select({ part, changedAt: latest })
        .from(events)
        .where(isListed(nowMs))
        .groupBy(part)
        .orderBy(part);
    },

    venueParts(size: number, nowMs: number): Promise<IdPart[]> {
      const part = sql<number>`((${events.venueId} - 1) / ${sql.raw(String(size))} + 1)`;
      return db
        .select({ part, changedAt: latest })
        .from(events)
        .where(isListed(nowMs))
        .groupBy(part)
        .orderBy(part);
    },

    events(range: IdRange, nowMs: number) {
      return db
        .select({
          id: events.id,
          slug: events.slug,
          date: events.date,
          updatedAt: events.updatedAt,
          venue: { slug: venues.slug, category: venues.category },
        })
        .from(events)
        .innerJoin(venues, eq(venues.id, events.venueId))
        .where(and(inRange(events.id, range), isListed(nowMs)))
        .orderBy(asc(events.id))
        .limit(range.limit);
    },

    /** Each venue, and whether the plain address of its slug is its own. */
    venues(range: IdRange, nowMs: number) {
      const older = alias(venues, "older");
      const sameSlug = db
        .select({ id: older.id })
        .from(older)
        // Naming the categories lets the index of category and slug find them.
        .where(
          and(
            inArray(older.category, [...VENUE_CATEGORIES]),
            eq(older.slug, venues.slug),
            isNull(older.withdrawnAt),
            lt(older.id, venues.id),
          ),
        );
      const upcoming = db
        .select({ id: events.id })
        .from(events)
        .where(and(eq(events.venueId, venues.id), isListed(nowMs)));
      return db
        .select({
          id: venues.id,
          slug: venues.slug,
          category: venues.category,
          updatedAt: venues.updatedAt,
          isFirst: sql<boolean>`${notExists(sameSlug)}`,
        })
        .from(venues)
        .where(and(inRange(venues.id, range), exists(upcoming)))
        .orderBy(asc(venues.id))
        .limit(range.limit);
    },

    cities(nowMs: number, limit: number) {
      return db
        .select({ city: cityLabelIn("cities"), country: countries.name, updatedAt: max(events.updatedAt) })
        .from(events)
        .innerJoin(venues, eq(venues.id, events.venueId))
        .innerJoin(cities, eq(cities.id, venues.cityId))
        .innerJoin(countries, eq(countries.code, cities.countryCode))
        .where(isListed(nowMs))
        .groupBy(cities.id, countries.name)
        .orderBy(asc(cities.id))
        .limit(limit);
    },
  };
}
