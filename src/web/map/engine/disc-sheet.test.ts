import { describe, expect, it } from "vitest";
import { layOutDiscs, RING_LAYOUT } from "./disc-sheet.ts";
import type { DiscMark } from "./marks.ts";
import type { SpriteAtlas } from "./sprite-atlas.ts";

const atlas: SpriteAtlas = {
  image: undefined as never,
  pixelRatio: 2,
  drawing: () => ({ part: [0, 0, 1, 1], width: 1, height: 1 }),
  glyph: () => ({ part: [0, 0, 1, 1], width: 8, height: 16, advance: 7 }),
};
const disc = (diameter: number, ring: DiscMark["ring"] = []): DiscMark => ({
  x: 0,
  y: 0,
  isFaint: false,
  diameter,
  label: "12",
  ring,
  bounds: () => ({ west: 0, south: 0, east: 0, north: 0 }),
});

describe("the sheet of discs", () => {
  it("gives each its own place, shadow included", () => {
    const { places, width, height } = layOutDiscs(
      Array.from({ length: 100 }, (_, index) => disc(40 + (index % 3))),
      atlas,
      "light",
    );
    const boxes = places.map(({ part: [left, top, right, bottom] }) => ({
      left: Math.round(left * width),
      top: Math.round(top * height),
      right: Math.round(right * width),
      bottom: Math.round(bottom * height),
    }));
    for (const [index, a] of boxes.entries()) {
      expect(a.right - a.left).toBeGreaterThanOrEqual((40 + 12) * 2);
      expect(a.right).toBeLessThanOrEqual(width);
      expect(a.bottom).toBeLessThanOrEqual(height);
      for (const b of boxes.slice(index + 1))
        expect(a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top).toBe(true);
    }
  });

  it("has the disc and its number in the middle of its place", () => {
    const { rings, numbers, places } = layOutDiscs([disc(40)], atlas, "light");
    expect([...new Float32Array(rings.buffer, 0, 3)]).toEqual([26, 26, 40]);
    expect(places[0].size).toBe(52);
    expect(numbers.count).toBe(2);
  });

  it("closes a ring at its last part", () => {
    const { rings } = layOutDiscs(
      [
        disc(40, [
          { category: "theater", share: 0.5 },
          { category: "party", share: 0.3 },
          { category: "sport", share: 0.2 },
        ]),
      ],
      atlas,
      "light",
    );
    const ends = [...rings.slice(RING_LAYOUT.ringEnds, RING_LAYOUT.ringColors)];
    expect(ends).toEqual([128, 204, ...Array(10).fill(255)]);
    expect([...rings.slice(RING_LAYOUT.ringColors, RING_LAYOUT.ringColors + 3)]).toEqual([1, 0, 4]);
  });

  it("of no discs takes no room", () => {
    expect(layOutDiscs([], atlas, "light")).toMatchObject({ count: 0, places: [] });
  });
});
