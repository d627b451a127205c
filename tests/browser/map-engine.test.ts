import type { Page } from "@playwright/test";
import { VENUE_CATEGORIES, type VenueCategory } from "#domain/category.ts";
import type { VenuePin } from "#web/map/engine/map-data.ts";
import type { PageOptions, Rgb } from "./map-engine/page.ts";
import { serveMapPage } from "./map-engine/serve.ts";
import { WITH_GRAPHICS } from "./support/browser.ts";
import { test as base, expect } from "./support/browser-test.ts";

const test = base.extend<object, { siteUrl: string }>({
  siteUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: the form in which Playwright declares a fixture without needs
    async ({}, use) => {
      const site = await serveMapPage();
      await use(site.url);
      await site.close();
    },
    { scope: "worker", timeout: 60_000 },
  ],
});

test.use({
  launchOptions: WITH_GRAPHICS,
  viewport: { width: 800, height: 600 },
});
// The page is bundled once for all of them.
test.describe.configure({ mode: "default", timeout: 120_000 });

/** Drawing without a graphics card takes its time. */
const PATIENT = { timeout: 20_000 };
const SOFIA = { longitude: 23.32, latitude: 42.695 };
const FILL: Record<VenueCategory, string> = {
  concert: "#7C2FE0",
  party: "#C0177F",
  theater: "#B01338",
  festival: "#AC5900",
  sport: "#107A3B",
  exhibition: "#0C756D",
  conference: "#0E6CC4",
  virtual: "#4549DB",
  other: "#56637A",
  fitness: "#57770A",
  easteregg: "#8B6500",
  dolphin: "#0A7490",
};
const WHITE: Rgb = [255, 255, 255];
const NIGHT_SURFACE = rgb("#141D2F");
/** On a pin's cone, below its gradient and its glyph, as seen from the tip. */
const CONE_UP_PX = 24;

function rgb(hex: string): Rgb {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as Rgb;
}

let made = 0;
/** A venue so many pixels from the centre of Sofia at zoom 13. */
function venue(right: number, down: number, fields: Partial<VenuePin> = {}): VenuePin {
  const degrees = 360 / (512 * 2 ** 13);
  return {
    id: `v${++made}`,
    name: "Hall",
    category: "concert",
    events: 1,
    longitude: SOFIA.longitude + right * degrees,
    latitude: SOFIA.latitude - down * degrees * Math.cos((SOFIA.latitude * Math.PI) / 180),
    ...fields,
  };
}

async function open(page: Page, siteUrl: string, options: PageOptions = {}): Promise<void> {
  await page.goto(siteUrl);
  await page.evaluate((given) => window.openMap(given), { start: { ...SOFIA, zoom: 13 }, ...options });
}

const show = (page: Page, pins: VenuePin[]) =>
  page.evaluate((given) => window.mapPage.engine.showVenues(given), pins);
const pixelOf = (page: Page, spot: { longitude: number; latitude: number }) =>
  page.evaluate((given) => window.mapPage.pixelOf(given), spot);
const zoomOf = (page: Page) => page.evaluate(() => window.mapPage.engine.view().zoom);
const picksOf = (page: Page) => page.evaluate(() => window.mapPage.picks);

async function click(page: Page, spot: { longitude: number; latitude: number }, upPx = 0): Promise<void> {
  const { x, y } = await pixelOf(page, spot);
  await page.mouse.click(x, y - upPx);
}

/** Waits until a colour is painted, within what soft edges and gradients do to it. */
async function expectColor(page: Page, at: { x: number; y: number }, color: Rgb): Promise<void> {
  await expect
    .poll(() => page.evaluate(({ x, y }) => window.mapPage.colorAt(x, y), at), {
      ...PATIENT,
      message: `colour at ${Math.round(at.x)}, ${Math.round(at.y)} is near ${color}`,
    })
    .toEqual(color.map((channel) => nearly(channel)));
}

const nearly = (channel: number) => ({
  asymmetricMatch: (value: number) => Math.abs(value - channel) <= 6,
  toString: () => `about ${channel}`,
});

async function expectPin(page: Page, pin: VenuePin, rightPx = 0): Promise<void> {
  const { x, y } = await pixelOf(page, pin);
  await expectColor(page, { x: x + rightPx, y: y - CONE_UP_PX }, rgb(FILL[pin.category]));
}

