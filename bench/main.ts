import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism, totalmem } from "node:os";
import { startPostgres } from "#tests/support/postgres.ts";
import { firstViewBenchmark } from "./browser/first-view.ts";
import { mapFramesBenchmark } from "./browser/map-frames.ts";
import { importBenchmark } from "./import.ts";
import { mapBenchmark } from "./map.ts";
import { pagesBenchmark } from "./pages.ts";
import type { Benchmark, Figure } from "./report.ts";
import { searchBenchmark } from "./search.ts";
import { serverBenchmark } from "./server.ts";
import { reportTable } from "./table.ts";

/** `npm run bench [-- map search server import pages visit frames] [-- --small]`: each figure beside its peers', measured in this very run. */
const wanted = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const isSmall = process.argv.includes("--small");

const postgres = await startPostgres();
const postgresUrl = postgres.urlOf("postgres");
const benchmarks: Record<string, Benchmark> = {
  map: mapBenchmark({ venues: isSmall ? 50_000 : 1_000_000, postgresUrl }),
  search: searchBenchmark({ events: isSmall ? 25_000 : 500_000, postgresUrl }),
  server: serverBenchmark({ venues: isSmall ? 5_000 : 100_000 }),
  import: importBenchmark({ venues: isSmall ? 5_000 : 100_000, postgresUrl }),
  pages: pagesBenchmark,
  visit: firstViewBenchmark,
  frames: mapFramesBenchmark(),
};

const figures: Figure[] = [];
try {
  for (const [name, measure] of Object.entries(benchmarks)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    figures.push(...(await measure((progress) => console.error(`  ${name}: ${progress}`))));
  }
} finally {
  await postgres.stop();
}

const machine = `${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GB`;
const measuredAt = new Date().toISOString();
mkdirSync("bench/results", { recursive: true });
writeFileSync("bench/results/latest.json", JSON.stringify({ measuredAt, machine, figures }, null, 2));
console.info(reportTable(figures));
console.info(`\n${measuredAt.slice(0, 10)}, ${machine}. The same as JSON: bench/results/latest.json`);
