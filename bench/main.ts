import { startPostgres } from "../tests/support/postgres.ts";
import { firstViewBenchmark } from "./browser/first-view.ts";
import { mapFramesBenchmark } from "./browser/map-frames.ts";
import { machineSize, saveResult, writeBenchmarkDocs } from "./docs.ts";
import { eveningBenchmark } from "./evening.ts";
import { federationBenchmark } from "./federation.ts";
import { followsBenchmark } from "./follows.ts";
import { footprintBenchmark } from "./footprint.ts";
import { growthBenchmark } from "./growth.ts";
import { holdsBenchmark } from "./holds.ts";
import { importBenchmark } from "./import.ts";
import { lighthouseBenchmark } from "./lighthouse.ts";
import { mapBenchmark } from "./map.ts";
import { eventPagesBenchmark, pagesBenchmark } from "./pages.ts";
import { placesBenchmark } from "./places.ts";
import type { Benchmark, Figure } from "./report.ts";
import { searchBenchmark } from "./search.ts";
import { serverBenchmark } from "./server.ts";
import { sourcesBenchmark } from "./sources.ts";
import { reportTable } from "./table.ts";
import { workersBenchmark } from "./workers.ts";

/**
 * `npm run bench [-- map evening search places growth server workers import sources follows federation pages event-pages holds footprint visit frames lighthouse] [-- --small]`: each figure beside its peers',
 * measured in this very run. Each time docs/benchmarks.md is written anew from the last result of each; `-- docs` does only that.
 */
const wanted = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const isSmall = process.argv.includes("--small");

const postgres = await startPostgres();
const postgresUrl = postgres.urlOf("postgres");
const benchmarks: Record<string, Benchmark> = {
  map: mapBenchmark({ venues: isSmall ? 50_000 : 1_000_000, postgresUrl }),
  evening: eveningBenchmark({ venues: isSmall ? 50_000 : 1_000_000 }),
  search: searchBenchmark({ events: isSmall ? 25_000 : 500_000, postgresUrl }),
  places: placesBenchmark({ venues: isSmall ? 5_000 : 100_000 }),
  growth: growthBenchmark(isSmall ? [1_000, 10_000] : [10_000, 100_000, 1_000_000]),
  server: serverBenchmark({ venues: isSmall ? 5_000 : 100_000 }),
  workers: workersBenchmark({ venues: isSmall ? 5_000 : 100_000, postgresUrl }),
  import: importBenchmark({ venues: 5_000, postgresUrl }),
  sources: sourcesBenchmark,
  follows: followsBenchmark({ followers: isSmall ? 1_000 : 10_000, postgresUrl }),
  federation: federationBenchmark({ servers: isSmall ? 500 : 10_000, postgresUrl }),
  pages: pagesBenchmark({
    events: isSmall ? 100_000 : 1_000_000,
    postgresUrl,
  }),
  "event-pages": eventPagesBenchmark,
  holds: holdsBenchmark,
  footprint: footprintBenchmark({ postgresUrl }),
  visit: firstViewBenchmark,
  frames: mapFramesBenchmark(),
  lighthouse: lighthouseBenchmark,
};
/** Fetches a program from the package registry, so it runs only where it is named. */
const ON_DEMAND = new Set(["lighthouse"]);

const figures: Figure[] = [];
try {
  for (const [name, measure] of Object.entries(benchmarks)) {
    if (wanted.length > 0 ? !wanted.includes(name) : ON_DEMAND.has(name)) continue;
    const measured = await measure((progress) => console.error(`  ${name}: ${progress}`));
    saveResult(name, { figures: measured }, isSmall);
    figures.push(...measured);
  }
} finally {
  await postgres.stop();
}

if (figures.length > 0) console.info(reportTable(figures));
console.info(`\n${machineSize()}. Written to ${writeBenchmarkDocs(isSmall)}.`);
