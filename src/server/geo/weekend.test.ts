import { expect, it } from "vitest";
import { weekendEndIn, weekendEndOfCountry } from "./weekend.ts";

it("I18N-39 the weekend ends with the country's", () => {
  expect(["BG", "US", "JP", "IN", "AE"].map(weekendEndIn)).toEqual([7, 7, 7, 7, 7]);
  expect(["EG", "SA", "IL"].map(weekendEndIn)).toEqual([6, 6, 6]);
  expect(weekendEndIn("")).toBe(7);
  expect(["Egypt", "Bulgaria", "Atlantis"].map(weekendEndOfCountry)).toEqual([6, 7, 7]);
});
