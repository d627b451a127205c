import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Figure } from "./report.ts";

const LIGHTHOUSE = "lighthouse@13.5.0";
const CHROME_FLAGS =
  "--headless=new --no-sandbox --disable-gpu --no-first-run --disable-background-networking";

interface Report {
  categories: Record<string, { title: string; score: number }>;
  audits: Record<string, { numericValue: number }>;
}

/** A page on a throttled phone, as Lighthouse sees it. It is fetched when asked for: no other command needs it. */
export async function measureByLighthouse(name: string, url: string): Promise<Figure[]> {
  const { stdout } = await promisify(execFile)(
    "npx",
    ["--yes", LIGHTHOUSE, url, "--output=json", "--quiet", `--chrome-flags=${CHROME_FLAGS}`],
    {
      env: { ...process.env, CHROME_PATH: process.env.CHROME_PATH ?? "/usr/bin/chromium" },
      maxBuffer: 2 ** 28,
      timeout: 120_000,
    },
  );
  const { categories, audits }: Report = JSON.parse(stdout);
  const figure = (what: string, unit: Figure["unit"], ours: number, target: string): Figure => ({
    group: "Pages",
    what: `${name}, by Lighthouse: ${what}`,
    unit,
    ours,
    target,
    peers: [],
  });
  return [
    ...Object.entries(categories).map(([id, { title, score }]) =>
      figure(title.toLowerCase(), "points", score * 100, id === "performance" ? "≥ 95" : "100"),
    ),
    figure("largest paint", "ms", audits["largest-contentful-paint"]!.numericValue, "≤ 2,000 ms"),
    figure("blocked", "ms", audits["total-blocking-time"]!.numericValue, "≤ 100 ms"),
  ];
}
