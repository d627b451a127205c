import { describe, expect, it } from "vitest";
import { callOf, countTableFilters, readFilter, withFilter } from "./table-filter.ts";

const read = (query: string) => readFilter(new URLSearchParams(query));

describe("ADM-35 the filters of the table in its address", () => {
  it("are read, without what means nothing", () => {
    expect(read("q=tango&status=cancelled&when=over&open=7")).toEqual({
      q: "tango",
      status: "cancelled",
      when: "over",
    });
    expect(read("status=lost&when=then&order=name&q=+")).toEqual({});
  });

  it("change one by one, and a narrower place goes with the wider one", () => {
    const now = new URLSearchParams("country=Bulgaria&city=Sofia&venue=3&q=a&open=7");
    expect(withFilter(now, { country: "Greece" }).toString()).toBe("country=Greece&q=a&open=7");
    expect(withFilter(now, { city: "" }).toString()).toBe("country=Bulgaria&q=a&open=7");
    expect(withFilter(now, { q: "" }).has("q")).toBe(false);
  });

  it("ask for what is not over unless another time is meant", () => {
    expect(callOf({}, "2026-11-16")).toEqual({ when: "open" });
    expect(callOf({ when: "all" }, "2026-11-16")).toEqual({});
    expect(callOf({ status: "deleted" }, "2026-11-16")).toEqual({ status: "deleted" });
    expect(callOf({ q: "4120" }, "2026-11-16")).toEqual({ q: "4120" });
    expect(callOf({ from: "2025-01-01" }, "2026-11-16")).toEqual({ from: "2025-01-01" });
    expect(callOf({ when: "next-30" }, "2026-11-16")).toEqual({
      when: "open",
      from: "2026-11-16",
      to: "2026-12-16",
    });
  });

  it("are counted without the order", () => {
    expect(countTableFilters({ order: "-start", q: "a", city: "Sofia" })).toBe(2);
  });
});
