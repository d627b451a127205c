import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, totalmem } from "node:os";
import { join } from "node:path";
import type { Figure } from "./report.ts";
import { ratio, round } from "./table.ts";

/** What a run leaves behind: figures of a benchmark, or the outcome of a step of the torture. */
type Result = { measuredAt: string; machine: string } & (
  | { figures: Figure[] }
  | { step: { name: string; what: string; figure: string; problems: string[]; seconds: number } }
);

const RESULTS = "bench/results";
/** Figures of before and after a change, which no run can measure again. Written by hand. */
const COMPARISONS = "bench/comparisons.md";
/** The order of the page; other results follow. */
const ORDER = [
  "map",
  "evening",
  "search",
  "places",
  "growth",
  "server",
  "workers",
  "pages",
  "event-pages",
  "lighthouse",
  "import",
  "sources",
  "visit",
  "frames",
];

export function machineSize(): string {
  return `${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GB`;
}

/** Keeps what was measured. Small worlds have a folder of their own, so that they never stand in for large ones. */
export function saveResult(name: string, measured: object, isSmall = false): void {
  const folder = isSmall ? `${RESULTS}/small` : RESULTS;
  mkdirSync(folder, { recursive: true });
  const result = { measuredAt: new Date().toISOString(), machine: machineSize(), ...measured };
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(result, null, 2)}\n`);
}

/** Writes docs/benchmarks.md from every result there is and the comparisons, and returns its path. */
export function writeBenchmarkDocs(isSmall = false): string {
  const folder = isSmall ? `${RESULTS}/small` : RESULTS;
  const file = isSmall ? `${folder}/benchmarks.md` : "docs/benchmarks.md";
  const page = benchmarkPage(readResults(folder));
  writeFileSync(file, isSmall ? page : `${page}\n${readFileSync(COMPARISONS, "utf8")}`);
  return file;
}

function readResults(folder: string): Result[] {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".json")) : [];
  const place = (name: string) => ORDER.indexOf(name.slice(0, -5)) + 1 || ORDER.length + 1;
  return names
    .sort((a, b) => place(a) - place(b) || a.localeCompare(b))
    .map((name) => JSON.parse(readFileSync(join(folder, name), "utf8")));
}

export function benchmarkPage(results: readonly Result[]): string {
  const groups = Map.groupBy(
    results.flatMap((result) =>
      "figures" in result ? result.figures.map((figure) => ({ ...result, figure })) : [],
    ),
    ({ figure }) => figure.group,
  );
  const sections = [...groups].map(([group, rows]) => [
    `## ${group}`,
    "",
    when(rows),
    "",
    "| What | Promise | Figure | Beside it | Ratio |",
    "|---|---|---:|---|---|",
    ...rows.map(({ figure }) => figureRow(figure)),
  ]);
  const steps = results.flatMap((result) => ("step" in result ? [result] : []));
  if (steps.length > 0)
    sections.push([
      "## Torture",
      "",
      when(steps),
      "",
      "| What | Result | |",
      "|---|---|---|",
      ...steps.map(({ step }) =>
        tableRow([step.what, step.figure, step.problems.length === 0 ? "passed" : "**failed**"]),
      ),
    ]);
  const intro =
    "Written by `npm run bench` and `npm run torture` from what they measured. Peers are measured in the same\nrun on the same data, and load is made on the same machine that answers it.";
  return `${[["# Benchmarks", "", intro], ...sections].map((lines) => lines.join("\n")).join("\n\n")}\n`;
}

function figureRow({ what, unit, ours, target = "", peers }: Figure): string {
  const names = peers.map(({ name, value }) => `${name}: ${round(value)} ${unit}`).join("<br>");
  const ratios = peers.map(({ value }) => ratio(unit, ours, value)).join("<br>");
  return tableRow([what, target, `${round(ours)} ${unit}`, names, ratios]);
}

function tableRow(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll("|", "\\|").replaceAll("\n", " ")).join(" | ")} |`;
}

function when(results: readonly { measuredAt: string; machine: string }[]): string {
  const runs = new Set(results.map(({ measuredAt, machine }) => `${measuredAt.slice(0, 10)}, ${machine}`));
  return `Measured: ${[...runs].join("; ")}.`;
}
