import { urls } from "#contract/urls.ts";
import { expect, openAdmin, test } from "./support/admin.ts";
import { expectNoAxeViolations } from "./support/axe.ts";

test("OPS-77 the site's health is measured by the server, renewed by itself, and for everyone", async ({
  page,
}) => {
  await openAdmin(page, urls.adminView("health"));
  const processes = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: "Processes" }) });
  await expect(processes).toContainText("1 of 1 responding");
  await expect(page.getByRole("heading", { name: /^The site works\./ })).toBeVisible();
  const checked = page.getByText(/^Checked at/);
  const first = (await checked.textContent()) ?? "";
  await expect(checked).not.toHaveText(first);
  await expectNoAxeViolations(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

  await page.getByRole("button", { name: "Who gets notified" }).click();
  await expect(page.getByRole("dialog").getByRole("listitem").first()).toContainText("@");
  await expectNoAxeViolations(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Who gets notified" })).toBeFocused();

  await page.getByText(/^All [\d,]+ changes$/).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("details[open] li").first()).toBeVisible();
  await page.getByRole("link", { name: "Speed" }).last().click();
  await expect(page).toHaveURL(urls.adminView("speed"));
});