test("MAP-09 every category's pin stands with its tip on its venue, 64 × 95 px", async ({
  page,
  siteUrl,
}) => {
  await open(page, siteUrl, { start: { ...SOFIA, zoom: 13 } });
  const pins = VENUE_CATEGORIES.map((category, index) =>
    venue((index % 4) * 90 - 135, Math.floor(index / 4) * 130 - 60, { category }),
  );
  await show(page, pins);
  for (const pin of pins) await expectPin(page, pin);
  const { x, y } = await pixelOf(page, pins[0]);
  // The head has a white rim of little more than a pixel, 26 px from its middle, which is 55.5 px above the tip.
  await expectColor(page, { x: x - 26.6, y: y - 55 }, WHITE);
  await expectColor(page, { x, y: y - 82.2 }, WHITE);
});

test("MAP-05 a cluster is a disc on the middle of its venues, sized by its share", async ({
  page,
  siteUrl,
}) => {
  await open(page, siteUrl);
  const close = [venue(0, 0, { category: "sport" }), venue(12, 0, { category: "sport" })];
  const others = [venue(-150, 0), venue(150, 0)];
  await show(page, [...close, ...others]);
  // Two of four: 10 + 0.5 × 40 px and 15 px around, so 60 px; the ring is 6 px wide, a pixel from the edge.
  const { x, y } = await pixelOf(page, venue(6, 0));
  for (const [dx, dy] of [
    [26, 0],
    [-26, 0],
    [0, 26],
    [0, -26],
  ])
    await expectColor(page, { x: x + dx, y: y + dy }, rgb(FILL.sport));
  await expectColor(page, { x: x + 20, y }, WHITE);
  const outside = await page.evaluate(([left, top]) => window.mapPage.colorAt(left, top), [x + 36, y]);
  expect(outside).not.toEqual(rgb(FILL.sport));
});

test("a click on a pin's body picks its venue; on the bare map nothing", async ({ page, siteUrl }) => {
  await open(page, siteUrl);
  const pin = venue(0, 0);
  await show(page, [pin]);
  await expectPin(page, pin);
  await click(page, pin, 60);
  await click(page, venue(120, 120));
  expect(await picksOf(page)).toEqual([[pin.id], []]);
});

test("MAP-01 the view stays within the world's bounds and above zoom 2", async ({ page, siteUrl }) => {
  await open(page, siteUrl, { start: { longitude: -170, latitude: -80, zoom: 0 } });
  const view = () => page.evaluate(() => window.mapPage.engine.view());
  const expectWithin = ({ zoom, bounds }: Awaited<ReturnType<typeof view>>) => {
    expect(zoom).toBeGreaterThanOrEqual(2);
    expect(bounds.west).toBeGreaterThanOrEqual(-150.01);
    expect(bounds.east).toBeLessThanOrEqual(180.01);
    expect(bounds.south).toBeGreaterThanOrEqual(-70.01);
    expect(bounds.west).toBeLessThan(bounds.east);
  };
  expectWithin(await view());
  await page.evaluate(() => window.mapPage.engine.goTo({ longitude: 179, latitude: 89, zoom: 2 }));
  expectWithin(await view());
  await page.evaluate(() => window.mapPage.engine.zoomBy(-5));
  expectWithin(await view());
});

test("the credits and the scale are in sight", async ({ page, siteUrl }) => {
  await open(page, siteUrl, { padding: { top: 0, right: 0, bottom: 160, left: 0 } });
  const credits = page.getByRole("link", { name: "© OpenStreetMap contributors" });
  await expect(credits).toBeInViewport();
  await expect(page.locator(".maplibregl-ctrl-scale")).toHaveText(/\d+\sk?m/);
  const scale = (await page.locator(".maplibregl-ctrl-scale").boundingBox())!;
  const box = (await page.locator(".map-credits").boundingBox())!;
  expect(scale.y + scale.height <= box.y || scale.x + scale.width <= box.x).toBe(true);
});

test("a pin with several events says how many", async ({ page, siteUrl }) => {
  await open(page, siteUrl);
  const [several, one] = [venue(-100, 0, { events: 3 }), venue(100, 0)];
  await show(page, [several, one]);
  await expectPin(page, one);
  const badge = ({ x, y }: { x: number; y: number }) => ({ x: x + 30, y: y - 81 });
  await expectColor(page, badge(await pixelOf(page, several)), WHITE);
  const beside = badge(await pixelOf(page, one));
  expect(await page.evaluate(({ x, y }) => window.mapPage.colorAt(x, y), beside)).not.toEqual(WHITE);
});

test("MAP-06 a click on a cluster opens it, at zoom 17 at most", async ({ page, siteUrl }) => {
  await open(page, siteUrl);
  const [left, right] = [venue(0, 0), venue(1, 0, { category: "sport" })];
  await show(page, [left, right, venue(0, 150)]);
  await click(page, left);
  await expect.poll(() => zoomOf(page), PATIENT).toBe(17);
  await expectPin(page, left, -5);
  await expectPin(page, right, 5);
  expect(await picksOf(page)).toEqual([]);
});

