import { describe, expect, it } from "vitest";
import { type Dice, diceOf } from "#domain/dice.ts";
import { DayColumn, DayIndex, rankDays } from "./day-index.ts";
import { EventCounts } from "./event-index.ts";
import { hasBit, wordsFor } from "./ranked-bits.ts";

const VENUES = 700;

/** Events of many venues; the more days there are to choose from, the fewer share one. */
function makeEvents(dice: Dice, anyDay: () => number) {
  const perVenue = Array.from({ length: VENUES }, () => Array.from({ length: dice.whole(0, 12) }, anyDay));
  const firstEvent = new Uint32Array(VENUES + 1);
  for (const [v, days] of perVenue.entries()) firstEvent[v + 1] = firstEvent[v] + days.length;
  const flat = perVenue.flat();
  const eventDays = new DayColumn(flat.length, { firstDay: Math.min(...flat), lastDay: Math.max(...flat) });
  for (const [e, day] of flat.entries()) eventDays.set(e, day);
  const ranks = rankDays(eventDays);
  const index = new DayIndex(VENUES, firstEvent, ranks);
  return { perVenue, index, counts: new EventCounts(index, firstEvent, eventDays, ranks) };
}

const dice = diceOf("days");
const worlds = {
  "all on one day": makeEvents(dice, () => 20_000),
  "over half a year": makeEvents(dice, () => 20_000 + dice.whole(0, 180)),
  "over five years": makeEvents(dice, () => 20_000 + dice.whole(0, 1800)),
  "with some thousands of years ahead": makeEvents(dice, () =>
    dice.chance(0.01) ? 2_932_896 : 20_000 + dice.whole(0, 60),
  ),
  "scattered over all time": makeEvents(dice, () => dice.whole(-1000, 2_932_896)),
};

describe.each(Object.entries(worlds))("events %s", (_, { perVenue, index, counts }) => {
  const ranges = Array.from({ length: 40 }, () => {
    const days = index.days.length;
    const from = dice.whole(0, days);
    return [from, dice.chance(0.3) ? Math.min(days, from + 3) : dice.whole(from, days)] as const;
  });
  const isWithin = (day: number, from: number, to: number) =>
    index.rankOf(day) >= from && index.rankOf(day) < to;

  it("finds the venues of any range of days", () => {
    for (const [from, to] of [[0, index.days.length] as const, ...ranges]) {
      const bits = new Uint32Array(wordsFor(VENUES));
      index.addVenues(from, to, bits);
      const found = perVenue.map((_, v) => hasBit(bits, v));
      expect(found).toEqual(perVenue.map((days) => days.some((day) => isWithin(day, from, to))));
    }
  });

  it("counts the events of any range of days before any venue", () => {
    for (const [from, to] of [[0, index.days.length] as const, ...ranges]) {
      const span = counts.span(from, to);
      let before = 0;
      const expected = perVenue.map((days) => {
        before += days.filter((day) => isWithin(day, from, to)).length;
        return before;
      });
      expect(perVenue.map((_, v) => counts.count(span, 0, v + 1))).toEqual(expected);
      expect(counts.count(span, 0, 0)).toBe(0);
    }
  });
});

it("knows a day between two others by the later one", () => {
  const { index } = makeEvents(diceOf("gaps"), () => dice.pick([10, 20, 30]));
  expect([9, 10, 11, 30, 31].map((day) => index.rankOf(day))).toEqual([0, 0, 1, 2, 3]);
});

describe("a stretch of more events than 16 bits count", () => {
  const crowds = [10, 40_000, 3, 70_000, 0, 30_000];
  const firstEvent = Uint32Array.from([0, ...crowds.map((_, v) => sum(crowds.slice(0, v + 1)))]);
  const eventDays = new DayColumn(firstEvent[crowds.length], { firstDay: 0, lastDay: 6 });
  for (let e = 0; e < firstEvent[crowds.length]; e++) eventDays.set(e, e % 7);
  const ranks = rankDays(eventDays);
  const index = new DayIndex(crowds.length, firstEvent, ranks);
  const counts = new EventCounts(index, firstEvent, eventDays, ranks);
  const inRange = (day: number, low: number, high: number) => {
    let events = 0;
    for (let e = firstEvent[low]; e < firstEvent[high]; e++) if (e % 7 <= day) events++;
    return events;
  };

  it.each([
    [0, 6],
    [1, 4],
    [3, 4],
    [2, 3],
  ])("PERF-02 is counted exactly from venue %i to %i", (low, high) => {
    for (const day of [0, 3, 6])
      expect(counts.count(counts.span(0, day + 1), low, high)).toBe(inRange(day, low, high));
    const row = new Uint32Array(8);
    counts.addByDay(row, low, high);
    expect(row.reduce((total, events) => total + events, 0)).toBe(firstEvent[high] - firstEvent[low]);
    expect(row[1]).toBe(inRange(0, low, high));
  });
});

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
