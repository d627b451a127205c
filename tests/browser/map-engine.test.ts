import { VENUE_CATEGORIES } from "#domain/category.ts";
import {
  CONE_UP_PX,
  click,
  expectColor,
  expectLetters,
  expectPin,
  FILL,
  NIGHT_SURFACE,
  open,
  picksOf,
  pixelOf,
  rgb,
  SOFIA,
  show,
  test,
  venue,
  WHITE,
  zoomOf,
} from "./map-engine/engine-test.ts";
import { WITH_GRAPHICS } from "./support/browser.ts";
import { expect } from "./support/browser-test.ts";

test.use({
  launchOptions: WITH_GRAPHICS,
  viewport: { width: 800, height: 600 },
});
// The page is bundled once for all of them.
test.describe.configure({ mode: "default" });

test("MAP-48 the map is drawn on a device that lacks every font the fallback names", async ({
  page,
  siteUrl,
}) => {
  await page.goto(siteUrl);
  await page.addStyleTag({
    content: '@font-face { font-family: "Manrope Fallback"; src: local("No such font"); }',
  });
  await page.evaluate((start) => window.openMap({ start }), { ...SOFIA, zoom: 13 });
  const pin = venue(0, 0);
  await show(page, [pin]);
  await expectPin(page, pin);
});

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

const RIGHT_OF_PIN = [36, -70, 100, -32] as const;
const LEFT_OF_PIN = [-100, -70, -36, -32] as const;

test("MAP-42 a name stands on the right of its pin, else on the left, else nowhere", async ({
  page,
  siteUrl,
}) => {
  await open(page, siteUrl);
  const alone = venue(-250, 200);
  const [left, right] = [venue(-40, 0, { events: 5 }), venue(40, 0)];
  const [first, middle, last] = [venue(120, 200), venue(200, 200), venue(280, 200)];
  await show(page, [alone, left, right, first, middle, last]);
  await expectLetters(page, alone, RIGHT_OF_PIN);
  await expectLetters(page, left, LEFT_OF_PIN);
  await expectLetters(page, right, RIGHT_OF_PIN);
  await expectLetters(page, middle, [36, -70, 48, -32], false);
  await expectLetters(page, middle, [-48, -70, -36, -32], false);
  // A card takes the place of the name.
  await page.evaluate((id) => window.mapPage.engine.hover(id), alone.id);
  await expectLetters(page, alone, [52, -70, 100, -32], false);
  await page.evaluate(() => window.mapPage.engine.hover(null));
  await expectLetters(page, alone, RIGHT_OF_PIN);
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
  const left = venue(0, 0);
  await show(page, [left, venue(1, 0, { category: "sport" }), venue(0, 150)]);
  await click(page, left);
  await expect.poll(() => zoomOf(page)).toBe(17);
  // So near to each other they are dots, and none was picked.
  expect(await picksOf(page)).toEqual([]);
});

