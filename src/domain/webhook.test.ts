import { expect, it } from "vitest";
import { retryPauseMs, SKIP_AFTER, STOP_AFTER } from "./webhook.ts";

it("HOOK-05 pauses grow from seconds to two hours, and a webhook is off after more than a day", () => {
  expect([1, 2, 3, 11, 12, 100].map((attempts) => retryPauseMs(attempts) / 1_000)).toEqual([
    5, 10, 20, 5_120, 7_200, 7_200,
  ]);
  const hoursUntil = (last: number) =>
    Array.from({ length: last - 1 }, (_, index) => retryPauseMs(index + 1)).reduce((a, b) => a + b) /
    3_600_000;
  expect(hoursUntil(SKIP_AFTER)).toBeLessThan(0.25);
  expect(hoursUntil(STOP_AFTER)).toBeGreaterThan(24);
});
