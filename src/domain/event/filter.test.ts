import { describe, expect, it } from "vitest";
import { publicEvent } from "#tests/support/events.ts";
import { matchingEvents } from "./filter.ts";

const NOW = Date.parse("2026-12-01T12:00Z");
const hall = {
  category: "concert",
  country: "Bulgaria",
  city: "Sofia",
  region: "Sofia-Capital",
  events: ["2026-12-11", "2026-12-12", "2026-12-13"].map((date) => publicEvent({ date })),
};
const dates = (filter: Parameters<typeof matchingEvents>[1]) =>
  matchingEvents(hall, filter, NOW).map((event) => event.date);

describe("FIL-05 a venue's events are filtered", () => {
  it("not at all by an empty filter", () => {
    expect(dates({})).toHaveLength(3);
    expect(dates({ categories: [] })).toHaveLength(3);
  });

  it("by a date range that includes both ends", () => {
    expect(dates({ from: "2026-12-12", to: "2026-12-12" })).toEqual(["2026-12-12"]);
    expect(dates({ from: "2026-12-12" })).toEqual(["2026-12-12", "2026-12-13"]);
    expect(dates({ to: "2026-12-12" })).toEqual(["2026-12-11", "2026-12-12"]);
  });

  it("by category, country and city of the venue", () => {
    expect(dates({ categories: ["party", "concert"] })).toHaveLength(3);
    expect(dates({ categories: ["party"] })).toEqual([]);
    expect(dates({ country: "Bulgaria", city: "Sofia" })).toHaveLength(3);
    expect(dates({ country: "USA" })).toEqual([]);
    expect(dates({ city: "Varna" })).toEqual([]);
  });

  it("FIL-08 by places in any spelling, and by all of them", () => {
    for (const filter of [{ country: "bulgaria" }, { country: "all" }, { city: " SOFÍA" }, { city: "All" }])
      expect(dates(filter)).toHaveLength(3);
  });

  it("CTY-04 by a city's label, or by its name with the region", () => {
    const of = (venue: { city: string; region: string }, city: string) =>
      matchingEvents({ ...hall, ...venue }, { city }, NOW).length > 0;
    const [oregon, maine] = [
      { city: "Portland", region: "Oregon" },
      { city: "Portland, Maine", region: "Maine" },
    ];
    expect(["Portland", "portland, oregon", "Portland, Maine"].map((city) => of(oregon, city))).toEqual([
      true,
      true,
      false,
    ]);
    expect(["Portland", "portland, oregon", "PORTLAND, MAINE"].map((city) => of(maine, city))).toEqual([
      false,
      false,
      true,
    ]);
  });
});
