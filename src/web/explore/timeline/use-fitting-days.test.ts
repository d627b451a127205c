import { expect, it } from "vitest";
import { fittingDays } from "./use-fitting-days.ts";

it("A11Y-267 as many days as are 24 pixels wide, the same ones before and after the button to clear them comes", () => {
  expect(fittingDays(720 + 52, false)).toBe(30);
  expect(fittingDays(2_000, false)).toBe(30);
  expect(fittingDays(310, false)).toBe(10);
  expect(fittingDays(310 - 52, true)).toBe(10);
  expect(fittingDays(90, false)).toBe(7);
  for (let roomPx = 250; roomPx < 900; roomPx += 7) {
    const days = fittingDays(roomPx, false);
    expect((roomPx - 52) / days).toBeGreaterThanOrEqual(24);
  }
});
