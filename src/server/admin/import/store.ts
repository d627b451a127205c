import { sql } from "drizzle-orm";
import type { VenueCategory } from "#domain/category.ts";
import type { Database, Transaction } from "#server/platform/db/connect.ts";
import { chunksOf } from "./pace.ts";

type Handle = Database["db"] | Transaction;

export interface KnownCity {
  id: number;
  countryCode: string;
  name: string;
  nameKey: string;
  longitude: number;
  latitude: number;
}

export interface KnownVenue {
  id: number;
  cityId: number;
  category: VenueCategory;
  name: string;
  city: string;
  timeZone: string;
}

export interface EventFields {
  venueId: number;
  name: string;
  slug: string;
  date: string;
  time: string;
  link: string;
  image: string;
  description: string;
}

export interface ListedEvent extends EventFields {
  id: number;
  source: string | null;
  sourceUid: string | null;
  sourceStartMs: number | null;
}

export interface EventToAdd extends EventFields {
  startsAtMs: number;
  sourceUid: string;
  sourceStartMs: number;
}

export interface EventToChange extends EventFields {
  id: number;
  startsAtMs: number;
  old: { venueId: number; date: string; slug: string };
}

export interface VenueDay {
  venueId: number;
  date: string;
}

const CHUNK = 1_000;
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

const EVENT = sql`e.id, e.venue_id as "venueId", e.name, e.slug, e.date, e.time, e.link, e.image, e.description, e.source,
  e.source_uid as "sourceUid", (extract(epoch from e.source_start) * 1000)::float8 as "sourceStartMs"`;

export const importStore = {
  citiesByName: (db: Handle, nameKeys: string[]) =>
    readAll<string, KnownCity>(
      db,
      nameKeys,
      CHUNK,
      (some) => sql`select id, country_code as "countryCode", name, name_key as "nameKey", longitude, latitude
          from cities where name_key = any(${sql.param(some)}::text[])`,
    ),

  venuesOfCities: (db: Handle, cityIds: number[]) =>
    readAll<number, KnownVenue>(
      db,
      cityIds,
      CITIES_AT_ONCE,
      (some) =>
        sql`select v.id, v.city_id as "cityId", v.category, v.name, c.name as city, v.time_zone as "timeZone"
          from venues v join cities c on c.id = v.city_id where v.city_id = any(${sql.param(some)}::int[])`,
    ),

  /** Events that came from a source under these names. */
  eventsOfSource: (db: Handle, source: string, uids: string[]) =>
    readAll<string, ListedEvent>(
      db,
      uids,
      CHUNK,
      (some) =>
        sql`select ${EVENT} from events e where e.source = ${source} and e.source_uid = any(${sql.param(some)}::text[])`,
    ),

  eventsOfDays: (db: Handle, days: VenueDay[]) =>
    readAll<VenueDay, ListedEvent>(
      db,
      days,
      CHUNK,
      (some) => sql`select ${EVENT}
          from json_to_recordset(${JSON.stringify(some)}::json) as given ("venueId" int, date date)
          join events e on e.venue_id = given."venueId" and e.date = given.date`,
    ),

  /** Addresses that events of these days once had. */
  formerSlugs: (db: Handle, days: VenueDay[]) =>
    readAll<VenueDay, VenueDay & { slug: string }>(
      db,
      days,
      CHUNK,
      (some) => sql`select f.venue_id as "venueId", f.date, f.slug
          from json_to_recordset(${JSON.stringify(some)}::json) as given ("venueId" int, date date)
          join former_event_slugs f on f.venue_id = given."venueId" and f.date = given.date`,
    ),

  async addEvents(
    tx: Transaction,
    source: string,
    events: readonly EventToAdd[],
    atMs: number,
  ): Promise<void> {
    await tx.execute(sql`
      insert into events (venue_id, name, slug, date, time, starts_at, link, image, description, source, source_uid,
        source_start, created_at, updated_at)
      select "venueId", name, slug, date, time, to_timestamp("startsAtMs" / 1000), link, image, description, ${source},
        "sourceUid", to_timestamp("sourceStartMs" / 1000), to_timestamp(${atMs}::float8 / 1000), to_timestamp(${atMs}::float8 / 1000)
      from json_to_recordset(${JSON.stringify(events)}::json) as given ("venueId" int, name text, slug text, date date,
        time text, "startsAtMs" float8, link text, image text, description text, "sourceUid" text, "sourceStartMs" float8)`);
  },

  async changeEvents(tx: Transaction, events: readonly EventToChange[], atMs: number): Promise<void> {
    await tx.execute(sql`
      update events e set venue_id = given."venueId", name = given.name, slug = given.slug, date = given.date,
        time = given.time, starts_at = to_timestamp("startsAtMs" / 1000), link = given.link, image = given.image,
        description = given.description, version = version + 1, updated_at = to_timestamp(${atMs}::float8 / 1000)
      from json_to_recordset(${JSON.stringify(events)}::json) as given (id int, "venueId" int, name text, slug text,
        date date, time text, "startsAtMs" float8, link text, image text, description text)
      where e.id = given.id`);
    const moved = events.filter(
      ({ old, venueId, date, slug }) => old.venueId !== venueId || old.date !== date || old.slug !== slug,
    );
    const former = moved.map(({ id, old }) => ({ id, ...old }));
    await tx.execute(sql`
      insert into former_event_slugs (venue_id, date, slug, event_id)
      select "venueId", date, slug, id
      from json_to_recordset(${JSON.stringify(former)}::json) as given (id int, "venueId" int, date date, slug text)
      on conflict (venue_id, date, slug) do update set event_id = excluded.event_id`);
  },
};
