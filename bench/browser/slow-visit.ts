import type { Browser } from "@playwright/test";
import { Timing } from "#bench/timing.ts";

/** Lighthouse's slow 4G as it is applied to requests, and its processor, four times slower. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const SLOWDOWN = 4;
/** One visit says little: the middle of five is taken. */
const VISITS = 5;
const PHONE = { width: 412, height: 823 };

export interface SlowVisit {
  listMs: number;
  pinsMs: number;
}

/** How long a phone on a slow line waits for the list of venues and for the first pins. */
export async function measureSlowVisits(browser: Browser, url: string): Promise<SlowVisit> {
  const visits: SlowVisit[] = [];
  while (visits.length < VISITS) visits.push(await visit(browser, url));
  const middle = (read: (one: SlowVisit) => number) => new Timing(visits.map(read)).p50;
  return { listMs: middle(({ listMs }) => listMs), pinsMs: middle(({ pinsMs }) => pinsMs) };
}

async function visit(browser: Browser, url: string): Promise<SlowVisit> {
  const context = await browser.newContext({ viewport: PHONE, isMobile: true, hasTouch: true });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(0);
    await page.addInitScript(watch);
    const session = await context.newCDPSession(page);
    await session.send("Network.emulateNetworkConditions", SLOW_4G);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    await page.goto(url, { waitUntil: "commit" });
    await page.waitForFunction(() => Object.keys(window.seenMs).length === 2, undefined, { polling: 250 });
    const { list, pins } = await page.evaluate(() => window.seenMs);
    return { listMs: list!, pinsMs: pins! };
  } finally {
    await context.close();
  }
}

declare global {
  interface Window {
    /** When each was first seen, since the navigation began. */
    seenMs: { list?: number; pins?: number };
  }
}

/** Runs in the page, before anything of it. */
function watch(): void {
  window.seenMs = {};
  const look = () => {
    const isPainted = performance.getEntriesByName("first-contentful-paint").length > 0;
    const heading = document.querySelector("[data-list-heading]")?.textContent ?? "";
    if (isPainted && /\d/.test(heading) && document.querySelector("[data-venue]"))
      window.seenMs.list = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  // Only marks are drawn as instances; the basemap's library draws its own things otherwise.
  const { drawArraysInstanced } = WebGL2RenderingContext.prototype;
  WebGL2RenderingContext.prototype.drawArraysInstanced = function draw(...given) {
    drawArraysInstanced.apply(this, given);
    window.seenMs.pins ??= performance.now();
  };
}
