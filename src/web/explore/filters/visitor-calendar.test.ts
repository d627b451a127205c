import { describe, expect, it } from "vitest";
import { localDate, weekStartOf } from "./visitor-calendar.ts";

describe("FIL-07 the visitor's calendar", () => {
  it("starts the week as their country does", () => {
    expect(weekStartOf("en-US")).toBe(7);
    expect(weekStartOf("en-GB")).toBe(1);
    expect(weekStartOf("bg-BG")).toBe(1);
    expect(weekStartOf("ar-EG")).toBe(6);
  });

  it("BRO-01 starts the week on Monday where the browser's language is no BCP 47 tag", () => {
    for (const language of ["C", "", "*"]) expect(weekStartOf(language)).toBe(1);
    expect(weekStartOf("en-US@posix")).toBe(7);
  });

  it("says today by their own clock, not by the world's", () => {
    expect(localDate(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
    expect(localDate(new Date(2026, 10, 15, 0, 0))).toBe("2026-11-15");
  });
});
