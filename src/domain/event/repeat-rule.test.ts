import { expect, it } from "vitest";
import { seriesDates } from "#domain/event/series.ts";
import { NO_REPEAT, repeatRule } from "./repeat-rule.ts";

it("ADM-22 the chooser of a repeat makes rules that the server follows", () => {
  expect(repeatRule(NO_REPEAT)).toBe("");
  const weekly = repeatRule({ ...NO_REPEAT, every: "WEEKLY", count: "3" });
  expect(weekly).toBe("FREQ=WEEKLY;COUNT=3");
  expect(seriesDates(weekly, "2026-11-20")).toEqual({ dates: ["2026-11-20", "2026-11-27", "2026-12-04"] });
  const daily = repeatRule({ ...NO_REPEAT, every: "DAILY", count: "9", until: "2026-11-22" });
  expect(seriesDates(daily, "2026-11-20")).toEqual({ dates: ["2026-11-20", "2026-11-21", "2026-11-22"] });
  expect(repeatRule({ ...NO_REPEAT, every: "rule", rule: " FREQ=YEARLY;COUNT=2 " })).toBe(
    "FREQ=YEARLY;COUNT=2",
  );
  expect(seriesDates(repeatRule({ ...NO_REPEAT, every: "MONTHLY" }), "2026-11-20")).toHaveProperty("problem");
});
