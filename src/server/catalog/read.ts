import { and, asc, count, desc, eq, gt, gte, inArray, like, or, sql } from "drizzle-orm";
import { VENUE_CATEGORIES, type VenueCategory } from "#domain/category.ts";
import { cities, countries, events, organizers, venues } from "#server/platform/db/schema/catalog.ts";
import { type CityFacts, citiesOfName, findCities, findCity, listedCity } from "./cities.ts";
import {
  cityLabelIn,
  detailsOf,
  EVENT,
  type EventAtVenueRow,
  type EventTableRow,
  EXCHANGED,
  type ExchangedEvent,
  type Handle,
  isIn,
  isListed,
  isPublic,
  isPublicVenue,
  isText,
  jsonOf,
  type PlaceFilter,
  selectEvents,
  selectExchanged,
  selectVenues,
  VENUE,
  type VenueTableRow,
} from "./tables.ts";
import type { EventRecord } from "./write/event-input.ts";
import type { VenueRecord } from "./write/venues.ts";

/** Of venues of one name, in a message. */
const MAX_CHOICES = 10;

const BY_DATE = [asc(events.date), sql`${events.time} asc nulls first`, asc(events.id)];
const NEWEST_FIRST = [desc(events.date), sql`${events.time} desc nulls last`, desc(events.id)];

export interface ListedVenueRow {
  venue: VenueRecord;
  /** Its label. */
  city: string;
  region: string;
  country: string;
  countryCode: string;
}

export interface VenueQuestion extends PlaceFilter {
  /** Part of a name, as it was typed and as a slug. */
  search?: { text: string; slug: string } | undefined;
}

export interface StreamChoice extends PlaceFilter {
  /** Events that end on this day or later. */
  from?: string | undefined;
}

export type CatalogReader = ReturnType<typeof catalogReader>;

