import { describe, expect, it } from "vitest";
import { moveBetween } from "./map-move.ts";

const SOFIA = viewAt(23.32, 42.7, 14);

function viewAt(longitude: number, latitude: number, zoom: number) {
  const wrapped = (degrees: number) => ((degrees + 540) % 360) - 180;
  return {
    longitude: wrapped(longitude),
    latitude,
    zoom,
    bounds: {
      west: wrapped(longitude - 0.1),
      east: wrapped(longitude + 0.1),
      south: latitude - 0.05,
      north: latitude + 0.05,
    },
  };
}

describe("A11Y-265 a move of the map", () => {
  it.each([
    ["east", viewAt(23.36, 42.69, 14)],
    ["west", viewAt(23.25, 42.7, 14)],
    ["north", viewAt(23.33, 42.74, 14)],
    ["south", viewAt(23.31, 42.66, 14)],
    ["in", viewAt(23.33, 42.7, 15)],
    ["out", viewAt(23.33, 42.7, 13.5)],
    ["away", viewAt(2.35, 48.85, 12)],
  ])("is told as %s", (move, to) => {
    expect(moveBetween(SOFIA, to)).toBe(move);
  });

  it("is none where nobody would notice it, or where nothing was seen before", () => {
    expect(moveBetween(SOFIA, viewAt(23.3201, 42.7001, 14.01))).toBeUndefined();
    expect(moveBetween(undefined, SOFIA)).toBeUndefined();
  });

  it("keeps its side across the antimeridian", () => {
    expect(moveBetween(viewAt(179.95, 0, 14), viewAt(-179.98, 0, 14))).toBe("east");
    expect(moveBetween(viewAt(-179.98, 0, 14), viewAt(179.95, 0, 14))).toBe("west");
  });
});
