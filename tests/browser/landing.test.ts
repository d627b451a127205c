import { afterEachCommit, countHydrated } from "#tests/support/react-internals.ts";
import { expectNoAxeViolations } from "./support/axe.ts";
import { expect, hydrated, test } from "./support/browser-test.ts";
import { watchShifts } from "./support/shifts.ts";

// React and the router alone are 91 KB of it; the rest must not grow unnoticed.
// Fourteen languages, their names and where their texts are, take 2 KB of it.
const MAX_SCRIPT_BYTES = 142 * 1024;

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("LAND-01 the server's HTML has the headline and the button to the map", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Navigate the World of Events");
    await expect(page.getByRole("link", { name: "GO TO THE MAP" })).toHaveAttribute("href", "/map");
    await expect(page.getByText(/^[\d,]+ events tonight, one map$/)).toBeVisible();
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

test("PAGE-23 rows of the visitor's city begin with tonight, and every card says each thing once", async ({
  request,
}) => {
  const html = await (await request.get("/")).text();
  const titles = [...html.matchAll(/<h2[^>]*>([^<]*)<\/h2>/g)].map(([, title]) => title);
  expect(titles.slice(0, 4)).toEqual([
    "Tonight in Sofia",
    "This weekend",
    "New this week",
    "Festivals this month",
  ]);
  expect(html).toContain("Fri 20 Nov – Sun 22 Nov, in Sofia");
  const [tile = ""] = /<li>.*?<\/li>/s.exec(html.slice(html.indexOf("Tonight in Sofia"))) ?? [];
  const [, name = "-"] = /<h3.*?<span[^>]*dir="auto"[^>]*>([^<]+)</s.exec(tile) ?? [];
  expect(tile.split(`>${name}<`)).toHaveLength(2);
  expect(tile.match(/<time/g)).toHaveLength(1);
  // A generated poster would tell name and date again.
  expect(tile).not.toMatch(/posters\/\d+\.svg/);
});

test("PAGE-26 the landing page leads to the pages of cities", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  const cities = page.getByRole("navigation", { name: "Cities" });
  await expect(cities.getByRole("link").first()).toHaveAttribute("href", "/city/bulgaria/sofia");
  await cities.getByRole("link", { name: "All cities" }).click();
  await expect(page).toHaveURL("/cities");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cities");
  await expectNoAxeViolations(page);
  await page.getByRole("link", { name: "Plovdiv" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Events in Plovdiv");
});

test.describe("for a visitor from the USA", () => {
  test.use({ extraHTTPHeaders: { "x-forwarded-for": "8.8.8.8" } });

  test("PAGE-24 the rows are of a city there, unless the map was last seen elsewhere", async ({
    request,
  }) => {
    const titleOf = (html: string) => /<h2[^>]*>([^<]*)<\/h2>/.exec(html)?.[1];
    const american = titleOf(await (await request.get("/")).text());
    expect(american).not.toContain("Sofia");
    const headers = { cookie: "map-place=42.7,23.3", "x-forwarded-for": "8.8.8.8" };
    expect(titleOf(await (await request.get("/", { headers })).text())).toBe("Tonight in Sofia");
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
  const shifts = await watchShifts(page);
  await page.goto("/");
  await hydrated(page);
  await page.evaluate(() => document.fonts.ready);
  expect(await shifts()).toEqual([]);
});

test("WEB-90 the rows are taken over after the rest of the page", async ({ page }) => {
  await page.addInitScript(
    `globalThis.rowsTaken = [];
    const count = ${countHydrated};
    ${afterEachCommit('if (count("body")) rowsTaken.push(count("main ul"));')}`,
  );
  await page.goto("/");
  await expect.poll(() => page.evaluate("rowsTaken.at(-1)")).toBe(4);
  expect(await page.evaluate("rowsTaken[0]")).toBe(0);
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

test("WEB-95 map and arrow stand still while scripts start, and move from there", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/");
  const moves = await page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const { effect } = animation;
      if (!(animation instanceof CSSAnimation && effect instanceof KeyframeEffect)) return [];
      const { delay = 0, duration } = effect.getComputedTiming();
      const placeAt = (ms: number) => {
        animation.currentTime = ms;
        return getComputedStyle(effect.target!).transform;
      };
      animation.pause();
      const [first, last, begun, moved] = [0, delay - 1, delay, delay + Number(duration) / 2].map(placeAt);
      // Without a place of its own, it stands where it would without the animation.
      const isAt = (place?: string) => place?.replace("none", "matrix(1, 0, 0, 1, 0, 0)");
      const stays = isAt(first) === isAt(last) && isAt(last) === isAt(begun);
      const name = /drift|bounce/.exec(animation.animationName)?.[0];
      return { name, delay, stays, moves: moved !== begun };
    }),
  );
  expect(new Set(moves.map(({ name }) => name))).toEqual(new Set(["drift", "bounce"]));
  for (const move of moves) expect(move).toMatchObject({ delay: 5000, stays: true, moves: true });
});
