import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import pg from "pg";
import { urls } from "../src/contract/urls.ts";
import { recordChange } from "../src/server/catalog/projection/changes.ts";
import { readConfig } from "../src/server/config.ts";
import { tellChanges } from "../src/server/federation/told/tell-changes.ts";
import type { Database, DatabaseLocation } from "../src/server/platform/db/connect.ts";
import { startServer } from "../src/server/server.ts";
import { fillDatabase } from "./fill-database.ts";
import { whileAsking } from "./meanwhile.ts";
import { startProgram } from "./program.ts";
import type { Benchmark, Figure } from "./report.ts";

/** Servers that never answer, beside those of the followers. */
const HANGING = 100;
const VENUES = 1_000;
const QUIET_MS = 20_000;
const PAGES = fileURLToPath(new URL("../build", import.meta.url));
const WORLD = { west: -180, south: -90, east: 180, north: 90 };

interface FederationBenchmarkOptions {
  servers: number;
  postgresUrl: string;
}

type Say = Parameters<Benchmark>[0];

/** One event changes that many servers follow: all of them are told while visitors ask for pages. */
export function federationBenchmark({ servers, postgresUrl }: FederationBenchmarkOptions): Benchmark {
  return async (say) => {
    const folder = mkdtempSync(join(tmpdir(), "whereabouts-bench-"));
    const name = `bench_federation_${process.pid}`;
    const admin = new pg.Client(postgresUrl);
    await admin.connect();
    await admin.query(`create database ${name}`);
    const url = new URL(postgresUrl);
    url.pathname = name;
    try {
      const dataDir = join(folder, "data");
      const embedded = { DATA_DIR: dataDir };
      const postgres = { DATA_DIR: join(folder, "other"), DATABASE_URL: url.href };
      return [
        ...(await measure("embedded", { dataDir }, embedded, servers, say)),
        ...(await measure("PostgreSQL", { url: url.href }, postgres, servers, say)),
      ];
    } finally {
      await admin.query(`drop database ${name}`);
      await admin.end();
      rmSync(folder, { recursive: true });
    }
  };
}

async function measure(
  kind: string,
  location: DatabaseLocation,
  settings: Record<string, string>,
  servers: number,
  say: Say,
): Promise<Figure[]> {
  await fillDatabase(location, VENUES, say);
  const config = readConfig({
    PORT: "0",
    DEMO: "off",
    STREET_TILES_URL: "",
    LOG_LEVEL: "silent",
    ...settings,
    ...{ PUBLIC_URL: "http://localhost:4213", FEDERATION: "on", PRIVATE_NETWORK: "allow" },
  });
  const { address, database, stop } = await startServer(config, { kind: "built", folder: PAGES });
  const others = await startProgram("bench/inbox-server.ts", [], {});
  try {
    await addFollowers(database, servers, Number(new URL(others.address).port));
    await tellChanges(database, Date.now);
    const { eventPage, event, id, venueId } = await someEvent(database);
    const requests = {
      "a page from the cache": [{ url: address + urls.home }],
      "a rendered page": Array.from({ length: 1_000 }, (_, at) => ({
        url: `${address}${eventPage}?visit=${at}`,
      })),
      "the map": [{ url: address + urls.overview(WORLD, 3) }],
      "an event of the API": [{ url: address + event }],
    };
    for (const { url } of Object.values(requests).map(([first]) => first!)) await fetch(url);
    say(`${kind}: the same requests with nothing to send`);
    const quiet = await whileAsking(requests, () => setTimeout(QUIET_MS));
    say(`${kind}: an event changes`);
    const busy = await whileAsking(requests, async () => {
      await change(database, id, venueId);
      while (Number(await (await fetch(`${others.address}/arrived`)).text()) < servers) await setTimeout(250);
    });
    const figure = (what: string, unit: Figure["unit"], ours: number, target?: string): Figure => ({
      group: "Federation",
      unit,
      ours,
      peers: [],
      ...(target && { target }),
      what: `An event that ${servers.toLocaleString("en")} servers follow changes, ${kind}: ${what}`,
    });
    return [
      figure(`all are told, beside ${HANGING} that hang`, "s", busy.wallS, "< 300 s"),
      figure("processor time of the server and its askers", "s", busy.processorS),
      ...[...busy.waits].map(
        ([request, { p99 }]): Figure => ({
          ...figure(`wait for ${request} meanwhile, p99`, "ms", p99),
          peers: [{ name: "with nothing to send", value: quiet.waits.get(request)!.p99 }],
        }),
      ),
      figure("event loop late, p99", "ms", busy.loop.p99Ms, "≤ 50 ms"),
    ];
  } finally {
    await stop();
    await others.stop();
  }
}

/** Each follower has a server of its own: an address of loopback. */
async function addFollowers({ db }: Database, servers: number, port: number): Promise<void> {
  await db.execute(sql`
    insert into federation_followers (actor, follower, host, inbox, follow_id)
    select 'site', 'http://' || host || '/actor', host,
      'http://' || host || case when n <= ${HANGING}::int then '/hanging/inbox' else '/inbox' end,
      'http://' || host || '/follow'
    from generate_series(1, ${servers + HANGING}::int) n
    cross join lateral (select format('127.%s.%s.1:%s', 1 + n / 250, n % 250, ${port}::int) as host) server`);
  await db.execute(sql`analyze`);
}

async function someEvent({ pool }: Database) {
  const { rows } = await pool.query<{
    id: number;
    venueId: number;
    location: string;
    category: string;
    name: string;
    date: string;
  }>(`
    select e.id, v.id as "venueId", v.slug as location, v.category, e.slug as name, e.date::text
    from events e join venues v on v.id = e.venue_id
    where e.starts_at > now() + interval '2 days' order by e.id limit 1`);
  const { id, venueId, ...parts } = rows[0]!;
  return { id, venueId, eventPage: urls.eventPage(parts as never), event: urls.singleEvent(parts as never) };
}

const change = (database: Database, id: number, venueId: number) =>
  database.transaction(async (tx, notify) => {
    await tx.execute(
      sql`update events set name = name || ' (moved)', version = version + 1 where id = ${id}::int`,
    );
    await recordChange(tx, notify, [venueId], new Date());
  });
