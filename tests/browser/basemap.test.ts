import type { Page } from "@playwright/test";
import type { BasemapSources } from "#contract/basemap.ts";
import type { Fault } from "#tests/support/tile-service.ts";
import type { BasemapPage, PageOptions } from "./basemap/page.ts";
import { type BasemapSite, bundlePage, serveBasemap } from "./basemap/serve.ts";
import { WITH_GRAPHICS } from "./support/browser.ts";
import { test as base, expect } from "./support/browser-test.ts";

declare global {
  interface Window {
    openBasemap(options: PageOptions): Promise<void>;
    basemapPage: BasemapPage;
  }
}

const test = base.extend<{ site: BasemapSite }, { pageFolder: string }>({
  pageFolder: [
    // biome-ignore lint/correctness/noEmptyPattern: the form in which Playwright declares a fixture without needs
    async ({}, use) => {
      const page = await bundlePage();
      await use(page.folder);
      page.remove();
    },
    { scope: "worker" },
  ],
  site: async ({ page, pageFolder }, use) => {
    const site = await serveBasemap(pageFolder);
    await use(site);
    // What it still loads must not find the server gone.
    await page.goto("about:blank");
    await site.close();
  },
});

test.use({
  launchOptions: WITH_GRAPHICS,
  viewport: { width: 800, height: 600 },
});
// The page is bundled once for all of them.
test.describe.configure({ mode: "default" });
test.skip(({ isMobile }) => isMobile, "the background is the same on a phone");

const SOFIA: [number, number] = [23.32, 42.7];
const PORTO: [number, number] = [-8.61, 41.15];

async function open(
  page: Page,
  site: BasemapSite,
  sources: Partial<BasemapSources>,
  options: Partial<PageOptions> = {},
) {
  await page.goto(site.url);
  await page.evaluate((given) => window.openBasemap(given), {
    sources: { ...site.sources, packs: [], streetTilesUrl: null, ...sources },
    zoom: 13,
    center: SOFIA,
    ...options,
  });
}

/** How many features of a layer are on the screen. */
const shown = (page: Page, layer: string) =>
  page.evaluate((id) => {
    const { map } = window.basemapPage;
    return map.getLayer(id) ? map.queryRenderedFeatures({ layers: [id] }).length : 0;
  }, layer);
const seesStreets = (page: Page) => expect.poll(() => shown(page, "motorway")).toBeGreaterThan(0);
const seesPaper = (page: Page) => expect.poll(() => shown(page, "paper-0")).toBeGreaterThan(0);
const seesNoPaper = (page: Page) => expect.poll(() => shown(page, "paper-0")).toBe(0);
const credits = (page: Page) => page.evaluate(() => window.basemapPage.credits);
const keepsItsPin = async (page: Page) => {
  await expect.poll(() => page.evaluate(() => window.basemapPage.hasPin)).toBe(true);
  expect(await page.evaluate(() => window.basemapPage.blinks), "frames without the pin").toBe(0);
};
const colorAt = (page: Page, place: [number, number]) =>
  page.evaluate((at) => window.basemapPage.colorAt(...at), place);
const hex = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

test("MAP-19 the world needs no network but ours, and changes its colours in place", async ({
  page,
  site,
}) => {
  const strangers: string[] = [];
  page.on("request", (request) => {
    if (/^http/.test(request.url()) && !request.url().startsWith(site.url)) strangers.push(request.url());
  });
  await open(page, site, {}, { zoom: 3, center: [15, 45] });
  const [sea, land]: [number, number][] = [
    [5, 40],
    [30, 52],
  ];
  await expect.poll(() => colorAt(page, sea)).toEqual(hex("#cbdce8"));
  await expect.poll(() => colorAt(page, land)).toEqual(hex("#f5f4f0"));
  expect(await shown(page, "country-name")).toBeGreaterThan(3);
  await page.evaluate(() => window.basemapPage.basemap.setScheme("dark"));
  await expect.poll(() => colorAt(page, sea)).toEqual(hex("#0c111b"));
  await expect.poll(() => colorAt(page, land)).toEqual(hex("#191e2a"));
  expect(await credits(page)).toEqual(["© OpenStreetMap contributors", "Natural Earth", "GeoNames", "DB-IP"]);
  await keepsItsPin(page);
  expect(strangers).toEqual([]);
});

test("MAP-21 a pack shows streets where it covers the view, and paper stands elsewhere", async ({
  page,
  site,
}) => {
  await open(page, site, { packs: site.sources.packs });
  await seesStreets(page);
  await seesNoPaper(page);
  expect(await credits(page)).toContain("OpenMapTiles");
  await keepsItsPin(page);
  await page.evaluate((center) => window.basemapPage.map.jumpTo({ center }), PORTO);
  await seesPaper(page);
  expect(await credits(page)).not.toContain("OpenMapTiles");
});

test("MAP-20 a service that is well shows streets everywhere", async ({ page, site }) => {
  await open(page, site, { streetTilesUrl: site.sources.streetTilesUrl });
  await seesStreets(page);
  await seesNoPaper(page);
  expect(await credits(page)).toContain("OpenFreeMap");
  await keepsItsPin(page);
});

// The other fault modes are covered by the tests of the server.
for (const fault of ["reset", "timeout"] satisfies Fault[]) {
  test(`MAP-20 a service with the fault "${fault}" is replaced by paper, and comes back by itself`, async ({
    page,
    site,
  }) => {
    site.service.fault = fault;
    await open(page, site, { streetTilesUrl: site.sources.streetTilesUrl });
    await seesPaper(page);
    expect(await credits(page)).not.toContain("OpenFreeMap");
    site.service.fault = "none";
    site.passTime();
    await seesStreets(page);
    await seesNoPaper(page);
    expect(await credits(page)).toContain("OpenFreeMap");
    await keepsItsPin(page);
  });
}

test("MAP-20 a service that dies half-way leaves what it gave, and paper for the rest", async ({
  page,
  site,
}) => {
  await open(page, site, { streetTilesUrl: site.sources.streetTilesUrl });
  await seesStreets(page);
  await seesNoPaper(page);
  site.service.fault = "tile 5xx";
  await page.evaluate(() => window.basemapPage.map.panBy([500, 0], { animate: false }));
  await seesPaper(page);
  expect(await shown(page, "motorway"), "streets that had come").toBeGreaterThan(0);
  expect(await credits(page)).toContain("OpenFreeMap");
  await page.evaluate(() => window.basemapPage.map.panBy([-500, 0], { animate: false }));
  await keepsItsPin(page);
  site.service.fault = "none";
  site.passTime();
  await seesNoPaper(page);
  await seesStreets(page);
  await keepsItsPin(page);
});
