import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Browser, chromium, type Page } from "@playwright/test";
import { serveMapPage } from "../../tests/browser/map-engine/serve.ts";
import type { Benchmark, Figure } from "../report.ts";
import { Timing } from "../timing.ts";
import { STEPS_OF_DRAG } from "./map-page/frames.ts";
import type { MapRun, RunOptions } from "./map-page/page.ts";

export interface MapFramesOptions {
  venues?: number;
  views?: View[];
}

interface View {
  zoom: number;
  screen: keyof typeof SCREENS;
}

/** Without a graphics card a frame costs what its pixels cost. */
const SCREENS = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const VIEWS: View[] = [
  { zoom: 11, screen: "desktop" },
  // From this zoom on pins have names.
  { zoom: 14, screen: "desktop" },
  { zoom: 14, screen: "phone" },
];
const SCRIPT_DRAGS = 4;
const SAMPLE_US = 200;
/** How the profiler calls what is none of the page's functions. */
const NO_SCRIPT = new Set(["(root)", "(program)", "(idle)"]);
const RUN = { turns: 2, dragsPerTurn: 2, refilters: 8 };
/** Other venues take it seconds where we take milliseconds. */
const PEER_RUN = { turns: 2, dragsPerTurn: 2, refilters: 2 };
const PEER = "Leaflet.markercluster";

/** In a real browser: what a hundred thousand venues cost a map that is panned, and how soon others are painted. */
export function mapFramesBenchmark({ venues = 100_000, views = VIEWS }: MapFramesOptions = {}): Benchmark {
  return async (say) => {
    const site = await serveMapPage(join(import.meta.dirname, "map-page"));
    const browser = await chromium.launch({
      executablePath: process.env.CHROME_PATH ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--use-angle=swiftshader",
        "--enable-unsafe-swiftshader",
        // Frames come as fast as they are done, or all would take the screen's 16.7 ms.
        "--disable-frame-rate-limit",
        "--disable-gpu-vsync",
      ],
    });
    const figures: Figure[] = [];
    try {
      for (const { zoom, screen } of views) {
        say(`${venues.toLocaleString("en")} venues at zoom ${zoom}, ${screen}`);
        const run = (options: Omit<RunOptions, "venues" | "zoom">): Promise<MeasuredRun> =>
          runIn(browser, site.url, SCREENS[screen], { venues, zoom, ...options });
        const ours = await run({ ...RUN, kind: "ours" });
        say(`the same by ${PEER}`);
        const leaflet = await run({ ...PEER_RUN, kind: "leaflet" });
        figures.push(...figuresOf(`zoom ${zoom}, ${screen}`, ours, leaflet));
      }
    } finally {
      await browser.close();
      await site.close();
    }
    return figures;
  };
}

interface MeasuredRun extends MapRun {
  /** Of the main thread, for each frame. */
  scriptMs: number;
  emptyScriptMs: number;
}

async function runIn(
  browser: Browser,
  url: string,
  viewport: { width: number; height: number },
  options: RunOptions,
): Promise<MeasuredRun> {
  const page = await browser.newPage({ viewport });
  try {
    page.setDefaultTimeout(0);
    await page.goto(url);
    const run = await page.evaluate((given) => window.runMap(given), options);
    const scriptMs = await scriptPerFrame(page, "full");
    return { ...run, scriptMs, emptyScriptMs: await scriptPerFrame(page, "none") };
  } finally {
    await page.close();
  }
}

/**
 * What the main thread's own script takes, by sampling. Calls of WebGL do not count: without a graphics card they wait
 * for one in software. Nor does layout, of which the peer has more.
 */
async function scriptPerFrame(page: Page, shown: "none" | "full"): Promise<number> {
  await page.evaluate((what) => window.showAgain(what), shown);
  const session = await page.context().newCDPSession(page);
  const drawing = new Set(
    await page.evaluate(() => Object.getOwnPropertyNames(WebGL2RenderingContext.prototype)),
  );
  await session.send("Profiler.enable");
  await session.send("Profiler.setSamplingInterval", { interval: SAMPLE_US });
  await page.evaluate((drags) => window.panOn(drags), SCRIPT_DRAGS);
  await session.send("Profiler.start");
  await page.evaluate((drags) => window.panOn(drags), SCRIPT_DRAGS);
  const { profile } = await session.send("Profiler.stop");
  const isScript = new Set(
    profile.nodes
      .filter(({ callFrame: { functionName, url } }) =>
        url ? true : !drawing.has(functionName) && !NO_SCRIPT.has(functionName),
      )
      .map(({ id }) => id),
  );
  const us = profile.samples!.reduce(
    (sum, id, index) => (isScript.has(id) ? sum + profile.timeDeltas![index]! : sum),
    0,
  );
  return us / 1000 / (SCRIPT_DRAGS * STEPS_OF_DRAG);
}

function figuresOf(where: string, ours: MeasuredRun, leaflet: MeasuredRun): Figure[] {
  const p50 = (times: number[]) => new Timing(times).p50;
  const emptyMs = p50(ours.emptyFrameMs);
  const plainMs = p50(ours.plainFrameMs);
  return [
    {
      group: "Map in the browser",
      what: `A frame while panning, ${where}, p50`,
      unit: "ms",
      ours: p50(ours.fullFrameMs),
      target: `≤ 1.5 × the empty map's ${emptyMs.toFixed(1)} ms`,
      peers: [
        { name: "the empty map", value: emptyMs },
        { name: PEER, value: p50(leaflet.fullFrameMs) },
      ],
    },
    {
      group: "Map in the browser",
      what: `A frame with names and times of pins, ${where}, p50`,
      unit: "ms",
      ours: p50(ours.fullFrameMs),
      target: `≤ 1.15 × the ${plainMs.toFixed(1)} ms without`,
      peers: [{ name: "without names and times", value: plainMs }],
    },
    {
      group: "Map in the browser",
      what: `Script of a frame while panning, ${where}, mean`,
      unit: "ms",
      ours: ours.scriptMs,
      target: `≤ half of ${PEER}'s, which draws no ground`,
      peers: [
        { name: PEER, value: leaflet.scriptMs },
        { name: "the empty map", value: ours.emptyScriptMs },
      ],
    },
    {
      group: "Map in the browser",
      what: `Other venues until painted, ${where}, p50`,
      unit: "ms",
      ours: p50(ours.refilterMs),
      target: "≤ 100 ms",
      peers: [{ name: PEER, value: p50(leaflet.refilterMs) }],
    },
  ];
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const figures = await mapFramesBenchmark()((progress) => console.error(progress));
  for (const { what, ours, target, peers } of figures)
    console.log(what, ours.toFixed(1), target, JSON.stringify(peers));
}
