import { describe, expect, it } from "vitest";
import { diceOf } from "#domain/dice.ts";
import { CANCELLED, fact, POSTPONED, RUN, STRETCH } from "./event-facts.ts";
import { hasBit, wordsFor } from "./ranked-bits.ts";
import { SpecialEvents } from "./special-events.ts";
import { VenueTable } from "./venue-table.ts";

const VENUES = 300;
const DAYS = 400;

interface Run {
  venue: number;
  first: number;
  last: number;
  flags: number;
}

/** One or two events for each venue, most of them so long that all days could not list all of them. */
function makeRuns(most: number) {
  const dice = diceOf(`runs of ${most} days`);
  const table = new VenueTable();
  const runs: Run[] = [];
  for (let venue = 0; venue < VENUES; venue++) {
    for (let n = dice.whole(1, 2); n > 0; n--) {
      const first = dice.whole(0, DAYS);
      const days = dice.whole(1, most);
      const flags = (days > 1 ? RUN : 0) | dice.pick([0, 0, 0, CANCELLED, POSTPONED]);
      const event = {
        id: runs.length,
        day: first,
        startMinute: 0,
        overMinute: 1,
        offset: 0,
        flags,
        bytes: 0,
      };
      table.addEvent(event, days > 1 ? [fact(STRETCH, days)] : []);
      runs.push({ venue, first, last: first + days - 1, flags });
    }
    table.addVenue({
      id: venue,
      key: 0,
      longitude: 0,
      latitude: 0,
      country: 0,
      city: 0,
      text: 0,
      nameBytes: 0,
      headBytes: 0,
      namePrefix: 0,
    });
  }
  const days = Int32Array.from(new Set(runs.map(({ first }) => first))).sort();
  return { runs, table, special: new SpecialEvents(table, 0, days) };
}

describe.each([1, 20, 2000])("runs of up to %i days", (most) => {
  const { runs, table, special } = makeRuns(most);
  const ranges = [
    [0, 0],
    [7, 90],
    [200, 205],
    [399, 2500],
    // No event begins on this day.
    [1500, 1600],
    [90, 7],
  ] as const;
  const filter = { isDated: true, hiddenFlags: 0, uncountedFlags: CANCELLED };

  it.each(ranges)(
    "PERF-21 finds those that began before day %i and go on, up to day %i",
    (fromDay, toDay) => {
      const later = runs.filter(({ first, last }) => first < fromDay && last >= fromDay && fromDay <= toDay);
      const bits = new Uint32Array(wordsFor(VENUES));
      const counted = special.later(table, { ...filter, fromDay, toDay }, bits, undefined);
      const venues = new Set(later.map(({ venue }) => venue));
      for (let venue = 0; venue < VENUES; venue++) {
        expect(hasBit(bits, venue)).toBe(venues.has(venue));
        const here = later.filter((run) => run.venue === venue && (run.flags & CANCELLED) === 0);
        expect(counted.count(venue, venue + 1)).toBe(here.length);
      }
      expect(special.laterEvents(table, fromDay, toDay)).toHaveLength(later.length);
    },
  );

  it.each(ranges)("counts what is cancelled and begins from day %i up to day %i", (fromDay, toDay) => {
    const cancelled = runs.filter(
      ({ first, flags }) => (flags & CANCELLED) !== 0 && first >= fromDay && first <= toDay,
    );
    expect(special.uncounted({ ...filter, fromDay, toDay }, undefined).count(0, VENUES)).toBe(
      cancelled.length,
    );
  });
});
