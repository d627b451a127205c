import { expect, it } from "vitest";
import { viewAround } from "./view-around.ts";

const NONE = { top: 0, right: 0, bottom: 0, left: 0 };
const SOFIA = { longitude: 23.3219, latitude: 42.6977, zoom: 13 };

it("a view lies around its camera, as wide as the screen", () => {
  const { bounds } = viewAround(SOFIA, { width: 1024, height: 512 }, NONE);
  expect(bounds.east - bounds.west).toBeCloseTo((1024 / (512 * 2 ** 13)) * 360, 6);
  expect((bounds.east + bounds.west) / 2).toBeCloseTo(SOFIA.longitude, 6);
  expect(bounds.south).toBeLessThan(SOFIA.latitude);
  expect(bounds.north).toBeGreaterThan(SOFIA.latitude);
});

it("a panel on the left moves the view to the left of its camera", () => {
  const plain = viewAround(SOFIA, { width: 1024, height: 512 }, NONE).bounds;
  const beside = viewAround(SOFIA, { width: 1024, height: 512 }, { ...NONE, left: 400 }).bounds;
  expect(beside.west).toBeLessThan(plain.west);
  expect(beside.east).toBeLessThan(plain.east);
});

it("a view may cross the antimeridian, and a wide one is the whole world", () => {
  const { bounds } = viewAround({ ...SOFIA, longitude: 179.99 }, { width: 1024, height: 512 }, NONE);
  expect(bounds.west).toBeGreaterThan(bounds.east);
  expect(viewAround({ ...SOFIA, zoom: 0 }, { width: 1024, height: 512 }, NONE).bounds).toMatchObject({
    west: -180,
    east: 180,
  });
});
