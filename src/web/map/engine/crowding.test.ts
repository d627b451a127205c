import { describe, expect, it } from "vitest";
import type { PinTime } from "#domain/event/pin-time.ts";
import { makeRoom } from "./crowding.ts";
import type { DiscMark, PinMark } from "./marks.ts";
import { worldPx } from "./mercator-box.ts";
import { MINI_SCALE } from "./pin-shape.ts";

const FAR = 12;
const NEAR = 13;
type Fields = Partial<PinMark["venue"]>;

/** Makes room among pins whose places are in pixels. */
function room(zoom: number, pins: PinMark[], discs: DiscMark[] = []) {
  const world = worldPx(zoom);
  for (const mark of [...pins, ...discs]) {
    mark.x /= world;
    mark.y /= world;
  }
  const drawn = [...pins];
  makeRoom({ pins: drawn, discs }, zoom);
  return { drawn, small: pins.map(({ isSmall }) => isSmall), scales: pins.map(({ scale }) => scale) };
}
const pin = (x: number, y: number, events = 1, time?: PinTime, fields: Fields = {}): PinMark => ({
  x,
  y,
  isFaint: false,
  isSmall: false,
  scale: 1,
  hasBadge: true,
  venue: { id: `${x}/${y}`, name: "", category: "party", events, longitude: 0, latitude: 0, time, ...fields },
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

describe("pins on a far view", () => {
  it("stay pins where there are few, even side by side", () => {
    expect(room(FAR, [pin(0, 0), pin(20, 0), pin(40, 0)]).small).toEqual([false, false, false]);
  });

  it("give way to the venue with more events where it is crowded", () => {
    const pins = Array.from({ length: 30 }, (_, index) => pin(index * 8, 0, index === 15 ? 9 : 1));
    const { small } = room(FAR, pins);
    expect(small[15]).toBe(false);
    const upright = small.filter((isSmall) => !isSmall);
    expect(upright.length).toBeLessThanOrEqual(5);
    expect(upright.length).toBeGreaterThan(1);
  });

  it("MAP-40 give way to what is on sooner, however many events others have", () => {
    const pins = Array.from({ length: 30 }, (_, index) =>
      pin(index * 8, 0, index === 15 ? 1 : 9, index === 15 ? "tonight" : "week"),
    );
    expect(room(FAR, pins).small.slice(14, 17)).toEqual([true, false, true]);
  });

  it("MAP-40 are dots where nothing is on within a week, whatever the room", () => {
    const pins = [pin(0, 0, 1, "now"), pin(200, 0, 1, "week"), pin(400, 0, 50, "later")];
    expect(room(FAR, pins).small).toEqual([false, false, true]);
  });

  it("count discs among what crowds them", () => {
    const discs = () => Array.from({ length: 14 }, (_, index) => disc(index * 20, 0));
    expect(room(FAR, [pin(100, 200), pin(130, 200)], discs()).small).toEqual([false, false]);
    expect(room(FAR, [pin(100, 50), pin(130, 50)], discs()).small).toEqual([false, true]);
  });
});

describe("MAP-201 pins from zoom 13 on", () => {
  it("are full where they touch nothing, whenever something is on, and small ones with their icon elsewhere", () => {
    const pins = [pin(0, 0, 9, "later"), pin(200, 0, 1, "week"), pin(400, 0), pin(450, 0, 5)];
    const { small, scales } = room(NEAR, pins);
    expect(small).toEqual([false, false, false, false]);
    expect(scales).toEqual([1, 1, MINI_SCALE, 1]);
  });

  it("are dots only where they would be covered by more than a half", () => {
    expect(room(NEAR, [pin(0, 0, 2), pin(19.5, 0)]).small).toEqual([false, false]);
    expect(room(NEAR, [pin(0, 0, 2), pin(18.5, 0)]).small).toEqual([false, true]);
    expect(room(NEAR, [pin(0, 0, 2), pin(0, 29)]).small).toEqual([false, false]);
    expect(room(NEAR, [pin(0, 0, 2), pin(0, 28)]).small).toEqual([false, true]);
  });

  it("touch no disc", () => {
    expect(room(NEAR, [pin(0, 0)], [disc(46, -55)]).scales).toEqual([MINI_SCALE]);
    expect(room(NEAR, [pin(0, 0)], [disc(90, -55)]).scales).toEqual([1]);
  });

  it("MAP-202 get room, and are drawn above, by what starts before what runs", () => {
    const run = pin(0, 0, 13, "tonight", { isRun: true });
    const start = pin(50, -10, 1, "tonight");
    const { scales, drawn } = room(NEAR, [run, start]);
    expect(scales).toEqual([MINI_SCALE, 1]);
    expect(drawn).toEqual([run, start]);
    const later = pin(70, 40, 1, "week");
    expect(room(NEAR, [later, start, run]).drawn.at(-1)).toBe(start);
  });

  it("MAP-202 have a number only where it lies on no other pin", () => {
    const left = pin(0, 0, 2);
    const right = pin(25, -5, 3);
    room(NEAR, [left, right]);
    expect([left.scale, right.scale]).toEqual([MINI_SCALE, MINI_SCALE]);
    expect([left.hasBadge, right.hasBadge]).toEqual([false, true]);
  });
});
