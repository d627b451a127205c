import { sql } from "drizzle-orm";
import pg from "pg";
import { AtlasKeeper } from "../src/server/catalog/projection/keeper.ts";
import { atlasLoader } from "../src/server/catalog/projection/loader.ts";
import { saveCountries } from "../src/server/catalog/write/bulk.ts";
import { COUNTRIES } from "../src/server/geo/countries.ts";
import { connectDatabase, type Database } from "../src/server/platform/db/connect.ts";
import { migrateDatabase } from "../src/server/platform/db/migrate.ts";
import { posterUrl } from "../src/server/posters/poster-url.ts";
import { sitemapActions } from "../src/server/sitemap/actions.ts";
import { sitemapText } from "../src/server/sitemap/sitemap-xml.ts";
import type { Figure } from "./report.ts";

const GROUP = "Pages";
const MB = 2 ** 20;
const EVENTS_PER_VENUE = 10;

/** The sitemap of a world of so many events, every file of it read to its end, as search engines do. */
export async function measureSitemap(
  postgresUrl: string,
  events: number,
  say: (progress: string) => void,
): Promise<Figure[]> {
  const name = `bench_sitemap_${process.pid}`;
  const admin = new pg.Client(postgresUrl);
  await admin.connect();
  await admin.query(`create database ${name}`);
  const url = new URL(postgresUrl);
  url.pathname = name;
  const database = await connectDatabase({ url: url.href });
  try {
    say(`a database of ${events.toLocaleString("en")} events`);
    await fill(database, events);
    const keeper = new AtlasKeeper(atlasLoader(database.db), posterUrl, Date.now);
    await keeper.reload();
    say("its sitemap");
    const sitemap = sitemapActions({
      listed: () => keeper.listed(),
      publicUrl: "https://events.example.org",
      morePages: async () => [],
    });
    globalThis.gc?.();
    const before = process.memoryUsage.rss();
    let peak = before;
    const startMs = performance.now();
    const files = [...(await sitemap.index()).matchAll(/sitemaps\/([\w-]+)\.xml/g)].map(([, file]) => file!);
    const indexMs = performance.now() - startMs;
    let [bytes, listed, slowestMs] = [0, 0, 0];
    for (const file of files) {
      const fileMs = performance.now();
      for await (const text of sitemapText(sitemap.file(file))) {
        bytes += text.length;
        listed += text.split("<loc>").length - 1;
        peak = Math.max(peak, process.memoryUsage.rss());
      }
      slowestMs = Math.max(slowestMs, performance.now() - fileMs);
    }
    if (listed < events) throw new Error(`Only ${listed} addresses are listed.`);
    const world = `${events.toLocaleString("en")} events`;
    const figure = (what: string, unit: Figure["unit"], ours: number): Figure => ({
      group: GROUP,
      what: `The sitemap of ${world}: ${what}`,
      unit,
      ours,
      peers: [],
    });
    return [
      figure(`its index of ${files.length} files`, "ms", indexMs),
      figure("its slowest file", "ms", slowestMs),
      figure(`all ${(bytes / MB).toFixed(0)} MB of it`, "s", (performance.now() - startMs) / 1000),
      figure("memory on top while it is read", "MB", (peak - before) / MB),
    ];
  } finally {
    await database.close();
    await admin.query(`drop database ${name}`);
    await admin.end();
  }
}

async function fill(database: Database, events: number): Promise<void> {
  await migrateDatabase(database.pool);
  await saveCountries(database.db, COUNTRIES);
  const venues = Math.ceil(events / EVENTS_PER_VENUE);
  await database.db.execute(sql`
    insert into cities (country_code, name, name_key, longitude, latitude)
    values ('BG', 'Sofia', 'sofia', 23.32, 42.7)`);
  await database.db.execute(sql`
    insert into venues (city_id, category, name, slug, address, longitude, latitude, time_zone)
    select (select id from cities), 'concert', 'Venue ' || n, 'venue-' || n, '', 23.32, 42.7, 'Europe/Sofia'
    from generate_series(1, ${venues}::int) n`);
  await database.db.execute(sql`
    insert into events (venue_id, name, slug, date, time, starts_at, link, description)
    select 1 + n % ${venues}::int, 'An evening of music, number ' || n, 'an-evening-of-music-' || n,
      current_date + 30, '20:00', now() + interval '30 days', 'https://example.org', ''
    from generate_series(1, ${events}::int) n`);
  await database.db.execute(sql`analyze`);
}
