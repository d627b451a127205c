import { describe, expect, it } from "vitest";
import { seriesDates } from "./series.ts";

describe("CORE-03 the dates of a rule", () => {
  it.each([
    ["FREQ=WEEKLY;COUNT=3", ["2026-12-12", "2026-12-19", "2026-12-26"]],
    ["RRULE:FREQ=DAILY;UNTIL=20261214", ["2026-12-12", "2026-12-13", "2026-12-14"]],
    ["FREQ=MONTHLY;BYDAY=2SA;COUNT=3", ["2026-12-12", "2027-01-09", "2027-02-13"]],
    ["freq=weekly;byday=sa,su;count=3;interval=2", ["2026-12-12", "2026-12-13", "2026-12-26"]],
    // The first date counts, though the rule does not name it.
    ["FREQ=WEEKLY;BYDAY=MO;COUNT=2", ["2026-12-12", "2026-12-14"]],
    ["FREQ=YEARLY;COUNT=2;UNTIL=20270101T120000Z", ["2026-12-12"]],
  ])("%s", (rule, dates) => {
    expect(seriesDates(rule, "2026-12-12")).toEqual({ dates });
  });
});

describe("CORE-02 a rule that cannot be followed says why", () => {
  it.each([
    ["", "noRule"],
    ["often", "noRule"],
    ["FREQ=HOURLY;COUNT=2", "noRule"],
    ["FREQ=WEEKLY;BYDAY=XX;COUNT=2", "noRule"],
    ["FREQ=WEEKLY;COUNT=0", "noRule"],
    ["FREQ=WEEKLY;UNTIL=20261345", "noRule"],
    ["FREQ=WEEKLY", "repeatWithoutEnd"],
    ["FREQ=WEEKLY;UNTIL=20300101", "repeatTooFar"],
    ["FREQ=YEARLY;COUNT=10", "repeatTooFar"],
    ["FREQ=DAILY;COUNT=500", "repeatTooOften"],
  ])("%s", (rule, code) => {
    expect(seriesDates(rule, "2026-12-12")).toMatchObject({ problem: { code } });
  });

  it("ends also where the rule falls on no day", () => {
    const never = "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30;COUNT=5";
    expect(seriesDates(never, "2026-12-12")).toMatchObject({ problem: { code: "repeatTooFar" } });
  });
});
