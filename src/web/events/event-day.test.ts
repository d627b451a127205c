import { expect, it } from "vitest";
import { dateAt, formatDay } from "./event-day.ts";

it("the date at a venue is its own, not the visitor's", () => {
  const lateInLondon = Date.UTC(2026, 10, 15, 23, 30);
  expect(dateAt(lateInLondon, "Europe/London")).toBe("2026-11-15");
  expect(dateAt(lateInLondon, "Europe/Sofia")).toBe("2026-11-16");
  expect(dateAt(lateInLondon, "Pacific/Honolulu")).toBe("2026-11-15");
});

it("a day is named by its weekday, and by its year where that is another", () => {
  expect(formatDay("2026-11-17", "2026-11-15", "en")).toBe("Tue 17.11");
  expect(formatDay("2027-01-05", "2026-11-15", "en")).toBe("Tue 05.01.2027");
});
