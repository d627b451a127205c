import type { SearchResults } from "#contract/catalog.ts";
import { urls } from "#contract/urls.ts";
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
  const found: SearchResults = await (await page.request.get(urls.search("jazz", 1))).json();
  const venue = found.results[0]!;
  await page.getByPlaceholder("Search...").fill("jazz");
  await page.keyboard.press("Enter");
  const results = page.getByRole("region", { name: "Search results" });
  await results.getByRole("listitem").first().getByRole("button").click();
  await expect(page.getByRole("heading", { name: venue.name })).toBeVisible();
  await expect(page).toHaveURL(/%2C(19|2\d)&/, { timeout: 20_000 });

  const address = new URL(page.url()).searchParams;
  expect(address.get("venue")).toBe(venue._id);
  const [latitude, longitude] = address.get("at")!.split(",").map(Number);
  // The panel beside the pin moves the centre a little.
  expect(latitude).toBeCloseTo(Number(venue.coordinates[1]), 2);
  expect(longitude).toBeCloseTo(Number(venue.coordinates[0]), 2);
});

test("MAP-10 locate me takes the map to the browser's position at zoom 18", async ({ page }) => {
  await page.context().grantPermissions(["geolocation"]);
  await page.context().setGeolocation({ latitude: 43.2047, longitude: 27.9105, accuracy: 20 });
  await openMap(page, { hasMap: true });
  await mapStarted(page);
  await page.getByRole("button", { name: "Locate me" }).click();
  await expect(page).toHaveURL(/at=43\.20\d+%2C27\.91\d+%2C18(&|$)/, { timeout: 20_000 });
});