test("MAP-06 venues on one spot open as a list, however near one looks", async ({ page, siteUrl }) => {
  await open(page, siteUrl);
  const spot = [venue(0, 0), venue(0, 0), venue(0.1, 0)];
  await show(page, [...spot, venue(200, 0)]);
  await click(page, spot[0]);
  await expect.poll(() => picksOf(page), PATIENT).toEqual([spot.map(({ id }) => id)]);
  await page.evaluate((at) => window.mapPage.engine.goTo({ ...at, zoom: 20 }), spot[0]);
  await click(page, spot[0]);
  await expect.poll(() => picksOf(page), PATIENT).toHaveLength(2);
  expect((await picksOf(page))[1]).toEqual(spot.map(({ id }) => id));
});

test("the selected pin rises above the others, with a rim in the accent's colour", async ({
  page,
  siteUrl,
}) => {
  await open(page, siteUrl);
  const [selected, other] = [venue(0, 0), venue(30, 20, { category: "sport" })];
  await show(page, [selected, other]);
  await page.evaluate((id) => window.mapPage.engine.select(id), selected.id);
  const { x, y } = await pixelOf(page, selected);
  const middle = y - 55 * 1.18 - 10;
  await expectColor(page, { x: x - 28.4 * 1.18, y: middle }, rgb("#FF5A4F"));
  // On its neck, below the gradient, where the other pin's head is.
  await expectColor(page, { x: x + 14 * 1.18, y: y - 36 * 1.18 - 10 }, rgb(FILL.concert));
  await page.evaluate(() => window.mapPage.engine.select(null));
  await expectPin(page, selected, -6);
});

test("the selected venue has its pin even within a cluster", async ({ page, siteUrl }) => {
  await open(page, siteUrl);
  const pins = [venue(0, 0), venue(8, 0), venue(0, 8)];
  await show(page, pins);
  await page.evaluate((id) => window.mapPage.engine.select(id), pins[0].id);
  const { x, y } = await pixelOf(page, pins[0]);
  await expectColor(page, { x, y: y - 10 - CONE_UP_PX * 1.18 }, rgb(FILL.concert));
});

test("a search fades what it did not find", async ({ page, siteUrl }) => {
  await open(page, siteUrl);
  const [found, other] = [venue(-80, 0), venue(80, 0)];
  await show(page, [found, other]);
  await expectPin(page, other);
  await page.evaluate((id) => window.mapPage.engine.highlight(new Set([id])), found.id);
  const { x, y } = await pixelOf(page, other);
  await expect
    .poll(
      () => page.evaluate(([left, top]) => window.mapPage.colorAt(left, top)[1], [x, y - CONE_UP_PX]),
      PATIENT,
    )
    .toBeGreaterThan(150);
  await expectPin(page, found);
});

test("pins never blink while the scheme changes", async ({ page, siteUrl }) => {
  await open(page, siteUrl);
  const close = [venue(-100, 0, { category: "sport" }), venue(-95, 0, { category: "sport" })];
  const pin = venue(50, 0);
  await show(page, [pin, ...close]);
  await expectPin(page, pin);
  const { x, y } = await pixelOf(page, pin);
  const wrong = await page.evaluate(
    async ([left, top]) => {
      const before = `${window.mapPage.colorAt(left, top)}`;
      let wrong = 0;
      for (const scheme of ["dark", "light", "dark"] as const) {
        window.mapPage.setScheme(scheme);
        for (let frame = 0; frame < 8; frame++) {
          await new Promise(requestAnimationFrame);
          if (`${window.mapPage.colorAt(left, top)}` !== before) wrong++;
        }
      }
      return wrong;
    },
    [x, y - CONE_UP_PX],
  );
  expect(wrong).toBe(0);
  const disc = await pixelOf(page, venue(-97.5, 0));
  await expectColor(page, { x: disc.x, y: disc.y + 22 }, NIGHT_SURFACE);
});

