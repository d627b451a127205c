import { describe, expect, it } from "vitest";
import { distanceBand, distanceM, mercatorX, mercatorY } from "./geo.ts";

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

describe("distances", () => {
  it("follow the great circle, across the antimeridian, too", () => {
    const sofia = { longitude: 23.3219, latitude: 42.6977 };
    expect(distanceM(sofia, sofia)).toBe(0);
    expect(distanceM(sofia, { longitude: 24.7453, latitude: 42.1354 })).toBeCloseTo(132_490, -3);
    const west = { longitude: 179.9, latitude: 0 };
    expect(distanceM(west, { longitude: -179.9, latitude: 0 })).toBeCloseTo(22_239, -1);
  });

  it("are told apart in bands that double", () => {
    expect([0, 5_000, 5_001, 10_000, 19_999, 20_001].map(distanceBand)).toEqual([0, 0, 1, 1, 2, 3]);
    expect(distanceBand(Number.POSITIVE_INFINITY)).toBe(Number.POSITIVE_INFINITY);
  });
});
