import { urls } from "#contract/urls.ts";
import { ADMIN, signIn } from "./support/accounts.ts";
import { expect, field, newVenue, openAdmin } from "./support/admin.ts";
import { test } from "./support/map-test.ts";

test.use({ drawsMap: true });
test.skip(({ isMobile }) => isMobile, "a map takes its time to draw without a graphics card");

test("ADM-09 the pin is moved by its keys, dragged, and put by a click", async ({ page }) => {
  await signIn(page, ADMIN);
  const venue = await newVenue(page);
  await openAdmin(page, `${urls.adminView("edit-venue")}?venue=${venue._id}`);
  const pin = page.getByRole("button", { name: `Pin: ${venue.name}` });
  await expect(pin).toBeVisible();
  const longitude = async () => Number(await field(page, "Longitude").inputValue());
  const start = await longitude();
  await pin.focus();
  await pin.press("ArrowRight");
  await expect.poll(longitude).toBeGreaterThan(start);
  await expect(page.getByText("The pin is where you dropped it.")).toBeVisible();
  await expect(page.getByText("Time zone: Europe/Sofia")).toBeVisible();

  const { x, y, width } = (await pin.boundingBox())!;
  await page.mouse.move(x + width / 2, y + width / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 - 60, y + width / 2, { steps: 4 });
  await page.mouse.up();
  await expect.poll(longitude).toBeLessThan(start);

  await page.getByRole("button", { name: "Reset pin" }).click();
  await expect.poll(longitude).toBeCloseTo(start, 5);
});
