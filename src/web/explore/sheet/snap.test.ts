import { describe, expect, it } from "vitest";
import { settle, snapHeight, snapStyle } from "./snap.ts";

const room = { heightPx: 800, coveredPx: 84, remPx: 16 };

describe("the heights of a sheet", () => {
  it("are shares of the screen, or of the text above the bottom bar", () => {
    expect(snapHeight({ share: 0.58 }, room)).toBeCloseTo(464);
    expect(snapHeight({ aboveRem: 4.125 }, room)).toBe(150);
    expect(snapHeight({ aboveRem: 4.125 }, { ...room, remPx: 32 })).toBe(216);
    expect(snapStyle({ share: 0.92 })).toBe("92%");
    expect(snapStyle({ aboveRem: 4.125 })).toBe("calc(4.125rem + var(--bottom-bar-height))");
  });

  it("never exceed the screen", () => {
    expect(snapHeight({ aboveRem: 4.125 }, { heightPx: 120, coveredPx: 84, remPx: 16 })).toBe(120);
  });
});

describe("a sheet that is let go", () => {
  const heights = [150, 400, 736];

  it("rests at the nearest height", () => {
    expect(settle(heights, 280, 0, false)).toBe(1);
    expect(settle(heights, 270, 0, false)).toBe(0);
    expect(settle(heights, 700, 0.2, false)).toBe(2);
  });

  it("follows a flick to the next height, however short the way", () => {
    expect(settle(heights, 160, 0.8, false)).toBe(1);
    expect(settle(heights, 390, -0.8, false)).toBe(0);
    expect(settle(heights, 740, 0.8, false)).toBe(2);
  });

  it("closes when it is pulled or flicked below its lowest height, where it can be closed", () => {
    expect(settle([464, 736], 200, 0, true)).toBe(-1);
    expect(settle([464, 736], 460, -0.8, true)).toBe(-1);
    expect(settle([464, 736], 300, 0, true)).toBe(0);
    expect(settle(heights, 20, -0.8, false)).toBe(0);
  });
});
