import { describe, expect, it } from "vitest";
import type { Box } from "#domain/geo.ts";
import { contains, gridBoxes } from "./grid-box.ts";
import { toUnits } from "./morton.ts";

function isInside(box: Box, longitude: number, latitude: number): boolean {
  const parts = gridBoxes(box).filter((part) => contains(part, toUnits(longitude), toUnits(latitude)));
  expect(parts.length).toBeLessThanOrEqual(1);
  return parts.length === 1;
}

describe("a box", () => {
  const sofia: Box = { west: 23.2, south: 42.6, east: 23.4, north: 42.8 };

  it("includes its borders", () => {
    expect(isInside(sofia, 23.2, 42.6)).toBe(true);
    expect(isInside(sofia, 23.4, 42.8)).toBe(true);
    expect(isInside(sofia, 23.1999999, 42.7)).toBe(false);
    expect(isInside(sofia, 23.3, 42.8000001)).toBe(false);
  });

  it("crosses the antimeridian where west is greater than east", () => {
    const fiji: Box = { west: 177, south: -20, east: -178, north: -15 };
    expect([177, 179, 180, -180, -178].map((longitude) => isInside(fiji, longitude, -17))).toEqual(
      Array(5).fill(true),
    );
    expect([176.9, 0, -177.9].map((longitude) => isInside(fiji, longitude, -17))).toEqual(
      Array(3).fill(false),
    );
  });

  it("has no place twice when its borders round to one meridian", () => {
    expect(isInside({ west: 10, south: -90, east: 10 - 1e-12, north: 90 }, 10, 0)).toBe(true);
  });

  it("covers no row or column through which a border runs", () => {
    const [{ touched, covered }] = gridBoxes(sofia);
    expect(covered).toEqual({
      left: touched.left + 1,
      right: touched.right - 1,
      top: touched.top + 1,
      bottom: touched.bottom - 1,
    });
  });

  it("covers the world up to its edges, poles included", () => {
    const [{ touched, covered }] = gridBoxes({ west: -200, south: -90, east: 200, north: 90 });
    expect(covered).toEqual(touched);
    expect(covered).toEqual({ left: 0, right: 65_535, top: 0, bottom: 65_535 });
  });
});
