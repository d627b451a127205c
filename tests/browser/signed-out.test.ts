import { existsSync } from "node:fs";
import { routes } from "#contract/urls.ts";
import { ADMIN, expect, signedIn, signIn, test } from "./support/accounts.ts";
import { WITHOUT_GRAPHICS } from "./support/browser.ts";
import { hydrated } from "./support/browser-test.ts";

// The full browser with its back/forward cache, which the headless shell of the other tests lacks.
const executablePath = "/usr/bin/chromium";
test.skip(!existsSync(executablePath), `needs ${executablePath}`);
test.use({
  launchOptions: {
    ...WITHOUT_GRAPHICS,
    executablePath,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
});

test("SEC-61 Back after Logout shows no page of the profile", async ({ page }) => {
  const { email } = await signedIn(page);
  await page.goto("/profile");
  await hydrated(page);
  await expect(page.locator("body")).toContainText(email);
  await page.goto(routes.logout);
  await hydrated(page);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\/login\?next=%2Fprofile/);
  await expect(page.locator("body")).not.toContainText(email);
});

test("SEC-61 Back after Logout shows no page of the administration", async ({ page }) => {
  await signIn(page, ADMIN);
  await page.goto("/admin/feedback");
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).not.toContainText("Lost?");
  await page.goto(routes.logout);
  await hydrated(page);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL("/admin/feedback");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Lost?");
});

test("SEC-61 a page brought back as it was left is loaded anew for another visitor", async ({ page }) => {
  await page.goto("/terms");
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { isAsItWasLeft: true }));
  await page.goto("/team");
  await hydrated(page);
  // Kept for a returning guest.
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL("/terms");
  await expect.poll(() => page.evaluate(() => "isAsItWasLeft" in window)).toBe(true);

  await page.evaluate(() => history.forward());
  await expect(page).toHaveURL("/team");
  const { forename } = await signedIn(page);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL("/terms");
  // The page that was left is asked once more while it goes.
  const isAsItWasLeft = () => page.evaluate(() => "isAsItWasLeft" in window).catch(() => true);
  await expect.poll(isAsItWasLeft).toBe(false);
  await expect(page.getByRole("link", { name: "Profile" }).first()).toBeVisible();
  expect(forename).not.toBe("");
});
