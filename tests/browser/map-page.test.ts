import type { Page } from "@playwright/test";
import { askForVenues, expect, hydrated, test } from "./support/browser-test.ts";
import { openMap } from "./support/map-screen.ts";
import { watchShifts } from "./support/shifts.ts";

const MAP_CODE = /map-engine|map-library|maplibre/;

/** Holds the map's own code back: what is tested here does not need it, and it is slow without a graphics card. */
async function withoutMap(page: Page): Promise<void> {
  await page.route("**/assets/map-engine-*.js", (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: "export const createMapEngine = () => new Promise(() => {});",
    }),
  );
}

test.describe("while the approximate location is not known", () => {
  test.use({ quietConsole: async ({ page: _page }, use) => use(undefined) });

  test("MAP-02 the map says Loading..., logs why, and opens by itself later", async ({ page }) => {
    await withoutMap(page);
    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.text()));
    let isDown = true;
    await page.route("**/api/location", (route) => (isDown ? route.abort() : route.continue()));
    await page.goto("/map");
    await expect(page.getByText("Loading...", { exact: true })).toBeVisible();
    await expect.poll(() => logged.join("\n")).toContain("The approximate location is not known.");
    await expect(page.getByText("Loading...", { exact: true })).toBeVisible();
    isDown = false;
    await expect(page.getByText("Loading...", { exact: true })).toBeHidden();
  });
});

test("MAP-02 the map opens where the visitor roughly is", async ({ page }) => {
  await withoutMap(page);
  await askForVenues(page);
  const asked = page.waitForRequest(/\/api\/locations\//);
  await page.goto("/map");
  const [west, south, east, north] = new URL((await asked).url()).pathname
    .split("/")
    .at(-1)!
    .split("&")
    .map(Number);
  expect(west! < 23.3219 && 23.3219 < east!).toBe(true);
  expect(south! < 42.6977 && 42.6977 < north!).toBe(true);
});

test("MAP-03 from zoom 11 on all venues are asked for, below it thirty and the overview", async ({
  page,
}) => {
  await withoutMap(page);
  await askForVenues(page);
  const asked: string[] = [];
  // The number of what is on tonight is asked for beside.
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (searchParams.get("when") !== "tonight") asked.push(pathname);
  });
  await page.goto("/map?at=42.7,23.3,11");
  await expect.poll(() => asked.filter((path) => path.endsWith("&limit=0"))).toHaveLength(1);
  expect(asked.filter((path) => path.includes("/api/overview/"))).toEqual([]);
  asked.length = 0;
  await page.goto("/map?at=42.7,23.3,10.9");
  // For the marks of the view and a little beyond, and for the numbers of the view alone.
  await expect.poll(() => asked.filter((path) => path.includes("/api/overview/"))).toHaveLength(2);
  await expect.poll(() => asked.filter((path) => path.endsWith("&limit=30"))).toHaveLength(1);
  expect(asked.filter((path) => path.endsWith("&limit=0"))).toEqual([]);
});

test("MAP-15 a guest sees no venue without events, with filters neither", async ({ page }) => {
  const inSofia = "/api/locations/23.2&42.6&23.5&42.8&limit=0";
  const venues: { events: unknown[] }[] = await (await page.request.get(inSofia)).json();
  expect(venues.length).toBeGreaterThan(50);
  expect(venues.filter(({ events }) => events.length === 0)).toEqual([]);
  const narrowed = await (await page.request.get(`${inSofia}?from=2026-11-20&to=2026-11-20`)).json();
  expect(narrowed.length).toBeLessThan(venues.length);
  expect(narrowed.filter(({ events }: { events: unknown[] }) => events.length === 0)).toEqual([]);
});

test("MAP-22 pages without a map do not load its code", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  await page.goto("/");
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  expect(scripts.filter((url) => MAP_CODE.test(url))).toEqual([]);
});

test("nothing moves while the map's screen settles", async ({ page }) => {
  const shifts = await watchShifts(page);
  await openMap(page);
  await expect(page.locator("[data-list-heading]")).toHaveText(/\d/);
  await page.evaluate(() => document.fonts.ready);
  expect(await shifts()).toEqual([]);
});
