import { getTableColumns, sql } from "drizzle-orm";
import type { VenueCategory } from "#domain/category.ts";
import { chunksOf } from "#domain/chunks.ts";
import type { CityName } from "#domain/city.ts";
import { events } from "#server/platform/db/schema/catalog.ts";
import type { CityFacts } from "./cities.ts";
import { cityLabelIn, type Handle } from "./tables.ts";
import type { EventRecord } from "./write/event-input.ts";

export interface KnownCity extends CityName, CityFacts {
  id: number;
  countryCode: string;
  nameKey: string;
}

export interface KnownVenue {
  id: number;
  cityId: number;
  category: VenueCategory;
  name: string;
  slug: string;
  city: string;
  address: string;
  longitude: number;
  latitude: number;
  timeZone: string;
}

/** An event that is here already. */
export interface MatchedEvent {
  record: EventRecord;
  /** By name. */
  organizer: string | null;
  /** It was deleted with its venue, not by itself. */
  isVenueGone: boolean;
}

/** What is looked at to tell doubles and to choose free addresses. */
export interface EventOfDay extends VenueDay {
  id: number;
  name: string;
  slug: string;
  time: string;
}

export interface VenueDay {
  venueId: number;
  date: string;
}

const CHUNK = 500;
const KNOWN_VENUE = sql`v.id, v.city_id as "cityId", v.category, v.name, v.slug, ${cityLabelIn("c")} as city, v.address,
  v.longitude, v.latitude, v.time_zone as "timeZone" from venues v join cities c on c.id = v.city_id`;
/** A city has hundreds of venues. */
const CITIES_AT_ONCE = 50;

// Many rows travel as one JSON text: the embedded database charges by the row.
async function readAll<Key, Row>(
  db: Handle,
  keys: readonly Key[],
  atOnce: number,
  queryFor: (some: Key[]) => ReturnType<typeof sql>,
): Promise<Row[]> {
  const found: Row[] = [];
  for (const some of chunksOf(keys, atOnce)) {
    const { rows } = await db.execute<{ list: string | null }>(
      sql`select json_agg(found)::text as list from (${queryFor(some)}) found`,
    );
    for (const row of JSON.parse(rows[0]?.list ?? "[]") as Row[]) found.push(row);
  }
  return found;
}

const COLUMNS = Object.entries(getTableColumns(events));
const RECORD = sql.raw(COLUMNS.map(([key, column]) => `e."${column.name}" as "${key}"`).join(", "));
const INSTANTS = COLUMNS.filter(([, column]) => column.getSQLType().startsWith("timestamp")).map(
  ([key]) => key,
);

async function readEvents<Key>(
  db: Handle,
  keys: readonly Key[],
  condition: (some: Key[]) => ReturnType<typeof sql>,
): Promise<MatchedEvent[]> {
  const rows = await readAll<Key, Record<string, unknown> & Omit<MatchedEvent, "record">>(
    db,
    keys,
    CHUNK,
    (some) => sql`select ${RECORD}, v.withdrawn_at is not null as "isVenueGone",
        (select o.name from organizers o where o.id = e.organizer_id) as organizer
      from events e join venues v on v.id = e.venue_id where ${condition(some)}`,
  );
  return rows.map(({ organizer, isVenueGone, ...record }) => {
    // Instants are texts in JSON.
    for (const key of INSTANTS) if (record[key]) record[key] = new Date(record[key] as string);
    return { organizer, isVenueGone, record: record as unknown as EventRecord };
  });
}

