import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { urls } from "../src/contract/urls.ts";
import { freePort } from "../tests/support/postgres.ts";
import { fillDatabase } from "./fill-database.ts";
import { memoryOf, startSite, treeOf, untilIdle } from "./process-tree.ts";
import type { Benchmark } from "./report.ts";

const WORKERS = 4;
const DATABASE = "bench_workers";
const FAST_START = new URL("../scripts/bootstrap/fast-start.mjs", import.meta.url).href;
/** Every process looks for a new snapshot once a minute. */
const ADOPTED_AFTER_MS = 75_000;

export interface WorkersBenchmarkOptions {
  venues?: number;
  postgresUrl: string;
}

/** The memory of four processes on one catalogue: with its texts in a file, and with those in the memory of each. */
export function workersBenchmark({ venues = 100_000, postgresUrl }: WorkersBenchmarkOptions): Benchmark {
  return async (say) => {
    const admin = new pg.Client(postgresUrl);
    await admin.connect();
    await admin.query(`create database ${DATABASE}`);
    const folder = mkdtempSync(join(tmpdir(), "whereabouts-bench-"));
    try {
      const url = new URL(postgresUrl);
      url.pathname = `/${DATABASE}`;
      await fillDatabase({ url: url.href }, venues, say);
      const ours = await measure(url.href, join(folder, "data"), true, say);
      // A data folder that cannot be made.
      writeFileSync(join(folder, "file"), "");
      const each = await measure(url.href, join(folder, "file", "data"), false, say);
      return [
        {
          group: "The server",
          what: `Memory of ${WORKERS} processes on ${venues.toLocaleString("en")} venues, PSS`,
          unit: "MB",
          ours,
          peers: [{ name: "texts in the memory of each", value: each }],
        },
      ];
    } finally {
      rmSync(folder, { recursive: true });
      await admin.query(`drop database ${DATABASE} with (force)`);
      await admin.end();
    }
  };
}

async function measure(
  url: string,
  dataDir: string,
  hasSnapshot: boolean,
  say: (progress: string) => void,
): Promise<number> {
  say(`${WORKERS} processes, texts in ${hasSnapshot ? "a file" : "the memory of each"}`);
  const site = await startSite([process.execPath, "--import", FAST_START, "src/server/main.ts"], {
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    DEMO: "off",
    LOG_LEVEL: "silent",
    STREET_TILES_URL: "",
    WORKERS: String(WORKERS),
    PORT: String(await freePort()),
  });
  try {
    for (let asked = 0; asked < 50; asked++) await fetch(site.address + urls.search("jazz", 1));
    while (hasSnapshot && !existsSync(join(dataDir, "atlas.snapshot"))) await setTimeout(1_000);
    await setTimeout(ADOPTED_AFTER_MS);
    for (const pid of treeOf(site.server)) await untilIdle(pid);
    return memoryOf(treeOf(site.server)).pss;
  } finally {
    await site.stop();
  }
}
