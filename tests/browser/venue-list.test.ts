import { askForVenues } from "./support/browser-test.ts";
import { expect, openMap, rows, SOFIA, sofiaVenues, test, viewOf } from "./support/map-test.ts";

function isInOrder<T>(values: T[], compare: (a: T, b: T) => number): boolean {
  return values.length > 1 && values.every((value, at) => at === 0 || compare(values[at - 1]!, value) <= 0);
}

test.describe("the list of venues in view", () => {
  test.skip(({ isMobile }) => isMobile, "the sheet's own tests are for phones");

  test("MAP-17 names every venue in view, and follows the map", async ({ page }) => {
    const [venue] = await sofiaVenues(page);
    await openMap(page, viewOf(venue!, 16));
    await expect(page.getByRole("link", { name: venue!.name })).toBeVisible();
    const near = await rows(page).count();
    await expect(page.getByRole("heading", { level: 2 })).toHaveText(
      near === 1 ? "1 venue in view" : `${near} venues in view`,
    );

    await openMap(page, SOFIA);
    await expect(page.getByRole("heading", { name: /^\d+ venues in view$/ })).toBeVisible();
    expect(await rows(page).count()).toBeGreaterThan(near);
  });

  test("MAP-17 below zoom 11 says that it holds the busiest of all", async ({ page }) => {
    await openMap(page, { ...SOFIA, zoom: 5 });
    await expect(page.getByRole("heading", { name: /^The 30 busiest of [\d,]+ venues$/ })).toBeVisible();
    await expect(rows(page)).toHaveCount(30);
  });

  test("MAP-50 below zoom 11 begins with the cities in view", async ({ page }) => {
    await openMap(page, { ...SOFIA, zoom: 7 });
    await expect(page.getByRole("heading", { name: /^[\d,]+ events in view$/ })).toBeVisible();
    await expect(page.getByText(/^\d+ cities · \d+ tonight$/)).toBeVisible();
    await expect(page.getByRole("link", { name: /^Sofia Bulgaria [\d,]+ events/ })).toBeVisible();
    const cities = page.locator("[data-city]");
    await expect(cities).toHaveCount(10);
    await page
      .getByRole("button", { name: /^Show \d+ more$/ })
      .first()
      .click();
    await expect.poll(() => cities.count()).toBeGreaterThan(10);
  });

  test("MAP-17 opens a venue by keyboard, and Escape returns to its row", async ({ page }) => {
    const [venue] = await sofiaVenues(page);
    await openMap(page, viewOf(venue!, 16));
    const row = page.locator(`[data-venue="${venue!._id}"]`);
    await row.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: venue!.name })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(row).toBeFocused();
    await expect(page).not.toHaveURL(/venue=/);
  });

  test("from load to an event's page by keyboard alone", async ({ page }) => {
    await openMap(page);
    await rows(page).first().focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Upcoming Events" })).toBeVisible();
    const card = page.locator("a[href^='/event/']").first();
    for (let i = 0; i < 40 && !(await card.evaluate((link) => link === document.activeElement)); i++)
      await page.keyboard.press("Tab");
    await expect(card).toBeFocused();
  });

  test("is sorted as the visitor likes", async ({ page }) => {
    await openMap(page);
    const names = () => rows(page).locator("b").allTextContents();
    const sort = page.getByRole("combobox", { name: "Sort by" });
    await sort.selectOption("Name");
    const byName = new Intl.Collator("en", { numeric: true });
    await expect.poll(async () => isInOrder(await names(), byName.compare)).toBe(true);
    await sort.selectOption("Most events");
    const counts = async () =>
      (await rows(page).allTextContents()).map((text) => Number(/(\d+) events?$/.exec(text)?.[1]));
    await expect.poll(async () => isInOrder(await counts(), (a, b) => b - a)).toBe(true);
    await expect.poll(async () => isInOrder(await names(), byName.compare)).toBe(false);
  });

  test("folds to the edge and comes back", async ({ page }) => {
    await openMap(page);
    await page.getByRole("button", { name: "Hide list" }).click();
    await expect(rows(page).first()).toBeHidden();
    await page.getByRole("button", { name: "Show list" }).click();
    await expect(rows(page).first()).toBeVisible();
  });

  test("FIL-06 says when nothing matches, and offers to clear the filters", async ({ page }) => {
    await openMap(page, SOFIA, "&from=2031-01-01&to=2031-01-02");
    await expect(page.getByText("No events match your filters")).toBeVisible();
    await page.getByRole("button", { name: "Clear Filters" }).click();
    await expect(rows(page).first()).toBeVisible();
    await expect(page).not.toHaveURL(/from=/);
  });

  test("counts what matches here against what matches anywhere", async ({ page }) => {
    const url = "/api/overview/-180&-90&180&90&zoom=0?categories=theater";
    const { events } = await (await page.request.get(url)).json();
    await openMap(page, SOFIA, "&categories=theater");
    const all = new Intl.NumberFormat("en").format(events);
    await expect(page.getByText(new RegExp(`^\\d+ here · ${all} worldwide$`))).toBeVisible();
  });
});

test.describe("while a load fails", () => {
  // The browser itself announces a failed call in the console.
  test.use({ quietConsole: async ({ page: _page }, use) => use(undefined) });

  test("MAP-18 the list says so, and is there when the server is back", async ({ page, isMobile }) => {
    test.skip(isMobile, "the sheet's own tests are for phones");
    let isDown = true;
    await askForVenues(page);
    await page.route("**/api/locations/**", (route) =>
      isDown ? route.fulfill({ status: 503, json: { error: "Down." } }) : route.continue(),
    );
    await page.goto(`/map?at=${SOFIA.latitude},${SOFIA.longitude},${SOFIA.zoom}`);
    await expect(page.getByText("The venues couldn’t be loaded. Trying again…")).toBeVisible();
    await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
    isDown = false;
    await expect(rows(page).first()).toBeVisible();
    await expect(page.getByText("Trying again...")).toBeHidden();
  });
});
