import { describe, expect, it } from "vitest";
import { datePresets } from "./date-presets.ts";

// 15 November 2026 is a Sunday.
describe("FIL-07 date presets", () => {
  it("start from the visitor's own today", () => {
    const { today, tomorrow, next7Days } = datePresets("2026-12-31", 1);
    expect(today).toEqual({ from: "2026-12-31", to: "2026-12-31" });
    expect(tomorrow).toEqual({ from: "2027-01-01", to: "2027-01-01" });
    expect(next7Days).toEqual({ from: "2026-12-31", to: "2027-01-06" });
  });

  it("begin the week on Monday or on Sunday, as the visitor's locale does", () => {
    expect(datePresets("2026-11-15", 1).thisWeek).toEqual({ from: "2026-11-09", to: "2026-11-15" });
    expect(datePresets("2026-11-15", 1).nextWeek).toEqual({ from: "2026-11-16", to: "2026-11-22" });
    expect(datePresets("2026-11-15", 7).thisWeek).toEqual({ from: "2026-11-15", to: "2026-11-21" });
    expect(datePresets("2026-11-15", 7).nextWeek).toEqual({ from: "2026-11-22", to: "2026-11-28" });
  });

  it("cover whole months and years, leap days included", () => {
    const presets = datePresets("2028-01-31", 1);
    expect(presets.thisMonth).toEqual({ from: "2028-01-01", to: "2028-01-31" });
    expect(presets.nextMonth).toEqual({ from: "2028-02-01", to: "2028-02-29" });
    expect(presets.thisYear).toEqual({ from: "2028-01-01", to: "2028-12-31" });
    expect(presets.nextYear).toEqual({ from: "2029-01-01", to: "2029-12-31" });
  });

  it("take the weekend ahead, or what is left of it", () => {
    expect(datePresets("2026-11-11", 1).thisWeekend).toEqual({ from: "2026-11-13", to: "2026-11-15" });
    expect(datePresets("2026-11-14", 1).thisWeekend).toEqual({ from: "2026-11-14", to: "2026-11-15" });
    expect(datePresets("2026-11-15", 7).thisWeekend).toEqual({ from: "2026-11-15", to: "2026-11-15" });
  });

  it("end the weekend with the last day of the region's", () => {
    const SATURDAY = 6;
    // 12 November 2026 is a Thursday.
    expect(datePresets("2026-11-10", 6, SATURDAY).thisWeekend).toEqual({
      from: "2026-11-12",
      to: "2026-11-14",
    });
    expect(datePresets("2026-11-14", 6, SATURDAY).thisWeekend).toEqual({
      from: "2026-11-14",
      to: "2026-11-14",
    });
    expect(datePresets("2026-11-15", 6, SATURDAY).thisWeekend).toEqual({
      from: "2026-11-19",
      to: "2026-11-21",
    });
  });
});