test("MAP-06 venues on one spot open as a list, however near one looks", async ({ page, siteUrl }) => {
  await open(page, siteUrl);
  const spot = [venue(0, 0), venue(0, 0), venue(0.1, 0)];
  await show(page, [...spot, venue(200, 0)]);
  await click(page, spot[0]);
  await expect.poll(() => picksOf(page)).toEqual([spot.map(({ id }) => id)]);
  await page.evaluate((at) => window.mapPage.engine.goTo({ ...at, zoom: 20 }), spot[0]);
  await click(page, spot[0]);
  await expect.poll(() => picksOf(page)).toHaveLength(2);
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
    .poll(() => page.evaluate(([left, top]) => window.mapPage.colorAt(left, top)[1], [x, y - CONE_UP_PX]))
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

test("MAP-04 MAP-44 MAP-45 the overview's counts stand where the server says, named, and open on a click", async ({
  page,
  siteUrl,
}) => {
  await open(page, siteUrl, { start: { longitude: 10, latitude: 40, zoom: 4 } });
  const [rome, lone] = [
    {
      longitude: 12.5,
      latitude: 41.9,
      bounds: { west: 12, south: 41.6, east: 13, north: 42.2 },
      city: "Rome",
      country: "Italy",
    },
    { ...venue(0, 0, { category: "dolphin" }), longitude: 7, latitude: 41 },
  ];
  await page.evaluate(
    ([counted, pin]) =>
      window.mapPage.engine.showOverview([
        { ...counted, venues: 4, events: 1234, mix: { theater: 4 }, cityEvents: 1234, places: 1 },
        {
          ...pin,
          bounds: { west: 7, south: 41, east: 7, north: 41 },
          city: "Olbia",
          country: "Italy",
          venues: 1,
          events: 1,
          cityEvents: 1,
          places: 1,
          mix: { dolphin: 1 },
          venue: pin,
        },
      ]),
    [rome, lone] as const,
  );
  const { x, y } = await pixelOf(page, rome);
  // The largest count has 72 px: its ring is 7.2 px wide, a pixel from the edge.
  await expectColor(page, { x: x + 31, y }, rgb(FILL.theater));
  await expectColor(page, { x, y: y - 20 }, WHITE);
  await expectPin(page, lone);
  // MAP-44: its name is below the disc.
  await expectLetters(page, rome, [-20, 38, 20, 56]);
  await click(page, rome);
  // A degree across is fitted into 800 px, with room for the pins around it.
  await expect.poll(() => zoomOf(page)).toBeGreaterThan(8.5);
  expect(await zoomOf(page)).toBeLessThan(9.5);
  const corner = await pixelOf(page, { longitude: 12, latitude: 42.2 });
  expect(Math.min(corner.x, corner.y)).toBeGreaterThan(0);
});

test("the visitor's position is a blue dot on a halo", async ({ page, siteUrl }) => {
  await open(page, siteUrl);
  await page.evaluate((spot) => window.mapPage.engine.showPosition({ ...spot, accuracyM: 200 }), SOFIA);
  const { x, y } = await pixelOf(page, SOFIA);
  await expectColor(page, { x, y }, rgb("#0E6CC4"));
  await expectColor(page, { x: x + 8.5, y }, WHITE);
  await page.evaluate(() => window.mapPage.engine.showPosition(null));
  await expect
    .poll(() => page.evaluate(([left, top]) => window.mapPage.colorAt(left, top)[0], [x, y]))
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
  await expect.poll(() => zoomOf(page)).toBe(20);
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
    })
    .toEqual([size.width / 2 + 30, size.height / 2 - 50]);
});

test("a pin under the pointer rises and is told", async ({ page, siteUrl }) => {
  await open(page, siteUrl);
  const [back, front] = [venue(0, 0), venue(80, 14, { category: "sport" })];
  await show(page, [back, front]);
  await expectPin(page, front);
  const { x, y } = await pixelOf(page, back);
  await page.mouse.move(x - 20, y - 60);
  await expect.poll(() => page.evaluate(() => window.mapPage.hovered)).toBe(back.id);
  await expectColor(page, { x, y: y - 10 - CONE_UP_PX * 1.18 }, rgb(FILL.concert));
  expect(await page.locator(".maplibregl-canvas-container").evaluate((e) => getComputedStyle(e).cursor)).toBe(
    "pointer",
  );
  await page.mouse.move(x - 200, y - 200);
  await expect.poll(() => page.evaluate(() => window.mapPage.hovered)).toBeNull();
});

test("arrow and plus keys move the map", async ({ page, siteUrl }) => {
  await open(page, siteUrl);
  const before = await page.evaluate(() => window.mapPage.engine.view().longitude);
  await page.locator("canvas").focus();
  await page.keyboard.press("ArrowRight");
  await expect
    .poll(() => page.evaluate(() => window.mapPage.engine.view().longitude))
    .toBeGreaterThan(before);
  await page.keyboard.press("+");
  await expect.poll(() => zoomOf(page)).toBe(14);
});
