import { and, asc, count, desc, eq, gte, inArray, lte, not, type SQL, sql } from "drizzle-orm";
import { VENUE_CATEGORIES, type VenueCategory } from "#domain/category.ts";
import type { CityName } from "#domain/city.ts";
import type { DateRange } from "#domain/date-presets.ts";
import type { Database } from "#server/platform/db/connect.ts";
import {
  cities,
  events,
  formerEventSlugs,
  formerVenueSlugs,
  venues,
} from "#server/platform/db/schema/catalog.ts";
import {
  type EventAtVenue,
  type ExchangedEvent,
  isListed,
  isOver,
  isPublic,
  isPublicVenue,
  selectEvents,
  selectExchanged,
} from "../tables.ts";

export interface CityRow extends CityName {
  id: number;
  longitude: number;
  latitude: number;
}

export interface CityChoice {
  cityId: number;
  days?: DateRange | undefined;
  category?: VenueCategory | undefined;
}

export type PageStore = ReturnType<typeof pageStore>;

/** Reading by the addresses of pages, those included that a venue or an event had before. */
export function pageStore(db: Database["db"]) {
  const isChosen = ({ cityId, days, category }: CityChoice, nowMs: number): SQL | undefined =>
    and(
      eq(venues.cityId, cityId),
      isListed(nowMs),
      days &&
        and(
          lte(events.date, days.to),
          gte(sql`coalesce(${events.endDate}, ${events.date})`, days.from),
          not(isOver(nowMs)),
        ),
      category && eq(venues.category, category),
    );

  return {
    async eventAt(
      venue: string,
      category: VenueCategory,
      slug: string,
      date: string,
    ): Promise<EventAtVenue | undefined> {
      const isEvent = and(eq(events.date, date), eq(events.slug, slug), isPublic());
      // Who has the address now comes before who had it once. Apart, both are found by keys: joined by an "or", they
      // would have the database read every event there is.
      const [current] = await selectEvents(db)
        .where(and(eq(venues.category, category), eq(venues.slug, venue), isPublicVenue(), isEvent))
        .limit(1);
      if (current) return current;
      const venueIds = db
        .select({ id: venues.id })
        .from(venues)
        .where(and(eq(venues.category, category), eq(venues.slug, venue), isPublicVenue()))
        .union(
          db
            .select({ id: formerVenueSlugs.venueId })
            .from(formerVenueSlugs)
            .where(and(eq(formerVenueSlugs.category, category), eq(formerVenueSlugs.slug, venue))),
        );
      const eventIds = db
        .select({ id: events.id })
        .from(events)
        .where(and(inArray(events.venueId, venueIds), isEvent))
        .union(
          db
            .select({ id: formerEventSlugs.eventId })
            .from(formerEventSlugs)
            .where(
              and(
                inArray(formerEventSlugs.venueId, venueIds),
                eq(formerEventSlugs.date, date),
                eq(formerEventSlugs.slug, slug),
              ),
            ),
        );
      const [row] = await selectEvents(db)
        .where(and(inArray(events.id, eventIds), isPublic()))
        .orderBy(asc(events.id))
        .limit(1);
      return row;
    },

    async exchangedEvent(id: number): Promise<ExchangedEvent | undefined> {
      const [row] = await selectExchanged(db).where(and(eq(events.id, id), isPublic()));
      return row;
    },

    /** The venues of a slug, oldest first: the first has the plain address. */
    venuesOfSlug(slug: string): Promise<{ id: number; category: VenueCategory }[]> {
      return db
        .select({ id: venues.id, category: venues.category })
        .from(venues)
        .where(and(inArray(venues.category, [...VENUE_CATEGORIES]), eq(venues.slug, slug), isPublicVenue()))
        .orderBy(asc(venues.id));
    },

    venuesOfFormerSlug(slug: string): Promise<{ id: number; category: VenueCategory }[]> {
      return db
        .select({ id: formerVenueSlugs.venueId, category: formerVenueSlugs.category })
        .from(formerVenueSlugs)
        .where(
          and(inArray(formerVenueSlugs.category, [...VENUE_CATEGORIES]), eq(formerVenueSlugs.slug, slug)),
        )
        .orderBy(asc(formerVenueSlugs.venueId));
    },

    /** The venues that have the plain addresses of these slugs. */
    async firstOfSlugs(slugs: readonly string[]): Promise<Set<number>> {
      const rows = await db
        .select({ id: sql<number>`min(${venues.id})::int` })
        .from(venues)
        .where(
          and(
            inArray(venues.category, [...VENUE_CATEGORIES]),
            inArray(venues.slug, [...slugs]),
            isPublicVenue(),
          ),
        )
        .groupBy(venues.slug);
      return new Set(rows.map(({ id }) => id));
    },

    citiesOf(countryCode: string): Promise<CityRow[]> {
      return db
        .select({
          id: cities.id,
          name: cities.name,
          region: cities.region,
          showsRegion: cities.showsRegion,
          longitude: cities.longitude,
          latitude: cities.latitude,
        })
        .from(cities)
        .where(eq(cities.countryCode, countryCode))
        .orderBy(asc(cities.id));
    },

    eventsOfCity(choice: CityChoice, nowMs: number, limit: number, offset: number): Promise<EventAtVenue[]> {
      return selectEvents(db)
        .where(isChosen(choice, nowMs))
        .orderBy(asc(isOver(nowMs)), asc(events.startsAt), asc(events.id))
        .limit(limit)
        .offset(offset);
    },

    async countEventsOfCity(choice: CityChoice, nowMs: number): Promise<number> {
      const [row] = await db
        .select({ total: count() })
        .from(events)
        .innerJoin(venues, eq(venues.id, events.venueId))
        .where(isChosen(choice, nowMs));
      return row?.total ?? 0;
    },

    async categoriesOfCity(cityId: number, nowMs: number): Promise<VenueCategory[]> {
      const rows = await db
        .selectDistinct({ category: venues.category })
        .from(events)
        .innerJoin(venues, eq(venues.id, events.venueId))
        .where(isChosen({ cityId }, nowMs));
      return rows.map(({ category }) => category);
    },

    busiestVenuesOfCity(choice: CityChoice, nowMs: number, limit: number) {
      return db
        .select({
          id: venues.id,
          name: venues.name,
          slug: venues.slug,
          category: venues.category,
          events: count(),
        })
        .from(events)
        .innerJoin(venues, eq(venues.id, events.venueId))
        .where(isChosen(choice, nowMs))
        .groupBy(venues.id)
        .orderBy(desc(count()), asc(venues.name))
        .limit(limit);
    },
  };
}
