import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";
import { trimWhenIdle } from "./return-freed-memory.ts";

/** A thread whose time is told, so that a busy machine changes nothing. */
function thread() {
  const used = { active: 0, idle: 0 };
  const state = { trims: 0 };
  const look = trimWhenIdle(
    () => void state.trims++,
    () => ({ ...used }),
  );
  return {
    state,
    tick(active: number, idle: number) {
      used.active += active;
      used.idle += idle;
      look();
      return state.trims;
    },
  };
}

it("LEAN-06 freed memory is given back after work, once, when there is time", () => {
  const { tick } = thread();
  expect(tick(0, 1_000)).toBe(0);
  expect(tick(300, 700)).toBe(0);
  expect(tick(1, 999)).toBe(1);
  for (let i = 0; i < 5; i++) expect(tick(1, 999)).toBe(1);
  expect(tick(300, 700)).toBe(1);
  expect(tick(1, 999)).toBe(2);
});

it("LEAN-27 freed memory is given back after little work, too, such as a collection, some ticks later", () => {
  const { tick, state } = thread();
  tick(40, 960);
  for (let i = 0; i < 9; i++) expect(tick(0, 1_000)).toBe(0);
  expect(tick(0, 1_000)).toBe(1);
  for (let i = 0; i < 30; i++) tick(0, 1_000);
  expect(state.trims).toBe(1);
});

it("LEAN-06 and now and then where there is no time", () => {
  const { tick, state } = thread();
  for (let i = 0; i < 10; i++) expect(tick(1_000, 0)).toBe(0);
  expect(tick(1_000, 0)).toBe(1);
  for (let i = 0; i < 11; i++) tick(1_000, 0);
  expect(state.trims).toBe(2);
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
    // Another thread frees them, which a busy machine lets wait.
    do {
      gc();
      await new Promise((resolve) => setTimeout(resolve, 20));
    } while (process.memoryUsage().arrayBuffers > 20_000_000);
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
