import { type SQL, sql } from "drizzle-orm";
import { fold } from "#domain/fold.ts";
import { DAY_MS } from "#domain/time.ts";
import { COUNTRIES } from "#server/geo/countries.ts";
import { openGazetteer } from "#server/geo/gazetteer.ts";
import type { Transaction } from "#server/platform/db/connect.ts";
import { findFact } from "#server/platform/db/site-facts.ts";
import { DEMO_LINK } from "./programme.ts";
import { announcedEvents, type ScheduledEvent, type StageAt } from "./season.ts";
import { demoVenues } from "./world.ts";

const HOUR_MS = 3_600_000;
const KEEP_PAST_MS = 31 * DAY_MS;
const CHUNK = 4_000;

/**
 * Builds the demo world where there is none, adds the events announced since the last time, and drops
 * those long past. What someone has deleted or changed in between stays deleted or changed; a demo world that was
 * removed as a whole stays removed.
 */
export async function refreshDemo(tx: Transaction, nowMs: number): Promise<{ venueIds: number[] }> {
  if (await findFact(tx, "demo-removed")) return { venueIds: [] };
  const lastAnnouncedMs = await findLastAnnouncement(tx);
  // A server that restarts often need not work half a year out again each time.
  if (lastAnnouncedMs > nowMs - HOUR_MS) return { venueIds: [] };
  let stages = await findDemoVenues(tx);
  if (stages.length === 0) {
    await insertWorld(tx);
    stages = await findDemoVenues(tx);
  }
  const events = announcedEvents(stages, lastAnnouncedMs, nowMs);
  for (let from = 0; from < events.length; from += CHUNK)
    await insertEvents(tx, events.slice(from, from + CHUNK));
  const emptied = await deletePast(tx, nowMs - KEEP_PAST_MS);
  return { venueIds: [...new Set([...events.map(({ venueId }) => venueId), ...emptied])] };
}

/** The moment up to which the demo's announcements are in; long ago where there is no demo yet. */
async function findLastAnnouncement(tx: Transaction): Promise<number> {
  const [row] = await select<{ at: number | null }>(
    tx,
    sql`select (extract(epoch from max(events.created_at)) * 1000)::float8 as at
        from events join venues on venues.id = events.venue_id
        where venues.is_demo and starts_with(events.link, ${DEMO_LINK})`,
  );
  return row?.at ?? Number.NEGATIVE_INFINITY;
}

// One JSON text instead of two thousand rows: the embedded database charges by the row.
async function findDemoVenues(tx: Transaction): Promise<StageAt[]> {
  const [row] = await select<{ venues: string }>(
    tx,
    sql`select coalesce(json_agg(json_build_object(
          'id', venues.id, 'name', venues.name, 'slug', venues.slug, 'category', venues.category,
          'city', cities.name, 'countryCode', cities.country_code, 'latitude', venues.latitude,
          'timeZone', venues.time_zone) order by venues.id), '[]')::text as venues
        from venues join cities on cities.id = venues.city_id where venues.is_demo`,
  );
  return JSON.parse(row?.venues ?? "[]") as StageAt[];
}

async function insertWorld(tx: Transaction): Promise<void> {
  const { cities, venues } = demoVenues(openGazetteer());
  const codes = new Set(cities.map(({ countryCode }) => countryCode));
  const countries = COUNTRIES.filter(({ code }) => codes.has(code));
  const keyed = cities.map((city) => ({ ...city, nameKey: fold(city.name) }));
  await tx.execute(sql`
    insert into countries (code, name)
    select code, name from json_to_recordset(${JSON.stringify(countries)}::json) as given (code text, name text)
    on conflict do nothing`);
  await tx.execute(sql`
    insert into cities (country_code, name, name_key, longitude, latitude)
    select "countryCode", name, "nameKey", longitude, latitude
    from json_to_recordset(${JSON.stringify(keyed)}::json)
      as given ("countryCode" text, name text, "nameKey" text, longitude float8, latitude float8)
    on conflict do nothing`);
  await tx.execute(sql`
    insert into venues (city_id, category, name, slug, address, longitude, latitude, time_zone, is_demo)
    select cities.id, category, given.name, slug, address, given.longitude, given.latitude, "timeZone", true
    from json_to_recordset(${JSON.stringify(venues.map((venue) => ({ ...venue, cityKey: fold(venue.city) })))}::json)
      as given ("countryCode" text, "cityKey" text, category text, name text, slug text, address text,
        longitude float8, latitude float8, "timeZone" text)
    join cities on cities.country_code = "countryCode" and cities.name_key = "cityKey"
    on conflict do nothing`);
}

async function insertEvents(tx: Transaction, events: readonly ScheduledEvent[]): Promise<void> {
  await tx.execute(sql`
    insert into events (venue_id, name, slug, date, time, starts_at, link, description, created_at)
    select "venueId", name, slug, date, time, to_timestamp("startsAtMs" / 1000), link, description,
      to_timestamp("announcedAtMs" / 1000)
    from json_to_recordset(${JSON.stringify(events)}::json)
      as given ("venueId" int, name text, slug text, date date, time text, "startsAtMs" float8, link text,
        description text, "announcedAtMs" float8)
    on conflict do nothing`);
}

async function deletePast(tx: Transaction, beforeMs: number): Promise<number[]> {
  const rows = await select<{ venueId: number }>(
    tx,
    sql`delete from events using venues
        where venues.id = events.venue_id and venues.is_demo and starts_with(events.link, ${DEMO_LINK})
          and events.starts_at < to_timestamp(${beforeMs}::float8 / 1000)
        returning events.venue_id as "venueId"`,
  );
  return rows.map(({ venueId }) => venueId);
}

async function select<Row extends object>(tx: Transaction, query: SQL): Promise<Row[]> {
  const { rows } = await tx.execute(query);
  return rows as unknown as Row[];
}
