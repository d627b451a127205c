import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { limitMemory } from "../tests/support/memory-limit.ts";
import { slimInstallMb } from "./install-size.ts";
import { visitSite } from "./mixed-visits.ts";
import { memoryOf, startSite, treeOf, untilIdle } from "./process-tree.ts";
import type { Benchmark, Figure } from "./report.ts";

const GROUP = "What it takes";
const REQUESTS = 1_000;
const STARTS = 5;
const SAMPLE_MS = 50;
const SERVE = fileURLToPath(new URL("../scripts/serve", import.meta.url));
/** V8 collects 8 s after the last request and again later; processes for pictures end after 10 s. */
const GIVES_BACK_MS = 45_000;

/** The demo world as `npm start` serves it: its memory after many requests, and how long a later start takes. */
export function footprintBenchmark({ postgresUrl }: { postgresUrl: string }): Benchmark {
  return async (say) => {
    const folder = mkdtempSync(join(tmpdir(), "whereabouts-bench-"));
    const settings = {
      DATA_DIR: join(folder, "data"),
      PORT: "0",
      LOG_LEVEL: "silent",
      STREET_TILES_URL: "",
      TRUST_PROXY: "127.0.0.0/8",
      DEMO: "on",
      PATH: machinesPath(),
    };
    const start = (env: Record<string, string> = {}) => startSite(["npm", "start"], { ...settings, ...env });
    const measure = async (env: Record<string, string> = {}) => {
      const site = await start(env);
      await visitSite(site.address, REQUESTS);
      await untilIdle(site.server);
      await setTimeout(GIVES_BACK_MS);
      // With the processes that it started for pictures, should any be left.
      const memory = { server: memoryOf(treeOf(site.server)), starters: memoryOf(site.starters) };
      await site.stop();
      return memory;
    };
    try {
      say("filling the demo world");
      await (await start()).stop();
      say("starting it again");
      const starts: number[] = [];
      for (let i = 0; i < STARTS; i++) {
        const site = await start();
        starts.push(site.startedS);
        await site.stop();
      }
      say("asking, with the embedded database");
      const embedded = await measure();
      say("asking, with PostgreSQL");
      // A snapshot of the other database would be of no use.
      const other = { DATABASE_URL: postgresUrl, DATA_DIR: join(folder, "data-postgres") };
      await (await start(other)).stop();
      const postgres = await measure(other);
      say("starting for the first time in 512 MB");
      const small = await firstStart(join(folder, "data-small"));
      say("slimming a copy of this installation");
      const installMb = slimInstallMb();
      return [
        figure("Start of the demo world, second time", "s", starts.sort((a, b) => a - b)[2]!, "≤ 2 s"),
        figure("Memory of the server, embedded database included", "MB", embedded.server.rss, "≤ 300 MB"),
        figure("Memory of the server with PostgreSQL", "MB", postgres.server.rss, "≤ 200 MB"),
        figure("Memory of npm beside it", "MB", embedded.starters.rss, "≤ 60 MB"),
        ...(small === undefined
          ? []
          : [
              figure(
                "Most memory of a first start that has 512 MB, demo world included",
                "MB",
                small,
                "≤ 400 MB",
              ),
            ]),
        figure(
          "What a built installation holds after `npm run slim`, Node aside",
          "MB",
          installMb,
          "≤ 320 MB",
        ),
      ];
    } finally {
      rmSync(folder, { recursive: true });
    }
  };
}

/** The most that cannot be given up without swap; undefined where no limit can be set. */
async function firstStart(dataDir: string): Promise<number | undefined> {
  const limit = limitMemory(512);
  if (!limit) return undefined;
  const { command, args } = limit.wrap(SERVE);
  let mostMb = 0;
  const sampling = setInterval(() => {
    mostMb = Math.max(mostMb, limit.anonymousMb());
  }, SAMPLE_MS);
  try {
    const site = await startSite([command, ...args], {
      DATA_DIR: dataDir,
      PORT: "0",
      LOG_LEVEL: "silent",
      STREET_TILES_URL: "",
      DEMO: "on",
      PATH: machinesPath(),
    });
    await visitSite(site.address, REQUESTS / 10);
    await site.stop();
    return mostMb;
  } finally {
    clearInterval(sampling);
    limit.remove();
  }
}

/** Without the programs of this project: a person's npm runs on the Node of their machine. */
function machinesPath(): string {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.filter((folder) => !folder.endsWith(join("node_modules", ".bin"))).join(delimiter);
}

function figure(what: string, unit: Figure["unit"], ours: number, target: string): Figure {
  return { group: GROUP, what, unit, ours, target, peers: [] };
}
