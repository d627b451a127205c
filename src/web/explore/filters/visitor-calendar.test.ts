import { describe, expect, it } from "vitest";
import { localDate, weekendEndOf, weekStartOf } from "./visitor-calendar.ts";

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

describe("I18N-39 the weekend of a language's country", () => {
  it("ends on Saturday where Sunday is a working day", () => {
    expect(["ar-EG", "ar-SA", "he-IL"].map(weekendEndOf)).toEqual([6, 6, 6]);
    expect(["ar-AE", "en-US", "bg", "ja", "sv-SE", "C"].map(weekendEndOf)).toEqual([7, 7, 7, 7, 7, 7]);
  });
});
