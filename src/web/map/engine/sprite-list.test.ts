import { expect, it } from "vitest";
import { SPRITE_LAYOUT, type Sprite, SpriteList } from "./sprite-list.ts";

const sprite: Sprite = {
  x: 0.6,
  y: 0.4,
  offsetX: 1,
  offsetY: 2,
  width: 3,
  height: 4,
  part: [0, 0.25, 0.5, 1],
  opacity: 0.5,
};

it("stores places as steps from the origin", () => {
  const list = new SpriteList(0.5, 0.5);
  list.add({ ...sprite, tint: "ink" });
  const rounded = [...list.data].map((value) => Math.round(value * 1000) / 1000);
  expect(rounded).toEqual([0.1, -0.1, 1, 2, 3, 4, 0, 0.25, 0.5, 1, 0.5, 1]);
});

it("keeps a tenth of a pixel at the closest zoom", () => {
  const list = new SpriteList(0.564_822_123, 0.367_512_345);
  const step = 300 / (512 * 2 ** 20);
  list.add({ ...sprite, x: 0.564_822_123 + step, y: 0.367_512_345 });
  expect(list.data[0] * 512 * 2 ** 20).toBeCloseTo(300, 1);
});

it("grows with what is added and keeps what it has", () => {
  const list = new SpriteList(0, 0);
  for (let index = 0; index < 1000; index++) list.add({ ...sprite, width: index });
  expect(list.count).toBe(1000);
  expect(list.data[(SPRITE_LAYOUT.stride / 4) * 999 + 4]).toBe(999);
});
