import { expect, it } from "vitest";
import { ALWAYS_TAKEN, gaugeLoad, isTooMuch } from "./load-gauge.ts";

const BOUNDS = { waitMs: 1_500, most: 2_000 };

it.each([
  ["a process that keeps up takes all that may wait for others", { isBehind: false, perSecond: 5 }, 2_000],
  ["one that is behind takes what it answers within the wait", { isBehind: true, perSecond: 600 }, 900],
  ["a small crowd may wait four times as long", { isBehind: true, perSecond: 100 }, 200],
  ["but no longer", { isBehind: true, perSecond: 30 }, 180],
  ["a very slow one takes a few all the same", { isBehind: true, perSecond: 3 }, ALWAYS_TAKEN],
  ["a quick one takes no more than the bound", { isBehind: true, perSecond: 50_000 }, 2_000],
])("CORE-90 %s", (_what, load, room) => {
  expect(isTooMuch({ ...load, inProgress: room - 1 }, BOUNDS)).toBe(false);
  expect(isTooMuch({ ...load, inProgress: room }, BOUNDS)).toBe(true);
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
