import type { Browser } from "@playwright/test";
import { Timing } from "../timing.ts";
import { PHONE } from "./phone.ts";

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

export interface SlowVisit {
  listMs: number;
  pinsSeenMs: number;
  pinsDrawnMs: number;
}

/** How long a phone on a slow line waits for the list of venues, for their pins in the page, and for those that the map draws. */
export async function measureSlowVisits(browser: Browser, url: string): Promise<SlowVisit> {
  const visits: SlowVisit[] = [];
  while (visits.length < VISITS) visits.push(await visit(browser, url));
  const middle = (read: (one: SlowVisit) => number) => new Timing(visits.map(read)).p50;
  return {
    listMs: middle(({ listMs }) => listMs),
    pinsSeenMs: middle(({ pinsSeenMs }) => pinsSeenMs),
    pinsDrawnMs: middle(({ pinsDrawnMs }) => pinsDrawnMs),
  };
}

async function visit(browser: Browser, url: string): Promise<SlowVisit> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(0);
    await page.addInitScript(watch);
    const session = await context.newCDPSession(page);
    await session.send("Network.emulateNetworkConditions", SLOW_4G);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    await page.goto(url, { waitUntil: "commit" });
    await page.waitForFunction(() => Object.keys(window.seenMs).length === 3, undefined, { polling: 250 });
    const { list, seen, drawn } = await page.evaluate(() => window.seenMs);
    return { listMs: list!, pinsSeenMs: seen!, pinsDrawnMs: drawn! };
  } finally {
    await context.close();
  }
}

declare global {
  interface Window {
    /** When each was first seen, since the navigation began. */
    seenMs: { list?: number; seen?: number; drawn?: number };
  }
}

/** Runs in the page, before anything of it. */
function watch(): void {
  window.seenMs = {};
  const look = () => {
    const isPainted = performance.getEntriesByName("first-contentful-paint").length > 0;
    const heading = document.querySelector("[data-list-heading]")?.textContent ?? "";
    const { seenMs } = window;
    if (isPainted && /\d/.test(heading) && document.querySelector("[data-venue]"))
      seenMs.list ??= performance.now();
    if (isPainted && document.querySelector("[data-first-marks] use")) seenMs.seen ??= performance.now();
    if (seenMs.list === undefined || seenMs.seen === undefined) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  // Only marks are drawn as instances; the basemap's library draws its own things otherwise.
  const { drawArraysInstanced } = WebGL2RenderingContext.prototype;
  WebGL2RenderingContext.prototype.drawArraysInstanced = function draw(...given) {
    drawArraysInstanced.apply(this, given);
    window.seenMs.drawn ??= performance.now();
  };
}
