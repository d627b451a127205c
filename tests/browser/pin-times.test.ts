import type { VenuePin } from "#web/map/engine/map-data.ts";
import {
  CONE_UP_PX,
  expectColor,
  expectPin,
  FILL,
  open,
  pixelOf,
  rgb,
  show,
  test,
  venue,
} from "./map-engine/engine-test.ts";
import { WITH_GRAPHICS } from "./support/browser.ts";
import { expect } from "./support/browser-test.ts";

test.use({
  launchOptions: WITH_GRAPHICS,
  viewport: { width: 800, height: 600 },
});
// The page is bundled once for all of them.
test.describe.configure({ mode: "default" });

test("MAP-40 pins tell time: a glow tonight, a ring now, pale this week and later", async ({
  page,
  siteUrl,
}) => {
  await open(page, siteUrl);
  const bare = venue(-100, 100);
  const [now, tonight, week, later] = (["now", "tonight", "week", "later"] as const).map((time, index) =>
    venue(index * 130 - 200, 0, { category: "theater", time }),
  );
  await show(page, [now, tonight, week, later, bare]);
  for (const pin of [now, tonight, bare]) await expectPin(page, pin);

  // 40 px from the head's middle there is nothing of the pin but its glow.
  const colorBeside = async (pin: VenuePin) => {
    const { x, y } = await pixelOf(page, pin);
    return page.evaluate(([left, top]) => window.mapPage.colorAt(left, top), [x - 40, y - 53]);
  };
  const ground = await colorBeside(bare);
  for (const pin of [now, tonight]) {
    const [red, green] = await colorBeside(pin);
    expect(red - green).toBeGreaterThan(ground[0] - ground[1] + 20);
  }
  expect(await page.locator(".map-live-rings i").count()).toBe(1);
  const ring = (await page.locator(".map-live-rings i").boundingBox())!;
  const tip = await pixelOf(page, now);
  expect(Math.abs(ring.x + ring.width / 2 - tip.x)).toBeLessThan(1);
  expect(Math.abs(ring.y + ring.height / 2 - (tip.y - 53))).toBeLessThan(1);

  const pale = await pixelOf(page, week);
  await expectColor(page, { x: pale.x, y: pale.y - 0.75 * CONE_UP_PX }, rgb("#FDEBEE"));
  // From zoom 13 on every venue has its icon; later ones are the palest.
  const palest = await pixelOf(page, later);
  const inLater = await page.evaluate(([x, y]) => window.mapPage.colorAt(x, y), [palest.x, palest.y - 20]);
  expect(inLater).not.toEqual(rgb(FILL.theater));
});

test("MAP-49 a ring is away while the map is dragged, and around its pin when it rests", async ({
  page,
  siteUrl,
}) => {
  await open(page, siteUrl);
  const now = venue(0, 0, { time: "now" });
  await show(page, [now]);
  const ring = page.locator(".map-live-rings i");
  await expect(ring).toBeVisible();
  const { x, y } = await pixelOf(page, now);
  await page.mouse.move(x + 150, y + 150);
  await page.mouse.down();
  await page.mouse.move(x + 200, y + 200, { steps: 5 });
  await expect(ring).toBeHidden();
  await page.mouse.up();
  await expect(ring).toBeVisible();
  const tip = await pixelOf(page, now);
  expect(tip.x).toBeGreaterThan(x + 20);
  const { x: left, width } = (await ring.boundingBox())!;
  expect(Math.abs(left + width / 2 - tip.x)).toBeLessThan(1);
});
