import { describe, expect, it } from "vitest";
import { compareByTime, endsAtMs, lastDateOf, listedUntilMs, overMs, phaseOf } from "./phase.ts";

const HOUR_MS = 3_600_000;
const at = (text: string) => Date.parse(`${text}:00Z`);
const concert = { startMs: at("2026-11-20T18:00"), endMs: at("2026-11-20T20:40"), hasTime: true };
const noEnd = { ...concert, endMs: null };
const noHour = { startMs: at("2026-11-20T00:00"), endMs: null, hasTime: false };

describe("TIME-01 the phase of an event", () => {
  it("is ahead until its start, on until its end, then over", () => {
    expect(phaseOf(concert, concert.startMs - 1)).toBe("ahead");
    expect(phaseOf(concert, concert.startMs)).toBe("on");
    expect(phaseOf(concert, concert.endMs - 1)).toBe("on");
    expect(phaseOf(concert, concert.endMs)).toBe("over");
  });

  it("takes three hours for an event without an end, and the day for one without an hour", () => {
    expect(phaseOf(noEnd, noEnd.startMs + 3 * HOUR_MS - 1)).toBe("on");
    expect(phaseOf(noEnd, noEnd.startMs + 3 * HOUR_MS)).toBe("over");
    expect(phaseOf(noHour, noHour.startMs + 24 * HOUR_MS - 1)).toBe("on");
    expect(overMs(noHour)).toBe(noHour.startMs + 24 * HOUR_MS);
  });
});

it("TIME-02 is listed for a day after the start, or until the end where that is later", () => {
  expect(listedUntilMs(concert)).toBe(concert.startMs + 24 * HOUR_MS);
  expect(listedUntilMs({ ...concert, endMs: at("2027-01-17T22:00") })).toBe(at("2027-01-17T22:00"));
});

it("TIME-03 orders by start what is on or ahead, and puts what is over last, the latest first", () => {
  const now = at("2026-11-20T21:00");
  const run = { startMs: at("2026-11-10T09:00"), endMs: at("2027-01-17T16:00"), hasTime: true };
  const tomorrow = { startMs: at("2026-11-21T18:00"), endMs: null, hasTime: true };
  const matinee = { startMs: at("2026-11-20T09:00"), endMs: at("2026-11-20T11:00"), hasTime: true };
  const sorted = [matinee, tomorrow, concert, run].sort((a, b) => compareByTime(a, b, now));
  expect(sorted).toEqual([run, tomorrow, concert, matinee]);
});

it("TIME-04 an end is an instant at the venue; a date alone lasts through its day", () => {
  expect(endsAtMs(null, null, "Europe/Sofia")).toBeNull();
  expect(endsAtMs("2026-11-20", "22:40", "Europe/Sofia")).toBe(at("2026-11-20T20:40"));
  expect(endsAtMs("2026-11-20", null, "Europe/Sofia")).toBe(at("2026-11-20T22:00"));
  // The day the clocks go back has 25 hours.
  expect(endsAtMs("2026-10-25", null, "Europe/Sofia")).toBe(at("2026-10-25T22:00"));
});

it("TIME-04 an end at midnight belongs to the day before", () => {
  expect(lastDateOf("2026-11-20", null, null)).toBe("2026-11-20");
  expect(lastDateOf("2026-11-20", "2026-11-21", "00:00")).toBe("2026-11-20");
  expect(lastDateOf("2026-11-20", "2026-11-21", "02:00")).toBe("2026-11-21");
  expect(lastDateOf("2026-11-20", "2026-11-22", null)).toBe("2026-11-22");
});
