import type { Page } from "@playwright/test";
import type { VenueWithEvents } from "#contract/catalog.ts";
import { routes, urls } from "#contract/urls.ts";
import { ADMIN, signIn } from "./support/accounts.ts";
import { hydrated } from "./support/browser-test.ts";
import { mapHydrated } from "./support/map-screen.ts";
import { someEvent } from "./support/site.ts";
import { expect, expectLook, test } from "./support/still-test.ts";

test.skip(process.platform !== "linux", "Screens are compared on Linux, where the pictures were taken.");

/** One server for all of them, whose clock stands still. */
test.describe.configure({ mode: "default" });

const SOFIA = "at=42.6977,23.3219,13";

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

async function openMap(page: Page, more = ""): Promise<void> {
  await page.goto(`/map?${SOFIA}${more}`);
  await mapHydrated(page);
}

async function sofiaVenues(page: Page): Promise<VenueWithEvents[]> {
  return (await page.request.get("/api/locations/23.2&42.6&23.5&42.8&limit=0")).json();
}

test.describe("on a wide screen", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("LOOK-15 the map", async ({ page }) => {
    await openMap(page);
    await expectLook(page, "map");
  });

  test("LOOK-15 a venue on the map", async ({ page }) => {
    const [venue] = (await sofiaVenues(page)).sort((a, b) => b.events.length - a.events.length);
    await openMap(page, `&venue=${venue!._id}`);
    await expect(page.getByRole("heading", { name: "Upcoming Events" })).toBeVisible();
    await expectLook(page, "map-venue");
  });

  test("LOOK-15 the page of an event", async ({ page }) => {
    const { path } = await someEvent(page.request);
    await visit(page, path);
    await expectLook(page, "event", { fullPage: true });
  });

  test("LOOK-15 the page of a venue", async ({ page }) => {
    const { venue } = await someEvent(page.request);
    await visit(page, urls.venuePage(venue.slug));
    await expectLook(page, "venue");
  });

  test("LOOK-15 the page of a city", async ({ page }) => {
    await visit(page, "/city/bulgaria/sofia");
    await expectLook(page, "city");
  });

  test("LOOK-15 the landing page", async ({ page }) => {
    await visit(page, "/");
    await expectLook(page, "landing", { fullPage: true });
  });

  test("LOOK-15 favourites", async ({ page }) => {
    await signIn(page, ADMIN);
    const venues = await sofiaVenues(page);
    for (const { events } of venues.slice(0, 4))
      await page.request.post(routes.addFavorite, { data: { id: events.at(-1)!._id } });
    await visit(page, urls.myFavorites);
    await expectLook(page, "favorites");
  });

  test("LOOK-15 the events of the administration", async ({ page }) => {
    await signIn(page, ADMIN);
    await visit(page, `${urls.adminView("events")}?country=Bulgaria&city=Sofia`);
    await expect(page.getByRole("row").nth(10)).toBeVisible();
    await expectLook(page, "admin-events");
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test("LOOK-15 searching", async ({ page }) => {
    await openMap(page);
    const box = page.getByPlaceholder("Search...");
    await box.fill("jazz");
    await box.press("Enter");
    await expect(page.getByRole("region", { name: "Search results" }).locator("time").first()).toBeVisible();
    await expectLook(page, "phone-search");
  });

  test("LOOK-15 the filters", async ({ page }) => {
    await openMap(page);
    await page.getByRole("button", { name: /^Filters/ }).tap();
    await expect(page.getByRole("dialog", { name: "Filters" })).toBeVisible();
    await expectLook(page, "phone-filters");
  });
});
