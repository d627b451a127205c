import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { BrowserContext, Page } from "@playwright/test";
import { compileCache, FAST_START } from "#tests/support/fast-start.ts";
import { WITHOUT_GRAPHICS } from "./browser.ts";
import { test as base, expect } from "./browser-test.ts";
import { withoutMapCode } from "./map-screen.ts";
import { SUNDAY_EVENING } from "./sunday.ts";

const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** A test whose screens look the same at each visit and on each machine: a stopped clock and one font. */
export const test = base.extend<{ fonts: undefined }, { stillUrl: string }>({
  stillUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: the form in which Playwright declares a fixture without needs
    async ({}, use) => {
      const child = fork(pathOf("./still-server.ts"), {
        execArgv: FAST_START,
        env: { PATH: process.env.PATH, ...compileCache() },
      });
      const ended = once(child, "close");
      const [address] = await Promise.race([
        once(child, "message"),
        ended.then(() => Promise.reject(new Error("The server did not start."))),
      ]);
      await use(String(address));
      child.kill();
      await ended;
    },
    { scope: "worker", timeout: 180_000 },
  ],
  baseURL: async ({ stillUrl }, use) => use(stillUrl),
  launchOptions: [
    {
      ...WITHOUT_GRAPHICS,
      args: [...WITHOUT_GRAPHICS.args, "--font-render-hinting=none"],
      env: { ...process.env, FONTCONFIG_FILE: pathOf("./fonts.conf") } as Record<string, string>,
    },
    { scope: "worker" },
  ],
  timezoneId: "Europe/Sofia",
  clock: async ({ context }, use) => {
    await context.clock.setFixedTime(SUNDAY_EVENING);
    await use(undefined);
  },
  fonts: [
    async ({ context, baseURL }, use) => {
      await useStillStyles(context);
      await withoutMapCode(context);
      await context.addCookies([{ name: "disclosure-accepted", value: "true", url: baseURL! }]);
      await use(undefined);
    },
    { auto: true },
  ],
});

export { expect };

/**
 * Left out are the footer, to which languages are added, and small maps, whose labels may come later than their ground.
 * Rows out of view are drawn as well, and letters stand where their widths put them, not on whole pixels.
 */
const STILL_CSS = `
  :root:root footer:has(a[href^="mailto:"]) { display: none; }
  :root:root img[src^="/maps/"] { visibility: hidden; }
  :root:root * { content-visibility: visible; text-rendering: geometricprecision; }`;

/**
 * A page keeps its fallback where its font comes late, which depends on how busy the machine is. Here text waits for its
 * font instead.
 */
async function useStillStyles(context: BrowserContext): Promise<void> {
  await context.route("**/*.css", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/font-display:\s*optional/g, "font-display:block");
    await route.fulfill({ response, body: body + STILL_CSS });
  });
}

/** Until everything that a picture of the whole page shows has been loaded. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await document.fonts.ready;
    const shown = [...document.images].filter((image) => image.checkVisibility());
    await Promise.all(shown.map((image) => image.decode()));
  });
}

/** Compares the screen in both colour schemes with its stored pictures. */
export async function expectLook(page: Page, name: string, { fullPage = false } = {}): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator("html")).toHaveAttribute("data-color-scheme", colorScheme);
    await settled(page);
    await expect.soft(page).toHaveScreenshot(`${name}-${colorScheme}.png`, { fullPage });
  }
}
