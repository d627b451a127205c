import type { Page } from "@playwright/test";

/** A line of the fallback font that is a little longer than in ours; nobody sees it move. */
const UNSEEN = 0.001;

/** Watches what moves on the pages opened from now on, from their very start. */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => seen.push(...list.getEntries()));
    observer.observe({ type: "layout-shift" });
    Object.assign(globalThis, { layoutShifts: () => [...seen, ...observer.takeRecords()] });
  });
  return () =>
    page.evaluate(
      `layoutShifts().filter(({ value }) => value >= ${UNSEEN}).map((shift) => JSON.stringify(shift))`,
    );
}
