import type { Page } from "@playwright/test";
import type { VenueWithEvents } from "#contract/catalog.ts";
import { WITH_GRAPHICS, WITHOUT_GRAPHICS } from "./browser.ts";
import { test as base, expect } from "./browser-test.ts";
import { withoutMapCode } from "./map-screen.ts";

/** The moment the test servers began with. */
const NOW_MS = Date.parse("2026-11-15T10:00:00Z");

/** A test on the map screen, with the visitor's clock at the server's. */
export const test = base.extend<{ visit: undefined }, { drawsMap: boolean }>({
  /** Whether the map itself is drawn, which takes long without a graphics card; lists and panels work without it. */
  drawsMap: [false, { option: true, scope: "worker" }],
  launchOptions: [
    async ({ drawsMap }, use) => use(drawsMap ? WITH_GRAPHICS : WITHOUT_GRAPHICS),
    { scope: "worker" },
  ],
  // Every pixel is drawn by the processor.
  deviceScaleFactor: 1,
  visit: [
    async ({ page, context, baseURL, drawsMap }, use) => {
      if (!drawsMap) await withoutMapCode(page);
      await setClock(page, NOW_MS);
      // The notice is first and alone; the tests of everything else begin after it.
      await context.addCookies([{ name: "disclosure-accepted", value: "true", url: baseURL! }]);
      await use(undefined);
    },
    { auto: true },
  ],
});

export { expect };

/**
 * Sets the visitor's clock for the pages opened from now on; it goes on from there. Playwright's own clock would also
 * take the moments of fingers and frames into its hands, which are to stay as they are.
 */
export async function setClock(page: Page, nowMs: number): Promise<void> {
  await page.addInitScript((startMs) => {
    const shiftMs = startMs - Date.now();
    window.Date = new Proxy(Date, {
      construct: (real, given) =>
        given.length ? Reflect.construct(real, given) : new real(real.now() + shiftMs),
      get: (real, name) => (name === "now" ? () => real.now() + shiftMs : Reflect.get(real, name)),
    });
  }, nowMs);
}

/** Drawing a map without a graphics card takes its time. */
export const PATIENT = { timeout: 60_000 };

interface View {
  latitude: number;
  longitude: number;
  zoom: number;
}

export const SOFIA: View = { latitude: 42.6977, longitude: 23.3219, zoom: 13 };

export async function openMap(page: Page, view: View = SOFIA, more = ""): Promise<void> {
  await page.goto(`/map?at=${view.latitude},${view.longitude},${view.zoom}${more}`);
  // The list has counted what is in view.
  await expect(page.locator("[data-list-heading]")).toHaveText(/\d/, PATIENT);
}

export const rows = (page: Page) => page.locator("[data-venue]");

/** The upcoming venues of central Sofia, as the server tells them, the one with most events first. */
export async function sofiaVenues(page: Page): Promise<VenueWithEvents[]> {
  const response = await page.request.get("/api/locations/23.25&42.65&23.4&42.75&limit=0");
  const venues: VenueWithEvents[] = await response.json();
  return venues.sort((a, b) => b.events.length - a.events.length);
}

export const viewOf = ({ coordinates }: VenueWithEvents, zoom: number): View => ({
  longitude: Number(coordinates[0]),
  latitude: Number(coordinates[1]),
  zoom,
});
