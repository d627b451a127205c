import type { SearchResults } from "#contract/catalog.ts";
import { WITH_GRAPHICS } from "./support/browser.ts";
import { expect, test } from "./support/browser-test.ts";
import { mapStarted, openMap } from "./support/map-screen.ts";

// Every pixel is drawn by the processor: as few as the wide layout has.
test.use({
  launchOptions: WITH_GRAPHICS,
  viewport: { width: 1200, height: 600 },
});
test.setTimeout(180_000);

test("SEA-07 MAP-11 choosing a result opens the venue, as near as the map goes", async ({ page }) => {
  await openMap(page, { hasMap: true });
  await mapStarted(page);
  const asked = page.waitForResponse("**/api/search/**");
  await page.getByPlaceholder("Search...").fill("jazz");
  await page.keyboard.press("Enter");
  const found: SearchResults = await (await asked).json();
  const results = page.getByRole("region", { name: "Search results" });
  const row = results.getByRole("listitem").first();
  const shown = (await row.textContent()) ?? "";
  const venue = found.results.find(({ name }) => shown.includes(name))!;
  await row.getByRole("button").click();
  await expect(page.getByRole("heading", { name: venue.name })).toBeVisible();
  await expect(page).toHaveURL(/%2C(19|2\d)&/);

  const address = new URL(page.url()).searchParams;
  expect(address.get("venue")).toBe(venue._id);
  const [latitude, longitude] = address.get("at")!.split(",").map(Number);
  // The panel beside the pin moves the centre a little.
  expect(latitude).toBeCloseTo(Number(venue.coordinates[1]), 2);
  expect(longitude).toBeCloseTo(Number(venue.coordinates[0]), 2);
});

test("SEA-11 a place is offered while one types, and choosing it flies there with the filters kept", async ({
  page,
}) => {
  await openMap(page, { filter: "categories=concert", hasMap: true });
  await mapStarted(page);
  const box = page.getByPlaceholder("Search...");
  const results = page.getByRole("region", { name: "Search results" });
  await box.fill("plovd");
  await results.getByRole("button", { name: /^Plovdiv Bulgaria · [\d,]+ events/ }).click();
  await expect(box).toHaveValue("Plovdiv");
  await expect(results).toHaveCount(0);
  await expect(page).toHaveURL(/at=42\.1\d*%2C24\.7/);
  await expect(page).toHaveURL(/categories=concert/);

  await box.fill("Varna");
  await expect(results.getByRole("button", { name: /^Varna Bulgaria/ })).toBeVisible();
  await box.press("Enter");
  await expect(page).toHaveURL(/at=43\.[12]\d*%2C27\.9/);
});
