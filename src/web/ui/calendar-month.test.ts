import { describe, expect, it } from "vitest";
import { dayByKey, shiftMonths, weeksOf } from "./calendar-month.ts";

describe("WEB-26 the days of a month", () => {
  it("come in whole weeks that begin where the visitor's do", () => {
    const monday = weeksOf("2026-11-15", 1);
    expect([monday[0]?.[0], monday.at(-1)?.at(-1), monday.length]).toEqual(["2026-10-26", "2026-12-06", 6]);
    const sunday = weeksOf("2026-11-15", 7);
    expect([sunday[0]?.[0], sunday.at(-1)?.at(-1), sunday.length]).toEqual(["2026-11-01", "2026-12-05", 5]);
    // Four weeks exactly.
    expect(weeksOf("2027-02-10", 1)).toHaveLength(4);
  });

  it("keep their number in another month, or become its last one", () => {
    expect(shiftMonths("2026-11-15", 2)).toBe("2027-01-15");
    expect(shiftMonths("2026-03-31", -1)).toBe("2026-02-28");
    expect(shiftMonths("2028-02-29", -12)).toBe("2027-02-28");
  });

  it("are reached by the keys of a date grid", () => {
    const from = (key: string, isShifted = false) => dayByKey("2026-11-18", key, isShifted, 1);
    expect(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"].map((key) => from(key))).toEqual([
      "2026-11-17",
      "2026-11-19",
      "2026-11-11",
      "2026-11-25",
    ]);
    expect([from("Home"), from("End")]).toEqual(["2026-11-16", "2026-11-22"]);
    expect([from("PageUp"), from("PageDown", true)]).toEqual(["2026-10-18", "2027-11-18"]);
    expect(from("Enter")).toBeUndefined();
  });
});