/** Reading of single places, venues and events, past ones included. */
export function catalogReader(db: Handle) {
  const isVenue = (slug: string, category: VenueCategory | undefined) =>
    and(eq(venues.slug, slug), category && eq(venues.category, category), isPublicVenue());
  const isEvent = (slugOrName: string | undefined) =>
    slugOrName === undefined ? undefined : or(eq(events.slug, slugOrName), isText(events.name, slugOrName));

  return {
    async hasUpcoming(nowMs: number): Promise<boolean> {
      const rows = await db.select({ id: events.id }).from(events).where(isListed(nowMs)).limit(1);
      return rows.length > 0;
    },

    /** Whether the catalogue is empty, or holds the demo world. */
    async isDemoOrEmpty(): Promise<boolean> {
      const [any] = await db
        .select({ isDemo: venues.isDemo })
        .from(venues)
        .where(isPublicVenue())
        .orderBy(desc(venues.isDemo))
        .limit(1);
      return any?.isDemo ?? true;
    },

    /** The labels of a country's cities. */
    async citiesOf(countryCode: string): Promise<string[]> {
      const rows = await db
        .select({ label: cityLabelIn("cities") })
        .from(cities)
        .where(eq(cities.countryCode, countryCode))
        .orderBy(asc(cities.nameKey), asc(cities.id));
      return rows.map((row) => row.label);
    },

    /** Ids grow: what is added from now on has a higher one. */
    async lastEventId(): Promise<number> {
      const [row] = await db.select({ id: sql<number>`coalesce(max(${events.id}), 0)` }).from(events);
      return row!.id;
    },

    async organizerAt(slug: string): Promise<{ name: string; slug: string } | undefined> {
      const [row] = await db
        .select({ name: organizers.name, slug: organizers.slug })
        .from(organizers)
        .where(eq(organizers.slug, slug));
      return row;
    },

    async countEvents(): Promise<number> {
      const [row] = await db.select({ total: count() }).from(events).where(isPublic());
      return row?.total ?? 0;
    },

    findCity: (countryCode: string, text: string, region?: string) => findCity(db, countryCode, text, region),
    listedCity: (countryCode: string, facts: CityFacts) => listedCity(db, countryCode, facts),
    citiesOfName: (countryCode: string, text: string) => citiesOfName(db, countryCode, text),
    findCities: (countryCode: string | undefined, text: string) => findCities(db, countryCode, text),

    /** How many of these venues are listed, with how many events, and the names of some. */
    async venuesMoved(ids: readonly number[], named: number) {
      const isMoved = and(inArray(venues.id, [...ids]), isPublicVenue());
      const rows = await db
        .select({ name: venues.name })
        .from(venues)
        .where(isMoved)
        .orderBy(asc(venues.name), asc(venues.id));
      const [row] = await db
        .select({ total: count() })
        .from(events)
        .innerJoin(venues, eq(venues.id, events.venueId))
        .where(and(isMoved, isPublic()));
      const names = [...new Set(rows.map(({ name }) => name))].slice(0, named);
      return { venues: rows.length, events: row!.total, names };
    },

    venuesOfCity(cityId: number, category?: VenueCategory): Promise<VenueTableRow[]> {
      return selectVenues(db)
        .where(and(eq(venues.cityId, cityId), category && eq(venues.category, category), isPublicVenue()))
        .orderBy(asc(venues.name), asc(venues.id));
    },

    async venueById(id: number): Promise<typeof venues.$inferSelect | undefined> {
      const [venue] = await db
        .select()
        .from(venues)
        .where(and(eq(venues.id, id), isPublicVenue()));
      return venue;
    },

    /** The venues of every category at a slug, the oldest first: it has the plain address. */
    async venueIdsAt(slug: string): Promise<number[]> {
      const rows = await db
        .select({ id: venues.id })
        .from(venues)
        .where(and(inArray(venues.category, [...VENUE_CATEGORIES]), isVenue(slug, undefined)))
        .orderBy(asc(venues.id));
      return rows.map(({ id }) => id);
    },

    /** Venues of a place, or whose names hold a text; those that begin with it come first. */
    async findVenues({ search, ...place }: VenueQuestion, limit: number): Promise<ListedVenueRow[]> {
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
        .where(
          and(
            isIn(place),
            isPublicVenue(),
            // Slugs are without accents and in one alphabet; a name without a usable slug is compared as it is.
            search &&
              or(
                search.slug === "" ? undefined : like(venues.slug, `%${search.slug}%`),
                sql`strpos(lower(${venues.name}), lower(${search.text})) > 0`,
              ),
          ),
        )
        .orderBy(
          ...(search ? [desc(sql`starts_with(${venues.slug}, ${search.slug})`)] : []),
          asc(venues.name),
          asc(venues.id),
        )
        .limit(limit);
    },

    /** The slug that is meant by a slug, or those of the venues of a name: in order, the first of them. */
    async venueSlugs(text: string, place: Omit<PlaceFilter, "venue" | "venueName">): Promise<string[]> {
      const slugsOf = (which: PlaceFilter) =>
        db
          .selectDistinct({ slug: venues.slug })
          .from(venues)
          .innerJoin(cities, eq(cities.id, venues.cityId))
          .where(and(isIn({ ...place, ...which }), isPublicVenue()))
          .orderBy(asc(venues.slug))
          .limit(MAX_CHOICES);
      const found = await slugsOf({ venue: text });
      const named = found.length > 0 ? found : await slugsOf({ venueName: text });
      return named.map(({ slug }) => slug);
    },

    /** An event of a day as it is written, to be changed: the one at this slug, or all of this name. */
    async findEvents(venueId: number, slugOrName: string, date: string): Promise<EventRecord[]> {
      const ofDay = and(eq(events.venueId, venueId), eq(events.date, date), isPublic());
      const atSlug = await db
        .select()
        .from(events)
        .where(and(ofDay, eq(events.slug, slugOrName)));
      if (atSlug.length > 0) return atSlug;
      return db
        .select()
        .from(events)
        .where(and(ofDay, isText(events.name, slugOrName)))
        .orderBy(asc(events.id));
    },

    /** A venue's events with their versions, the newest date first, or only those of one slug or name. */
    editableEvents(
      venueId: number,
      slugOrName?: string,
    ): Promise<{ event: EventTableRow; version: number }[]> {
      return db
        .select({ event: EVENT, version: events.version })
        .from(events)
        .where(and(eq(events.venueId, venueId), isEvent(slugOrName), isPublic()))
        .orderBy(...NEWEST_FIRST);
    },

    /** A venue's events by date, past ones too, or only those of one slug or name. */
    eventsOfVenue(slug: string, category?: VenueCategory, event?: string): Promise<EventAtVenueRow[]> {
      return selectEvents(db)
        .where(and(isVenue(slug, category), isEvent(event), isPublic()))
        .orderBy(...BY_DATE);
    },

    eventsByIds(ids: number[]): Promise<EventAtVenueRow[]> {
      return selectEvents(db)
        .where(and(inArray(events.id, ids), isPublic()))
        .orderBy(asc(events.startsAt), asc(events.id));
    },

    /** Events as they are written, deleted ones too, with their venues. */
    async recordsByIds(ids: readonly number[]): Promise<{ event: EventRecord; venue: VenueRecord }[]> {
      return db
        .select({ event: events, venue: venues })
        .from(events)
        .innerJoin(venues, eq(venues.id, events.venueId))
        .where(inArray(events.id, [...ids]));
    },

    async exchangedEvent(id: number): Promise<ExchangedEvent | undefined> {
      const [row] = await selectExchanged(db).where(and(eq(events.id, id), isPublic()));
      return row;
    },

    /** Public events as they are exchanged, past ones too, by their starts. */
    exchangedEvents(ids: readonly number[]): Promise<ExchangedEvent[]> {
      return selectExchanged(db)
        .where(and(inArray(events.id, [...ids]), isPublic()))
        .orderBy(asc(events.startsAt), asc(events.id));
    },

    /** The next public events of a choice in the order of their ids, past ones too; as one JSON text, which is quicker than rows. */
    async stream(
      { from, ...place }: StreamChoice,
      afterId: number,
      limit: number,
    ): Promise<ExchangedEvent[]> {
      const found = db
        .select({ venue: jsonOf(VENUE).as("venue"), event: jsonOf(EXCHANGED).as("event") })
        .from(events)
        .innerJoin(venues, eq(venues.id, events.venueId))
        .innerJoin(cities, eq(cities.id, venues.cityId))
        .innerJoin(countries, eq(countries.code, cities.countryCode))
        .where(
          and(
            gt(events.id, afterId),
            isPublic(),
            isIn(place),
            from === undefined ? undefined : gte(sql`coalesce(${events.endDate}, ${events.date})`, from),
          ),
        )
        .orderBy(asc(events.id))
        .limit(limit);
      const { rows } = await db.execute<{ list: string | null }>(
        sql`select json_agg(found)::text as list from ${found} found`,
      );
      return (JSON.parse(rows[0]?.list ?? "[]") as ExchangedEvent[]).map(({ venue, event }) => ({
        venue,
        event: {
          ...event,
          // Instants are texts in JSON.
          startsAt: new Date(event.startsAt),
          createdAt: new Date(event.createdAt),
          updatedAt: new Date(event.updatedAt),
          details: detailsOf(event.details),
        },
      }));
    },
  };
}
