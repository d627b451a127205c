import { describe, expect, it } from "vitest";
import { Histogram } from "./histogram.ts";

describe("a histogram", () => {
  it("tells a quantile to within five percent, from hundredths to minutes", () => {
    for (const scale of [0.01, 1, 1_000, 300_000]) {
      const histogram = new Histogram();
      for (let step = 1; step <= 100; step++) histogram.add((scale * step) / 100);
      expect(Math.abs(histogram.quantile(0.75) / (0.75 * scale) - 1), String(scale)).toBeLessThan(0.07);
    }
  });

  it("knows nothing of nothing", () => {
    expect(new Histogram().quantile(0.75)).toBe(0);
    const still = new Histogram();
    still.add(0);
    expect([still.quantile(0.75), still.count]).toEqual([0, 1]);
  });
});
