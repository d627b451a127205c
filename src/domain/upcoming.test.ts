import { expect, it } from "vitest";
import { publicEvent } from "#tests/support/events.ts";
import { upcomingEvents } from "./upcoming.ts";

const evening = publicEvent({ date: "2026-12-12", time: "20:00" });
const matinee = publicEvent({ date: "2026-12-12", time: "11:00" });
const nextYear = publicEvent({ date: "2027-01-02", time: "09:00" });
const run = publicEvent({ date: "2026-12-01", time: "10:00", endsAt: "2026-12-31T00:00:00.000Z" });

it("VEN-02 sorts events by start, ascending", () => {
  expect(upcomingEvents([nextYear, evening, matinee], 0)).toEqual([matinee, evening, nextYear]);
});

it("VEN-02 hides an event a day after it started, to the millisecond", () => {
  const dayAfter = Date.parse("2026-12-13T20:00:00Z");
  expect(upcomingEvents([evening], dayAfter - 1)).toEqual([evening]);
  expect(upcomingEvents([evening], dayAfter)).toEqual([]);
});

it("TIME-02 lists a run of days until its end, and what is over after what is on or ahead", () => {
  const now = Date.parse("2026-12-12T16:00:00Z");
  expect(upcomingEvents([matinee, nextYear, evening, run], now)).toEqual([run, evening, nextYear, matinee]);
  expect(upcomingEvents([run], Date.parse("2026-12-31T00:00:00Z"))).toEqual([]);
});
