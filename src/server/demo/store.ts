import { type SQL, sql } from "drizzle-orm";
import { fold } from "#domain/fold.ts";
import { DAY_MS } from "#domain/time.ts";
import { cityLabelIn } from "#server/catalog/tables.ts";
import { insertEvents, joinSeries, withSeries } from "#server/catalog/write/bulk.ts";
import { COUNTRIES } from "#server/geo/countries.ts";
import { openGazetteer } from "#server/geo/gazetteer.ts";
import type { Transaction } from "#server/platform/db/connect.ts";
import { findFact } from "#server/platform/db/site-facts.ts";
import { deleteDemoEvents, isDemoEvent } from "./removal/store.ts";
import { announcedEvents, type StageAt } from "./season.ts";
import { demoVenues } from "./world.ts";

const HOUR_MS = 3_600_000;
const KEEP_PAST_MS = 31 * DAY_MS;

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
  const isNew = stages.length === 0;
  if (isNew) {
    await insertWorld(tx);
    stages = await findDemoVenues(tx);
  }
  const events = announcedEvents(stages, lastAnnouncedMs, nowMs);
  const filled = [...new Set(events.map(({ venueId }) => venueId))];
  await insertEvents(tx, isNew ? await withSeries(tx, events) : events, "demo");
  if (!isNew) await joinSeries(tx, "demo", filled);
  const past = sql`coalesce(ends_at, starts_at) < to_timestamp(${nowMs - KEEP_PAST_MS}::float8 / 1000)`;
  const emptied = await deleteDemoEvents(tx, past);
  return { venueIds: [...new Set([...filled, ...emptied.venueIds])] };
}

/** The moment up to which the demo's announcements are in; long ago where there is no demo yet. */
async function findLastAnnouncement(tx: Transaction): Promise<number> {
  const [row] = await select<{ at: number | null }>(
    tx,
    sql`select (extract(epoch from max(events.created_at)) * 1000)::float8 as at
        from events join venues on venues.id = events.venue_id
        where venues.is_demo and ${isDemoEvent}`,
  );
  return row?.at ?? Number.NEGATIVE_INFINITY;
}

// One JSON text instead of two thousand rows: the embedded database charges by the row.
async function findDemoVenues(tx: Transaction): Promise<StageAt[]> {
  const [row] = await select<{ venues: string }>(
    tx,
    sql`select coalesce(json_agg(json_build_object(
          'id', venues.id, 'name', venues.name, 'slug', venues.slug, 'category', venues.category,
          'city', ${cityLabelIn("cities")}, 'countryCode', cities.country_code, 'latitude', venues.latitude,
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
    insert into cities (country_code, name, name_key, region, shows_region, geonames_id, longitude, latitude)
    select "countryCode", name, "nameKey", region, "showsRegion", "geonamesId", longitude, latitude
    from json_to_recordset(${JSON.stringify(keyed)}::json)
      as given ("countryCode" text, name text, "nameKey" text, region text, "showsRegion" boolean,
        "geonamesId" int, longitude float8, latitude float8)
    on conflict do nothing`);
  await tx.execute(sql`
    insert into venues (city_id, category, name, slug, address, longitude, latitude, time_zone, is_demo)
    select cities.id, category, given.name, slug, address, given.longitude, given.latitude, "timeZone", true
    from json_to_recordset(${JSON.stringify(venues.map((venue) => ({ ...venue, ...keysOf(venue.city) })))}::json)
      as given ("countryCode" text, "cityKey" text, region text, category text, name text, slug text, address text,
        longitude float8, latitude float8, "timeZone" text)
    join cities on cities.country_code = "countryCode" and cities.name_key = "cityKey"
      and cities.shows_region = (given.region is not null) and cities.region = coalesce(given.region, cities.region)
    on conflict do nothing`);
}

function keysOf(label: string): { cityKey: string; region: string | undefined } {
  const [name = "", region] = label.split(", ");
  return { cityKey: fold(name), region };
}

async function select<Row extends object>(tx: Transaction, query: SQL): Promise<Row[]> {
  const { rows } = await tx.execute(query);
  return rows as unknown as Row[];
}
