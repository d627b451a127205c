import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Figure } from "./report.ts";
import { Timing } from "./timing.ts";

const LIGHTHOUSE = "lighthouse@13.5.0";
const CHROME_FLAGS =
  "--headless=new --no-sandbox --disable-gpu --no-first-run --disable-background-networking";
/** One visit says little: Lighthouse's own advice is to take the middle of five. */
const VISITS = 5;
const STOCK_SLOWDOWN = 4;

interface Report {
  environment: { benchmarkIndex: number };
  categories: Record<string, { title: string; score: number }>;
  audits: Record<string, { numericValue: number }>;
}

/** A page on a throttled phone, as Lighthouse sees it. It is fetched when asked for: no other command needs it. */
export async function measureByLighthouse(name: string, url: string): Promise<Figure[]> {
  const visits = [await visit(url, STOCK_SLOWDOWN)];
  const { environment, categories } = visits[0]!;
  while (visits.length < VISITS) visits.push(await visit(url, STOCK_SLOWDOWN));
  const slowdown = slowdownFor(environment.benchmarkIndex);
  const calibrated: Report[] = [];
  while (slowdown !== STOCK_SLOWDOWN && calibrated.length < VISITS)
    calibrated.push(await visit(url, slowdown));

  const figure = (what: string, unit: Figure["unit"], ours: number, target: string): Figure => ({
    group: "Pages",
    what: `${name}, by Lighthouse: ${what}`,
    unit,
    ours,
    target,
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
        "≥ 95",
      ),
      figure(`largest paint${where}`, "ms", middle(audited("largest-contentful-paint")), "≤ 2,000 ms"),
      figure(`blocked${where}`, "ms", middle(audited("total-blocking-time")), "≤ 100 ms"),
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
 * machines; for others Lighthouse gives a table (docs/throttling.md in its repository).
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
