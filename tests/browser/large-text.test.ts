import { WITHOUT_GRAPHICS } from "./support/browser.ts";
import { expect, hydrated, test } from "./support/browser-test.ts";
import { eventPath, PAGES } from "./support/main-pages.ts";

test.use({
  // The text size that visitors set in the browser, not a style of the page.
  launchOptions: {
    ...WITHOUT_GRAPHICS,
    args: [...WITHOUT_GRAPHICS.args, "--blink-settings=defaultFontSize=32"],
  },
  viewport: { width: 390, height: 844 },
});

test("A11Y-01: text is twice as large, and nothing scrolls sideways or is cut off", async ({ page }) => {
  for (const path of [...PAGES, await eventPath(page)]) {
    await page.goto(path);
    await hydrated(page);
    const found = await page.evaluate(() => ({
      bodyPx: getComputedStyle(document.body).fontSize,
      width: document.documentElement.scrollWidth,
      cut: [...document.querySelectorAll<HTMLElement>("button, .button, h1, h2")]
        .filter(
          (each) => each.textContent && each.clientHeight > 0 && !each.closest(".visually-hidden, [inert]"),
        )
        .filter((each) => each.scrollHeight > each.clientHeight + 12 && each.clientHeight > 1)
        .map((each) => each.outerHTML.slice(0, 100)),
    }));
    expect({ path, ...found }).toEqual({ path, bodyPx: "30px", width: 390, cut: [] });
  }
});
