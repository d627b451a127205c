import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "@playwright/test";
import { startProgram } from "../program.ts";
import type { Benchmark, Figure } from "../report.ts";
import { measureSlowVisits } from "./slow-visit.ts";

const KB = 1024;
const BROWSER = {
  executablePath: process.env.CHROME_PATH ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"],
};

/** What a first visit to the map transfers, on a cold cache, until the map has settled. */
export const firstViewBenchmark: Benchmark = async (say) => {
  const folder = mkdtempSync(join(tmpdir(), "whereabouts-bench-"));
  const server = await startProgram("src/server/main.ts", [], {
    DATA_DIR: join(folder, "data"),
    PORT: "0",
    LOG_LEVEL: "silent",
    STREET_TILES_URL: "",
  });
  const browser = await chromium.launch(BROWSER);
  try {
    say("a first visit to the map");
    const { scriptKb, allKb } = await measure(await browser.newPage(), `${server.address}/map`);
    say("the same on a slow phone, five times");
    const { listMs, pinsMs } = await measureSlowVisits(browser, `${server.address}/map`);
    const figure = (what: string, unit: Figure["unit"], ours: number, target: string): Figure => ({
      group: "A first visit to the map",
      what,
      unit,
      ours,
      target,
      peers: [],
    });
    const slow = "slow 4G, processor 4 × slower";
    return [
      figure("Script, compressed", "KB", scriptKb, "≤ 400 KB"),
      figure("Everything, compressed", "KB", allKb, "≤ 600 KB"),
      figure(`The list of venues can be read, ${slow}`, "ms", listMs, "≤ 2,500 ms"),
      figure(`The first pins are drawn, ${slow}`, "ms", pinsMs, "≤ 6,000 ms"),
    ];
  } finally {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true });
  }
};

async function measure(page: import("@playwright/test").Page, url: string) {
  let scriptBytes = 0;
  let allBytes = 0;
  page.on("requestfinished", async (request) => {
    const { responseBodySize, responseHeadersSize } = await request.sizes();
    allBytes += responseBodySize + responseHeadersSize;
    if (request.url().endsWith(".js")) scriptBytes += responseBodySize;
  });
  await page.goto(url);
  // The map writes its view into the address once it is painted.
  await page.waitForURL(/at=/, { timeout: 120_000 });
  await page.waitForLoadState("networkidle");
  return { scriptKb: scriptBytes / KB, allKb: allBytes / KB };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  for (const { what, ours, unit, target } of await firstViewBenchmark((progress) => console.error(progress)))
    console.info(what, ours.toFixed(0), unit, target);
}
