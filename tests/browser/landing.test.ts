import { expect, hydrated, test } from "./support/browser-test.ts";

// React and the router alone are 91 KB of it; the rest must not grow unnoticed.
const MAX_SCRIPT_BYTES = 128 * 1024;

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("LAND-01 the server's HTML has the headline and the button to the map", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Navigate the World of Events");
    await expect(page.getByRole("link", { name: "GO TO THE MAP" })).toHaveAttribute("href", "/map");
    await expect(page.getByText(/^1\d,\d{3} upcoming events, one map$/)).toBeVisible();
  });
});

test("LAND-01 the headline and the button survive hydration", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Navigate the World of Events");
  await expect(page.getByRole("link", { name: "GO TO THE MAP" })).toHaveAttribute("href", "/map");
});

test("LAND-02 donating leads to the payment page", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByText("We do not sell any tickets! Please support our work:")).toBeVisible();
  await expect(page.getByRole("link", { name: "Donate" })).toHaveAttribute(
    "href",
    "https://donate.whereabouts.example",
  );
  // As the banner's on the map.
  await expect(page.getByRole("link", { name: "Donate" })).toHaveAttribute("target", "_blank");
});

test("LAND-03 three rows show the latest events of the visitor's country", async ({ page }) => {
  await page.goto("/");
  for (const title of [
    "Latest theater in Bulgaria",
    "Latest parties in Bulgaria",
    "Latest concerts in Bulgaria",
  ])
    await expect(page.getByRole("region", { name: title }).getByRole("listitem")).toHaveCount(12);
  const first = page
    .getByRole("region", { name: "Latest theater in Bulgaria" })
    .getByRole("link")
    .filter({ hasText: "h" });
  await expect(first.nth(1)).toContainText(/\d\d:\d\dh/);
  await expect(first.nth(1)).toHaveAttribute(
    "href",
    /^\/event\/location=[a-z0-9-]+&category=theater&event=[a-z0-9-]+&date=20\d\d-\d\d-\d\d$/,
  );
});

test.describe("for a visitor from the USA", () => {
  test.use({ extraHTTPHeaders: { "x-forwarded-for": "8.8.8.8" } });

  test("LAND-03 the rows are of the USA", async ({ page }) => {
    await page.goto("/");
    await expect(
      page.getByRole("region", { name: "Latest concerts in the USA" }).getByRole("listitem"),
    ).toHaveCount(12);
  });
});

test.describe("where nothing is on", () => {
  test.use({ world: "empty" });

  test("there are no empty rows", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("region")).toHaveCount(0);
  });
});

test("nothing moves while the page settles", async ({ page }) => {
  await page.addInitScript(() => {
    const seen: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => seen.push(...list.getEntries()));
    observer.observe({ type: "layout-shift" });
    Object.assign(globalThis, { layoutShifts: () => [...seen, ...observer.takeRecords()] });
  });
  await page.goto("/");
  await hydrated(page);
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate("layoutShifts().map((shift) => JSON.stringify(shift))")).toEqual([]);
});

test("a page without a map stays light", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  const bytes = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith(".js"))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  );
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
});

test("WEB-23 what is loaded later brings no style sheet that the page has", async ({ page }) => {
  const vitals = page.waitForResponse(/report-vitals/);
  await page.goto("/");
  await hydrated(page);
  await vitals;
  const sheets = page.locator("link[rel=stylesheet]");
  const paths = await sheets.evaluateAll((links) =>
    links.map((link) => new URL((link as HTMLLinkElement).href).pathname),
  );
  expect(paths).toEqual([...new Set(paths)]);
});

test("PAGE-10 for someone who prefers stillness the map does not drift and the arrow does not bounce", async ({
  page,
}) => {
  await page.goto("/");
  await hydrated(page);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test("PAGE-10 the map drifts for everyone else", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/");
  expect(await page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(0);
});
