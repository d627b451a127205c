import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import pg from "pg";
import { urls } from "../src/contract/urls.ts";
import { followKeys } from "../src/domain/follow.ts";
import { readConfig } from "../src/server/config.ts";
import { FOLLOW_DIGEST } from "../src/server/follows/digests/store.ts";
import { tellFollowers } from "../src/server/follows/news.ts";
import type { Database } from "../src/server/platform/db/connect.ts";
import { startServer } from "../src/server/server.ts";
import { whileAsking } from "./meanwhile.ts";
import type { Benchmark, Figure } from "./report.ts";

const NEW_EVENTS = 500;
const VENUES = 50;
const SOFIA = { kind: "city", country: "Bulgaria", countryCode: "BG", city: "Sofia" } as const;
/** Daytime in Sofia, so that nothing waits for the morning. */
const NOON = new Date(new Date().setUTCHours(10, 0, 0, 0)).getTime();
const READERS = "reader-%@example.org";
const WORLD = { west: -180, south: -90, east: 180, north: 90 };

/** Followers of one city, and new events in it: the digests are ordered while visitors ask. */
export function followsBenchmark(given: { followers: number; postgresUrl: string }): Benchmark {
  return async (say) => [
    ...(await onEmbedded(given.followers, say)),
    ...(await onPostgres(given.followers, given.postgresUrl, say)),
  ];
}

async function onEmbedded(followers: number, say: (progress: string) => void): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "whereabouts-bench-"));
  try {
    return await measure("embedded", { DATA_DIR: folder }, followers, say);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function onPostgres(followers: number, postgresUrl: string, say: (progress: string) => void) {
  const name = `bench_follows_${process.pid}`;
  const folder = mkdtempSync(join(tmpdir(), "whereabouts-bench-"));
  const admin = new pg.Client(postgresUrl);
  await admin.connect();
  await admin.query(`create database ${name}`);
  const url = new URL(postgresUrl);
  url.pathname = name;
  try {
    return await measure("PostgreSQL", { DATA_DIR: folder, DATABASE_URL: url.href }, followers, say);
  } finally {
    await admin.query(`drop database ${name}`);
    await admin.end();
    rmSync(folder, { recursive: true });
  }
}

async function measure(
  kind: string,
  settings: Record<string, string>,
  followers: number,
  say: (progress: string) => void,
): Promise<Figure[]> {
  const config = readConfig({ PORT: "0", DEMO: "off", STREET_TILES_URL: "", ...settings });
  const { address, database, stop } = await startServer(config, undefined, { now: () => NOON });
  try {
    say(`${followers} followers, ${kind}`);
    await fill(database, followers);
    await tellFollowers(database, () => NOON);
    await addEvents(database);
    const requests = {
      memory: [{ url: address + urls.overview(WORLD, 3) }],
      database: [{ url: address + urls.eventsOfVenue("venue-1", "concert") }],
    };
    say("the same requests with nothing to order");
    const quiet = await whileAsking(requests, () => new Promise((resolve) => setTimeout(resolve, 5_000)));
    say(`${NEW_EVENTS} new events`);
    const busy = await whileAsking(requests, () => tellFollowers(database, () => NOON));
    const { rows } = await database.pool.query(
      "select count(*)::int as n from outbox where kind = $1 and facts ->> 'user' in (select id::text from users where email like $2)",
      [FOLLOW_DIGEST, READERS],
    );
    if (rows[0].n !== followers) throw new Error(`${rows[0].n} digests were ordered.`);
    const delay = (name: string) => busy.waits.get(name)!.p99 - quiet.waits.get(name)!.p99;
    const figure = (what: string, unit: Figure["unit"], ours: number, target: string): Figure => ({
      group: "Following",
      unit,
      ours,
      target,
      peers: [],
      what: `${NEW_EVENTS} new events and ${followers.toLocaleString("en")} followers, ${kind}: ${what}`,
    });
    return [
      figure("digests ordered", "s", busy.wallS, "< 60 s"),
      figure("delay of answers from memory, p99", "ms", delay("memory"), "< 50 ms"),
      figure("delay of answers from the database, p99", "ms", delay("database"), "< 50 ms"),
    ];
  } finally {
    await stop();
  }
}

async function fill({ db }: Database, followers: number): Promise<void> {
  const [key] = followKeys(SOFIA);
  await db.execute(sql`
    insert into cities (country_code, name, name_key, longitude, latitude)
    values ('BG', 'Sofia', 'sofia', 23.32, 42.7)`);
  await db.execute(sql`
    insert into venues (city_id, category, name, slug, address, longitude, latitude, time_zone)
    select (select id from cities), 'concert', 'Venue ' || n, 'venue-' || n, '', 23.32, 42.7, 'Europe/Sofia'
    from generate_series(1, ${VENUES}::int) n`);
  await db.execute(sql`
    insert into users (email, forename, surname)
    select 'reader-' || n || '@example.org', 'Reader', n::text from generate_series(1, ${followers}::int) n`);
  await db.execute(sql`
    insert into follows (user_id, followed, identity, how, by, time_zone, last_seq)
    select id, ${JSON.stringify(SOFIA)}::jsonb, ${key}, 'now', '{mail}', 'Europe/Sofia', 0 from users
    where email like ${READERS}`);
  await db.execute(sql`insert into follow_keys (key, follow_id) select ${key}, id from follows`);
}

async function addEvents({ db }: Database): Promise<void> {
  await db.execute(sql`
    insert into events (venue_id, name, slug, date, time, starts_at, link, description)
    select 1 + n % ${VENUES}::int, 'An evening of music, number ' || n, 'an-evening-of-music-' || n,
      current_date + 30, '20:00', now() + interval '30 days', 'https://example.org',
      'Songs and dances from all over the country, played by the band of the town.'
    from generate_series(1, ${NEW_EVENTS}::int) n`);
  await db.execute(sql`analyze`);
}
