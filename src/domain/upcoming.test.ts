import { describe, expect, it } from "vitest";
import { publicEvent } from "#tests/support/events.ts";
import { indexOfNext, nextEvent, upcomingEvents } from "./upcoming.ts";

const evening = publicEvent({ date: "2026-12-12", time: "20:00" });
const matinee = publicEvent({ date: "2026-12-12", time: "11:00" });
const nextYear = publicEvent({ date: "2027-01-02", time: "09:00" });
const run = publicEvent({
  date: "2026-12-01",
  time: "10:00",
  endDate: "2026-12-30",
  endsAt: "2026-12-31T00:00:00.000Z",
});

it("VEN-02 sorts events by start, ascending", () => {
  expect(upcomingEvents([nextYear, evening, matinee], 0)).toEqual([matinee, evening, nextYear]);
});

it("VEN-02 hides an event a day after it started, to the millisecond", () => {
  const dayAfter = Date.parse("2026-12-13T20:00:00Z");
  expect(upcomingEvents([evening], dayAfter - 1)).toEqual([evening]);
  expect(upcomingEvents([evening], dayAfter)).toEqual([]);
});

it("TIME-02 lists a run of days until its end", () => {
  expect(upcomingEvents([run], Date.parse("2026-12-30T23:59:00Z"))).toEqual([run]);
  expect(upcomingEvents([run], Date.parse("2026-12-31T00:00:00Z"))).toEqual([]);
});

describe("TIME-201 a venue's events", () => {
  const now = Date.parse("2026-12-12T16:00:00Z");

  it("have what is over where its date puts it; the next one is the first that is not", () => {
    expect(upcomingEvents([nextYear, evening, matinee], now)).toEqual([matinee, evening, nextYear]);
    expect(nextEvent([nextYear, evening, matinee], now)).toBe(evening);
    expect(indexOfNext([matinee, evening, nextYear], now)).toBe(1);
    expect(nextEvent([matinee], now)).toBe(matinee);
    expect(nextEvent([], now)).toBeUndefined();
  });

  it("have a run that has begun at its next open day", () => {
    const tomorrow = publicEvent({ date: "2026-12-13", time: "09:00" });
    const closed = { ...run, openDays: ["2026-12-11", "2026-12-13"] };
    const ended = { ...run, openDays: ["2026-12-10"] };
    expect(upcomingEvents([tomorrow, evening, run], now)).toEqual([run, evening, tomorrow]);
    expect(upcomingEvents([tomorrow, evening, closed], now)).toEqual([evening, tomorrow, closed]);
    expect(upcomingEvents([evening, ended, matinee], now)).toEqual([ended, matinee, evening]);
    expect(upcomingEvents([evening, run], Date.parse("2026-11-30T00:00Z"))).toEqual([run, evening]);
  });
});
