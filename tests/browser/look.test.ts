import { expectNoAxeViolations } from "./support/axe.ts";
import { expect, hydrated, test } from "./support/browser-test.ts";

for (const [name, path] of [
  ["landing", "/"],
  ["not-found", "/no/such/page"],
] as const)
  test(`the ${name} page is for everyone`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    await expectNoAxeViolations(page);
  });

test.describe("the colour switch", () => {
  test.use({ colorScheme: "light" });

  test("steps from system to light to dark, and the choice is there before the first paint", async ({
    page,
    isMobile,
  }) => {
    const openMenu = () => isMobile && page.getByRole("button", { name: "Menu" }).click();
    await page.goto("/");
    await hydrated(page);
    await openMenu();
    const html = page.locator("html");
    await expect(html).toHaveAttribute("data-color-scheme", "light");
    await page.getByRole("button", { name: "Colors: System" }).click();
    await page.getByRole("button", { name: "Colors: Light" }).click();
    await expect(html).toHaveAttribute("data-color-scheme", "dark");
    await expect(page.getByRole("button", { name: "Colors: Dark" })).toBeVisible();

    // With every script file held back only the inline script has run: what it sets is what is painted first.
    await page.route("**/*.js", () => {});
    await page.goto("/", { waitUntil: "commit" });
    await openMenu();
    await expect(html).toHaveAttribute("data-color-scheme", "dark");
    await expect(page.getByRole("button", { name: "Colors: Dark" })).toBeVisible();
  });
});

test("night that falls while a page's scripts are on their way is seen", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  const nightfall = Promise.withResolvers<void>();
  await page.route("**/*.js", async (route) => {
    await nightfall.promise;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  const html = page.locator("html");
  await expect(html).toHaveAttribute("data-color-scheme", "light");
  await page.emulateMedia({ colorScheme: "dark" });
  nightfall.resolve();
  await expect(html).toHaveAttribute("data-color-scheme", "dark");
});

test("the skip link leads past the bar to the content", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
});
