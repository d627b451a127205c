import { readFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { urls } from "#contract/urls.ts";
import { BACKUP_TABLES } from "#server/platform/db/backup/tables.ts";
import { connectDatabase, type Database } from "#server/platform/db/connect.ts";
import { DURABLE, freePort, startPostgres } from "#tests/support/postgres.ts";
import { startServerProcess } from "#tests/support/server-process.ts";
import { startSourceServer } from "#tests/support/source-server.ts";
import { startClients } from "../clients.ts";
import { fill, memoryOf } from "../site.ts";
import { followCity, openTown } from "../soak-town.ts";
import type { Stage, Step } from "../step.ts";
import { makeTemporaryFolder } from "../temporary.ts";
import { until } from "../until.ts";

/** A day in an hour. */
const RATE = 24;
const MAX_GROWTH = 1.05;
const MEASUREMENTS = 60;
const COLLECT_MS = 500;
/** Rows that one write leaves, in any table: history, news for followers, mails. */
const ROWS_PER_WRITE = 12;
const WORLD = { west: -180, south: -90, east: 180, north: 90 };
const root = fileURLToPath(new URL("../..", import.meta.url));
const serve = `${root}scripts/serve`;
const SERVE = readFileSync(serve, "utf8");
const CROWD = { count: 10, pauseMs: 200 };

export const soak: Step = {
  what: "A day in an hour: a source, followers, imports, edits and expiry at 24 times the clock",
  async run(stage) {
    const minutes = stage.minutes ?? (stage.isShort ? 0.5 : 60);
    const postgres = await startPostgres(DURABLE);
    stage.atEnd(() => postgres.stop());
    const url = postgres.urlOf("postgres");
    const { visitors: followers, admin } = await fill({ url });
    const startMs = Date.now();
    const start = (extra: Record<string, string> = {}) => startSoakServer(stage, url, startMs, extra);
    const { address, pid } = await start();
    const database = await connectDatabase({ url }, () => {});
    stage.atEnd(() => database.close());
    for (const follower of followers) await followCity(address, follower);
    const sources = await startSourceServer(stage.atEnd);
    const town = await openTown({
      address,
      cookie: admin,
      sources,
      nowMs: () => startMs + (Date.now() - startMs) * RATE,
    });
    const visitors = startClients(address, CROWD, town.visit);

    const endMs = performance.now() + minutes * 60_000;
    const memory: number[] = [];
    let measureMs = performance.now();
    let before = new Map<string, number>();
    let writesBefore = 0;
    while (performance.now() < endMs) {
      await town.write();
      if (performance.now() > measureMs) {
        measureMs += (minutes * 60_000) / MEASUREMENTS;
        process.kill(pid, "SIGUSR2");
        await setTimeout(COLLECT_MS);
        memory.push(memoryOf([pid]));
      }
      // Caches and demo fill up to their bounds at first.
      if (before.size === 0 && performance.now() > endMs - minutes * 40_000) {
        before = await rowsOf(database);
        writesBefore = town.writes();
      }
    }
    const report = await visitors.stop();
    const problems = [...town.problems, ...report.troubles.map(({ text }) => text)];
    const rows = await rowsOf(database);
    const writes = town.writes() - writesBefore;
    const grown = [...rows].filter(
      ([name, count]) => count - (before.get(name) ?? 0) > writes * ROWS_PER_WRITE + 100,
    );
    problems.push(
      ...grown.map(
        ([name, count]) => `${name} grows from ${before.get(name)} to ${count} rows by ${writes} writes`,
      ),
    );
    const [from, to] = [
      median(memory.slice(memory.length / 3, memory.length / 2)),
      median(memory.slice(-memory.length / 6)),
    ];
    if (!stage.isShort && to > from * MAX_GROWTH)
      problems.push(`memory grows from ${from.toFixed(0)} to ${to.toFixed(0)} MB`);

    // What a process that starts now reads, by the same clock.
    const other = await start({ DEMO: "off" });
    const listed = await until("what is listed is what the database holds", () =>
      isSame(address, other.address),
    ).then(
      () => countOf(other.address),
      (error: Error) => problems.push(`${error.message} ${error.cause ?? ""}`),
    );
    return {
      figure: `${minutes} minutes, ${town.writes().toLocaleString("en")} writes and ${report.requests.toLocaleString("en")} requests, ${report.troubles.length} failed; ${town.told()}; memory after a collection ${from.toFixed(0)} → ${to.toFixed(0)} MB; no table grows by itself; the ${listed} listed venues are the database's, exactly`,
      problems,
    };
  },
};

async function startSoakServer(stage: Stage, url: string, startMs: number, extra: Record<string, string>) {
  const port = await freePort();
  const server = startServerProcess(
    {
      DATABASE_URL: url,
      DATA_DIR: makeTemporaryFolder(stage.atEnd),
      DEMO: "off",
      PORT: String(port),
      STREET_TILES_URL: "",
      PRIVATE_NETWORK: "allow",
      LOG_LEVEL: "error",
      SOAK_START_MS: String(startMs),
      SOAK_RATE: String(RATE),
      ...extra,
    },
    stage.atEnd,
    // As the product is run, since its memory is measured, but by another clock.
    {
      cwd: root,
      command: "sh",
      args: ["-c", SERVE.replace('"$program" "$@"', "torture/soak-server.ts"), serve],
    },
  );
  await server.address;
  return { address: `http://127.0.0.1:${port}`, pid: server.child.pid as number };
}

async function rowsOf({ db }: Database): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { name } of BACKUP_TABLES) {
    const { rows } = await db.execute<{ count: string }>(sql`select count(*) from ${sql.identifier(name)}`);
    counts.set(name, Number(rows[0]?.count));
  }
  return counts;
}

async function listedAt(address: string): Promise<string> {
  const venues: { _id: string }[] = await (await fetch(address + urls.venuesInBounds(WORLD, 0))).json();
  return JSON.stringify(venues.toSorted((a, b) => (a._id < b._id ? -1 : 1)));
}

async function countOf(address: string): Promise<number> {
  return JSON.parse(await listedAt(address)).length;
}

/** Compared to the letter; what expires between two questions is asked for again. */
async function isSame(one: string, other: string): Promise<boolean> {
  return (await listedAt(one)) === (await listedAt(other));
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}
