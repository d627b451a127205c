import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "./support/browser-test.ts";
import { slowLine } from "./support/slow-line.ts";

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

for (const path of ["/map", "/login"])
  test(`${path}, which is of no use without script, starts at once`, async ({ page }) => {
    await page.goto(path);
    expect(await startedEarly(page)).toBe(true);
  });

test("WEB-49 the map asks for its scripts when its style sheets are there", async ({ page }) => {
  await page.goto("/map");
  await hydrated(page);
  const { styledMs, scriptsMs, names } = await page.evaluate(() => {
    const [document] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const loaded = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const own = loaded.filter(({ startTime }) => startTime < document!.domContentLoadedEventStart);
    const scripts = loaded.filter(({ name }) => name.endsWith(".js"));
    return {
      styledMs: own.filter(({ name }) => name.endsWith(".css")).map(({ responseEnd }) => responseEnd),
      scriptsMs: scripts.map(({ startTime }) => startTime),
      names: scripts.map(({ name }) => name).join(),
    };
  });
  expect(styledMs.length).toBeGreaterThan(1);
  expect(Math.min(...scriptsMs)).toBeGreaterThanOrEqual(Math.max(...styledMs));
  expect(names).toContain("/map-library-");
});

test("a page that is touched while half of it has come starts when the rest is there", async ({
  page,
  baseURL,
}) => {
  let bringRest = () => {};
  const touched = new Promise<void>((resolve) => {
    bringRest = resolve;
  });
  const halves = (body: Buffer) => {
    const half = body.indexOf("</main>");
    return [body.subarray(0, half), body.subarray(half)];
  };
  const line = await slowLine(baseURL!, "/", halves, () => touched);
  try {
    await page.goto(line.url, { waitUntil: "commit" });
    await page.getByRole("heading", { level: 1 }).click();
    bringRest();
    await hydrated(page);
  } finally {
    line.stop();
  }
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
    const tonight = page.getByRole("region", { name: "Tonight in Sofia" });
    await tonight.getByRole("button", { name: "Show more cards" }).click();
    await expect.poll(() => tonight.getByRole("list").evaluate((row) => row.scrollLeft)).toBeGreaterThan(0);
  });

  test("a page starts after a while by itself", async ({ page }) => {
    await page.goto("/", { waitUntil: "commit" });
    await hydrated(page);
    expect(await page.evaluate(() => document.readyState)).toBe("interactive");
  });
});
