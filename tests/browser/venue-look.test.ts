import { expectNoAxeViolations } from "./support/axe.ts";
import { expect, openMap, SOFIA, sofiaVenues, test, viewOf } from "./support/map-test.ts";

test("the list of venues is for everyone", async ({ page, isMobile }) => {
  await openMap(page);
  if (isMobile) await page.getByRole("button", { name: "Show more" }).click();
  await expect(page.locator("[data-venue] img").first()).toBeVisible();
  await expectNoAxeViolations(page);
});

test("a venue is for everyone", async ({ page }) => {
  const [venue] = await sofiaVenues(page);
  await openMap(page, viewOf(venue!, 16), `&venue=${venue!._id}`);
  await expect(page.getByRole("heading", { name: "Upcoming Events" })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Directions" }).click();
  await expect(page.getByRole("dialog", { name: "Directions" }).getByRole("link")).toHaveCount(3);
  await expectNoAxeViolations(page);
});

test("an empty view is for everyone", async ({ page, isMobile }) => {
  await openMap(page, SOFIA, "&from=2031-01-01&to=2031-01-02");
  if (isMobile) await page.getByRole("button", { name: "Show more" }).click();
  await expect(page.getByText("No events match your filters")).toBeVisible();
  await expectNoAxeViolations(page);
});
