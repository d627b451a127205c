import { expect, it } from "vitest";
import { viewAround } from "#web/map/engine/view-around.ts";
import { cameraAround } from "./camera-around.ts";
import { isInside } from "./view-box.ts";

const SIZE = { width: 390, height: 844 };
const NONE = { top: 0, right: 0, bottom: 0, left: 0 };
const SOFIA = { longitude: 23.3219, latitude: 42.6977 };
const VARNA = { longitude: 27.9147, latitude: 43.2141 };

it("BRO-02 a country is in view from end to end", () => {
  const camera = cameraAround([SOFIA, VARNA, { longitude: 25, latitude: 42 }], SIZE)!;
  const { bounds } = viewAround({ ...camera, zoom: camera.zoom - 0.01 }, SIZE, NONE);
  for (const { longitude, latitude } of [SOFIA, VARNA])
    expect(isInside(bounds, longitude, latitude)).toBe(true);
  expect(camera.zoom).toBeGreaterThan(5);
});

it("BRO-02 a single spot is seen with its town", () => {
  expect(cameraAround([VARNA], SIZE)).toMatchObject({ zoom: 12 });
  expect(cameraAround([VARNA], SIZE)?.longitude).toBeCloseTo(VARNA.longitude, 6);
  expect(cameraAround([], SIZE)).toBeUndefined();
});
