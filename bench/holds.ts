import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { readConfig } from "../src/server/config.ts";
import { startServer } from "../src/server/server.ts";
import type { Benchmark, Figure } from "./report.ts";

const GROUP = "Pages";
const TURNS = 5;
const WARM_UP_MS = 10_000;
const REST_MS = 300;
const BUILD = fileURLToPath(new URL("../build", import.meta.url));
const WORLD = "-179.9&-85&179.9&85";

/** Unauthenticated requests; `turn` gives each a cache key of its own. */
const ASKED: Readonly<Record<string, (turn: number) => string>> = {
  "a file of the sitemap": () => "/sitemaps/events-1.xml",
  "the sitemap's cities": () => "/sitemaps/cities.xml",
  "the world as GeoJSON, a new box each": (turn) => `/api/geojson/-179.${turn}1&-85&179.9&85`,
  "all venues of the world, a new box each": (turn) => `/api/locations/-179.${turn}1&-85&179.9&85&limit=0`,
  "the calendar of everything": () => "/feeds/all.ics",
  "a calendar month with a text": (turn) => `/embed/month?q=music%20${turn}`,
  "the reference, with an unknown parameter": (turn) => `/reference?junk=${turn}`,
  "the map, with an unknown parameter": (turn) => `/map?junk=${turn}`,
  "a map view of the world": (turn) => `/api/overview/-179.${turn}1&-85&179.9&85&zoom=2`,
  "how many a filter gives worldwide": (turn) => `/api/counts/-179.${turn}1&-85&179.9&85?q=music`,
  "the days of the world": (turn) => `/api/timeline/${WORLD}?days=${300 + turn}`,
};

/** The longest time of the processor that one request keeps all others waiting for, in the demo world. */
export const holdsBenchmark: Benchmark = async (say) => {
  const dataDir = mkdtempSync(join(tmpdir(), "whereabouts-bench-"));
  const env = { DATA_DIR: dataDir, PORT: "0", DEMO: "on", LOG_LEVEL: "silent", HOST: "127.0.0.1" };
  const server = await startServer(readConfig(env), { kind: "built", folder: BUILD });
  const client = new Worker(CLIENT, { eval: true });
  const ask = (path: string) =>
    new Promise<void>((resolve, reject) => {
      client.once("message", (status) =>
        status === 200 ? resolve() : reject(new Error(`${path}: ${status}`)),
      );
      client.postMessage(server.address + path);
    });
  try {
    await new Promise((resolve) => setTimeout(resolve, WARM_UP_MS));
    const figures: Figure[] = [];
    for (const [what, pathOf] of Object.entries(ASKED)) {
      say(what);
      // Warm-up: compiling and first reads are not measured.
      await ask(pathOf(0));
      const holds: number[] = [];
      const works: number[] = [];
      for (let turn = 1; turn <= TURNS; turn++) {
        await new Promise((resolve) => setTimeout(resolve, REST_MS));
        const { longestMs, workMs } = await holdsDuring(() => ask(pathOf(turn)));
        holds.push(longestMs);
        works.push(workMs);
      }
      figures.push({
        group: GROUP,
        what: `One request, ${what}: the longest hold of the main thread`,
        unit: "ms",
        ours: Math.max(...holds),
        target: "≤ 50 ms",
        peers: [{ name: "all of its work", value: works.sort((a, b) => a - b)[TURNS >> 1]! }],
      });
    }
    return figures;
  } finally {
    await client.terminate();
    await server.stop();
    rmSync(dataDir, { recursive: true });
  }
};

/** By the thread's own processor time, which other work on the machine does not change. */
async function holdsDuring(work: () => Promise<void>): Promise<{ longestMs: number; workMs: number }> {
  const usedMs = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1_000;
  };
  let longestMs = 0;
  let workMs = 0;
  let lastMs = usedMs();
  let isOver = false;
  const look = () => {
    const nowMs = usedMs();
    longestMs = Math.max(longestMs, nowMs - lastMs);
    // Below, it is the turning of the loop itself.
    if (nowMs - lastMs > 0.5) workMs += nowMs - lastMs;
    lastMs = nowMs;
    if (!isOver) setImmediate(look);
  };
  look();
  await work();
  isOver = true;
  look();
  return { longestMs, workMs };
}

/** In a thread of its own, so that reading an answer is not counted. */
const CLIENT = `
const { parentPort } = require("node:worker_threads");
parentPort.on("message", async (url) => {
  const answer = await fetch(url, { headers: { "accept-encoding": "br" } });
  await answer.arrayBuffer();
  parentPort.postMessage(answer.status);
});`;
