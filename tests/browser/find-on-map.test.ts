import { expect, test } from "./support/browser-test.ts";
import { openMap, WITH_GRAPHICS } from "./support/map-screen.ts";

test.use({ launchOptions: WITH_GRAPHICS, contextOptions: { reducedMotion: "reduce" } });

test("SEA-07 MAP-11 choosing a result opens the venue, as near as the map goes", async ({ page }) => {
  await openMap(page, { hasMap: true });
  await page.getByPlaceholder("Search...").fill("jazz sofia");
  await page.keyboard.press("Enter");
  const results = page.getByRole("region", { name: "Search results" }).getByRole("listitem");
  const row = results.filter({ hasText: "Sofia" }).first();
  const name = await row.locator("button > span").nth(1).locator("> span").first().textContent();
  await row.getByRole("button").click();
  await expect(page.getByRole("heading", { name: name! })).toBeVisible();
  await expect(page).toHaveURL(/venue=\d+/);
  await expect(page).toHaveURL(/at=42\.\d+%2C23\.\d+%2C(19|2\d)(\.\d+)?(&|$)/, { timeout: 20_000 });
});

test("MAP-10 locate me takes the map to the browser's position at zoom 18", async ({ page }) => {
  await page.context().grantPermissions(["geolocation"]);
  await page.context().setGeolocation({ latitude: 43.2047, longitude: 27.9105, accuracy: 20 });
  await openMap(page, { hasMap: true });
  await expect(async () => {
    await page.getByRole("button", { name: "Locate me" }).click();
    await expect(page).toHaveURL(/at=43\.20\d+%2C27\.91\d+%2C18(&|$)/, { timeout: 2_000 });
  }).toPass({ timeout: 25_000 });
});
