import { describe, expect, it } from "vitest";
import { nearestDay } from "./nearest-day.ts";

const TODAY = "2026-11-16";
const days = [3, 0, 0, 5, 0, 7].map((events, i) => ({ date: `2026-11-${16 + i}`, events, categories: {} }));
const dateOf = (filter: Parameters<typeof nearestDay>[1]) => nearestDay(days, filter, TODAY)?.day.date;

describe("FIL-27 the nearest day with events", () => {
  it("is the first after the days asked for", () => {
    expect(dateOf({ from: "2026-11-17", to: "2026-11-18" })).toBe("2026-11-19");
    expect(dateOf({ from: "2026-11-20", to: "2026-11-20" })).toBe("2026-11-21");
  });

  it("is the last before them where none follows", () => {
    expect(nearestDay(days, { from: "2036-01-01", to: "2036-01-02" }, TODAY)).toMatchObject({
      day: { date: "2026-11-21" },
      isAfter: false,
    });
    expect(dateOf({ from: "2036-01-01" })).toBe("2026-11-21");
    expect(nearestDay([], { from: "2036-01-01" }, TODAY)).toBeUndefined();
  });

  it("is tomorrow or later for tonight, and may be today for now", () => {
    expect(dateOf({ when: "tonight" })).toBe("2026-11-19");
    expect(dateOf({ when: "now" })).toBe("2026-11-16");
  });
});
