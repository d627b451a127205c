import type { Page } from "@playwright/test";

/** Pages of every kind but an event's. */
export const PAGES = ["/", "/login", "/city/bulgaria/sofia", "/map", "/blog"];

/** The page of the first event of the landing page. */
export async function eventPath(page: Page): Promise<string> {
  await page.goto("/");
  return (await page.locator('main a[href^="/event/"]').first().getAttribute("href"))!;
}
