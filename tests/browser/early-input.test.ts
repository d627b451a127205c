import type { Page, Route } from "@playwright/test";
import { expect, hydrated, test } from "./support/browser-test.ts";
import { withoutMapCode } from "./support/map-screen.ts";

/** Holds the scripts of the pages that follow back, until they are let through. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHeld = true;
  await page.route("**/assets/*.js", (route) => (isHeld ? void held.push(route) : route.fallback()));
  return async () => {
    isHeld = false;
    await Promise.all(held.map((route) => route.fallback()));
    await hydrated(page);
  };
}

test.beforeEach(async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: "disclosure-accepted", value: "true", url: baseURL! }]);
  await withoutMapCode(page);
});

test("BRO-03 what was typed and sent before the scripts came is searched for", async ({ page }) => {
  const letScripts = await holdScripts(page);
  await page.goto("/map?at=42.69770,23.32190,13", { waitUntil: "commit" });
  const box = page.getByRole("textbox", { name: "Search events and venues" });
  await box.pressSequentially("jazz");
  await box.press("Enter");
  await letScripts();
  await expect(page.getByRole("heading", { name: /results for “jazz”/ })).toBeVisible();
  await expect(box).toHaveValue("jazz");
  await expect(page).toHaveURL(/at=42/);
});

test("BRO-03 chips that were pressed before the scripts came are on, each once", async ({ page }) => {
  const letScripts = await holdScripts(page);
  await page.goto("/map?at=42.69770,23.32190,13", { waitUntil: "commit" });
  const chip = (name: string) => page.getByRole("button", { name, exact: true });
  await chip("Tomorrow").click();
  await chip("Concert").click();
  await chip("Concert").click();
  await letScripts();
  await expect(page).toHaveURL(/from=2026-11-16.*categories=concert|categories=concert.*from=2026-11-16/);
  await expect(chip("Concert")).toHaveAttribute("aria-pressed", "true");
});

test("WEB-52 a venue's row opens it before the scripts have come", async ({ page }) => {
  const letScripts = await holdScripts(page);
  await page.goto("/map?at=42.69770,23.32190,13", { waitUntil: "commit" });
  const row = page.locator("[data-venue]").first();
  // The page is still coming in: its tag may be here before its text.
  await expect(row.locator("b")).toHaveText(/\S/);
  const name = (await row.locator("b").textContent()) ?? "";
  await row.click();
  await expect(page).toHaveURL(/venue=\d+/);
  const heading = page.getByRole("heading", { name, exact: true });
  await expect(heading).toBeVisible();
  await letScripts();
  await expect(heading).toBeVisible();
});

test("BRO-03 fields keep what was typed before the scripts came", async ({ page }) => {
  const letScripts = await holdScripts(page);
  await page.goto("/login", { waitUntil: "commit" });
  const email = page.getByRole("textbox", { name: "Email" });
  await email.pressSequentially("elena@example.org");
  await letScripts();
  await expect(email).toHaveValue("elena@example.org");
  // The other forms of the page are kept, too.
  await page.getByRole("link", { name: "Forgot" }).click();
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue("elena@example.org");
});

for (const knowsCommands of [true, false])
  test(`BRO-03 the menu opens for an early touch ${knowsCommands ? "with" : "without"} invoker commands`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    if (!knowsCommands)
      await page.addInitScript(() => {
        delete (HTMLButtonElement.prototype as Partial<HTMLButtonElement>).commandForElement;
        // The attributes do nothing in such a browser.
        addEventListener("command", (event) => event.preventDefault(), true);
      });
    const letScripts = await holdScripts(page);
    await page.goto("/", { waitUntil: "commit" });
    await page.getByRole("button", { name: "Menu" }).click();
    if (!knowsCommands) await expect(page.getByRole("dialog")).toBeHidden();
    await letScripts();
    await expect(page.getByRole("dialog")).toBeVisible();
  });
