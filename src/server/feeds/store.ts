import { and, asc, desc, eq, inArray, type SQL } from "drizzle-orm";
import type { VenueCategory } from "#domain/category.ts";
import type { CityName } from "#domain/city.ts";
import { isListed, selectExchanged } from "#server/catalog/tables.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { cities, events, venues } from "#server/platform/db/schema/catalog.ts";

/** Which events a feed tells of. */
export type FeedSelection =
  | { venueId: number }
  | { cityId: number }
  | { category: VenueCategory }
  | { eventIds: number[] };

/** A calendar wants what comes next, a feed reader what is new. */
export type FeedOrder = "soonest" | "newest";

export type FeedStore = ReturnType<typeof feedStore>;

export function feedStore(db: Database["db"]) {
  return {
    async venue(id: number): Promise<{ name: string; slug: string; category: VenueCategory } | undefined> {
      const { name, slug, category } = venues;
      const [venue] = await db.select({ name, slug, category }).from(venues).where(eq(venues.id, id));
      return venue;
    },

    citiesOf(countryCode: string): Promise<(CityName & { id: number })[]> {
      const { id, name, region, showsRegion } = cities;
      return db
        .select({ id, name, region, showsRegion })
        .from(cities)
        .where(eq(cities.countryCode, countryCode))
        .orderBy(asc(id));
    },

    events(selection: FeedSelection, order: FeedOrder, nowMs: number, limit: number) {
      return selectExchanged(db)
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
