import { urls } from "#contract/urls.ts";
import { expect, test } from "./support/browser-test.ts";
import { watchShifts } from "./support/shifts.ts";

/** Of the window; a tenth is what a reader begins to notice. */
const MAX_SHIFT = 0.02;

for (const [name, path] of [
  ["landing page", urls.home],
  ["page of a city", "/city/bulgaria/sofia"],
  ["page of text", urls.terms],
] as const)
  test(`PAGE-243 on the ${name} a font that comes late is used at once, and moves nothing`, async ({
    page,
  }) => {
    const shifts = await watchShifts(page);
    const { promise: isFirstSeen, resolve: onFirstSeen } = Promise.withResolvers<void>();
    await page.route(/manrope-.*\.woff2/, async (route) => {
      await isFirstSeen;
      await route.continue();
    });
    await page.goto(path, { waitUntil: "commit" });
    const title = page.getByRole("heading", { level: 1 });
    await expect(title).toBeVisible();
    const widthOf = () =>
      title.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return [...range.getClientRects()].reduce((sum, { width }) => sum + width, 0);
      });
    const fallback = await widthOf();
    // A font that is optional is given up by now.
    await page.evaluate(() => new Promise((seen) => setTimeout(seen, 500)));
    onFirstSeen();
    await expect.poll(() => page.evaluate(() => document.fonts.check('16px "Manrope Page"'))).toBe(true);
    await expect.poll(widthOf).not.toBe(fallback);
    const values = (await shifts()).map((shift) => Number(JSON.parse(shift).value));
    expect(values.reduce((sum, value) => sum + value, 0)).toBeLessThanOrEqual(MAX_SHIFT);
  });
