import { expect, it } from "vitest";
import { timeOfDay } from "./time-of-day.ts";

it.each([
  ["06:00", "morning"],
  ["11:59", "morning"],
  ["12:00", "afternoon"],
  ["17:59", "afternoon"],
  ["18:00", "evening"],
  ["22:59", "evening"],
  ["23:00", "night"],
  ["00:00", "night"],
  ["05:59", "night"],
  ["", undefined],
])("FIL-20 a start at %j is in the %s", (time, expected) => {
  expect(timeOfDay(time)).toBe(expected);
});
