import { pathToFileURL } from "node:url";
import { allSteps } from "../src/server/atlas/text/segment-builder.ts";
import { TextIndex } from "../src/server/atlas/text/text-index.ts";
import type { Benchmark, Figure } from "./report.ts";
import { timeMiniSearch, timePostgresText } from "./search-peers.ts";
import { searchQueries } from "./search-queries.ts";
import { venuesWithTexts } from "./texts.ts";
import { Timing, timeEach } from "./timing.ts";

export interface SearchBenchmarkOptions {
  events?: number;
  /** A database in which a schema of our own may be made and dropped. */
  postgresUrl?: string | undefined;
}

const GROUP = "Search";
const FIRST_PAGE = { offset: 0, limit: 10 };
const MB = 1024 * 1024;

export function searchBenchmark({ events = 500_000, postgresUrl }: SearchBenchmarkOptions = {}): Benchmark {
  return async (say) => {
    // First, while no texts are held: the server does not hold them either, and they would lengthen every pause for garbage.
    const changes = measureChanges(events, say);
    say(`texts of ${events.toLocaleString("en")} events`);
    const venues = [...venuesWithTexts(events)];
    const queries = searchQueries(venues, 1_100);
    // Some take a peer seconds: three of each kind are enough.
    const peerQueries = queries.slice(0, 33);

    say("our index");
    const index = new TextIndex(() => {});
    const start = performance.now();
    index.put(venues);
    const buildS = (performance.now() - start) / 1000;
    timeEach(queries.slice(550), (query) => index.find(query, FIRST_PAGE));
    const found = timeEach(queries, (query) => index.find(query, FIRST_PAGE));
    const hits = timeEach(queries, (query) => index.hits(query));
    const memoryMb = index.memory() / MB;

    say("MiniSearch");
    const peers = [{ name: "MiniSearch", timing: timeMiniSearch(venues, peerQueries) }];
    if (postgresUrl !== undefined) {
      say("PostgreSQL full text");
      const timing = await timePostgresText(postgresUrl, venues, peerQueries);
      peers.push({ name: "PostgreSQL full text", timing });
    }
    const beside = (of: (timing: Timing) => number) =>
      peers.map(({ name, timing }) => ({ name, value: of(timing) }));
    return [
      {
        ...figure("One to three words, typos and short prefixes, exact totals, p50", found.p50),
        target: "≤ 2 ms; 10 × each peer",
        peers: beside((timing) => timing.p50),
      },
      {
        ...figure("One to three words, typos and short prefixes, exact totals, p99", found.p99),
        target: "≤ 10 ms",
        peers: beside((timing) => timing.p99),
      },
      figure("Every matching event, for the map's filter, p50", hits.p50),
      figure("Every matching event, for the map's filter, p99", hits.p99),
      ...changes,
      { group: GROUP, what: "Building the index from texts", unit: "s", ours: buildS, peers: [] },
      { group: GROUP, what: "Memory of the index", unit: "MB", ours: memoryMb, peers: [] },
    ];
  };
}

/** Single venues change until the large segment is rewritten; its steps are timed one by one. */
function measureChanges(events: number, say: (progress: string) => void): Figure[] {
  say("changes of a large index");
  let due: (() => void) | undefined;
  const index = new TextIndex((step) => {
    due = step;
  });
  const steps: number[] = [];
  const joinAll = () => {
    while (due !== undefined) {
      const step = due;
      due = undefined;
      const start = performance.now();
      step();
      steps.push(performance.now() - start);
    }
  };
  const most = Math.floor(events * 0.85);
  const changed = venuesWithTexts(most).take(1_000).toArray();
  allSteps(index.fill(venuesWithTexts(most)));
  timeEach(changed.slice(0, 200), (venue) => index.put([venue]));
  const puts = timeEach(changed.slice(200), (venue) => index.put([venue]));
  joinAll();
  index.put(venuesWithTexts(events - most, "more texts").toArray());
  joinAll();
  return [
    figure("Changing one venue, p50", puts.p50, "a few ms"),
    figure("Changing one venue, p99", puts.p99),
    figure("Changing one venue, longest", puts.quantile(1), "≤ 100 ms"),
    figure("Joining all segments, longest step", new Timing(steps).quantile(1), "≤ 100 ms"),
  ];
}

function figure(what: string, ours: number, target?: string): Figure {
  return { group: GROUP, what, unit: "ms", ours, peers: [], ...(target === undefined ? {} : { target }) };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [events = "500000", postgresUrl] = process.argv.slice(2);
  const figures = await searchBenchmark({ events: Number(events), postgresUrl })((progress) =>
    console.error(progress),
  );
  for (const { what, ours, unit, target = "", peers } of figures) {
    const beside = peers.map(
      ({ name, value }) => `${name} ${value.toFixed(1)} (${(value / ours).toFixed(0)} ×)`,
    );
    console.log([what, `${ours.toFixed(2)} ${unit}`, target, ...beside].filter(Boolean).join(" · "));
  }
}
