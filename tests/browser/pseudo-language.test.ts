// The page is rendered again in the browser, which complains of it: this test alone does not mind.
import { expect, test } from "@playwright/test";

test.describe("a pseudo-language", () => {
  test.use({ baseURL: process.env.EMPTY_URL, locale: "en" });

  /** Every English text in brackets, as soon as the browser has taken over: what has none is in no language. */
  test("I18N-30 finds no text that is not in the messages", async ({ page }) => {
    await page.route(/\/assets\/en-[\w-]+\.js$/, (route) =>
      route.fulfill({
        contentType: "text/javascript",
        body: `import * as plain from "${route.request().url()}?plain";
          const isData = /^(number|date)\\.|^event\\.(weekdays|months)$/;
          const mark = (text) => typeof text === "string" ? "[" + text + "]"
            : Object.fromEntries(Object.entries(text).map(([form, each]) => [form, mark(each)]));
          const marked = (part) => Object.fromEntries(
            Object.entries(part).map(([key, text]) => [key, isData.test(key) ? text : mark(text)]));
          export const cities = plain.cities;
          export default marked(plain.default);`,
      }),
    );
    for (const path of ["/", "/login", "/map", "/add", "/city"]) {
      await page.goto(path);
      await expect(page.locator("body")).toContainText(/\[.*\]/);
      await expect.poll(() => page.evaluate(looseTexts), path).toEqual([]);
    }
  });
});

/** Texts on the page without brackets, but for names and what is said in a language of its own. */
function looseTexts(): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent ?? "";
    const isOther = node.parentElement?.closest(
      "script, style, noscript, [dir=auto], [lang], .map-credits, summary, [class*=brand]",
    );
    if (!isOther && /\p{Letter}{2}/u.test(text) && !/[[\]]/.test(text)) found.push(text);
  }
  return found;
}
