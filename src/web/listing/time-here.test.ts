import { afterEach, expect, it, vi } from "vitest";
import { startsAtMs } from "#domain/time.ts";
import { timeHere, zoneHere } from "./time-here.ts";

afterEach(() => vi.unstubAllEnvs());

it("EVT-07 an event's start is another time, and perhaps another day, elsewhere", () => {
  const startMs = startsAtMs("2026-12-12", "20:00", "Europe/Sofia");
  const timeIn = (zone: string) => {
    vi.stubEnv("TZ", zone);
    expect(zoneHere()).toBe(zone);
    return timeHere(startMs);
  };
  expect(timeIn("Europe/Sofia")).toEqual({ date: "2026-12-12", time: "20:00" });
  expect(timeIn("Europe/London")).toEqual({ date: "2026-12-12", time: "18:00" });
  expect(timeIn("Asia/Tokyo")).toEqual({ date: "2026-12-13", time: "03:00" });
});

it("midnight is the beginning of a day", () => {
  vi.stubEnv("TZ", "UTC");
  expect(timeHere(Date.UTC(2026, 0, 1))).toEqual({ date: "2026-01-01", time: "00:00" });
});
