import fc from "fast-check";
import { expect, it } from "vitest";
import { groupNearby } from "./nearby-groups.ts";

const group = (points: [x: number, y: number][], radius: number) =>
  groupNearby(
    Float64Array.from(points, ([x]) => x),
    Float64Array.from(points, ([, y]) => y),
    radius,
  );

it("joins what lies within the radius of the first point, to the pixel", () => {
  const { groupOf, groups } = group(
    [
      [100, 100],
      [115, 100],
      [100, 85],
      [116, 100],
      [111, 111],
    ],
    15,
  );
  expect([...groupOf]).toEqual([0, 0, 0, 1, 1]);
  expect(groups).toBe(2);
});

it("finds neighbours across cells and on both sides of zero", () => {
  const { groups } = group(
    [
      [-1, -1],
      [1, 1],
      [29, 1],
      [31, 1],
    ],
    3,
  );
  expect(groups).toBe(2);
});

it("keeps any number of points on one spot together", () => {
  const { groups } = group(
    Array.from({ length: 20_000 }, () => [7, 7]),
    15,
  );
  expect(groups).toBe(1);
});

it("puts every point into exactly one group, near its first member, and parts first members", () => {
  const place = fc.tuple(fc.integer({ min: -500, max: 500 }), fc.integer({ min: -500, max: 500 }));
  fc.assert(
    fc.property(fc.array(place, { maxLength: 80 }), (points) => {
      const { groupOf, groups } = group(points, 15);
      const seeds = Array.from({ length: groups }, (_, id) => points[groupOf.indexOf(id)]);
      const distance = (a: number[], b: number[]) => Math.hypot(a[0] - b[0], a[1] - b[1]);
      for (const [index, point] of points.entries())
        expect(distance(point, seeds[groupOf[index]])).toBeLessThanOrEqual(15);
      for (const [a, one] of seeds.entries())
        for (const other of seeds.slice(a + 1)) expect(distance(one, other)).toBeGreaterThan(15);
    }),
  );
});
