import fc from "fast-check";
import { expect, it } from "vitest";
import type { Box } from "#domain/geo.ts";
import { DAY_MS } from "#domain/time.ts";
import { fuzzRuns } from "#tests/support/fuzz-runs.ts";
import { PlainMap } from "#tests/support/plain-map.ts";
import { type EventHits, type MapFilter, type MapVenue, type OverviewCell, VenueMap } from "./venue-map.ts";

// So low that a few dozen venues are staged, sealed, cut, merged and moved.
const SMALL = {
  mostVenues: 12,
  mostEvents: 30,
  mostStaged: 3,
  mostLoaded: 20,
  rowsPerChange: 20,
  chunkBytes: 1024,
};
// As few that most rebuilds are still under way at the next change.
const IN_STEPS = { ...SMALL, rowsPerChange: 2 };

// Few different places, so that venues share spots and box borders run through venues.
const longitude = fc.oneof(
  fc.constantFrom(-180, -179.9999999, -45, 0, 23.3219, 23.32190001, 90, 179.9999999, 180),
  fc.double({ min: -180, max: 180, noNaN: true }),
);
const latitude = fc.oneof(
  fc.constantFrom(-90, -85.06, -85.05, 0, 42.6977, 42.69770001, 66, 85.05, 85.06, 90),
  fc.double({ min: -90, max: 90, noNaN: true }),
);
// A handful of days, some of them thousands of years ahead.
const day = fc.constantFrom(20_000, 20_001, 20_002, 20_005, 20_031, 20_400, 2_932_895, 2_932_896);
const name = fc.constantFrom("Ана", "Ana", "ána", "Øst", "The Royal", "The Royale", "🎭", "", "Zoo");

const sometimes = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const event = fc.record({
  day,
  minute: fc.integer({ min: 0, max: 3 }),
  minutes: fc.constantFrom(1, 180, 24 * 60, 40 * 60),
  /** Open and closed days in turn, after the first day. */
  gaps: fc.oneof(
    { weight: 3, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 4 }) },
  ),
  offsetMs: fc.constantFrom(-12, -3.5, 0, 5.75, 14).map((hours) => hours * 3_600_000),
  status: fc.constantFrom(undefined, undefined, "scheduled", "cancelled", "postponed"),
  isFree: fc.boolean(),
  price: sometimes(fc.integer({ min: 0, max: 3 })),
  tags: fc.subarray([0, 1, 2]),
  organizer: sometimes(fc.integer({ min: 0, max: 2 })),
  timeOfDay: sometimes(fc.integer({ min: 0, max: 3 })),
});

function stretchesFrom(day: number, gaps: readonly number[]) {
  const stretches = [{ first: day, last: day }];
  for (const [i, days] of gaps.entries()) {
    const { last } = stretches.at(-1)!;
    if (i % 2 === 0) stretches.at(-1)!.last = last + days;
    else stretches.push({ first: last + days + 1, last: last + days + 1 });
  }
  return stretches;
}

const venue: fc.Arbitrary<MapVenue> = fc
  .record({
    id: fc.integer({ min: 1, max: 40 }),
    category: fc.constantFrom(0, 0, 0, 3, 11),
    country: fc.integer({ min: 0, max: 2 }),
    city: fc.integer({ min: 0, max: 3 }),
    longitude,
    latitude,
    name,
    events: fc.array(event, { maxLength: 6 }),
  })
  .map(({ events, ...venue }) => ({
    ...venue,
    json: venue.name === "" ? "{}" : JSON.stringify({ _id: `${venue.id}`, name: venue.name }),
    events: events.map(({ day, minute, minutes, gaps, ...facts }, i) => {
      const id = venue.id * 10 + ((i * 7) % 10);
      const startsAtMs = day * DAY_MS + minute * 60_000;
      const json = JSON.stringify({ id, name: `${venue.name} ${"♪".repeat(i * 3)}` });
      const stretches = stretchesFrom(day, gaps);
      const days = stretches.at(-1)!.last - day;
      const overAtMs = startsAtMs + days * DAY_MS + minutes * 60_000;
      return { ...facts, id, day, startsAtMs, overAtMs, json, stretches, hasOpenDays: stretches.length > 1 };
    }),
  }));

const box: fc.Arbitrary<Box> = fc.oneof(
  fc.constant({ west: -180, south: -90, east: 180, north: 90 }),
  fc.tuple(longitude, latitude, longitude, latitude).map(([west, a, east, b]) => ({
    west,
    east,
    south: Math.min(a, b),
    north: Math.max(a, b),
  })),
);

const aroundDay = fc.tuple(day, fc.integer({ min: -2, max: 3 })).map(([first, days]) => first + days);
const rarely = <T>(value: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value });
const filter: fc.Arbitrary<MapFilter> = fc.record({
  fromDay: sometimes(aroundDay),
  toDay: sometimes(aroundDay),
  isFree: fc.constantFrom(undefined, undefined, true),
  when: rarely(
    fc.record({
      kind: fc.constantFrom("now" as const, "tonight" as const),
      nowMs: fc
        .tuple(aroundDay, fc.integer({ min: 0, max: 24 * 60 }))
        .map(([d, m]) => d * DAY_MS + m * 60_000),
    }),
  ),
  prices: rarely(
    fc.subarray([0, 1, 2]).map((numbers) => ({ key: numbers.join(), numbers: new Set(numbers) })),
  ),
  tags: rarely(fc.subarray([0, 1, 2, 9])),
  times: rarely(fc.integer({ min: 1, max: 15 })),
  withoutTags: rarely(fc.subarray([0, 2, 9])),
  organizer: rarely(fc.integer({ min: 0, max: 3 })),
  status: rarely(fc.constantFrom("scheduled", "cancelled", "postponed")),
  categories: sometimes(fc.constantFrom(0, 1, 0b1001, 1 << 11)),
  country: sometimes(fc.integer({ min: 0, max: 2 })),
  cities: sometimes(fc.subarray([0, 1, 2, 3, 9])),
});
const hits: fc.Arbitrary<EventHits> = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 0, max: 9 })), {
    maxLength: 60,
    selector: String,
  })
  .map((pairs) => {
    const sorted = pairs.map(([venueId, e]) => [venueId, venueId * 10 + e]).sort((a, b) => a[1] - b[1]);
    return {
      venueIds: Uint32Array.from(sorted, ([venueId]) => venueId),
      eventIds: Uint32Array.from(sorted, ([, eventId]) => eventId),
    };
  });

