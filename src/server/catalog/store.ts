import { and, asc, count, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { VenueCategory } from "#domain/category.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { cities, countries, events, venues } from "#server/platform/db/schema/catalog.ts";
import { changesAfter, lastChange } from "./projection/changes.ts";
import {
  DETAILS,
  detailsOf,
  type EventAtVenue,
  type EventRow,
  isListed,
  isPublic,
  type RowDetails,
  selectEvents,
  selectVenues,
  type VenueRow,
} from "./tables.ts";

export interface UpcomingVenue {
  venue: VenueRow;
  events: EventRow[];
}

const COUNTRY_SAMPLE = 10;

export type CatalogStore = ReturnType<typeof catalogStore>;

/** Reading of single places, venues and events, past ones included. */
export function catalogStore(db: Database["db"]) {
  const isVenue = (slug: string, category: VenueCategory | undefined) =>
    and(eq(venues.slug, slug), category && eq(venues.category, category));

  return {
    async isReachable(): Promise<boolean> {
      return db.execute(sql`select 1`).then(
        () => true,
        () => false,
      );
    },

    async saveCountries(list: readonly { code: string; name: string }[]): Promise<void> {
      // Writes nothing where nothing is new, so that a start need not wait for the disk.
      await db.execute(sql`
        insert into countries (code, name)
        select given.code, given.name
        from json_to_recordset(${JSON.stringify(list)}::json) as given (code text, name text)
        left join countries known on known.code = given.code
        where known.name is distinct from given.name
        on conflict (code) do update set name = excluded.name`);
    },

    async hasUpcoming(nowMs: number): Promise<boolean> {
      const rows = await db.select({ id: events.id }).from(events).where(isListed(nowMs)).limit(1);
      return rows.length > 0;
    },

    /** Whether the catalogue is empty, or holds the demo world. */
    async isDemoOrEmpty(): Promise<boolean> {
      const [any] = await db
        .select({ isDemo: venues.isDemo })
        .from(venues)
        .orderBy(desc(venues.isDemo))
        .limit(1);
      return any?.isDemo ?? true;
    },

    /** Every country, with the ids of a few upcoming events where it has any. */
    async countries(nowMs: number): Promise<{ country: string; events: number[] }[]> {
      const someEvents = db
        .select({ id: events.id })
        .from(events)
        .innerJoin(venues, eq(venues.id, events.venueId))
        .innerJoin(cities, eq(cities.id, venues.cityId))
        .where(and(eq(cities.countryCode, countries.code), isListed(nowMs)))
        .limit(COUNTRY_SAMPLE);
      return db
        .select({ country: countries.name, events: sql<number[]>`array(${someEvents})` })
        .from(countries)
        .orderBy(asc(countries.name));
    },

    async citiesOf(countryCode: string): Promise<string[]> {
      const rows = await db
        .select({ name: cities.name })
        .from(cities)
        .where(eq(cities.countryCode, countryCode))
        .orderBy(asc(cities.nameKey));
      return rows.map((row) => row.name);
    },

    async countEvents(): Promise<number> {
      const [row] = await db.select({ total: count() }).from(events).where(isPublic());
      return row?.total ?? 0;
    },

    async hasCity(countryCode: string, nameKey: string): Promise<boolean> {
      const rows = await db
        .select({ id: cities.id })
        .from(cities)
        .where(and(eq(cities.countryCode, countryCode), eq(cities.nameKey, nameKey)));
      return rows.length > 0;
    },

    venuesOfCity(countryCode: string, nameKey: string, category?: VenueCategory): Promise<VenueRow[]> {
      return selectVenues(db)
        .where(
          and(
            eq(cities.countryCode, countryCode),
            eq(cities.nameKey, nameKey),
            category && eq(venues.category, category),
          ),
        )
        .orderBy(asc(venues.name), asc(venues.id));
    },

    async hasVenue(slug: string, category?: VenueCategory): Promise<boolean> {
      const rows = await db.select({ id: venues.id }).from(venues).where(isVenue(slug, category)).limit(1);
      return rows.length > 0;
    },

    /** A venue's events, the newest date first, or only those of one slug. */
    eventsOfVenue(slug: string, category?: VenueCategory, eventSlug?: string): Promise<EventAtVenue[]> {
      return selectEvents(db)
        .where(
          and(
            isVenue(slug, category),
            eventSlug === undefined ? undefined : eq(events.slug, eventSlug),
            isPublic(),
          ),
        )
        .orderBy(desc(events.date), sql`${events.time} desc nulls last`, desc(events.id));
    },

    async event(
      venue: string,
      category: VenueCategory,
      slug: string,
      date: string,
    ): Promise<EventAtVenue | undefined> {
      const [row] = await selectEvents(db).where(
        and(isVenue(venue, category), eq(events.slug, slug), eq(events.date, date), isPublic()),
      );
      return row;
    },

    eventsByIds(ids: number[]): Promise<EventAtVenue[]> {
      return selectEvents(db)
        .where(and(inArray(events.id, ids), isPublic()))
        .orderBy(asc(events.startsAt), asc(events.id));
    },

    /** The upcoming events of a country that were added last. */
    latestEvents(
      countryCode: string,
      category: VenueCategory,
      nowMs: number,
      limit: number,
    ): Promise<EventAtVenue[]> {
      return selectEvents(db)
        .where(and(eq(cities.countryCode, countryCode), eq(venues.category, category), isListed(nowMs)))
        .orderBy(desc(events.createdAt), desc(events.id))
        .limit(limit);
    },

    lastChange: () => lastChange(db),
    changesAfter: (seq: number) => changesAfter(db, seq),

    /** Venues in the order of their ids, each with its upcoming events: the next ones after `afterId`. */
    venuesAfter: (afterId: number, limit: number, nowMs: number): Promise<UpcomingVenue[]> =>
      readUpcoming(db, sql`v.id > ${afterId} order by v.id limit ${limit}`, nowMs),

    venuesByIds: (ids: readonly number[], nowMs: number): Promise<UpcomingVenue[]> =>
      readUpcoming(db, sql`v.id = any(${sql.param([...ids])}::int[])`, nowMs),
  };
}

/**
 * Reads many venues as one JSON text of columns: a row costs the embedded database more than its content, and a
 * column is read several times faster than as many values one by one.
 */
async function readUpcoming(db: Database["db"], which: SQL, nowMs: number): Promise<UpcomingVenue[]> {
  const { rows } = await db.execute<{ batch: string }>(sql`
    with v as materialized (select * from venues v where ${which})
    select json_build_object('venues', (
      select json_build_object('id', json_agg(v.id), 'name', json_agg(v.name), 'slug', json_agg(v.slug),
        'category', json_agg(v.category), 'country', json_agg(n.name), 'countryCode', json_agg(n.code), 'city', json_agg(c.name),
        'address', json_agg(v.address), 'longitude', json_agg(v.longitude), 'latitude', json_agg(v.latitude),
        'timeZone', json_agg(v.time_zone))
      from v join cities c on c.id = v.city_id join countries n on n.code = c.country_code
    ), 'events', (
      select json_build_object('venueId', json_agg(venue_id), 'id', json_agg(id), 'name', json_agg(name),
        'slug', json_agg(slug), 'date', json_agg(date), 'time', json_agg(coalesce(time, '')),
        'startsAtS', json_agg(date_part('epoch', starts_at)), 'link', json_agg(link), 'image', json_agg(image),
        'description', json_agg(description), 'details', json_agg(${DETAILS}))
      -- an array is looked up in the index, where a join would read all events
      from events where venue_id = any (array(select id from v)) and ${isListed(nowMs)}
    ))::text as batch`);
  const { venues: v, events: e }: UpcomingColumns = JSON.parse(rows[0]!.batch);
  const found = new Map<number, UpcomingVenue>();
  // Written out: of half a million records at a start, each is made at once and in the shape it keeps.
  for (const [at, id] of v.id?.entries() ?? []) {
    const venue = {
      id,
      name: v.name[at]!,
      slug: v.slug[at]!,
      category: v.category[at]!,
      country: v.country[at]!,
      countryCode: v.countryCode[at]!,
      city: v.city[at]!,
      address: v.address[at]!,
      longitude: v.longitude[at]!,
      latitude: v.latitude[at]!,
      timeZone: v.timeZone[at]!,
    };
    found.set(id, { venue, events: [] });
  }
  for (const [at, id] of e.id?.entries() ?? []) {
    found.get(e.venueId[at]!)?.events.push({
      id,
      name: e.name[at]!,
      slug: e.slug[at]!,
      date: e.date[at]!,
      time: e.time[at]!,
      startsAt: new Date(e.startsAtS[at]! * 1000),
      link: e.link[at]!,
      image: e.image[at]!,
      description: e.description[at]!,
      details: detailsOf(e.details[at]!),
    });
  }
  return [...found.values()].sort((a, b) => a.venue.id - b.venue.id);
}

/** Values by column; those of no rows are null. */
interface UpcomingColumns {
  venues: Columns<VenueRow>;
  events: Columns<
    Omit<EventRow, "startsAt" | "details"> & {
      venueId: number;
      startsAtS: number;
      details: Partial<RowDetails>;
    }
  >;
}

type Columns<Row extends { id: number }> = { [Name in keyof Row]: Row[Name][] } & { id: number[] | null };
