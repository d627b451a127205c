import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults } from "axe-core";
import { expect } from "./browser-test.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Runs axe on the page in its present state, in dark and light colours. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  await page.evaluate(axe);
  // Only colours differ in dark mode.
  for (const [colorScheme, options] of [
    ["dark", { runOnly: ["color-contrast"] }],
    ["light", {}],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator("html")).toHaveAttribute("data-color-scheme", colorScheme);
    const { violations } = await page.evaluate<AxeResults>(`axe.run(${JSON.stringify(options)})`);
    const found = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
    expect(found, `in ${colorScheme} colours`).toEqual([]);
  }
}
