import { describe, expect, it } from "vitest";
import {
  DAY_MS,
  dateOfDay,
  dayNumber,
  formatDate,
  isDate,
  isExpired,
  isSkippedTime,
  isTime,
  startsAtMs,
  wallTimeAt,
} from "./time.ts";

describe("a start instant", () => {
  it("is the wall time in the venue's zone", () => {
    expect(new Date(startsAtMs("2026-12-12", "20:00", "Europe/Sofia")).toISOString()).toBe(
      "2026-12-12T18:00:00.000Z",
    );
    expect(new Date(startsAtMs("2026-12-12", "20:00", "America/New_York")).toISOString()).toBe(
      "2026-12-13T01:00:00.000Z",
    );
  });

  it("moves on by an hour in a daylight-saving gap", () => {
    expect(new Date(startsAtMs("2027-03-28", "03:30", "Europe/Sofia")).toISOString()).toBe(
      "2027-03-28T01:30:00.000Z",
    );
  });

  it("is the earlier instant in a daylight-saving overlap", () => {
    expect(new Date(startsAtMs("2026-10-25", "03:30", "Europe/Sofia")).toISOString()).toBe(
      "2026-10-25T00:30:00.000Z",
    );
  });
});

it("an event is expired from its expiry on", () => {
  const expiresAt = 1_000 + DAY_MS;
  expect(isExpired({ expiresAt }, expiresAt - 1)).toBe(false);
  expect(isExpired({ expiresAt }, expiresAt)).toBe(true);
});

it("a date must exist and a time must be one of the day", () => {
  expect(["2026-12-12", "2028-02-29"].every(isDate)).toBe(true);
  expect(["2026-02-30", "2026-13-01", "2026-1-1", "12.12.2026", "", "2026-12-12T00:00"].some(isDate)).toBe(
    false,
  );
  expect(["00:00", "23:59"].every(isTime)).toBe(true);
  expect(["24:00", "9:00", "12:60", "noon"].some(isTime)).toBe(false);
});

it("a day number counts days since 1970 and leads back to its date", () => {
  expect(dayNumber("1970-01-02")).toBe(1);
  expect(dateOfDay(dayNumber("2028-02-29"))).toBe("2028-02-29");
});

it("a wall time is skipped where the clocks jump over it, and only there", () => {
  expect(isSkippedTime("2027-03-28", "03:30", "Europe/Sofia")).toBe(true);
  expect(isSkippedTime("2027-03-28", "04:00", "Europe/Sofia")).toBe(false);
  expect(isSkippedTime("2027-10-31", "03:30", "Europe/Sofia")).toBe(false);
});

it("an instant is a wall time at each place", () => {
  const atMs = Date.parse("2026-12-12T23:30:59Z");
  expect(wallTimeAt(atMs, "Europe/Sofia")).toEqual({ date: "2026-12-13", time: "01:30" });
  expect(wallTimeAt(atMs, "America/New_York")).toEqual({ date: "2026-12-12", time: "18:30" });
});

it("a date is written as day.month.year", () => {
  expect(formatDate("2027-01-05")).toBe("05.01.2027");
});
