import { describe, expect, it } from "vitest";
import { publicEvent } from "#tests/support/events.ts";
import { type EventWords, eventWords, hourWord, priceWord, wallClock } from "./words.ts";

/** A Friday in Sofia, two hours ahead of UTC. */
const concert = publicEvent({ date: "2026-11-20", time: "20:00", startsAt: "2026-11-20T18:00:00.000Z" });
const withEnd = { ...concert, endDate: "2026-11-20", endTime: "22:40", endsAt: "2026-11-20T20:40:00.000Z" };
const noHour = publicEvent({ date: "2026-11-20", time: "", startsAt: "2026-11-19T22:00:00.000Z" });
const allDay = { ...noHour, isAllDay: true };
const run = publicEvent({
  date: "2026-11-10",
  time: "10:00",
  startsAt: "2026-11-10T08:00:00.000Z",
  endDate: "2027-01-17",
  endTime: null,
  endsAt: "2027-01-17T22:00:00.000Z",
});
const party = publicEvent({
  date: "2026-11-20",
  time: "23:00",
  startsAt: "2026-11-20T21:00:00.000Z",
  endDate: "2026-11-21",
  endTime: "05:00",
  endsAt: "2026-11-21T03:00:00.000Z",
});

/** At a wall time in Sofia's winter. */
const at = (wall: string) => Date.parse(`${wall}:00+02:00`);
/** As "on-now | until-time 22:40". */
const said = ({ when }: EventWords) =>
  when
    .map(({ code, ...more }) =>
      [code, ...Object.values(more).map((value) => JSON.stringify(value))].join(" "),
    )
    .join(" | ");
const when = (event: typeof concert, wall: string) => said(eventWords(event, at(wall)));
const marks = (event: typeof concert, wall: string) => eventWords(event, at(wall)).marks;

describe("TIME-20 when an event is", () => {
  it.each([
    ["a day and an hour ahead", concert, "2026-11-16T12:00", 'day "2026-11-20" false | time "20:00"'],
    ["with its end", withEnd, "2026-11-16T12:00", 'day "2026-11-20" false | times "20:00" "22:40"'],
    ["in another year", concert, "2025-11-16T12:00", 'day "2026-11-20" true | time "20:00"'],
    ["tonight", concert, "2026-11-20T12:00", 'tonight "20:00"'],
    ["tonight with its end", withEnd, "2026-11-20T12:00", 'tonight-times "20:00" "22:40"'],
    ["within the hour", concert, "2026-11-20T19:20", 'starts-in 40 | time "20:00"'],
    ["in less than a minute", concert, "2026-11-20T19:59", 'starts-in 1 | time "20:00"'],
    ["on, with an end", withEnd, "2026-11-20T21:00", 'on-now | until-time "22:40"'],
    ["on, without an end", concert, "2026-11-20T21:00", 'began "20:00"'],
    ["over", withEnd, "2026-11-20T23:00", 'today | times "20:00" "22:40"'],
    ["on after midnight", party, "2026-11-21T01:00", 'on-now | until-time "05:00"'],
    ["a night ahead", party, "2026-11-16T01:00", 'day "2026-11-20" false | times "23:00" "05:00"'],
    ["all day", allDay, "2026-11-20T12:00", "today | all-day"],
    ["all day ahead", allDay, "2026-11-16T12:00", 'day "2026-11-20" false | all-day'],
    ["without an hour", noHour, "2026-11-16T12:00", 'day "2026-11-20" false | no-hour'],
    ["without an hour, at midnight before", noHour, "2026-11-19T23:30", 'day "2026-11-20" false | no-hour'],
    ["without an hour, on its day", noHour, "2026-11-20T00:00", "today | no-hour"],
  ])("%s", (_, event, wall, words) => {
    expect(when(event, wall)).toBe(words);
  });

  it("says in the morning that it is today, not tonight", () => {
    const matinee = publicEvent({ date: "2026-11-20", time: "11:00", startsAt: "2026-11-20T09:00:00.000Z" });
    expect(when(matinee, "2026-11-20T08:00")).toBe('today | time "11:00"');
  });
});

describe("TIME-21 a run of days", () => {
  it("tells both days before it begins, and until when once it has", () => {
    expect(when(run, "2026-11-01T12:00")).toBe(
      'days {"date":"2026-11-10","hasYear":false} {"date":"2027-01-17","hasYear":true} | from-time "10:00"',
    );
    expect(when(run, "2026-12-01T03:00")).toBe('today | until-date "2027-01-17" true');
    expect(when(run, "2027-01-17T12:00")).toBe('today | until-date "2027-01-17" false');
  });

  it("is closed on a day that is not among its open days", () => {
    const museum = { ...run, openDays: ["2026-12-01", "2026-12-03"] };
    expect(when(museum, "2026-12-02T12:00")).toBe('closed-today | until-date "2027-01-17" true');
    expect(when(museum, "2026-12-03T12:00")).toBe('today | until-date "2027-01-17" true');
  });

  it("tells the hour at which its last day ends", () => {
    const festival = {
      ...party,
      time: "18:00",
      startsAt: "2026-11-20T16:00:00.000Z",
      endDate: "2026-11-22",
      endTime: "23:00",
      endsAt: "2026-11-22T21:00:00.000Z",
    };
    expect(when(festival, "2026-11-21T12:00")).toBe('today | until-date "2026-11-22" false');
    expect(when(festival, "2026-11-22T12:00")).toBe('today | until-time "23:00"');
    expect(hourWord(festival)).toEqual({ code: "from-time", time: "18:00" });
  });
});

