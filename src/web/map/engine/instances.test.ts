import { expect, it } from "vitest";
import { Instances, LAYOUT, SHAPES } from "./instances.ts";

const quad = {
  shape: "disc",
  x: 0.6,
  y: 0.4,
  offsetX: 1,
  offsetY: 2,
  width: 3,
  height: 4,
  opacity: 0.5,
} as const;

it("stores places as steps from the origin", () => {
  const list = new Instances(0.5, 0.5);
  list.add({ ...quad, p: 7 });
  const floats = new Float32Array(list.bytes.slice().buffer);
  const rounded = [...floats.slice(0, 14)].map((value) => Math.round(value * 1000) / 1000);
  expect(rounded).toEqual([0.1, -0.1, 1, 2, 3, 4, 0, 0, 0, 0, SHAPES.disc, 0.5, 7, 0]);
});

it("keeps a tenth of a pixel at the closest zoom", () => {
  const list = new Instances(0.564_822_123, 0.367_512_345);
  const step = 300 / (512 * 2 ** 20);
  list.add({ ...quad, x: 0.564_822_123 + step, y: 0.367_512_345 });
  const [dx] = new Float32Array(list.bytes.slice().buffer);
  expect(dx * 512 * 2 ** 20).toBeCloseTo(300, 1);
});

it("closes a ring at its last part", () => {
  const list = new Instances(0, 0);
  list.add({
    ...quad,
    ring: [
      { category: "theater", share: 0.5 },
      { category: "party", share: 0.3 },
      { category: "sport", share: 0.2 },
    ],
  });
  const ends = [...list.bytes.slice(LAYOUT.ringEnds, LAYOUT.ringColors)];
  expect(ends).toEqual([128, 204, ...Array(10).fill(255)]);
  expect([...list.bytes.slice(LAYOUT.ringColors, LAYOUT.ringColors + 3)]).toEqual([1, 0, 4]);
});

it("grows with what is added and keeps what it has", () => {
  const list = new Instances(0, 0);
  for (let index = 0; index < 1000; index++) list.add({ ...quad, p: index });
  expect(list.count).toBe(1000);
  const floats = new Float32Array(list.bytes.slice().buffer);
  expect(floats[(LAYOUT.stride / 4) * 999 + 12]).toBe(999);
});
