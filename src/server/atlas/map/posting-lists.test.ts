import { expect, it } from "vitest";
import { rankDays } from "./day-index.ts";
import { fact, ORGANIZER, PRICE, STRETCH, TAG } from "./event-facts.ts";
import { FactIndex, PlacePostings } from "./posting-lists.ts";
import { hasBit } from "./ranked-bits.ts";
import { VenueTable } from "./venue-table.ts";

const EVENTS = 200_000;
const event = { id: 1, day: 20_000, startMinute: 0, overMinute: 1, offset: 0, flags: 0, bytes: 0 };

function tableOf(factsOf: (e: number) => number[]): VenueTable {
  const table = new VenueTable();
  for (let e = 0; e < EVENTS; e++) table.addEvent(event, factsOf(e));
  return table;
}

const common = fact(TAG, 0);
const rare = fact(ORGANIZER, 70_000);
const table = tableOf((e) => [
  fact(STRETCH, 5),
  ...(e % 3 === 0 ? [common, common] : []),
  ...(e % 65_535 === 0 || e === 1 ? [rare] : []),
  ...(e % 1_000 === 7 ? [fact(PRICE, e % 5_000)] : []),
]);

const ranks = rankDays(table.eventDays);

function eventsWith(index: FactIndex, word: number): number[] {
  const list = new Uint32Array(EVENTS);
  return [...list.subarray(0, index.listEvents(word, list))];
}

it("PERF-01 lists the events of a tag or organizer however far apart they are", () => {
  for (const index of [FactIndex.of(table, ranks), FactIndex.of(table, ranks)]) {
    expect(eventsWith(index, rare)).toEqual([0, 1, 65_535, 131_070, 196_605]);
    expect(eventsWith(index, common)).toEqual(Array.from({ length: Math.ceil(EVENTS / 3) }, (_, i) => 3 * i));
    expect(eventsWith(index, fact(TAG, 1))).toEqual([]);
    expect(index.size(fact(ORGANIZER, 3))).toBe(0);
  }
});

// Springfield, city 7, is in both countries.
const country = Uint32Array.of(1, 2, 1, 2, 1);
const city = Uint32Array.of(7, 7, 8, 9, 7);

it.each([
  [1, undefined, [0, 2, 4]],
  [undefined, [7], [0, 1, 4]],
  [undefined, [8, 9], [2, 3]],
  [1, [7], [0, 4]],
  [2, [8], []],
  [1, [], []],
  [3, undefined, []],
  [undefined, undefined, [0, 1, 2, 3, 4]],
])("finds the venues of country %s and cities %s", (wantedCountry, wantedCities, expected) => {
  const bits = new Uint32Array(1);
  new PlacePostings(country, city).addVenues(wantedCountry, wantedCities, bits);
  expect([0, 1, 2, 3, 4].filter((venue) => hasBit(bits, venue))).toEqual(expected);
});
