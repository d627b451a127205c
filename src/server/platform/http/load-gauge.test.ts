import { expect, it } from "vitest";
import { ALWAYS_TAKEN, gaugeLoad, hasWaitedTooLong, isTooMuch } from "./load-gauge.ts";

const BOUNDS = { waitMs: 1_500, most: 2_000 };

it.each([
  ["a process that keeps up takes all that may wait for others", { isBehind: false, perSecond: 5 }, 2_000],
  ["one that is behind takes what it answers within the wait", { isBehind: true, perSecond: 600 }, 900],
  ["a very slow one takes 200 all the same", { isBehind: true, perSecond: 3 }, ALWAYS_TAKEN],
  ["a quick one takes no more than the bound", { isBehind: true, perSecond: 50_000 }, 2_000],
])("CORE-90 %s", (_what, load, room) => {
  expect(isTooMuch({ ...load, inProgress: room - 1 }, BOUNDS)).toBe(false);
  expect(isTooMuch({ ...load, inProgress: room }, BOUNDS)).toBe(true);
});

it("CORE-90 who has waited too long in a large crowd is not begun; a few are, however slow the machine is", () => {
  expect(hasWaitedTooLong(1_501, ALWAYS_TAKEN + 1, BOUNDS)).toBe(true);
  expect(hasWaitedTooLong(1_499, ALWAYS_TAKEN + 1, BOUNDS)).toBe(false);
  expect(hasWaitedTooLong(60_000, ALWAYS_TAKEN, BOUNDS)).toBe(false);
});

it("CORE-90 a thread without idle time is busy, and no longer when it has rested; its rate is that of its work", async () => {
  const load = gaugeLoad();
  try {
    const guess = load.perSecond();
    expect(load.isBusy()).toBe(false);
    const endMs = performance.now() + 400;
    while (performance.now() < endMs);
    load.countAnswer();
    await expect.poll(() => load.isBusy(), { interval: 1 }).toBe(true);
    expect(load.perSecond()).toBeLessThan(guess);
    await expect.poll(() => load.isBusy(), { timeout: 10_000 }).toBe(false);
  } finally {
    load.stop();
  }
});
