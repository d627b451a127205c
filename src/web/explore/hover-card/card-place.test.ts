import { expect, it } from "vitest";
import { cardPlace } from "./card-place.ts";

const SIZE = { width: 1440, height: 900 };
const PADDING = { top: 128, right: 80, bottom: 40, left: 448 };
const sideAt = (x: number, y = 500) => cardPlace({ x, y }, SIZE, PADDING)?.side;

it("MAP-46 the card stands on the side with room, the right one first", () => {
  expect(sideAt(700)).toBe("right");
  expect(sideAt(1004)).toBe("right");
  expect(sideAt(1005)).toBe("left");
  expect(cardPlace({ x: 700, y: 500 }, SIZE, PADDING)?.left).toBe(752);
  expect(cardPlace({ x: 1300, y: 500 }, SIZE, PADDING)?.left).toBe(944);
});

it("MAP-46 without room on either side, or with its pin out of sight, there is no card", () => {
  expect(cardPlace({ x: 200, y: 400 }, { width: 390, height: 844 }, { ...PADDING, left: 0, right: 0 })).toBe(
    undefined,
  );
  expect(sideAt(300)).toBeUndefined();
  expect(sideAt(700, 20)).toBeUndefined();
});

it("MAP-46 the card keeps clear of what lies above and below the map", () => {
  expect(cardPlace({ x: 700, y: 160 }, SIZE, PADDING)?.middle).toBe(198);
  expect(cardPlace({ x: 700, y: 899 }, SIZE, PADDING)?.middle).toBe(790);
});
