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
  cityEvents: events,
  places: 1,
  nameWith: (others) => (others === 0 ? city : `${city} + ${others}`),
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

  it("MAP-44 has one disc for each city, with its name and its bounds", () => {
    const { discs } = marksOfOverview(
      [count(23, 400, { party: 3 }, "Sofia"), count(-71, 20, { sport: 1 }, "Sofia")],
      10,
    );
    expect(discs.map(({ name, label }) => [name, label]).sort()).toEqual([
      ["Sofia", "20"],
      ["Sofia", "400"],
    ]);
    const sofia = discs.find(({ label }) => label === "400");
    expect(sofia?.bounds()).toEqual({ west: 22.9, south: -0.1, east: 23.1, north: 0.1 });
    expect(sofia?.x).toBeCloseTo((180 + 23) / 360, 6);
  });

  it("CTY-221 names joined discs after the city with most events, and tells how many others their number is of", () => {
    const several = { ...count(2, 700, { sport: 1 }, "Small"), cityEvents: 100, places: 11 };
    const { discs } = marksOfOverview([count(0, 300, { party: 3 }, "Large"), several], 2);
    expect(discs).toMatchObject([{ name: "Large + 11", label: "1.0k" }]);
    expect(discs[0].bounds()).toEqual({ west: -0.1, south: -0.1, east: 2.1, north: 0.1 });
  });

  it("MAP-43 counts a lone venue to a disc that its pin would touch", () => {
    const marks = marksOfOverview([count(0, 10, {}, "Sofia"), lone(0.2), lone(2)], 2);
    expect(marks.pins).toEqual([]);
    expect(marks.discs).toMatchObject([{ label: "16", name: "Sofia + 2" }]);
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
