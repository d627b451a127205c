import { urls } from "#contract/urls.ts";
import { expect, test } from "./support/browser-test.ts";
import { expectForEveryoneByDayAndNight, jsonLdOf, someEvent } from "./support/site.ts";

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("PAGE-12 from an event to its venue to its city and back", async ({ page, request }) => {
    const { venue, event, path } = await someEvent(request);
    await page.goto(path);
    await page.getByRole("heading", { level: 2, name: venue.name }).getByRole("link").click();
    await expect(page).toHaveURL(urls.venuePage(venue.slug));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(venue.name);
    await expect(page.locator(`main a[href="${path}"]`)).toContainText(event.name);
    const facts = await jsonLdOf(page);
    expect(facts.Place).toMatchObject({ name: venue.name, geo: { "@type": "GeoCoordinates" } });
    expect(facts.ItemList?.itemListElement).not.toHaveLength(0);
    for (const type of ["text/calendar", "application/atom+xml"]) {
      const feed = page.locator(`head link[rel="alternate"][type="${type}"]`);
      expect((await request.get((await feed.getAttribute("href")) ?? "")).status()).toBe(200);
    }

    await page.getByRole("navigation", { name: "Where this is" }).getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Events in ${venue.city}`);
    await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute(
      "href",
      new RegExp(`${new URL(page.url()).pathname}$`),
    );
    await page.getByRole("link", { name: "Theater", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Theater in ${venue.city}`);
    await expect(page.getByRole("link", { name: "Theater", exact: true })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await expect(page.locator('main a[href^="/event/"]').first()).toBeVisible();
  });
});

test("PAGE-12 a map that is narrowed to categories announces their feeds", async ({ request }) => {
  const html = await (await request.get("/map?categories=party,concert")).text();
  const feeds = [...html.matchAll(/<link rel="alternate"[^>]* href="([^"]+)"/g)].map(([, href]) => href);
  expect(feeds.sort()).toEqual(
    ["concert.atom", "concert.ics", "party.atom", "party.ics"].map((file) => `/feeds/category/${file}`),
  );
});

test("PAGE-12 a large city turns pages, and the wrong case leads to the right one", async ({
  page,
  request,
}) => {
  const moved = await request.get("/City/Bulgaria/SOFIA", { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([301, "/city/bulgaria/sofia"]);
  await page.goto("/city/bulgaria/sofia");
  const first = await page.locator('main a[href^="/event/"]').first().getAttribute("href");
  await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL("/city/bulgaria/sofia?page=2");
  await expect(page.getByText("Page 2 of")).toBeVisible();
  await expect(page.locator(`main a[href="${first}"]`)).toHaveCount(0);
  await expectForEveryoneByDayAndNight(page);
  expect((await request.get("/city/bulgaria/sofia?page=999")).status()).toBe(404);
});

test("PAGE-12 today and this weekend have pages of their own", async ({ page }) => {
  for (const [part, title] of [
    ["today", "Events today in Sofia"],
    ["this-weekend", "Events this weekend in Sofia"],
  ]) {
    const answer = await page.goto(`/city/bulgaria/sofia/${part}`);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title!);
  }
  // The test's today is a Sunday, the fifteenth of November.
  await expect(page.locator("main time").first()).toHaveText(/^1[56]\.11\.2026/);
});

test("a venue is drawn on its small map and is for everyone", async ({ page, request }) => {
  const { venue } = await someEvent(request);
  await page.goto(urls.venuePage(venue.slug));
  const map = page.getByRole("link", { name: `${venue.name} on the map` });
  await map.scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      map
        .locator("img:visible")
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0);
  await expectForEveryoneByDayAndNight(page);
});
