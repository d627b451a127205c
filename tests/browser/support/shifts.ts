import type { Page } from "@playwright/test";

/** A word of the fallback font that is a little longer than in ours, or a last line that it takes more; 0.1 is called good. */
const UNSEEN = 0.002;

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
