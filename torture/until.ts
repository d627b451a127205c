import { setTimeout } from "node:timers/promises";

/** Asks until the answer is yes, and returns how many seconds that took. */
export async function until(
  what: string,
  isTrue: () => Promise<boolean> | boolean,
  timeoutMs = 30_000,
): Promise<number> {
  const start = performance.now();
  while (!(await isTrue())) {
    if (performance.now() - start > timeoutMs) throw new Error(`Not within ${timeoutMs / 1000} s: ${what}.`);
    await setTimeout(50);
  }
  return (performance.now() - start) / 1000;
}
