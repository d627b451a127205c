import { describe, expect, it } from "vitest";
import type { OverviewMark } from "./map-data.ts";
import { marksOfOverview } from "./overview-marks.ts";

const count = (
  longitude: number,
  events: number,
  mix: OverviewMark["mix"] = { party: 1 },
  city = `City at ${longitude}`,
): OverviewMark => ({
  longitude,
  latitude: 0,
  bounds: { west: longitude - 0.1, south: -0.1, east: longitude + 0.1, north: 0.1 },
  city,
  country: "",
  venues: 2,
  events,
  mix,
});
const lone = (longitude: number, city?: string): OverviewMark => ({
  ...count(longitude, 3, { concert: 1 }, city),
  venues: 1,
  venue: { id: `at ${longitude}`, name: "Harpa", category: "concert", events: 3, longitude, latitude: 0 },
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

  it("MAP-44 has one disc for each city, with its name and the bounds of all its venues", () => {
    const { discs } = marksOfOverview(
      [
        count(23, 400, { party: 3 }, "Sofia"),
        count(23.4, 129, { sport: 1 }, "Sofia"),
        count(-71, 20, { sport: 1 }, "Sofia"),
      ],
      10,
    );
    expect(discs.map(({ name, label }) => [name, label]).sort()).toEqual([
      ["Sofia", "20"],
      ["Sofia", "529"],
    ]);
    const sofia = discs.find(({ label }) => label === "529");
    expect(sofia?.bounds()).toEqual({ west: 22.9, south: -0.1, east: 23.5, north: 0.1 });
    expect(sofia?.x).toBeCloseTo((180 + 23.2) / 360, 6);
  });

  it("MAP-44 names joined discs after the one with most events", () => {
    const near = [count(0, 900, { party: 3 }, "Large"), count(2, 100, { sport: 1 }, "Small")];
    const { discs } = marksOfOverview(near, 2);
    expect(discs).toMatchObject([{ name: "Large", label: "1.0k" }]);
    expect(discs[0].bounds()).toEqual({ west: -0.1, south: -0.1, east: 2.1, north: 0.1 });
  });

  it("MAP-43 counts a lone venue to its city, and to a disc that its pin would touch", () => {
    const marks = marksOfOverview([count(0, 10, {}, "Sofia"), lone(0.2, "Sofia"), lone(2)], 2);
    expect(marks.pins).toEqual([]);
    expect(marks.discs).toMatchObject([{ label: "16", name: "Sofia" }]);
    const apart = marksOfOverview([count(0, 10, {}, "Sofia"), lone(60)], 2);
    expect([apart.discs[0].label, apart.pins.length]).toEqual(["10", 1]);
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
