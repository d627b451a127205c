import type { Page } from "@playwright/test";
import { hydrated } from "./support/browser-test.ts";
import { hiddenParts } from "./support/in-the-clear.ts";
import { expect, openMap, SOFIA, test } from "./support/map-test.ts";

const SIZES = [
  { width: 1200, height: 800 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test("LOOK-16 the rows of the landing page are in the clear on desktops, tablets and phones", async ({
  page,
}) => {
  await page.goto("/");
  await hydrated(page);
  const rows = page.locator("main section:has(h2)");
  const count = await rows.count();
  expect(count).toBeGreaterThan(2);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    expect(await overflow(page), `${size.width}: the page`).toBeLessThanOrEqual(0);
    for (let row = 0; row < count; row++)
      expect(await hiddenParts(rows.nth(row)), `${size.width}: row ${row + 1}`).toEqual([]);
  }
});

test("LOOK-17 the timeline is in the clear on desktops, tablets and phones, and its dates stand apart", async ({
  page,
}) => {
  await openMap(page);
  const timeline = page.locator("[data-timeline]");
  for (const size of SIZES) {
    await page.setViewportSize(size);
    expect(await overflow(page), `${size.width}: the page`).toBeLessThanOrEqual(0);
    expect(await hiddenParts(timeline), `${size.width}: the timeline`).toEqual([]);
    expect(await touchingDates(page), `${size.width}: dates`).toEqual([]);
  }
});

test("LOOK-17 on a phone the evening's first hour begins within the timeline", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openMap(page, SOFIA, "&when=tonight");
  const timeline = (await page.locator("[data-timeline]").boundingBox())!;
  const hour = page
    .getByRole("list", { name: "Half-hour slots" })
    .getByText(/^\d\d:00$/)
    .first();
  expect((await hour.boundingBox())!.x).toBeGreaterThan(timeline.x + 4);
});

test("LOOK-18 on a phone the search takes the screen, and an arrow leads back to the map", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openMap(page);
  const search = page.getByRole("search");
  const back = search.getByRole("button", { name: "Close" });
  await expect(back).toHaveCount(0);
  for (const [text, name] of [
    ["", "Search suggestions"],
    ["plov", "Search results"],
  ] as const) {
    await page.getByPlaceholder("Search...").click();
    await page.getByPlaceholder("Search...").fill(text);
    const panel = page.getByRole("region", { name });
    await expect(panel).toBeVisible();
    expect(await panel.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390 });
    await expect(search.getByRole("button", { name: "Menu" })).toBeHidden();
    await back.click();
    await expect(panel).toBeHidden();
    await expect(search.getByRole("button", { name: "Menu" })).toBeVisible();
  }
});

/** Dates under the bars that reach into the next one. */
function touchingDates(page: Page): Promise<string[]> {
  return page.locator("[data-timeline] [role=option] > span:last-child").evaluateAll((spans) => {
    const shown = spans.filter((span) =>
      span.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    );
    const texts = shown.map((span) => {
      const range = document.createRange();
      range.selectNodeContents(span);
      return { text: span.textContent, ...range.getBoundingClientRect().toJSON() };
    });
    const drawn = texts.filter(({ width }) => width > 0);
    if (drawn.length < 3) return [`only ${drawn.length} dates`];
    return drawn.filter(({ right }, at) => right > (drawn[at + 1]?.left ?? Infinity)).map(({ text }) => text);
  });
}
