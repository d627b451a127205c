import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { urls } from "../src/contract/urls.ts";
import { measureScriptOfMap } from "./browser/map-script.ts";
import { type Program, startProgram } from "./program.ts";
import type { Benchmark, Figure } from "./report.ts";
import { Timing } from "./timing.ts";

const LIGHTHOUSE = "lighthouse@13.5.0";
const CHROME_FLAGS =
  "--headless=new --no-sandbox --disable-gpu --no-first-run --disable-background-networking";
/** One visit says little: Lighthouse's own advice is to take the middle of five. */
const VISITS = 5;
const STOCK_SLOWDOWN = 4;
const GROUP = "Pages on a phone";

interface Report {
  environment: { benchmarkIndex: number };
  categories: Record<string, { title: string; score: number }>;
  audits: Record<string, { numericValue: number }>;
}

interface Promises {
  performance?: string;
  largestPaint: string;
  blocked?: string;
}

const READ: Promises = { performance: "≥ 98", largestPaint: "≤ 2,000 ms", blocked: "≤ 100 ms" };
/** Without a graphics card a map's points and its blocked time are those of drawing. */
const MAP: Promises = { largestPaint: "≤ 2,500 ms" };

/** Pages of the demo world on a throttled phone, as Lighthouse sees them. */
export const lighthouseBenchmark: Benchmark = async (say) => {
  const dataDir = mkdtempSync(join(tmpdir(), "whereabouts-bench-"));
  const env = { DATA_DIR: dataDir, PORT: "0", DEMO: "on", LOG_LEVEL: "silent", STREET_TILES_URL: "" };
  const ours = await startProgram("src/server/main.ts", [], env);
  try {
    const figures: Figure[] = [];
    for (const [name, path] of await pagesToRead(ours)) {
      say(name);
      figures.push(...(await measureByLighthouse(name, ours.address + path, READ)));
    }
    say("The map");
    figures.push(...(await measureByLighthouse("The map", ours.address + urls.map, MAP)));
    say("The map's script");
    const scriptMs = await measureScriptOfMap(ours.address + urls.map);
    const what = "The map: blocked by script apart from drawing, processor 4 × slower";
    return [...figures, { group: GROUP, what, unit: "ms", ours: scriptMs, target: "≤ 600 ms", peers: [] }];
  } finally {
    await ours.stop();
    rmSync(dataDir, { recursive: true });
  }
};

async function pagesToRead({ address }: Program): Promise<[name: string, path: string][]> {
  const linkOn = async (page: string, link: RegExp) =>
    link.exec(await (await fetch(address + page)).text())![1]!.replaceAll("&amp;", "&");
  const event = await linkOn(urls.home, /href="(\/event\/[^"]+)"/);
  return [
    ["The landing page", urls.home],
    ["An event", event],
    ["An article", await linkOn(urls.blog, /href="(\/blog\/[^"]+)"/)],
    ["A venue", await linkOn(event, /href="(\/venue\/[^"]+)"/)],
    ["A city", await linkOn(event, /href="(\/city\/[^"]+)"/)],
  ];
}

/** It is fetched when asked for: no other command needs it. */
async function measureByLighthouse(name: string, url: string, promises: Promises): Promise<Figure[]> {
  const visits = [await visit(url, STOCK_SLOWDOWN)];
  const { environment, categories } = visits[0]!;
  while (visits.length < VISITS) visits.push(await visit(url, STOCK_SLOWDOWN));
  const slowdown = slowdownFor(environment.benchmarkIndex);
  const calibrated: Report[] = [];
  while (slowdown !== STOCK_SLOWDOWN && calibrated.length < VISITS)
    calibrated.push(await visit(url, slowdown));

  const figure = (what: string, unit: Figure["unit"], ours: number, target?: string): Figure => ({
    group: GROUP,
    what: `${name}, by Lighthouse: ${what}`,
    unit,
    ours,
    ...(target && { target }),
    peers: [],
  });
  const speed = (reports: Report[], times: number) => {
    const middle = (read: (report: Report) => number) => new Timing(reports.map(read)).quantile(0.5);
    const where = `, processor ${times} × slower`;
    return [
      figure(
        `performance${where}`,
        "points",
        middle((it) => it.categories.performance!.score * 100),
        promises.performance,
      ),
      figure(
        `largest paint${where}`,
        "ms",
        middle(audited("largest-contentful-paint")),
        promises.largestPaint,
      ),
      figure(`blocked${where}`, "ms", middle(audited("total-blocking-time")), promises.blocked),
    ];
  };
  return [
    ...(calibrated.length > 0 ? speed(calibrated, slowdown) : []),
    ...speed(visits, STOCK_SLOWDOWN),
    ...Object.entries(categories)
      .filter(([id]) => id !== "performance")
      .map(([, { title, score }]) => figure(title.toLowerCase(), "points", score * 100, "100")),
  ];
}

const audited = (audit: string) => (report: Report) => report.audits[audit]!.numericValue;

/**
 * How many times slower a phone of the middle class is than this machine. The stock slowdown is made for fast desktop
 * machines; for others Lighthouse gives a table (throttling.md in its repository).
 */
function slowdownFor(benchmarkIndex: number): number {
  if (benchmarkIndex >= 1_500) return STOCK_SLOWDOWN;
  return benchmarkIndex >= 800 ? 2 : 1;
}

async function visit(url: string, slowdown: number): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    "npx",
    [
      "--yes",
      LIGHTHOUSE,
      url,
      "--output=json",
      "--quiet",
      `--throttling.cpuSlowdownMultiplier=${slowdown}`,
      `--chrome-flags=${CHROME_FLAGS}`,
    ],
    {
      env: { ...process.env, CHROME_PATH: process.env.CHROME_PATH ?? "/usr/bin/chromium" },
      maxBuffer: 2 ** 28,
      timeout: 120_000,
    },
  );
  return JSON.parse(stdout);
}
