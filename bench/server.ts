import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import autocannon from "autocannon";
import { VenueWithEvents } from "../src/contract/catalog.ts";
import { urls } from "../src/contract/urls.ts";
import { fillDatabase } from "./fill-database.ts";
import { startProgram } from "./program.ts";
import type { Benchmark, Figure } from "./report.ts";
import { timeEachAsync } from "./timing.ts";

const GROUP = "The server";
const SECONDS = 8;
const CONNECTIONS = 20;
/** A city-sized view. */
const CITY = { west: 23.2, south: 42.6, east: 23.45, north: 42.77 };

export interface ServerBenchmarkOptions {
  venues?: number;
}

/** Starting from a filled embedded database, and answering the map over HTTP beside Fastify alone. */
export function serverBenchmark({ venues = 100_000 }: ServerBenchmarkOptions = {}): Benchmark {
  return async (say) => {
    const folder = mkdtempSync(join(tmpdir(), "whereabouts-bench-"));
    try {
      const dataDir = join(folder, "data");
      await fillDatabase({ dataDir }, venues, say);
      const settings = { DATA_DIR: dataDir, PORT: "0", DEMO: "off", LOG_LEVEL: "silent" };
      const started = async () => {
        const server = await startProgram("src/server/main.ts", [], settings);
        const start = performance.now();
        // A search is answered when texts are indexed, which goes on for a while after the start.
        await fetch(server.address + urls.search("jazz", 1));
        return { ...server, indexedS: (performance.now() - start) / 1000 };
      };
      say("starting from it");
      const first = await started();
      say("waiting for a snapshot");
      while (!existsSync(join(dataDir, "atlas.snapshot"))) await setTimeout(1_000);
      await first.stop();
      say("starting from the snapshot");
      const ours = await started();
      const same = () => urls.venuesInBounds(CITY, 0);
      const bare = await startProgram("bench/bare-server.ts", [ours.address + same()], {});
      say("asking for a city's venues over and over");
      let shift = 0;
      const other = () => urls.venuesInBounds({ ...CITY, west: CITY.west + ++shift / 1e9 }, 0);
      const figures = [
        start(first.startedS, venues, "an embedded database", "≤ 8 s for 100,000"),
        start(ours.startedS, venues, "its snapshot and the embedded database", "≤ 3 s for 100,000"),
        {
          group: GROUP,
          what: "Texts searchable after that start",
          unit: "s" as const,
          ours: ours.indexedS,
          peers: [],
        },
        figure(
          "A city's venues, asked again",
          await requestsPerSecond(ours.address, same),
          await requestsPerSecond(bare.address, same),
          "≥ 0.7 of bare Fastify",
        ),
        figure(
          "A city's venues, never asked before",
          await requestsPerSecond(ours.address, other),
          await requestsPerSecond(bare.address, other),
          "≥ 0.3 of bare Fastify",
        ),
      ];
      say("asking for one event after another");
      figures.push(...(await timeEvents(ours.address)));
      await ours.stop();
      await bare.stop();
      return figures;
    } finally {
      rmSync(folder, { recursive: true });
    }
  };
}

/** Events of the city by their addresses, each the first time it is asked for. */
async function timeEvents(address: string): Promise<Figure[]> {
  const answer = await fetch(address + urls.venuesInBounds(CITY, 0));
  const venues = VenueWithEvents.array().parse(await answer.json());
  const events = venues.flatMap(({ slug: location, category, events }) =>
    events.map(({ slug: name, date }) => ({ location, category, name, date })),
  );
  if (events.length === 0) throw new Error("There is no event in the city.");
  const figures: Figure[] = [];
  for (const [what, urlOf] of [
    ["An event by its address", urls.singleEvent],
    ["The page of an event", urls.eventPage],
  ] as const) {
    const timing = await timeEachAsync(events, async (event) => {
      const { status } = await fetch(address + urlOf(event));
      if (status !== 200) throw new Error(`${urlOf(event)} answered ${status}`);
    });
    figures.push({
      group: GROUP,
      what: `${what}, p50 of ${events.length}`,
      unit: "ms",
      ours: timing.p50,
      peers: [],
    });
  }
  return figures;
}

function start(startedS: number, venues: number, from: string, target: string): Figure {
  const what = `Start from ${from} of ${venues.toLocaleString("en")} venues`;
  return { group: GROUP, what, unit: "s", ours: startedS, target, peers: [] };
}

function figure(what: string, ours: number, bare: number, target: string): Figure {
  return { group: GROUP, what, unit: "req/s", ours, target, peers: [{ name: "bare Fastify", value: bare }] };
}

async function requestsPerSecond(address: string, nextPath: () => string): Promise<number> {
  const run = (duration: number) =>
    autocannon({
      url: address,
      connections: CONNECTIONS,
      duration,
      requests: [{ setupRequest: (request) => ({ ...request, path: nextPath() }) }],
    });
  await run(2);
  const { requests, non2xx, errors } = await run(SECONDS);
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests failed`);
  return requests.average;
}
