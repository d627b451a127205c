import { chromium } from "@playwright/test";
import { Timing } from "../timing.ts";
import { PHONE } from "./phone.ts";

const SLOWDOWN = 4;
/** One visit says little: the middle of five is taken. */
const VISITS = 5;
/** So long after the first frame the map stands still. */
const SETTLE_MS = 15_000;

/**
 * For how long the map's script keeps a phone from answering: of what is script in each long task, what is beyond 50 ms.
 * Which of it is script the browser tells ("long animation frames"), promises that go on after a frame's callback included, and
 * layout and paint that no script asked for left out. Calls of canvases do not count: without a graphics card they are drawing.
 */
export async function measureScriptOfMap(url: string): Promise<number> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"],
  });
  try {
    const blockedMs: number[] = [];
    while (blockedMs.length < VISITS) {
      const context = await browser.newContext(PHONE);
      const page = await context.newPage();
      page.setDefaultTimeout(0);
      await page.addInitScript(watch);
      const session = await context.newCDPSession(page);
      await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
      await page.goto(url, { waitUntil: "load" });
      await page.waitForFunction(() => window.canvasCalls.length > 0, undefined, { polling: 500 });
      await page.waitForTimeout(SETTLE_MS);
      blockedMs.push(blocked(await page.evaluate(() => window.takeWatched())));
      await context.close();
    }
    return new Timing(blockedMs).p50;
  } finally {
    await browser.close();
  }
}

type Span = [startMs: number, durationMs: number];

interface Watched {
  tasks: Span[];
  scripts: Span[];
  canvasCalls: Span[];
}

const BLOCKING_MS = 50;

function blocked({ tasks, scripts, canvasCalls }: Watched): number {
  const sumIn = (spans: Span[], [startMs, durationMs]: Span) =>
    spans.reduce((sum, [at, ms]) => (at >= startMs && at < startMs + durationMs ? sum + ms : sum), 0);
  return tasks.reduce((sum, task) => {
    const scriptMs = sumIn(scripts, task) - sumIn(canvasCalls, task);
    return sum + Math.max(0, scriptMs - BLOCKING_MS);
  }, 0);
}

declare global {
  interface Window {
    canvasCalls: Span[];
    takeWatched(): Watched;
  }
}

/** Runs in the page, before anything of it. */
function watch(): void {
  const tasks: Span[] = [];
  const scripts: Span[] = [];
  window.canvasCalls = [];
  window.takeWatched = () => ({ tasks, scripts, canvasCalls: window.canvasCalls });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) tasks.push([startTime, duration]);
  }).observe({ type: "longtask", buffered: true });
  new PerformanceObserver((list) => {
    for (const frame of list.getEntries() as (PerformanceEntry & { scripts: PerformanceEntry[] })[])
      for (const { startTime, duration } of frame.scripts) scripts.push([startTime, duration]);
  }).observe({ type: "long-animation-frame", buffered: true });

  // biome-ignore lint/suspicious/noExplicitAny: any function of the browser's
  const timed = (call: (...given: any[]) => unknown, spans: Span[]) =>
    function timedCall(this: unknown, ...given: unknown[]) {
      const startMs = performance.now();
      try {
        return call.apply(this, given);
      } finally {
        const durationMs = performance.now() - startMs;
        if (durationMs > 0) spans.push([startMs, durationMs]);
      }
    };
  const canvases = [WebGL2RenderingContext, CanvasRenderingContext2D, OffscreenCanvasRenderingContext2D];
  for (const { prototype } of canvases)
    for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(prototype)))
      if (typeof value === "function" && name !== "constructor")
        Object.assign(prototype, { [name]: timed(value, window.canvasCalls) });
  for (const { prototype } of [HTMLCanvasElement, OffscreenCanvas])
    Object.assign(prototype, { getContext: timed(prototype.getContext, window.canvasCalls) });
}