test("MAP-04 the overview's counts stand where the server says, and open on a click", async ({
  page,
  siteUrl,
}) => {
  await open(page, siteUrl, { start: { longitude: 10, latitude: 40, zoom: 4 } });
  const [rome, lone] = [
    { longitude: 12.5, latitude: 41.9 },
    { ...venue(0, 0, { category: "dolphin" }), longitude: 7, latitude: 41 },
  ];
  await page.evaluate(
    ([counted, pin]) =>
      window.mapPage.engine.showOverview([
        { ...counted, venues: 4, events: 1234, mix: { theater: 4 } },
        { ...pin, venues: 1, events: 1, mix: { dolphin: 1 }, venue: pin },
      ]),
    [rome, lone] as const,
  );
  const { x, y } = await pixelOf(page, rome);
  // The largest count has 72 px: its ring is 7.2 px wide, a pixel from the edge.
  await expectColor(page, { x: x + 31, y }, rgb(FILL.theater));
  await expectColor(page, { x, y: y - 20 }, WHITE);
  await expectPin(page, lone);
  await click(page, rome);
  await expect.poll(() => zoomOf(page), PATIENT).toBe(6);
});

test("the visitor's position is a blue dot on a halo", async ({ page, siteUrl }) => {
  await open(page, siteUrl);
  await page.evaluate((spot) => window.mapPage.engine.showPosition({ ...spot, accuracyM: 200 }), SOFIA);
  const { x, y } = await pixelOf(page, SOFIA);
  await expectColor(page, { x, y }, rgb("#0E6CC4"));
  await expectColor(page, { x: x + 8.5, y }, WHITE);
  await page.evaluate(() => window.mapPage.engine.showPosition(null));
  await expect
    .poll(() => page.evaluate(([left, top]) => window.mapPage.colorAt(left, top)[0], [x, y]), PATIENT)
    .toBeGreaterThan(100);
});

test("MAP-01 a very wide screen is filled with the world, once", async ({ page, siteUrl }) => {
  await page.setViewportSize({ width: 2560, height: 1200 });
  await open(page, siteUrl, { start: { longitude: 10, latitude: 30, zoom: 2 } });
  const { zoom, bounds } = await page.evaluate(() => window.mapPage.engine.view());
  expect(zoom).toBeGreaterThan(2);
  expect(zoom).toBeLessThan(2.6);
  expect(bounds.west).toBeGreaterThanOrEqual(-150.01);
  expect(bounds.east).toBeLessThanOrEqual(180.01);
});

test("MAP-11 zoom 54 is the map's closest", async ({ page, siteUrl }) => {
  await open(page, siteUrl, { isMotionReduced: false });
  await page.evaluate((spot) => window.mapPage.engine.goTo({ ...spot, zoom: 54 }), SOFIA);
  await expect.poll(() => zoomOf(page), PATIENT).toBe(20);
});

test("panels leave the centre in what is free, and a move under way reaches it", async ({
  page,
  siteUrl,
}) => {
  await open(page, siteUrl, { isMotionReduced: false });
  const target = venue(80, 40);
  await page.evaluate((spot) => {
    window.mapPage.engine.goTo(spot);
    window.mapPage.engine.setPadding({ top: 0, right: 0, bottom: 100, left: 60 });
  }, target);
  const size = page.viewportSize()!;
  await expect
    .poll(async () => {
      const { x, y } = await pixelOf(page, target);
      return [Math.round(x), Math.round(y)];
    }, PATIENT)
    .toEqual([size.width / 2 + 30, size.height / 2 - 50]);
});

test("a pin under the pointer rises and is told", async ({ page, siteUrl }) => {
  await open(page, siteUrl);
  const [back, front] = [venue(0, 0), venue(14, 14, { category: "sport" })];
  await show(page, [back, front]);
  await expectPin(page, front);
  const { x, y } = await pixelOf(page, back);
  await page.mouse.move(x - 20, y - 60);
  await expect.poll(() => page.evaluate(() => window.mapPage.hovered), PATIENT).toBe(back.id);
  await expectColor(page, { x, y: y - 10 - CONE_UP_PX * 1.18 }, rgb(FILL.concert));
  expect(await page.locator(".maplibregl-canvas-container").evaluate((e) => getComputedStyle(e).cursor)).toBe(
    "pointer",
  );
  await page.mouse.move(x - 200, y - 200);
  await expect.poll(() => page.evaluate(() => window.mapPage.hovered), PATIENT).toBeNull();
});

test("arrow and plus keys move the map", async ({ page, siteUrl }) => {
  await open(page, siteUrl);
  const before = await page.evaluate(() => window.mapPage.engine.view().longitude);
  await page.locator("canvas").focus();
  await page.keyboard.press("ArrowRight");
  await expect
    .poll(() => page.evaluate(() => window.mapPage.engine.view().longitude), PATIENT)
    .toBeGreaterThan(before);
  await page.keyboard.press("+");
  await expect.poll(() => zoomOf(page), PATIENT).toBe(14);
});
