import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults } from "axe-core";
import { expect, openMap, PATIENT, SOFIA, sofiaVenues, test, viewOf } from "./support/map-test.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

async function isForEveryone(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: `test-results/${name}-${test.info().project.name}.png` });
  await page.evaluate(axe);
  const { violations } = await page.evaluate<AxeResults>("axe.run()");
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

for (const scheme of ["light", "dark"] as const) {
  test.describe(`by ${scheme === "light" ? "day" : "night"}`, () => {
    test.use({ colorScheme: scheme, contextOptions: { reducedMotion: "reduce" } });

    test("the list of venues is for everyone", async ({ page, isMobile }) => {
      await openMap(page);
      if (isMobile) await page.getByRole("button", { name: "Show more" }).click();
      await expect(page.locator("[data-venue] img").first()).toBeVisible(PATIENT);
      await isForEveryone(page, `list-${scheme}`);
    });

    test("a venue is for everyone", async ({ page }) => {
      const [venue] = await sofiaVenues(page);
      await openMap(page, viewOf(venue!, 16), `&venue=${venue!._id}`);
      await expect(page.getByRole("heading", { name: "Upcoming Events" })).toBeVisible(PATIENT);
      await isForEveryone(page, `venue-${scheme}`);
      await page.getByRole("button", { name: "Directions" }).click();
      await expect(page.getByRole("dialog", { name: "Directions" }).getByRole("link")).toHaveCount(3);
      await isForEveryone(page, `directions-${scheme}`);
    });

    test("an empty view is for everyone", async ({ page, isMobile }) => {
      await openMap(page, SOFIA, "&from=2031-01-01&to=2031-01-02");
      if (isMobile) await page.getByRole("button", { name: "Show more" }).click();
      await expect(page.getByText("No events match your filters")).toBeVisible(PATIENT);
      await isForEveryone(page, `empty-view-${scheme}`);
    });
  });
}
