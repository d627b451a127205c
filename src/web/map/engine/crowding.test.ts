import { describe, expect, it } from "vitest";
import { makeRoom } from "./crowding.ts";
import type { DiscMark, PinMark } from "./marks.ts";

/** Places are in pixels here: the world is one pixel wide. */
const pin = (x: number, y: number, events = 1): PinMark => ({
  x,
  y,
  isFaint: false,
  isSmall: false,
  venue: { id: `${x}/${y}`, name: "", category: "party", events, longitude: 0, latitude: 0 },
});
const disc = (x: number, y: number): DiscMark => ({
  x,
  y,
  isFaint: false,
  diameter: 40,
  label: "2",
  ring: [],
});

describe("pins", () => {
  it("stay pins where there are few, even side by side", () => {
    const pins = [pin(0, 0), pin(20, 0), pin(40, 0)];
    makeRoom({ pins, discs: [] }, 1);
    expect(pins.every(({ isSmall }) => !isSmall)).toBe(true);
  });

  it("give way to the venue with more events where it is crowded", () => {
    const pins = Array.from({ length: 30 }, (_, index) => pin(index * 8, 0, index === 15 ? 9 : 1));
    makeRoom({ pins, discs: [] }, 1);
    expect(pins[15].isSmall).toBe(false);
    const upright = pins.filter(({ isSmall }) => !isSmall);
    expect(upright.length).toBeLessThanOrEqual(5);
    expect(upright.length).toBeGreaterThan(1);
  });

  it("never stand on a disc's number where it is crowded", () => {
    const discs = Array.from({ length: 14 }, (_, index) => disc(index * 20, 0));
    const [above, below] = [pin(100, -30), pin(100, 40)];
    makeRoom({ pins: [above, below], discs }, 1);
    expect([above.isSmall, below.isSmall]).toEqual([false, true]);
  });
});
