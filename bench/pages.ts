import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import { urls } from "../src/contract/urls.ts";
import { startSite } from "./process-tree.ts";
import { type Program, startProgram } from "./program.ts";
import type { Benchmark, Figure } from "./report.ts";
import { measureSitemap } from "./sitemap.ts";
import { Timing } from "./timing.ts";

const GROUP = "Pages";
const SECONDS = 8;
const CONNECTIONS = 20;
const ROUNDS = 80;

interface PagesBenchmarkOptions {
  /** How many the sitemap lists. */
  events: number;
  postgresUrl: string;
}

/** Pages of the demo world without a session, compared with Fastify sending as many bytes. */
export function pagesBenchmark({ events, postgresUrl }: PagesBenchmarkOptions): Benchmark {
  return async (say) => [
    ...(await inDemoWorld(async (ours) => [
      ...(await measureCached(ours, say)),
      ...(await measureRendered(ours, say)),
    ])),
    ...(await measureSitemap(postgresUrl, events, say)),
  ];
}

/** Event pages that are in no cache yet, from the server as `npm start` runs it. */
export const eventPagesBenchmark: Benchmark = (say) =>
  inDemoWorld(
    (ours) => measureEventPages(ours, say),
    (env) => startSite(["scripts/serve"], env),
  );

type Served = Pick<Program, "address" | "stop">;

async function inDemoWorld(
  measure: (ours: Served) => Promise<Figure[]>,
  start = (env: Record<string, string>): Promise<Served> => startProgram("src/server/main.ts", [], env),
): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "whereabouts-bench-"));
  const ours = await start({ DATA_DIR: dataDir, PORT: "0", DEMO: "on", LOG_LEVEL: "silent" });
  try {
    return await measure(ours);
  } finally {
    await ours.stop();
    rmSync(dataDir, { recursive: true });
  }
}

type Say = Parameters<Benchmark>[0];

async function measureCached(ours: Served, say: Say): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, encoding] of [
    ["plain", "identity"],
    ["compressed", "gzip"],
  ] as const) {
    say(`the landing page, ${name}`);
    const bare = await startProgram("bench/bare-server.ts", [ours.address + urls.home, encoding], {});
    figures.push({
      group: GROUP,
      what: `The landing page from the cache, ${name}`,
      unit: "req/s",
      ours: (await ask(ours.address, () => urls.home, encoding)).requests.average,
      target: "≥ 0.5 of bare Fastify",
      peers: [
        {
          name: "bare Fastify",
          value: (await ask(bare.address, () => urls.home, encoding)).requests.average,
        },
      ],
    });
    await bare.stop();
  }
  return figures;
}

async function measureRendered(ours: Served, say: Say): Promise<Figure[]> {
  say("pages that are in no cache yet");
  let count = 0;
  const newPage = () => `${urls.home}?visit=${++count}`;
  const headers = { "accept-encoding": "identity" };
  const together: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const page = ours.address + newPage();
    const timesMs = await timeTogether(() => fetch(page, { headers }).then((answer) => answer.text()));
    if (round >= ROUNDS / 4) together.push(...timesMs);
  }
  const { latency } = await ask(ours.address, newPage, "identity");
  const figure = (what: string, ms: number): Figure => ({
    group: GROUP,
    what: `${CONNECTIONS} visitors at once, ${what}`,
    unit: "ms",
    ours: ms,
    peers: [],
  });
  return [
    {
      ...figure("a landing page not rendered yet, p95", new Timing(together).quantile(0.95)),
      target: "≤ 50 ms",
    },
    figure("each of them another one, over and over, p97.5", latency.p97_5),
  ];
}

/** Each page is asked for once: none of them is known. */
async function measureEventPages({ address }: Served, say: Say): Promise<Figure[]> {
  say("event pages, each another one");
  const sitemap = await (await fetch(`${address}/sitemaps/events-1.xml`)).text();
  const paths = sitemap
    .matchAll(/<loc>https?:\/\/[^/]+([^<]+)<\/loc>/g)
    .map(([, path = ""]) => path.replaceAll("&#38;", "&"))
    .toArray();
  const { requests, latency } = await ask(address, () => paths.pop() ?? urls.home, "identity");
  if (paths.length === 0) throw new Error("There were not enough event pages to ask for.");
  return [
    {
      group: GROUP,
      what: "Different event pages, one process",
      unit: "req/s",
      ours: requests.average,
      target: "≥ 300",
      peers: [],
    },
    {
      group: GROUP,
      what: `${CONNECTIONS} visitors, each another event page, over and over, p97.5`,
      unit: "ms",
      ours: latency.p97_5,
      target: "≤ 100 ms",
      peers: [],
    },
  ];
}

async function timeTogether(visit: () => Promise<unknown>): Promise<number[]> {
  const start = performance.now();
  const visits = Array.from({ length: CONNECTIONS }, () => visit().then(() => performance.now() - start));
  return Promise.all(visits);
}

async function ask(url: string, nextPath: () => string, encoding: string) {
  const run = (duration: number) =>
    autocannon({
      url,
      connections: CONNECTIONS,
      duration,
      headers: { "accept-encoding": encoding },
      requests: [{ setupRequest: (request) => ({ ...request, path: nextPath() }) }],
    });
  await run(2);
  const result = await run(SECONDS);
  if (result.non2xx + result.errors > 0) throw new Error(`${result.non2xx + result.errors} requests failed`);
  return result;
}
