import { and, asc, desc, eq, inArray, like, or, type SQL, sql } from "drizzle-orm";
import type { VenueCategory } from "#domain/category.ts";
import { startsAtMs } from "#domain/time.ts";
import { addCity, citiesOfName, findCities, findCity, type NewCity } from "#server/catalog/cities.ts";
import { cityLabelIn, EVENT, isPublic } from "#server/catalog/tables.ts";
import type { Database, Transaction } from "#server/platform/db/connect.ts";
import { cities, countries, events, formerVenueSlugs, venues } from "#server/platform/db/schema/catalog.ts";
import { favorites } from "#server/platform/db/schema/visitors.ts";

export type VenueRecord = typeof venues.$inferSelect;
export type NewVenue = typeof venues.$inferInsert;
export type EventRecord = typeof events.$inferSelect;

export interface VenueQuestion {
  countryCode?: string | undefined;
  cityIds?: readonly number[] | undefined;
  category?: VenueCategory | undefined;
  slug?: string | undefined;
  /** Part of a name, as it was typed and as a slug. */
  search?: { text: string; slug: string } | undefined;
}

export interface ListedVenue {
  venue: VenueRecord;
  /** Its label. */
  city: string;
  region: string;
  country: string;
  countryCode: string;
}

export type AdminCatalogStore = ReturnType<typeof adminCatalogStore>;

/** What the administration reads and writes; writes only inside a transaction. */
export function adminCatalogStore(db: Database["db"] | Transaction) {
  return {
    findCity: (countryCode: string, text: string, region?: string) => findCity(db, countryCode, text, region),
    findCities: (countryCode: string | undefined, text: string) => findCities(db, countryCode, text),
    citiesOfName: (countryCode: string, text: string) => citiesOfName(db, countryCode, text),
    addCity: (city: NewCity) => addCity(db, city),

    async findVenues(question: VenueQuestion, limit: number): Promise<ListedVenue[]> {
      const { search } = question;
      return db
        .select({
          venue: venues,
          city: cityLabelIn("cities"),
          region: cities.region,
          country: countries.name,
          countryCode: countries.code,
        })
        .from(venues)
        .innerJoin(cities, eq(cities.id, venues.cityId))
        .innerJoin(countries, eq(countries.code, cities.countryCode))
        .where(matches(question))
        .orderBy(
          ...(search ? [desc(sql`starts_with(${venues.slug}, ${search.slug})`)] : []),
          asc(venues.name),
          asc(venues.id),
        )
        .limit(limit);
    },

    /** In use, or once in use by another venue: an old address never changes hands. */
    async isVenueSlugTaken(category: VenueCategory, slug: string, exceptId = 0): Promise<boolean> {
      const { rows } = await db.execute(sql`
        select 1 from ${venues} where category = ${category} and slug = ${slug} and id <> ${exceptId}
        union all
        select 1 from ${formerVenueSlugs} where category = ${category} and slug = ${slug} and venue_id <> ${exceptId}`);
      return rows.length > 0;
    },

    async addVenue(venue: NewVenue): Promise<number> {
      const [row] = await db.insert(venues).values(venue).returning({ id: venues.id });
      return row!.id;
    },

    async changeVenue(old: VenueRecord, change: Partial<NewVenue>, at: Date): Promise<void> {
      await db
        .update(venues)
        .set({ ...change, version: old.version + 1, updatedAt: at })
        .where(eq(venues.id, old.id));
      if (change.slug === undefined || change.slug === old.slug) return;
      const former = { category: old.category, slug: old.slug, venueId: old.id };
      await db
        .delete(formerVenueSlugs)
        .where(and(eq(formerVenueSlugs.category, old.category), eq(formerVenueSlugs.slug, change.slug)));
      await db
        .insert(formerVenueSlugs)
        .values(former)
        .onConflictDoUpdate({
          target: [formerVenueSlugs.category, formerVenueSlugs.slug],
          set: { venueId: old.id },
        });
    },

    /** Wall times stay what they were: at the venue's new place they mean other instants. */
    async moveEventsToZone(venueId: number, timeZone: string): Promise<void> {
      const rows = await db
        .select({ id: events.id, date: events.date, time: events.time })
        .from(events)
        .where(eq(events.venueId, venueId));
      const starts = rows.map(({ id, date, time }) => ({
        id,
        at: startsAtMs(date, time ?? "", timeZone) / 1000,
      }));
      await db.execute(sql`
        update events set starts_at = to_timestamp(given.at), version = version + 1
        from json_to_recordset(${JSON.stringify(starts)}::json) as given (id int, at float8)
        where events.id = given.id`);
    },

    async deleteVenue(id: number): Promise<void> {
      await db.delete(venues).where(eq(venues.id, id));
    },

    /** How many people have how many of a venue's events among their favourites. */
    async favoritesAt(venueId: number): Promise<{ events: number; people: number }> {
      const [row] = await db
        .select({
          events: sql<number>`count(distinct ${favorites.eventId})::int`,
          people: sql<number>`count(distinct ${favorites.userId})::int`,
        })
        .from(favorites)
        .innerJoin(events, eq(events.id, favorites.eventId))
        .where(eq(events.venueId, venueId));
      return row!;
    },

    async findEvent(venueId: number, slug: string, date: string): Promise<EventRecord | undefined> {
      const [event] = await db
        .select()
        .from(events)
        .where(and(eq(events.venueId, venueId), eq(events.slug, slug), eq(events.date, date), isPublic()));
      return event;
    },

    /** The newest date first. */
    async eventsOfVenue(venueId: number, slug?: string) {
      return db
        .select({
          event: EVENT,
          version: events.version,
          favorites: db.$count(favorites, eq(favorites.eventId, events.id)),
        })
        .from(events)
        .where(
          and(
            eq(events.venueId, venueId),
            slug === undefined ? undefined : eq(events.slug, slug),
            isPublic(),
          ),
        )
        .orderBy(desc(events.date), sql`${events.time} desc nulls last`, desc(events.id));
    },
  };
}

function matches({ countryCode, cityIds, category, slug, search }: VenueQuestion): SQL | undefined {
  return and(
    countryCode === undefined ? undefined : eq(cities.countryCode, countryCode),
    cityIds && inArray(venues.cityId, [...cityIds]),
    category === undefined ? undefined : eq(venues.category, category),
    slug === undefined ? undefined : eq(venues.slug, slug),
    // Slugs are without accents and in one alphabet; a name that no slug can tell is looked for as it is.
    search &&
      or(
        search.slug === "" ? undefined : like(venues.slug, `%${search.slug}%`),
        sql`strpos(lower(${venues.name}), lower(${search.text})) > 0`,
      ),
  );
}
