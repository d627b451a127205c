import { describe, expect, it } from "vitest";
import { DISC_LAYOUT, layOutDiscs } from "./disc-sheet.ts";
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
});

describe("the sheet of discs", () => {
  it("gives each its own place, shadow included", () => {
    const { places, width, height } = layOutDiscs(
      Array.from({ length: 100 }, (_, index) => disc(40 + (index % 3))),
      atlas,
    );
    const boxes = places.map(({ part: [left, top, right, bottom] }) => ({
      left: Math.round(left * width),
      top: Math.round(top * height),
      right: Math.round(right * width),
      bottom: Math.round(bottom * height),
    }));
    for (const [index, a] of boxes.entries()) {
      expect(a.right - a.left).toBeGreaterThanOrEqual((40 + 14) * 2);
      expect(a.right).toBeLessThanOrEqual(width);
      expect(a.bottom).toBeLessThanOrEqual(height);
      for (const b of boxes.slice(index + 1))
        expect(a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top).toBe(true);
    }
  });

  it("has the disc and its number in the middle of its place", () => {
    const { discs, numbers, places } = layOutDiscs([disc(40)], atlas);
    expect([...new Float32Array(discs.buffer, 0, 3)]).toEqual([27, 27, 40]);
    expect(places[0].size).toBe(54);
    expect(numbers.count).toBe(2);
  });

  it("closes a ring at its last part", () => {
    const { discs } = layOutDiscs(
      [
        disc(40, [
          { category: "theater", share: 0.5 },
          { category: "party", share: 0.3 },
          { category: "sport", share: 0.2 },
        ]),
      ],
      atlas,
    );
    const ends = [...discs.slice(DISC_LAYOUT.ringEnds, DISC_LAYOUT.ringColors)];
    expect(ends).toEqual([128, 204, ...Array(10).fill(255)]);
    expect([...discs.slice(DISC_LAYOUT.ringColors, DISC_LAYOUT.ringColors + 3)]).toEqual([1, 0, 4]);
  });

  it("of no discs takes no room", () => {
    expect(layOutDiscs([], atlas)).toMatchObject({ count: 0, places: [] });
  });
});
