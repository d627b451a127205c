import { expectNoAxeViolations } from "./support/axe.ts";
import { expect, hydrated, test } from "./support/browser-test.ts";
import { eventPath, PAGES } from "./support/main-pages.ts";

for (const [locale, direction] of [
  ["de", "ltr"],
  ["ar", "rtl"],
  ["ja", "ltr"],
])
  test.describe(`in ${locale}`, () => {
    test.use({ locale, contextOptions: { reducedMotion: "reduce" } });

    test(`I18N-29 pages in ${locale} are accessible and nothing is wider than the screen`, async ({
      page,
    }) => {
      for (const path of [await eventPath(page), ...PAGES]) {
        await page.goto(path);
        await hydrated(page);
        const html = page.locator("html");
        await expect(html).toHaveAttribute("lang", locale!);
        await expect(html).toHaveAttribute("dir", direction!);
        const beyond = await html.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
        expect(beyond, path).toBeLessThanOrEqual(0);
        await expectNoAxeViolations(page);
      }
    });
  });
