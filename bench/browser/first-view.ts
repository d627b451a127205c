import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium, type Page } from "@playwright/test";
import { startProgram } from "../program.ts";
import type { Benchmark, Figure } from "../report.ts";
import { measureSlowVisits } from "./slow-visit.ts";

const KB = 1024;
const BROWSER = {
  executablePath: process.env.CHROME_PATH ?? "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--use-angle=swiftshader",
    "--enable-unsafe-swiftshader",
    // Without a graphics card only WebGL is emulated: a page drawn by the emulation takes many times as long.
    "--disable-gpu-rasterization",
    "--disable-gpu-compositing",
  ],
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
    const { listMs, pinsSeenMs, pinsDrawnMs } = await measureSlowVisits(browser, `${server.address}/map`);
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
      figure(`The first pins are seen, from the page, ${slow}`, "ms", pinsSeenMs, "≤ 6,000 ms"),
      figure(`The map has drawn them, ${slow}`, "ms", pinsDrawnMs, "≤ 6,000 ms"),
    ];
  } finally {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true });
  }
};

const QUIET_MS = 3_000;

async function measure(page: Page, url: string) {
  let scriptBytes = 0;
  let allBytes = 0;
  let lastMs = performance.now();
  const scripts = new Set<string>();
  page.on("requestfinished", async (request) => {
    lastMs = performance.now();
    const { responseBodySize, responseHeadersSize } = await request.sizes();
    const isScript = request.url().endsWith(".js");
    const isFirst = isScript && !scripts.has(request.url());
    // The browser does not tell the size of a worker's script; what the worker shares with the page is loaded once.
    const told = isFirst ? Number(await (await request.response())?.headerValue("content-length")) : 0;
    const body = isScript ? told : responseBodySize;
    if (isScript) scripts.add(request.url());
    if (isScript) scriptBytes += body;
    if (!isScript || isFirst) allBytes += body + responseHeadersSize;
  });
  const hasGround = page.waitForResponse(/\.pmtiles$/, { timeout: 120_000 });
  await page.goto(url);
  await hasGround;
  while (performance.now() - lastMs < QUIET_MS) await page.waitForTimeout(QUIET_MS / 4);
  return { scriptKb: scriptBytes / KB, allKb: allBytes / KB };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  for (const { what, ours, unit, target } of await firstViewBenchmark((progress) => console.error(progress)))
    console.info(what, ours.toFixed(0), unit, target);
}
