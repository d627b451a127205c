import { expect, it } from "vitest";
import { countdown } from "./countdown.ts";
import { DAY_MS } from "./time.ts";

const startMs = Date.parse("2026-12-12T18:00:00Z");

it("FAV-03 counts down in days, hours, minutes and seconds while the start is ahead", () => {
  const now = startMs - (2 * DAY_MS + 3 * 3_600_000 + 4 * 60_000 + 5_000);
  expect(countdown(startMs, now)).toEqual({ days: 2, hours: 3, minutes: 4, seconds: 5 });
  expect(countdown(startMs, startMs - 1)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
});

it("FAV-03 is over once the start has come", () => {
  expect(countdown(startMs, startMs)).toBeUndefined();
  expect(countdown(startMs, startMs + DAY_MS)).toBeUndefined();
});
