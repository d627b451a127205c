import { expect, it } from "vitest";
import { startsAtMs } from "#domain/time.ts";
import { timeIn } from "./time-in.ts";

it("EVT-07 an event's start is another time, and perhaps another day, elsewhere", () => {
  const startMs = startsAtMs("2026-12-12", "20:00", "Europe/Sofia");
  expect(timeIn("Europe/Sofia", startMs)).toEqual({ date: "2026-12-12", time: "20:00" });
  expect(timeIn("Europe/London", startMs)).toEqual({ date: "2026-12-12", time: "18:00" });
  expect(timeIn("Asia/Tokyo", startMs)).toEqual({ date: "2026-12-13", time: "03:00" });
});

it("midnight is the beginning of a day", () => {
  expect(timeIn("UTC", Date.UTC(2026, 0, 1))).toEqual({ date: "2026-01-01", time: "00:00" });
});
