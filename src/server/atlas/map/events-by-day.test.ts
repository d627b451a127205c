import { expect, it } from "vitest";
import { diceOf } from "#domain/dice.ts";
import { rankDays } from "./day-index.ts";
import { CANCELLED, FREE, fact, PRICE, RUN, STRETCH } from "./event-facts.ts";
import { isEventOnDays } from "./event-times.ts";
import { type DayRange, PricedEvents } from "./posting-lists.ts";
import { hasBit, VenueCounts } from "./ranked-bits.ts";
import { lowerBound } from "./sorted.ts";
import { VenueTable } from "./venue-table.ts";

const VENUES = 70;
const FIRST = 20_000;

/** Of the first venue so many that its number takes more than eight bits. */
function tableOf(most: number, prices: number): VenueTable {
  const dice = diceOf(`priced events of ${most}`);
  const table = new VenueTable();
  for (let venue = 0; venue < VENUES; venue++) {
    for (let n = venue === 0 ? most : dice.whole(0, 8); n > 0; n--) {
      const days = dice.pick([1, 1, 1, 5, 40]);
      const facts = days > 1 ? [fact(STRETCH, days)] : [];
      if (days === 40) facts.push(fact(STRETCH, (60 << 15) | 10));
      const flags = (days > 1 ? RUN : 0) | dice.pick([0, 0, 0, FREE, CANCELLED]);
      if (dice.chance(0.7)) facts.push(fact(PRICE, dice.whole(0, prices - 1)));
      const day = FIRST + dice.whole(0, 30);
      table.addEvent({ id: 0, day, startMinute: 0, overMinute: 1, offset: 0, flags, bytes: 0 }, facts);
    }
    const place = { key: 0, longitude: 0, latitude: 0, country: 0, city: 0 };
    table.addVenue({ id: venue, ...place, text: 0, nameBytes: 0, headBytes: 0, namePrefix: 0 });
  }
  return exact(table);
}

/** Without room for more, as a segment's table is. */
function exact(source: VenueTable): VenueTable {
  const { length: venues, events } = source;
  const facts = source.firstFact(events);
  const sizes = { mostPlace: 0, mostBytes: 0, mostFacts: 3, firstDay: FIRST, lastDay: FIRST + 30 };
  const table = new VenueTable({ venues, events, facts, ...sizes });
  for (let row = 0; row < venues; row++) table.addFrom(source, row);
  return table;
}

it.each([
  [5, 10],
  [900, 10],
  [900, 500],
])("PERF-11 counts events by price, with %i of one venue and %i prices", (most, prices) => {
  const table = tableOf(most, prices);
  const ranks = rankDays(table.eventDays);
  const priced = new PricedEvents(table, ranks);
  const live = Uint32Array.of(0xffff_0fff, 0xffff_ffff, 0b101);
  const accepted = new Set(Array.from({ length: prices / 2 }, (_, i) => i));
  for (const [fromDay, toDay] of [
    [FIRST, FIRST + 90],
    [FIRST + 7, FIRST + 7],
    [FIRST + 50, FIRST + 55],
    [FIRST + 65, FIRST + 66],
    [FIRST + 9, FIRST + 8],
    [Number.NaN, Number.NaN],
  ]) {
    const isDated = !Number.isNaN(fromDay);
    const firstRank = lowerBound(ranks.days, fromDay);
    const endRank = Math.max(firstRank, lowerBound(ranks.days, toDay + 1));
    const days: DayRange | undefined = isDated ? { fromDay, toDay, firstRank, endRank } : undefined;
    const bits = new Uint32Array(3);
    const counts = new VenueCounts(VENUES, most);
    priced.count(table, days, accepted, counts);
    counts.finish(bits, live);
    const expected = Array.from({ length: VENUES }, (_, venue) => {
      let events = 0;
      for (let e = table.firstEvent[venue]; e < table.firstEvent[venue + 1]; e++) {
        const price = [...table.factsOf(e)].find((word) => word >>> 30 === PRICE);
        const isPriced = price !== undefined && accepted.has(price - fact(PRICE, 0));
        const isListed = (table.eventFlags[e] & (FREE | CANCELLED)) === 0 && isPriced;
        if (hasBit(live, venue) && isListed && (!isDated || isEventOnDays(table, e, fromDay, toDay)))
          events++;
      }
      return events;
    });
    expect(expected.map((_, venue) => counts.count(venue, venue + 1))).toEqual(expected);
    expect(expected.map((_, venue) => hasBit(bits, venue))).toEqual(expected.map((events) => events > 0));
    const sum = (list: number[]) => list.reduce((total, events) => total + events, 0);
    expect(counts.count(3, 68)).toBe(sum(expected.slice(3, 68)));
    expect(counts.count(0, VENUES)).toBe(sum(expected));
  }
});
