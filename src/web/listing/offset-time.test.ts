import { expect, it } from "vitest";
import { startsAtMs } from "#domain/time.ts";
import { offsetTime } from "./offset-time.ts";

it.each([
  ["2026-12-12", "20:00", "Europe/Sofia", "2026-12-12T20:00:00+02:00"],
  ["2026-07-01", "20:00", "Europe/Sofia", "2026-07-01T20:00:00+03:00"],
  ["2026-12-12", "20:00", "America/St_Johns", "2026-12-12T20:00:00-03:30"],
  ["2026-12-12", "00:15", "Asia/Kathmandu", "2026-12-12T00:15:00+05:45"],
  ["2026-12-12", "20:00", "UTC", "2026-12-12T20:00:00+00:00"],
  // The clocks jump from 03:00 to 04:00.
  ["2026-03-29", "03:30", "Europe/Sofia", "2026-03-29T04:30:00+03:00"],
])("EVT-04 %s %s in %s carries its offset", (date, time, zone, written) => {
  expect(offsetTime(startsAtMs(date, time, zone), zone)).toBe(written);
});
