import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Browser, chromium, type Page } from "@playwright/test";
import type { Benchmark, Figure } from "#bench/report.ts";
import { Timing } from "#bench/timing.ts";
import { serveMapPage } from "#tests/browser/map-engine/serve.ts";
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
const SCRIPT_FRAMES = 40;
const RUN = { turns: 4, framesPerTurn: 20, refilters: 8 };
/** It takes seconds where we take milliseconds. */
const PEER_RUN = { turns: 1, framesPerTurn: 10, refilters: 2 };
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
    return { ...run, scriptMs: await scriptPerFrame(page) };
  } finally {
    await page.close();
  }
}

/** Without layout and raster: there may be no graphics card, and then those take most of a frame. */
async function scriptPerFrame(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  const scriptS = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "ScriptDuration")!.value;
  };
  await page.evaluate((frames) => window.panOn(frames), SCRIPT_FRAMES);
  const before = await scriptS();
  await page.evaluate((frames) => window.panOn(frames), SCRIPT_FRAMES);
  return (1000 * ((await scriptS()) - before)) / SCRIPT_FRAMES;
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
      target: "≤ half of the peer's",
      peers: [{ name: PEER, value: leaflet.scriptMs }],
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
