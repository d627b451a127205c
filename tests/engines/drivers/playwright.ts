import type { BrowserType, LaunchOptions } from "@playwright/test";
import { withoutWebGl } from "#tests/browser/support/browser.ts";
import { type Driver, KEYS } from "./driver.ts";

const NAMES: Record<string, string> = {
  [KEYS.tab]: "Tab",
  [KEYS.enter]: "Enter",
  [KEYS.escape]: "Escape",
  [KEYS.left]: "ArrowLeft",
  [KEYS.up]: "ArrowUp",
  [KEYS.right]: "ArrowRight",
  [KEYS.down]: "ArrowDown",
};

/** A browser that Playwright drives by itself: any Chromium, and Playwright's own builds of the others. */
export async function drivePlaywright(
  browserType: BrowserType,
  options: LaunchOptions,
  hasWebGl = true,
): Promise<Driver> {
  const browser = await browserType.launch(options);
  // The runner blocks workers in every context, for tests that answer calls themselves.
  const page = await browser.newPage({
    locale: "en-US",
    reducedMotion: "reduce",
    serviceWorkers: "allow",
  });
  if (!hasWebGl) await page.addInitScript(withoutWebGl);
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  return {
    open: async (url) => void (await page.goto(url)),
    call: (source, args) => page.evaluate(`(${source})(...${JSON.stringify(args)})`),
    click: (x, y) => page.mouse.click(x, y),
    async press(text) {
      for (const key of text) await page.keyboard.press(NAMES[key] ?? key);
    },
    errors: () => errors,
    close: () => browser.close(),
  };
}
