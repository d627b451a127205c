import { describe, expect, it } from "vitest";
import { isInSight } from "./sight.ts";

const screen = { width: 1440, height: 900 };
const padding = { top: 128, right: 80, bottom: 40, left: 448 };
const view = { longitude: 23.32, latitude: 42.7, zoom: 13 };
/** Degrees of longitude that are so many pixels at zoom 13. */
const degrees = (pixels: number) => (pixels * 360) / (512 * 2 ** 13);
const east = (pixels: number) => ({ ...view, longitude: view.longitude + degrees(pixels) });
const north = (pixels: number) => ({
  ...view,
  latitude: view.latitude + degrees(pixels) * Math.cos((view.latitude * Math.PI) / 180),
});

describe("a pin", () => {
  it("in the middle of the free part of the map is in sight", () => {
    expect(isInSight(view, view, padding, screen)).toBe(true);
    expect(isInSight(east(400), view, padding, screen)).toBe(true);
  });

  it("under a panel is not", () => {
    expect(isInSight(east(-500), view, padding, screen)).toBe(false);
    expect(isInSight(east(500), view, padding, screen)).toBe(false);
    expect(isInSight(north(-400), view, padding, screen)).toBe(false);
  });

  it("whose head would be cut off is not", () => {
    expect(isInSight(north(250), view, padding, screen)).toBe(true);
    expect(isInSight(north(300), view, padding, screen)).toBe(false);
  });
});
