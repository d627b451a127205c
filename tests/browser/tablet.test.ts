import type { Locator, Page } from "@playwright/test";
import { expect, openMap, rows, sofiaVenues, test, viewOf } from "./support/map-test.ts";

const bar = (page: Page) => page.getByRole("navigation", { name: "Quick links" });
const card = (page: Page) => page.locator("section:has([data-list-heading])");
const control = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const timeline = (page: Page) => page.locator("[data-timeline]");

const boxOf = async (locator: Locator) => (await locator.boundingBox())!;

/** What floats over the map, of which nothing may lie on anything else. */
const parts = (page: Page): Record<string, Locator> => ({
  search: page.getByRole("search"),
  chips: page.getByRole("region", { name: "Quick filters" }),
  card: card(page),
  filters: control(page, "Filters"),
  add: control(page, "Add an event"),
  share: control(page, "Share this view"),
  locate: control(page, "Locate me"),
  timeline: timeline(page),
  bar: bar(page),
});

async function expectApart(page: Page): Promise<void> {
  const boxes = await Promise.all(
    Object.entries(parts(page)).map(async ([name, part]) => ({ name, ...(await boxOf(part)) })),
  );
  const size = page.viewportSize()!;
  for (const [at, a] of boxes.entries()) {
    expect(a.x >= 0 && a.y >= 0 && a.y + a.height <= size.height, `${a.name} is in the window`).toBe(true);
    for (const b of boxes.slice(at + 1)) {
      const isApart =
        a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
      expect(isApart, `${a.name} and ${b.name} at ${size.width}x${size.height}`).toBe(true);
    }
  }
}

test("NAV-20 NAV-24 from 700 to 1180 pixels: a card of 384, a bar of 72, and nothing on anything else", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await openMap(page);
  for (const width of [1024, 1180, 768, 700]) {
    await page.setViewportSize({ width, height: 768 });
    expect((await boxOf(card(page))).width).toBe(384);
    expect((await boxOf(bar(page))).height).toBe(72);
    await expect(timeline(page)).toHaveAttribute("data-timeline", "open");
    await expectApart(page);
  }
  await expect(rows(page).first()).toBeInViewport();
  await page.getByRole("button", { name: "Hide list" }).click();
  await expect(rows(page).first()).not.toBeInViewport();
  await page.getByRole("button", { name: "Show list" }).click();
  await expect(rows(page).first()).toBeInViewport();
});

test("NAV-21 NAV-24 at 200 % zoom: a card of 344, a bar of 56, controls in one row with the timeline's button", async ({
  page,
}) => {
  await page.setViewportSize({ width: 720, height: 450 });
  await openMap(page);
  await expect(timeline(page)).toHaveAttribute("data-timeline", "collapsed");
  expect((await boxOf(card(page))).width).toBe(344);
  expect((await boxOf(bar(page))).height).toBe(56);
  await expectApart(page);
  const bottoms = await Promise.all(
    ["Filters", "Add an event", "Locate me"].map(async (name) => {
      const { y, height } = await boxOf(control(page, name));
      return y + height;
    }),
  );
  const pill = await boxOf(timeline(page));
  for (const bottom of bottoms) expect(Math.abs(bottom - (pill.y + pill.height))).toBeLessThan(2);

  await timeline(page).click();
  await expect(timeline(page)).toHaveAttribute("data-timeline", "open");
  await expectApart(page);
});

test("NAV-21 an opened venue shows its name and its actions at 200 % zoom, beside the map", async ({
  page,
}) => {
  await page.setViewportSize({ width: 720, height: 450 });
  const [venue] = await sofiaVenues(page);
  await openMap(page, viewOf(venue!, 16));
  await page.locator(`[data-venue="${venue!._id}"]`).click();
  await expect(page.getByRole("heading", { name: venue!.name })).toBeInViewport();
  await expect(page.getByRole("button", { name: "Directions" })).toBeInViewport();
  const panel = await boxOf(page.locator("section:has([data-panel-heading])"));
  expect(panel.width).toBe(344);
  expect(panel.y + panel.height).toBeLessThanOrEqual((await boxOf(bar(page))).y);
});

test("NAV-22 under 700 pixels the list is a sheet at the lower edge", async ({ page }) => {
  await page.setViewportSize({ width: 699, height: 900 });
  await openMap(page);
  await expect(page.locator("[data-sheet-handle]").first()).toBeVisible();
  await expect(rows(page).first()).not.toBeInViewport();
  await page.setViewportSize({ width: 700, height: 900 });
  await expect(page.locator("[data-sheet-handle]").first()).toBeHidden();
  await expect(rows(page).first()).toBeInViewport();
});

test.describe("in Bulgarian", () => {
  test.use({ locale: "bg-BG" });

  test("NAV-27 the filter panel keeps a gap to its button", async ({ page }) => {
    await openMap(page, undefined, "&when=tonight&categories=concert");
    const button = page.getByRole("button", { name: /^Филтри/ });
    await button.click();
    const panel = await boxOf(page.getByRole("dialog", { name: "Филтри" }));
    expect(panel.x + panel.width).toBeLessThanOrEqual((await boxOf(button)).x - 8);
  });
});
