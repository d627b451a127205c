import fc from "fast-check";
import { expect, it } from "vitest";
import { growToGrid, isInside } from "./view-box.ts";

const bounds = fc
  .tuple(
    fc.double({ min: -180, max: 180, noNaN: true }),
    fc.double({ min: -70, max: 80, noNaN: true }),
    fc.double({ min: 0.001, max: 60, noNaN: true }),
  )
  // A map knows no smaller steps than these.
  .map((numbers) => numbers.map((number) => Number(number.toFixed(6))) as [number, number, number])
  .map(([west, south, size]) => ({
    west,
    south,
    east: west + size > 180 ? west + size - 360 : west + size,
    north: Math.min(90, south + size / 2),
  }));

it("the grown box holds the whole view, and is not much larger", () => {
  fc.assert(
    fc.property(bounds, (view) => {
      const grown = growToGrid(view);
      for (const longitude of [view.west, view.east])
        for (const latitude of [view.south, view.north])
          expect(isInside(grown, longitude, latitude)).toBe(true);
      expect(grown.north - grown.south).toBeLessThanOrEqual(Math.max(view.north - view.south, 60) * 2);
    }),
  );
});

it("a small move stays in the same box", () => {
  const view = { west: 23.2, south: 42.6, east: 23.45, north: 42.75 };
  expect(growToGrid({ ...view, west: 23.201, east: 23.451 })).toEqual(growToGrid(view));
});

it("a view across the antimeridian stays across it", () => {
  const grown = growToGrid({ west: 170, south: -20, east: -170, north: 0 });
  expect(grown.west).toBeGreaterThan(grown.east);
  expect(isInside(grown, 180, -10) && isInside(grown, -175, -10)).toBe(true);
  expect(isInside(grown, 0, -10)).toBe(false);
});
