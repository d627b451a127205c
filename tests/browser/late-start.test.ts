import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "./support/browser-test.ts";

/** Whether the first of the page's scripts was asked for before everything else of it had come. */
async function startedEarly(page: Page): Promise<boolean> {
  await hydrated(page);
  return page.evaluate(() => {
    const [document] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const scripts = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js"));
    return Math.min(...scripts.map(({ startTime }) => startTime)) < document!.loadEventStart;
  });
}

test("the scripts of a page to read leave the line to what can be seen of it", async ({ page }) => {
  await page.goto("/");
  expect(await startedEarly(page)).toBe(false);
});

test("the map starts at once", async ({ page }) => {
  await page.goto("/map");
  expect(await startedEarly(page)).toBe(true);
});

test.describe("while a picture does not come", () => {
  test.beforeEach(({ page }) => page.route(/hero-.*\.svg/, () => {}));

  test("a page starts when it is touched, and does what was wanted", async ({ page }) => {
    // Nor does it start by itself.
    await page.addInitScript(() => {
      const { setTimeout } = window;
      window.setTimeout = ((work: () => void, ms?: number) =>
        ms === 3_000 ? 0 : setTimeout(work, ms)) as typeof window.setTimeout;
    });
    await page.goto("/", { waitUntil: "commit" });
    const theater = page.getByRole("region", { name: "Latest theater in Bulgaria" });
    await theater.getByRole("button", { name: "Show more cards" }).click();
    await expect.poll(() => theater.getByRole("list").evaluate((row) => row.scrollLeft)).toBeGreaterThan(0);
  });

  test("a page starts after a while by itself", async ({ page }) => {
    await page.goto("/", { waitUntil: "commit" });
    await hydrated(page);
    expect(await page.evaluate(() => document.readyState)).toBe("interactive");
  });
});
