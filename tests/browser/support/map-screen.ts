import type { BrowserContext, Page } from "@playwright/test";
import { countHydrated } from "#tests/support/react-internals.ts";
import { expect, hydrated } from "./browser-test.ts";

const SOFIA = "at=42.6977,23.3219,13";

interface Visit {
  /** Parameters of the address besides the camera. */
  filter?: string;
  /** Cookies of banners that were closed before; the notice about prices unless said otherwise. */
  closed?: string[];
  /** Whether the map's own code arrives. What lies over the map must work without it. */
  hasMap?: boolean;
}

export async function openMap(page: Page, { filter = "", closed, hasMap = false }: Visit = {}) {
  const url = process.env.DEMO_URL ?? "";
  const cookies = closed ?? ["disclosure-accepted"];
  await page.context().addCookies(cookies.map((name) => ({ name, value: "true", url })));
  if (!hasMap) await withoutMapCode(page);
  await page.goto(`/map?${SOFIA}&${filter}`);
  await mapHydrated(page);
}

/** The screen comes with its list, and is taken over piece by piece: until all of it answers. */
export async function mapHydrated(page: Page): Promise<void> {
  await hydrated(page);
  const controls = JSON.stringify("main button:not(.map-credits-more), main [data-venue]");
  await page.waitForFunction(
    `(${countHydrated})(${controls}) === document.querySelectorAll(${controls}).length`,
  );
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}

/** The map's own code takes long to start where no graphics card helps; it then writes its view into the address. */
export async function mapStarted(page: Page): Promise<void> {
  await expect(page).toHaveURL(/at=42\.69770%2C23\.32190/);
}

/** The map never arrives; everything else does. */
export async function withoutMapCode(visitor: Page | BrowserContext): Promise<void> {
  await visitor.route("**/assets/map-engine-*.js", (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: "export const createMapEngine = () => new Promise(() => {});",
    }),
  );
}
