import { expect, it } from "vitest";
import { countdown } from "./countdown.ts";
import { DAY_MS, expiresAtMs } from "./time.ts";

const startsAt = Date.parse("2026-12-12T18:00:00Z");
const expiresAt = expiresAtMs(startsAt);

it("FAV-03 counts down in days, hours, minutes and seconds while the start is ahead", () => {
  const now = startsAt - (2 * DAY_MS + 3 * 3_600_000 + 4 * 60_000 + 5_000);
  expect(countdown(expiresAt, now)).toEqual({ days: 2, hours: 3, minutes: 4, seconds: 5 });
  expect(countdown(expiresAt, startsAt - 1)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
});

it("FAV-03 is over once expiry is no later than now plus one day", () => {
  expect(countdown(expiresAt, expiresAt - DAY_MS)).toBeUndefined();
  expect(countdown(expiresAt, expiresAt)).toBeUndefined();
});
