import type { Page } from "@playwright/test";
import { LOCALES, type Locale } from "#domain/locale.ts";
import { hydrated } from "./support/browser-test.ts";
import { expect, openMap, SOFIA, test } from "./support/map-test.ts";

test.use({ viewport: { width: 390, height: 844 } });

interface Measured {
  text: string;
  width: number;
  needs: number;
  lines: number;
}

/** Texts of controls and headings that are cut, and controls that take two lines. */
async function tooLong(page: Page): Promise<Measured[]> {
  return page.evaluate(() => {
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 2;
    const linesOf = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const tops: number[] = [];
      for (const { top, bottom, width } of range.getClientRects()) {
        const middle = (top + bottom) / 2;
        if (width > 1 && tops.every((other) => Math.abs(other - middle) > 9)) tops.push(middle);
      }
      return tops.length;
    };
    const found = [];
    const segments = "[role=radio], [role=tab], label:has(> input[type=radio]), fieldset label";
    const controls = `button, a[class*=button], a[class*=chip], ${segments}`;
    for (const element of document.querySelectorAll(`h1, h2, h3, ${controls}`)) {
      const text = (element as HTMLElement).innerText.trim();
      // Names and hidden labels have no budget.
      if (element.matches("[dir=auto], :has([dir=auto], .visually-hidden)")) continue;
      // A square button shows its sign alone.
      if (element.clientWidth <= 48) continue;
      if (!isSeen(element) || text === "" || text.length > 60) continue;
      const isCut = [element, ...element.querySelectorAll("*")].some((part) => {
        const { overflowX } = getComputedStyle(part);
        const isClipped = overflowX === "hidden" || overflowX === "clip";
        return isClipped && part.clientWidth > 2 && part.scrollWidth > part.clientWidth + 1;
      });
      const isControl = element.matches(controls);
      const lines = linesOf(element);
      if (!isCut && !(isControl && !element.querySelector("p, h2, h3, img, picture") && lines > 1)) continue;
      found.push({ text, width: element.clientWidth, needs: element.scrollWidth, lines });
    }
    return found;
  });
}

const SCREENS = {
  landing: (page: Page, locale: Locale) => page.goto(`/?lang=${locale}`),
  map: (page: Page, locale: Locale) => openMap(page, SOFIA, `&lang=${locale}`),
  submit: (page: Page, locale: Locale) => page.goto(`/add?lang=${locale}`),
};

test("I18N-42 headings fit and controls take one line on phones in every language", async ({ page }) => {
  test.slow();
  const found: string[] = [];
  for (const locale of LOCALES)
    for (const [screen, open] of Object.entries(SCREENS)) {
      await open(page, locale);
      await hydrated(page);
      for (const { text, width, needs, lines } of await tooLong(page))
        found.push(`${locale} ${screen} "${text}": ${needs} of ${width} px, ${lines} lines`);
    }
  expect(found).toEqual([]);
});
