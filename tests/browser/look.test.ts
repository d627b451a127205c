import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import { expect, hydrated, test } from "./support/browser-test.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

for (const scheme of ["light", "dark"] as const) {
  test.describe(`by ${scheme === "light" ? "day" : "night"}`, () => {
    test.use({ colorScheme: scheme, contextOptions: { reducedMotion: "reduce" } });

    for (const [name, path] of [
      ["landing", "/"],
      ["not-found", "/no/such/page"],
    ] as const) {
      test(`the ${name} page is for everyone`, async ({ page }, { project }) => {
        await page.goto(path);
        await hydrated(page);
        await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", scheme);
        await page.screenshot({ path: `test-results/${name}-${project.name}-${scheme}.png` });
        await page.evaluate(axe);
        const { violations } = await page.evaluate<AxeResults>("axe.run()");
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      });
    }
  });
}

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
    await expect(html).toHaveAttribute("data-mantine-color-scheme", "light");
    await page.getByRole("button", { name: "Colors: System" }).click();
    await page.getByRole("button", { name: "Colors: Light" }).click();
    await expect(html).toHaveAttribute("data-mantine-color-scheme", "dark");
    await expect(page.getByRole("button", { name: "Colors: Dark" })).toBeVisible();

    // With every script file held back only the inline script has run: what it sets is what is painted first.
    await page.route("**/*.js", () => {});
    await page.goto("/", { waitUntil: "commit" });
    await openMenu();
    await expect(html).toHaveAttribute("data-mantine-color-scheme", "dark");
    await expect(page.getByRole("button", { name: "Colors: Dark" })).toBeVisible();
  });
});

test("the skip link leads past the bar to the content", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to the content" });
  await expect(skip).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
});