// `offset 0` keeps a lateral query one of its own: each row looks its index up, where a join would hash whole tables.
/** What the rows of a file are compared with, thousands at once. */
export const catalogMatches = {
  citiesByName: (db: Handle, nameKeys: string[]) =>
    readAll<string, KnownCity>(
      db,
      nameKeys,
      CHUNK,
      (some) => sql`select id, country_code as "countryCode", name, name_key as "nameKey", region,
            shows_region as "showsRegion", geonames_id as "geonamesId", longitude, latitude
          from cities where name_key = any(${sql.param(some)}::text[])`,
    ),

  /** Cities by what they are called elsewhere: by GeoNames id, or by a name of a city that was merged into them. */
  citiesByAlias: (
    db: Handle,
    countryCode: string,
    aliases: { nameKey: string; geonamesId: number | null }[],
  ) =>
    readAll<(typeof aliases)[number], KnownCity & { alias: string }>(
      db,
      aliases,
      CHUNK,
      (
        some,
      ) => sql`select distinct on (given."nameKey") given."nameKey" as alias, c.id, c.country_code as "countryCode", c.name,
            c.name_key as "nameKey", c.region, c.shows_region as "showsRegion", c.geonames_id as "geonamesId", c.longitude, c.latitude
          from json_to_recordset(${JSON.stringify(some)}::json) as given ("nameKey" text, "geonamesId" int)
          left join former_cities f on f.country_code = ${countryCode} and f.name_key = given."nameKey"
          join cities c on c.country_code = ${countryCode} and (c.id = f.city_id or c.geonames_id = given."geonamesId")
          order by given."nameKey", c.id is distinct from f.city_id, c.id`,
    ),

  venuesOfCities: (db: Handle, cityIds: number[]) =>
    readAll<number, KnownVenue>(
      db,
      cityIds,
      CITIES_AT_ONCE,
      (some) =>
        sql`select ${KNOWN_VENUE} where v.city_id = any(${sql.param(some)}::int[]) and v.withdrawn_at is null`,
    ),

  venuesById: (db: Handle, ids: number[]) =>
    readAll<number, KnownVenue>(
      db,
      ids,
      CHUNK,
      (some) =>
        sql`select ${KNOWN_VENUE} where v.id = any(${sql.param(some)}::int[]) and v.withdrawn_at is null`,
    ),

  placesById: (db: Handle, ids: number[]) =>
    readAll<number, Pick<KnownVenue, "id" | "name" | "city" | "timeZone"> & { slug: string }>(
      db,
      ids,
      CHUNK,
      (some) => sql`select v.id, v.name, v.slug, c.name as city, v.time_zone as "timeZone"
          from venues v join cities c on c.id = v.city_id where v.id = any(${sql.param(some)}::int[])`,
    ),

  /** How many events that are listed each source has brought or knows. */
  async eventsBySource(db: Handle): Promise<Map<number, number>> {
    const { rows } = await db.execute<{ source: number; events: number }>(sql`
      select r.source_id as source, count(*)::int as events from source_records r join events e on e.id = r.event_id
      where e.withdrawn_at is null group by r.source_id`);
    return new Map(rows.map(({ source, events }) => [source, events]));
  },

  /** Venues of these that were added since then, are as they were, and have neither an event nor anybody who counts on them. */
  async unusedVenues(db: Handle, ids: readonly number[], since: Date): Promise<number[]> {
    if (ids.length === 0) return [];
    const { rows } = await db.execute<{ id: number }>(sql`
      select v.id from venues v where v.id = any(${sql.param([...ids])}::int[]) and v.withdrawn_at is null and v.version = 1
        and v.created_at >= ${since}::timestamptz
        and not exists (select from events e where e.venue_id = v.id and e.withdrawn_at is null)
        and not exists (select from sources s where s.venue_id = v.id)
        and not exists (select from source_places p where p.venue_id = v.id)`);
    return rows.map(({ id }) => id);
  },

  /** Events that an uploaded file brought before files were sources. */
  eventsOfUpload: (db: Handle, source: string) =>
    readEvents(db, [source], (some) => sql`e.source = any(${sql.param(some)}::text[])`),

  eventsById: (db: Handle, ids: number[]) =>
    readEvents(db, ids, (some) => sql`e.id = any(${sql.param(some)}::int[])`),

  eventsOfDays: (db: Handle, days: VenueDay[]) =>
    readAll<VenueDay, EventOfDay>(
      db,
      days,
      CHUNK,
      (some) => sql`select e.id, e.venue_id as "venueId", e.date, e.name, e.slug, coalesce(e.time, '') as time
          from json_to_recordset(${JSON.stringify(some)}::json) as given ("venueId" int, date date)
          cross join lateral (select * from events e where e.venue_id = given."venueId" and e.date = given.date
            and e.withdrawn_at is null offset 0) e`,
    ),

  /** The same with the addresses that events once had there, which have no name. */
  addressesOfDays: (db: Handle, days: VenueDay[]) =>
    readAll<VenueDay, Omit<EventOfDay, "name" | "time"> & { name: string | null; time: string | null }>(
      db,
      days,
      CHUNK,
      (some) => sql`with given as materialized (
            select * from json_to_recordset(${JSON.stringify(some)}::json) as given ("venueId" int, date date))
          select e.id, e.venue_id as "venueId", e.date, e.name, e.slug, coalesce(e.time, '') as time
          from given cross join lateral (select * from events e where e.venue_id = given."venueId" and e.date = given.date
            and e.withdrawn_at is null offset 0) e
          union all
          select f.event_id, f.venue_id, f.date, null, f.slug, null
          from given cross join lateral (select * from former_event_slugs f where f.venue_id = given."venueId"
            and f.date = given.date offset 0) f`,
    ),
};
