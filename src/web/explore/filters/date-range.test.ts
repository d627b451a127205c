import { describe, expect, it } from "vitest";
import "#tests/support/messages.ts";
import { formatRange, parseDateRange, shortRange } from "./date-range.ts";

describe("FIL-01 a date range", () => {
  it('is shown as "start - end", and as nothing when none is chosen', () => {
    expect(formatRange({ from: "2026-11-20", to: "2026-11-30" })).toBe("2026-11-20 - 2026-11-30");
    expect(formatRange({})).toBe("");
    expect(formatRange({ from: "2026-11-20" })).toBe("2026-11-20 - …");
  });

  it("can be typed, in either order, or as one day", () => {
    expect(parseDateRange("2026-11-20 - 2026-11-30")).toEqual({ from: "2026-11-20", to: "2026-11-30" });
    expect(parseDateRange("2026-11-30 2026-11-20")).toEqual({ from: "2026-11-20", to: "2026-11-30" });
    expect(parseDateRange(" 2026-11-20 ")).toEqual({ from: "2026-11-20", to: "2026-11-20" });
  });

  it.each(["", "soon", "2026-02-30", "2026-11-20 - soon", "2026-11-20 - 2026-11-21 - 2026-11-22"])(
    "is not read from %j",
    (text) => {
      expect(parseDateRange(text)).toBeUndefined();
    },
  );

  it("has a short form for a chip", () => {
    const short = (from: string, to: string) => shortRange({ from, to }, "en");
    expect(short("2026-11-15", "2026-11-15")).toBe("15 Nov");
    expect(short("2026-11-20", "2026-11-30")).toBe("20–30 Nov");
    expect(short("2026-11-28", "2026-12-03")).toBe("28 Nov – 3 Dec");
    expect(short("2027-01-01", "2027-12-31")).toBe("2027");
    expect(short("2026-12-31", "2027-01-02")).toBe("31 Dec 2026 – 2 Jan 2027");
  });

  it.each([
    ["bg", "20 ноем.", "20–22 ноем.", "28 ноем. – 3 дек."],
    ["de", "20. Nov.", "20.–22. Nov.", "28. Nov. – 3. Dez."],
    ["fr", "20 nov.", "20–22 nov.", "28 nov. – 3 déc."],
    ["tr", "20 Kas", "20–22 Kas", "28 Kas – 3 Ara"],
    ["ar", "20 نوفمبر", "20–22 نوفمبر", "28 نوفمبر – 3 ديسمبر"],
    ["ja", "11月20日", "11月20日～22日", "11月28日～12月3日"],
  ] as const)("is written as %s writes its days and months", (locale, day, days, months) => {
    const short = (from: string, to: string) => shortRange({ from, to }, locale);
    expect(short("2026-11-20", "2026-11-20")).toBe(day);
    expect(short("2026-11-20", "2026-11-22")).toBe(days);
    expect(short("2026-11-28", "2026-12-03")).toBe(months);
  });
});
