import { spawnSync } from "node:child_process";
import { setImmediate, setTimeout } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import { returnFreedMemory } from "./return-freed-memory.ts";

const TICK_MS = 20;

function workFor(ms: number): void {
  for (const end = performance.now() + ms; performance.now() < end; );
}

it("LEAN-06 freed memory is given back after work, once, when there is time", async () => {
  let count = 0;
  onTestFinished(returnFreedMemory(() => void count++, TICK_MS));
  workFor(300);
  expect(count).toBe(0);
  await expect.poll(() => count).toBe(1);
  await setTimeout(5 * TICK_MS);
  expect(count).toBe(1);
  workFor(300);
  await expect.poll(() => count).toBe(2);
});

it("LEAN-27 freed memory is given back after little work, too, such as a collection, some ticks later", async () => {
  let count = 0;
  onTestFinished(returnFreedMemory(() => void count++, TICK_MS));
  workFor(40);
  // Not for so long that the polling itself would be work enough.
  await expect.poll(() => count, { timeout: 3_000, interval: 200 }).toBe(1);
});

it("LEAN-06 and now and then where there is no time", async () => {
  let count = 0;
  onTestFinished(returnFreedMemory(() => void count++, TICK_MS));
  let turns = 0;
  for (; count < 2 && turns < 1_000; turns++) {
    workFor(TICK_MS / 2);
    await setImmediate();
  }
  expect(count).toBe(2);
  // Not with every tick.
  expect(turns).toBeGreaterThan(20);
});

const isGnu = Boolean(
  (process.report.getReport() as { header?: { glibcVersionRuntime?: string } }).header?.glibcVersionRuntime,
);

it.runIf(isGnu)("LEAN-06 the C library gives back what lies between pieces in use, without a warning", () => {
  const program = `
    import { findTrim } from "#server/platform/memory/return-freed-memory.ts";
    const trim = findTrim();
    // Every tenth stays, so that no page at the end is free.
    let pieces = Array.from({ length: 3_000 }, () => Buffer.allocUnsafeSlow(40_000).fill(1));
    pieces = pieces.filter((_, at) => at % 10 === 0);
    gc();
    const before = process.memoryUsage.rss();
    trim();
    console.log((before - process.memoryUsage.rss()) / 2 ** 20, pieces.length);
  `;
  const args = ["--expose-gc", "--input-type=module", "-e", program];
  const env = { ...process.env, MALLOC_ARENA_MAX: "1", MALLOC_MMAP_THRESHOLD_: "131072" };
  const { stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: "utf8" });
  expect(stderr).toBe("");
  const [returnedMb, kept] = stdout.trim().split(" ").map(Number);
  expect(returnedMb).toBeGreaterThan(20);
  expect(kept).toBe(300);
});
