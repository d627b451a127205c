import { expect, it } from "vitest";
import { createPace } from "./pace.ts";

it("OUT-02 a pace gives so much in a second, spread over it", () => {
  let nowMs = 5_000;
  const pace = createPace(100, () => nowMs);
  let done = 0;
  for (const endMs = nowMs + 2_000; nowMs < endMs; nowMs += 10) {
    const room = pace.room();
    expect(room).toBeLessThanOrEqual(10);
    pace.spend(room);
    done += room;
  }
  expect(done).toBeGreaterThanOrEqual(200);
  expect(done).toBeLessThanOrEqual(210);
  nowMs += 60_000;
  expect(pace.room()).toBe(10);
});

it("OUT-02 without a bound there is always room", () => {
  const pace = createPace();
  pace.spend(1_000);
  expect(pace.room()).toBe(Number.POSITIVE_INFINITY);
});
