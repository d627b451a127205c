import { describe, expect, it } from "vitest";
import { encloses, expandBox, mercatorBox, normalizedBounds, spotAt } from "./mercator-box.ts";

describe("bounds", () => {
  it("stay as they are on the usual world", () => {
    const box = { west: 23, south: 42, east: 180, north: 43 };
    expect(normalizedBounds(box)).toEqual(box);
  });

  it("that end at the world's edge end there, whatever the rounding", () => {
    const { west, east } = normalizedBounds({ west: 111, south: 0, east: 180.000_000_000_1, north: 1 });
    expect([west, east]).toEqual([111, 180]);
  });

  it("across the antimeridian have a west greater than their east", () => {
    expect(normalizedBounds({ west: 170, south: -10, east: 190, north: 10 })).toMatchObject({
      west: 170,
      east: -170,
    });
    expect(normalizedBounds({ west: -190, south: -10, east: -170, north: 10 })).toMatchObject({
      west: 170,
      east: -170,
    });
  });

  it("around the whole world are the whole world", () => {
    expect(normalizedBounds({ west: -250, south: -95, east: 200, north: 91 })).toEqual({
      west: -180,
      south: -90,
      east: 180,
      north: 90,
    });
  });
});

it("a place on the mercator square is where its spot is", () => {
  const { left, top } = mercatorBox({ west: 23.32, south: 42, east: 24, north: 42.7 });
  const { longitude, latitude } = spotAt({ x: left, y: top });
  expect(longitude).toBeCloseTo(23.32, 9);
  expect(latitude).toBeCloseTo(42.7, 9);
});

it("a grown box encloses its own", () => {
  const box = { left: 0.2, top: 0.2, right: 0.4, bottom: 0.3 };
  expect(encloses(expandBox(box, 0.1), box)).toBe(true);
  expect(encloses(box, expandBox(box, 0.1))).toBe(false);
});
