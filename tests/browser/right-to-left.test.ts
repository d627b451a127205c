import { expect, hydrated, test } from "./support/browser-test.ts";
import { eventPath } from "./support/main-pages.ts";

test("I18N-41 names in another script begin at the right edge of an Arabic page", async ({ page }) => {
  await page.goto(`${await eventPath(page)}?lang=ar`);
  await hydrated(page);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveCSS("direction", /rtl|ltr/);
  const names = page.locator("main [dir=auto]");
  const aligned = await names.evaluateAll((all) =>
    all
      .filter((element) => getComputedStyle(element.parentElement!).textAlign !== "center")
      .map((element) => getComputedStyle(element).textAlign),
  );
  expect(aligned.length).toBeGreaterThan(0);
  expect([...new Set(aligned)]).toEqual(["right"]);
});
