import { describe, expect, it } from "vitest";
import { isWeekend, rangeBetween, rangeOf, tappedRange } from "./day-range.ts";

const days = ["2026-11-18", "2026-11-19", "2026-11-20", "2026-11-21"].map((date) => ({
  date,
  events: 1,
  categories: {},
}));

describe("FIL-12 the days of the timeline", () => {
  it("are chosen in either direction", () => {
    expect(rangeBetween(3, 1)).toEqual({ first: 1, last: 3 });
  });

  it("are those of the filter that the strip shows", () => {
    expect(rangeOf(days, { from: "2026-11-19", to: "2026-11-20" })).toEqual({ first: 1, last: 2 });
    expect(rangeOf(days, { from: "2026-11-20" })).toEqual({ first: 2, last: 3 });
    expect(rangeOf(days, { from: "2026-01-01", to: "2027-01-01" })).toEqual({ first: 0, last: 3 });
    expect(rangeOf(days, {})).toBeUndefined();
    expect(rangeOf(days, { from: "2027-01-01" })).toBeUndefined();
    expect(rangeOf(days, { to: "2026-01-01" })).toBeUndefined();
  });

  it("TIME-43 are taken by a tap one by one, a weekend whole", () => {
    const week = ["2026-11-20", "2026-11-21", "2026-11-22", "2026-11-23"];
    const from = (first: number) => week.slice(first).map((date) => ({ date, events: 1, categories: {} }));
    expect(tappedRange(from(0), 0)).toEqual({ first: 0, last: 0 });
    expect(tappedRange(from(0), 1)).toEqual({ first: 1, last: 2 });
    expect(tappedRange(from(0), 2)).toEqual({ first: 1, last: 2 });
    expect(tappedRange(from(2), 0)).toEqual({ first: 0, last: 0 });
    expect(tappedRange(from(0).slice(0, 2), 1)).toEqual({ first: 1, last: 1 });
  });

  it("have weekends", () => {
    expect(["2026-11-20", "2026-11-21", "2026-11-22", "2026-11-23"].map(isWeekend)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});
