import { describe, expect, it } from "vitest";
import type { OverviewMark } from "./map-data.ts";
import { marksOfOverview } from "./overview-marks.ts";

const count = (longitude: number, events: number, mix: OverviewMark["mix"] = { party: 1 }): OverviewMark => ({
  longitude,
  latitude: 0,
  venues: 2,
  events,
  mix,
});

describe("MAP-04 the overview", () => {
  it("says how many events there are", () => {
    const { discs } = marksOfOverview([count(0, 8_412), count(90, 30)], 2);
    expect(discs.map(({ label, diameter }) => [label, Math.round(diameter)])).toEqual([
      ["8.4k", 72],
      ["30", 40],
    ]);
  });

  it("joins discs that would touch, without losing a count or a category", () => {
    const { discs } = marksOfOverview([count(0, 900, { party: 3 }), count(2, 100, { sport: 1 })], 2);
    expect(discs).toMatchObject([
      {
        label: "1.0k",
        ring: [
          { category: "party", share: 0.75 },
          { category: "sport", share: 0.25 },
        ],
      },
    ]);
  });

  it("draws a lone venue as its pin", () => {
    const venue = {
      id: "v1",
      name: "Harpa",
      category: "concert",
      events: 3,
      longitude: -22,
      latitude: 64,
    } as const;
    const { discs, pins } = marksOfOverview([{ ...count(-21, 3), venue }], 2);
    expect(discs).toEqual([]);
    expect(pins[0].venue).toBe(venue);
  });
});
