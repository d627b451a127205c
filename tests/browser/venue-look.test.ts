import { expectNoAxeViolations } from "./support/axe.ts";
import { expect, openMap, SOFIA, sofiaVenues, test, viewOf } from "./support/map-test.ts";

test("the list of venues is for everyone", async ({ page, isMobile }) => {
  await openMap(page);
  if (isMobile) await page.getByRole("button", { name: "Show the list of venues" }).click();
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

test("LOOK-12 the buttons of a venue do not break within a word", async ({ page }) => {
  const [venue] = await sofiaVenues(page);
  await openMap(page, viewOf(venue!, 16), `&venue=${venue!._id}`);
  for (const name of ["Follow", "Directions"]) {
    const label = page.getByRole("button", { name, exact: true }).locator(".button-label");
    await expect(label).toBeVisible();
    const lines = await label.evaluate(async (element) => {
      await document.fonts.ready;
      const text = document.createRange();
      text.selectNodeContents(element);
      return text.getClientRects().length;
    });
    expect(lines, name).toBe(1);
  }
});

test("an empty view is for everyone", async ({ page, isMobile }) => {
  await openMap(page, SOFIA, "&from=2031-01-01&to=2031-01-02");
  if (isMobile) await page.getByRole("button", { name: "Show the list of venues" }).click();
  await expect(page.getByText("No events match your filters")).toBeVisible();
  await expectNoAxeViolations(page);
});