const change = fc.oneof(
  { weight: 4, arbitrary: fc.record({ put: fc.array(venue, { maxLength: 30 }) }) },
  {
    weight: 1,
    arbitrary: fc.record({ remove: fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 8 }) }),
  },
  { weight: 2, arbitrary: fc.record({ expire: aroundDay.map((d) => (d + 1) * DAY_MS + 90_000) }) },
);
interface Question {
  box: Box;
  filter: MapFilter;
  hits: EventHits;
  level: number;
  limit: number;
  includeEmpty: boolean;
}
const question: fc.Arbitrary<Question> = fc.record({
  box,
  filter,
  hits,
  level: fc.constantFrom(0, 1, 2, 5, 9, 16),
  limit: fc.constantFrom(1, 2, 5, 100),
  includeEmpty: fc.boolean(),
});
const steps = fc.array(fc.tuple(change, fc.array(question, { maxLength: 3 })), {
  minLength: 1,
  maxLength: 12,
});

const parsed = (json: Buffer): unknown[] => JSON.parse(json.toString());
const inOrder = (list: unknown[]) => list.map((item) => JSON.stringify(item)).sort();
/** Any city may stand for a cell in which none has most venues. */
const withMostCity = (cells: OverviewCell[], plain: OverviewCell[]) =>
  cellsInOrder(cells).map((cell, index) =>
    cellsInOrder(plain)[index]?.city === -1 ? { ...cell, city: -1 } : cell,
  );
const cellsInOrder = (cells: OverviewCell[]) =>
  cells.toSorted((a, b) => a.longitude - b.longitude || a.latitude - b.latitude || a.events - b.events);

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

function expectSameAnswers(map: VenueMap, plain: PlainMap, asked: Question): void {
  const { box, filter, level, limit, includeEmpty, hits } = asked;
  expect(map.count(filter)).toEqual(plain.count(filter));
  for (const options of [{ includeEmpty }, { includeEmpty, hits }]) {
    const expected = cellsInOrder(plain.overview(box, level, filter, options));
    expect(withMostCity(map.overview(box, level, filter, options), expected)).toEqual(expected);
  }
  expect(parsed(map.venuesIn(box, filter, { limit, includeEmpty }))).toEqual(
    plain.venuesIn(box, filter, limit, includeEmpty),
  );
  expect(parsed(map.venuesIn(box, filter, { limit, includeEmpty, hits }))).toEqual(
    plain.venuesIn(box, filter, limit, includeEmpty, hits),
  );
  expect(inOrder(parsed(map.venuesIn(box, filter, { limit: 0, includeEmpty })))).toEqual(
    inOrder(plain.venuesIn(box, filter, 0, includeEmpty)),
  );
  const window = { firstDay: 20_000, days: 8 };
  for (const found of [undefined, hits])
    expect(map.timeline(box, window, filter, found).map((days) => [...days])).toEqual(
      plain.timeline(box, window, filter, found),
    );
  if (filter.when?.kind === "tonight")
    for (const found of [undefined, hits]) {
      const halfHours = map.evening(box, filter, filter.when.nowMs, found).flatMap((counts) => [...counts]);
      const cells = plain.overview(box, 0, filter, { includeEmpty: false, hits: found });
      expect(sum(halfHours)).toBe(sum(cells.map(({ events }) => events)));
    }
  const groups = Array.from(hits.venueIds, (venueId, i) => ({
    venueId,
    eventIds: [...hits.eventIds.subarray(i, i + 2)],
  }));
  expect(parsed(map.entries(groups))).toEqual(plain.entries(groups));
}

it.each([SMALL, IN_STEPS])(
  "FIL-05 API-30 PERF-02 answers every question as a plain list of venues would, whatever happened before (%o)",
  (limits) => {
    fc.assert(
      fc.property(steps, (steps) => {
        const map = new VenueMap(limits);
        const plain = new PlainMap();
        for (const [change, questions] of steps) {
          const before = map.version;
          if ("put" in change) {
            map.put(change.put);
            plain.put(change.put);
          } else if ("remove" in change) {
            map.remove(change.remove);
            plain.remove(change.remove);
          } else {
            const changed = map.expire(change.expire);
            expect(changed.sort()).toEqual(plain.expire(change.expire).sort());
            expect(map.version > before).toBe(changed.length > 0);
          }
          for (const asked of questions) expectSameAnswers(map, plain, asked);
        }
        for (const { id, json } of plain.venues) expect(map.venueJson(id)).toBe(json);
      }),
      { numRuns: fuzzRuns(125) },
    );
  },
  60_000,
);
