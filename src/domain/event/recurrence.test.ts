import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dateOfDay, dayNumber } from "#domain/time.ts";
import { fuzzRuns } from "#tests/support/fuzz-runs.ts";
import { type Rule, recurringDays } from "./recurrence.ts";

const NOTHING = {
  interval: 1,
  months: [],
  monthDays: [],
  yearDays: [],
  weeks: [],
  weekdays: [],
  positions: [],
};
const daysOf = (rule: Partial<Rule> & Pick<Rule, "freq">, first: string, last: string) =>
  [
    ...recurringDays(
      { ...NOTHING, weekStart: 1, ...rule },
      { firstDay: dayNumber(first), lastDay: dayNumber(last) },
      { days: 100_000 },
    ),
  ].map(dateOfDay);
const every = (weekday: number, nth = 0) => ({ weekday, nth });

describe("a rule falls", () => {
  it("every other day", () => {
    expect(daysOf({ freq: "DAILY", interval: 2 }, "2026-12-30", "2027-01-04")).toEqual([
      "2026-12-30",
      "2027-01-01",
      "2027-01-03",
    ]);
  });

  it("on weekdays of every other week, which begins on the day it says", () => {
    // The example of RFC 5545 whose result depends on the week's start.
    const rule = { freq: "WEEKLY", interval: 2, weekdays: [every(2), every(7)] } as const;
    expect(daysOf(rule, "1997-08-05", "1997-08-25")).toEqual([
      "1997-08-05",
      "1997-08-10",
      "1997-08-19",
      "1997-08-24",
    ]);
    expect(daysOf({ ...rule, weekStart: 7 }, "1997-08-05", "1997-08-31")).toEqual([
      "1997-08-05",
      "1997-08-17",
      "1997-08-19",
      "1997-08-31",
    ]);
  });

  it("on the last Friday of each month", () => {
    expect(daysOf({ freq: "MONTHLY", weekdays: [every(5, -1)] }, "2026-11-27", "2027-01-31")).toEqual([
      "2026-11-27",
      "2026-12-25",
      "2027-01-29",
    ]);
  });

  it("on the 31st only where there is one", () => {
    expect(daysOf({ freq: "MONTHLY" }, "2026-12-31", "2027-06-01")).toEqual([
      "2026-12-31",
      "2027-01-31",
      "2027-03-31",
      "2027-05-31",
    ]);
  });

  it("on the last working day of the month, by position", () => {
    const rule = {
      freq: "MONTHLY",
      weekdays: [1, 2, 3, 4, 5].map((day) => every(day)),
      positions: [-1],
    } as const;
    expect(daysOf(rule, "2026-11-30", "2027-02-28")).toEqual([
      "2026-11-30",
      "2026-12-31",
      "2027-01-29",
      "2027-02-26",
    ]);
  });

  it("each year on its day, on a leap day only in leap years", () => {
    expect(daysOf({ freq: "YEARLY" }, "2024-02-29", "2033-01-01")).toEqual([
      "2024-02-29",
      "2028-02-29",
      "2032-02-29",
    ]);
    expect(
      daysOf({ freq: "YEARLY", months: [11], weekdays: [every(4, 4)] }, "2026-11-26", "2028-01-01"),
    ).toEqual(["2026-11-26", "2027-11-25"]);
    expect(daysOf({ freq: "YEARLY", weeks: [20], weekdays: [every(1)] }, "1997-05-12", "1999-12-31")).toEqual(
      ["1997-05-12", "1998-05-11", "1999-05-17"],
    );
    expect(daysOf({ freq: "YEARLY", yearDays: [1, -1] }, "2026-01-01", "2027-01-01")).toEqual([
      "2026-01-01",
      "2026-12-31",
      "2027-01-01",
    ]);
  });

  it("never, yet comes to an end", () => {
    expect(daysOf({ freq: "DAILY", months: [2], monthDays: [30] }, "2026-11-01", "2036-01-01")).toEqual([
      "2026-11-01",
    ]);
  });
});

it("days ascend, without repetition, whatever the rule", () => {
  const few = (min: number, max: number) =>
    fc.array(
      fc.integer({ min, max }).filter((n) => n !== 0),
      { maxLength: 3 },
    );
  const rule = fc.record({
    freq: fc.constantFrom("DAILY", "WEEKLY", "MONTHLY", "YEARLY" as const),
    interval: fc.integer({ min: 1, max: 50 }),
    months: few(1, 12),
    monthDays: few(-31, 31),
    yearDays: few(-366, 366),
    weeks: few(-53, 53),
    weekdays: fc.array(
      fc.record({ weekday: fc.integer({ min: 1, max: 7 }), nth: fc.integer({ min: -5, max: 5 }) }),
      {
        maxLength: 3,
      },
    ),
    positions: few(-10, 10),
    weekStart: fc.integer({ min: 1, max: 7 }),
  });
  fc.assert(
    fc.property(rule as fc.Arbitrary<Rule>, fc.integer({ min: 0, max: 30_000 }), (rule, first) => {
      const days = [...recurringDays(rule, { firstDay: first, lastDay: first + 800 }, { days: 100_000 })];
      expect(days).toEqual([...new Set(days)].sort((a, b) => a - b));
      expect(days[0]).toBe(first);
      expect(days.at(-1)).toBeLessThanOrEqual(first + 800);
      const fromDay = first + 300;
      const near = recurringDays(rule, { firstDay: first, fromDay, lastDay: first + 800 }, { days: 100_000 });
      expect([...near].filter((day) => day >= fromDay)).toEqual(days.filter((day) => day >= fromDay));
    }),
    { numRuns: fuzzRuns(300) },
  );
});

describe("SEC-80 a rule", () => {
  const span = { firstDay: dayNumber("1900-01-01"), lastDay: dayNumber("2027-01-01") };
  const never = { ...NOTHING, freq: "DAILY", months: [2], monthDays: [30], weekStart: 1 } as const;

  it("that never falls is given up", () => {
    expect(() => [...recurringDays(never, span, { days: 40_000 })]).toThrow("more days than its budget");
    expect([...recurringDays(never, span, { days: 50_000 })]).toEqual([span.firstDay]);
  });

  it("with an interval of aeons ends", () => {
    const aeons = { ...NOTHING, freq: "YEARLY", interval: 999_999_999_999, weekStart: 1 } as const;
    expect([...recurringDays(aeons, span, { days: 50_000 })]).toEqual([span.firstDay]);
  });

  it("is looked for near the days that are wanted", () => {
    const fromDay = dayNumber("2026-11-01");
    expect([...recurringDays(never, { ...span, fromDay }, { days: 100 })]).toEqual([span.firstDay]);
  });
});
