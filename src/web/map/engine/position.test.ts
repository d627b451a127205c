import { expect, it } from "vitest";
import { worldPx } from "./mercator-box.ts";
import { haloRadiusPx } from "./position.ts";

it("the halo is as wide as the position is uncertain, and always seen", () => {
  expect(haloRadiusPx(0, 100, worldPx(16))).toBeCloseTo((100 / 40_075_016.686) * worldPx(16));
  expect(haloRadiusPx(60, 100, worldPx(16))).toBeCloseTo(2 * haloRadiusPx(0, 100, worldPx(16)));
  expect(haloRadiusPx(0, 1, worldPx(13))).toBe(20);
});
