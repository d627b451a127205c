import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { LOCALES } from "#domain/locale.ts";
import { translatorFor } from "#messages/server.ts";
import { countHydrated } from "#tests/support/react-internals.ts";
import { SUNDAY } from "./sunday.ts";

const GREETINGS = LOCALES.map((locale) => translatorFor(locale)("greeting"));

/**
 * A test with the visitor's clock at the server's, that also fails when the page says anything in the console or throws.
 * A page that is answered with an error status is announced there by the browser itself, and the curious are greeted;
 * both are no failings of ours.
 */
export const test = base.extend<{
  world: "demo" | "empty" | "broken";
  brokenOnPurpose: RegExp | undefined;
  clock: undefined;
  quietConsole: undefined;
}>({
  /** Which of the servers of playwright.config.ts the test visits. */
  world: ["demo", { option: true }],
  baseURL: async ({ world }, use) => use(process.env[`${world.toUpperCase()}_URL`]),
  /** Addresses whose calls the test makes fail, which the browser announces as well. */
  brokenOnPurpose: [undefined, { option: true }],
  clock: [
    async ({ context }, use) => {
      await setClock(context, SUNDAY.getTime());
      await use(undefined);
    },
    { auto: true },
  ],
  quietConsole: [
    async ({ page, brokenOnPurpose }, use) => {
      const said: string[] = [];
      const failedPages = new Set<string>();
      page.on("response", (response) => {
        if (response.status() >= 400 && response.request().isNavigationRequest())
          failedPages.add(response.url());
      });
      page.on("console", (message) => {
        const isAnnounced =
          message.text().startsWith("Failed to load resource") &&
          (failedPages.has(message.location().url) || brokenOnPurpose?.test(message.location().url));
        const isGreeting = message.type() === "info" && GREETINGS.includes(message.text());
        const isWithoutWorker = message.text() === "Service Worker registration blocked by Playwright";
        // Only tests read back what was drawn.
        const isReadBack = message.text().includes("GPU stall due to ReadPixels");
        if (!isAnnounced && !isGreeting && !isWithoutWorker && !isReadBack)
          said.push(`${message.type()}: ${message.text()} (${message.location().url})`);
      });
      page.on("pageerror", (error) => said.push(`thrown: ${error.message}`));
      await use(undefined);
      expect(said, "said in the console").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Until React has taken over the server's HTML. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(countHydrated, "body");
}

/** Later than the servers' clocks, which go on from Sunday while the suite runs. */
const LATER_MS = 60 * 60_000;

/** The page's venues count as old when the browser takes them over, as those of a kept page: it asks for them itself. */
export function askForVenues(visitor: Page | BrowserContext): Promise<void> {
  return setClock(visitor, SUNDAY.getTime() + LATER_MS);
}

/**
 * Sets the visitor's clock for the pages opened from now on; it goes on from there. Playwright's own clock would also
 * take the moments of fingers and frames into its hands, which are to stay as they are.
 */
export async function setClock(visitor: Page | BrowserContext, nowMs: number): Promise<void> {
  await visitor.addInitScript((startMs) => {
    const shiftMs = startMs - Date.now();
    window.Date = new Proxy(Date, {
      construct: (real, given) =>
        given.length ? Reflect.construct(real, given) : new real(real.now() + shiftMs),
      get: (real, name) => (name === "now" ? () => real.now() + shiftMs : Reflect.get(real, name)),
    });
  }, nowMs);
}
