import type { Page } from "@playwright/test";
import type { VenueWithEvents } from "#contract/catalog.ts";
import { WITH_GRAPHICS, WITHOUT_GRAPHICS } from "./browser.ts";
import { test as base, expect } from "./browser-test.ts";
import { mapHydrated, withoutMapCode } from "./map-screen.ts";

/** A test on the map screen. */
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
      // The notice is first and alone; the tests of everything else begin after it.
      await context.addCookies([{ name: "disclosure-accepted", value: "true", url: baseURL! }]);
      await use(undefined);
    },
    { auto: true },
  ],
});

export { expect };

interface View {
  latitude: number;
  longitude: number;
  zoom: number;
}

export const SOFIA: View = { latitude: 42.6977, longitude: 23.3219, zoom: 13 };

export async function openMap(page: Page, view: View = SOFIA, more = ""): Promise<void> {
  await page.goto(`/map?at=${view.latitude},${view.longitude},${view.zoom}${more}`);
  await mapHydrated(page);
  await expect(page.locator("[data-list-heading]")).toHaveText(/\d/);
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