describe("TIME-22 what changes whether people can go", () => {
  it.each(["cancelled", "postponed"] as const)(
    "is said of an event that is %s, which never begins",
    (status) => {
      const off = { ...withEnd, status, isSoldOut: true };
      expect(marks(off, "2026-11-20T21:00")).toEqual([{ code: status }]);
      expect(when(off, "2026-11-20T21:00")).toBe('today | times "20:00" "22:40"');
      expect(when(off, "2026-11-20T19:30")).toBe('today | times "20:00" "22:40"');
    },
  );

  it("is that it is over, moved or sold out", () => {
    expect(marks(withEnd, "2026-11-20T23:00")).toEqual([{ code: "over" }]);
    const moved = { ...concert, previousStart: "2026-11-19T18:00:00.000Z", isSoldOut: true };
    expect(marks(moved, "2026-11-16T12:00")).toEqual([
      { code: "moved-date", date: "2026-11-19", hasYear: false },
      { code: "sold-out" },
    ]);
    expect(marks(moved, "2026-11-20T23:30")).toEqual([{ code: "over" }]);
  });

  it("names the hour where only that has changed, and never midnight for an hour that was not known", () => {
    const earlier = { ...concert, previousStart: "2026-11-20T17:00:00.000Z" };
    expect(marks(earlier, "2026-11-16T12:00")).toEqual([{ code: "moved-time", time: "19:00" }]);
    const told = { ...concert, previousStart: "2026-11-19T22:00:00.000Z" };
    expect(marks(told, "2026-11-16T12:00")).toEqual([]);
  });
});

describe("TIME-23 the clock at the venue", () => {
  it("needs no table of time zones: the event's own start tells the offset", () => {
    expect(wallClock(concert, Date.parse("2026-11-20T22:30:00Z"))).toEqual({
      date: "2026-11-21",
      time: "00:30",
    });
    const inNewYork = publicEvent({
      date: "2026-11-20",
      time: "20:00",
      startsAt: "2026-11-21T01:00:00.000Z",
    });
    expect(said(eventWords(inNewYork, Date.parse("2026-11-21T00:30:00Z")))).toBe(
      'starts-in 30 | time "20:00"',
    );
    const inKathmandu = publicEvent({
      date: "2026-11-20",
      time: "20:00",
      startsAt: "2026-11-20T14:15:00.000Z",
    });
    expect(wallClock(inKathmandu, Date.parse("2026-11-20T18:15:00Z"))).toEqual({
      date: "2026-11-21",
      time: "00:00",
    });
  });

  it("holds on the days when clocks change", () => {
    // Sofia, 29 March 2027 is a day after the change to summer time; 31 October 2027 has 25 hours.
    const spring = publicEvent({ date: "2027-03-28", time: "20:00", startsAt: "2027-03-28T17:00:00.000Z" });
    expect(said(eventWords(spring, Date.parse("2027-03-28T09:00:00Z")))).toBe('tonight "20:00"');
    expect(said(eventWords(spring, Date.parse("2027-03-27T12:00:00Z")))).toBe(
      'day "2027-03-28" false | time "20:00"',
    );
    const autumn = publicEvent({ date: "2027-10-31", time: "20:00", startsAt: "2027-10-31T18:00:00.000Z" });
    expect(said(eventWords(autumn, Date.parse("2027-10-31T17:30:00Z")))).toBe('starts-in 30 | time "20:00"');
    expect(said(eventWords(autumn, Date.parse("2027-10-30T12:00:00Z")))).toBe(
      'day "2027-10-31" false | time "20:00"',
    );
  });
});

it("TIME-24 an unknown price is not free", () => {
  const price = { isFree: false, from: null, to: null, currency: null };
  expect(priceWord(null)).toBeNull();
  expect(priceWord(price)).toBeNull();
  expect(priceWord({ ...price, isFree: true })).toEqual({ code: "free" });
  const inEuro = { ...price, currency: "EUR" };
  expect(priceWord({ ...inEuro, from: 20 })).toEqual({ code: "price-from", amount: 20, currency: "EUR" });
  expect(priceWord({ ...inEuro, from: 20, to: 20 })).toEqual({ code: "price", amount: 20, currency: "EUR" });
  expect(priceWord({ ...inEuro, from: 20, to: 35 })).toEqual({
    code: "price-range",
    from: 20,
    to: 35,
    currency: "EUR",
  });
  expect(priceWord({ ...inEuro, to: 35 })).toEqual({ code: "price-to", amount: 35, currency: "EUR" });
});
