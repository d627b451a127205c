import { describe, expect, it } from "vitest";
import { mercatorX, mercatorY } from "./geo.ts";

describe("the mercator square", () => {
  it("spans all longitudes from west to east", () => {
    expect([-180, 0, 180].map(mercatorX)).toEqual([0, 0.5, 1]);
  });

  it("has north at the top and the equator in the middle", () => {
    expect(mercatorY(0)).toBeCloseTo(0.5, 12);
    expect(mercatorY(60)).toBeLessThan(mercatorY(42));
    expect(mercatorY(85.0511287798)).toBeCloseTo(0, 9);
  });

  it("keeps the poles on its edges", () => {
    expect([90, 89.9999999, -90].map(mercatorY)).toEqual([0, 0, 1]);
  });
});
