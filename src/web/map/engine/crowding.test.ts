import { describe, expect, it } from "vitest";
import type { PinTime } from "#domain/event/pin-time.ts";
import { makeRoom } from "./crowding.ts";
import type { DiscMark, PinMark } from "./marks.ts";

/** Places are in pixels here: the world is one pixel wide. */
const pin = (x: number, y: number, events = 1, time?: PinTime): PinMark => ({
  x,
  y,
  isFaint: false,
  isSmall: false,
  venue: { id: `${x}/${y}`, name: "", category: "party", events, longitude: 0, latitude: 0, time },
});
const disc = (x: number, y: number): DiscMark => ({
  x,
  y,
  isFaint: false,
  diameter: 40,
  label: "2",
  ring: [],
  bounds: () => ({ west: 0, south: 0, east: 0, north: 0 }),
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

  it("MAP-40 give way to what is on sooner, however many events others have", () => {
    const pins = Array.from({ length: 30 }, (_, index) =>
      pin(index * 8, 0, index === 15 ? 1 : 9, index === 15 ? "tonight" : "week"),
    );
    makeRoom({ pins, discs: [] }, 1);
    expect(pins[15].isSmall).toBe(false);
    expect([pins[14], pins[16]].map(({ isSmall }) => isSmall)).toEqual([true, true]);
  });

  it("MAP-40 are dots where nothing is on within a week, whatever the room", () => {
    const pins = [pin(0, 0, 1, "now"), pin(200, 0, 1, "week"), pin(400, 0, 50, "later")];
    makeRoom({ pins, discs: [] }, 1);
    expect(pins.map(({ isSmall }) => isSmall)).toEqual([false, false, true]);
  });

  it("count discs among what crowds them", () => {
    const discs = Array.from({ length: 14 }, (_, index) => disc(index * 20, 0));
    const pins = [pin(100, 200), pin(130, 200)];
    makeRoom({ pins, discs }, 1);
    expect(pins.map(({ isSmall }) => isSmall)).toEqual([false, false]);
    for (const each of pins) each.y = 50;
    makeRoom({ pins, discs }, 1);
    expect(pins.map(({ isSmall }) => isSmall)).toEqual([false, true]);
  });
});
