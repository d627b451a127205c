import { expect, it } from "vitest";
import { countFilters } from "./filter-count.ts";

it("counts each kind of filter once", () => {
  expect(countFilters({})).toBe(0);
  expect(countFilters({ categories: [] })).toBe(0);
  expect(countFilters({ from: "2026-11-20", to: "2026-11-30", categories: ["party", "sport"] })).toBe(2);
  expect(countFilters({ to: "2026-11-30", country: "Bulgaria", city: "Varna" })).toBe(3);
  expect(countFilters({ times: ["evening", "night"], age: 0 })).toBe(2);
  expect(countFilters({ when: "now", tags: ["jazz", "live"], maxPrice: 0, currency: "EUR" })).toBe(3);
});
