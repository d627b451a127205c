import { expect, it } from "vitest";
import { expiresAtMs } from "./time.ts";
import { upcomingEvents } from "./upcoming.ts";

const event = (date: string, time: string) => ({
  date,
  time,
  expiresAt: expiresAtMs(Date.parse(`${date}T${time}:00Z`)),
});
const evening = event("2026-12-12", "20:00");
const matinee = event("2026-12-12", "11:00");
const nextYear = event("2027-01-02", "09:00");

it("VEN-02 sorts events by date and time, ascending", () => {
  expect(upcomingEvents([nextYear, evening, matinee], 0)).toEqual([matinee, evening, nextYear]);
});

it("VEN-02 hides an event a day after it started, to the millisecond", () => {
  const dayAfter = Date.parse("2026-12-13T20:00:00Z");
  expect(upcomingEvents([evening], dayAfter - 1)).toEqual([evening]);
  expect(upcomingEvents([evening], dayAfter)).toEqual([]);
});
