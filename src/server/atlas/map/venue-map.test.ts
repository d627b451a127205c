import { describe, expect, it } from "vitest";
import { diceOf } from "#domain/dice.ts";
import { DAY_MS } from "#domain/time.ts";
import { PlainMap } from "#tests/support/plain-map.ts";
import { SEGMENT_LIMITS } from "./category-index.ts";
import { type MapFilter, type MapVenue, VenueMap } from "./venue-map.ts";

const WORLD = { west: -180, south: -90, east: 180, north: 90 };
const ALL = { limit: 0, includeEmpty: false };
const TODAY = 20_400;

/** A venue in Sofia with an event on each of these days, in the evening. */
function venueOf(id: number, days: number[], more: Partial<MapVenue> = {}): MapVenue {
  const name = more.name ?? `Venue ${id}`;
  const events = days.map((day, i) => {
    const startsAtMs = day * DAY_MS + 20 * 3_600_000;
    const json = JSON.stringify({ _id: id * 100 + i, day });
    return { id: id * 100 + i, day, startsAtMs, overAtMs: startsAtMs + DAY_MS, json };
  });
  const place = { longitude: 23.32, latitude: 42.7, country: 1, city: 1, category: 0 };
  return { id, name, ...place, json: JSON.stringify({ _id: `${id}`, name }), events, ...more };
}

function mapOf(...venues: MapVenue[]): VenueMap {
  const map = new VenueMap();
  map.put(venues);
  return map;
}

const parsed = (json: Buffer) => JSON.parse(json.toString());
const idsOf = (json: Buffer) => parsed(json).map(({ _id }: { _id: string }) => Number(_id));

describe("a list of venues", () => {
  it("VEN-02 has each venue's events by start, whatever their order was", () => {
    const map = mapOf(venueOf(7, [TODAY + 9, TODAY, TODAY + 3]));
    expect(parsed(map.venuesIn(WORLD, {}, ALL))).toEqual([
      {
        _id: "7",
        name: "Venue 7",
        events: [
          { _id: 701, day: TODAY },
          { _id: 702, day: TODAY + 3 },
          { _id: 700, day: TODAY + 9 },
        ],
      },
    ]);
  });

  it("VEN-02 stays as it is when others are made, and keeps no more memory than it needs", () => {
    const long = venueOf(3, [TODAY], {
      name: "Long",
      json: JSON.stringify({ _id: "3", text: "a".repeat(2 ** 19) }),
    });
    const longer = { ...long, id: 4, json: JSON.stringify({ _id: "4", text: "b".repeat(2 ** 21) }) };
    const maps = [mapOf(venueOf(1, [TODAY])), mapOf(long), mapOf(long, longer), mapOf(venueOf(2, [TODAY]))];
    const lists = maps.map((map) => map.venuesIn(WORLD, {}, ALL));
    expect(lists.map((list) => idsOf(list).sort())).toEqual([[1], [3], [3, 4], [2]]);
    for (const list of lists) expect(list.buffer.byteLength).toBeLessThanOrEqual(2 * list.length);
  });

  it("FIL-05 has only the matching events and only venues with one", () => {
    const map = mapOf(venueOf(1, [TODAY, TODAY + 5]), venueOf(2, [TODAY + 9]));
    const list = parsed(map.venuesIn(WORLD, { fromDay: TODAY + 1, toDay: TODAY + 5 }, ALL));
    expect(list).toEqual([{ _id: "1", name: "Venue 1", events: [{ _id: 101, day: TODAY + 5 }] }]);
  });

  it("begins with the busiest, ties by name without case and accents, then by id", () => {
    const map = mapOf(
      venueOf(1, [TODAY], { name: "Zoo" }),
      venueOf(2, [TODAY], { name: "álbum" }),
      venueOf(3, [TODAY], { name: "ALBUM" }),
      venueOf(4, [TODAY], { name: "Album B" }),
      venueOf(5, [TODAY, TODAY + 1], { name: "Žofín" }),
    );
    expect(idsOf(map.venuesIn(WORLD, {}, { limit: 4, includeEmpty: false }))).toEqual([5, 2, 3, 4]);
    expect(idsOf(map.venuesIn(WORLD, { toDay: TODAY }, { limit: 9, includeEmpty: false }))).toEqual([
      2, 3, 4, 5, 1,
    ]);
  });

  it("MAP-15 holds every venue where empty ones are asked for; the filter narrows only their events", () => {
    const map = mapOf(
      venueOf(1, []),
      venueOf(2, [], { category: 4 }),
      venueOf(3, [], { city: 9 }),
      venueOf(4, [TODAY]),
    );
    const ids = (filter: MapFilter) => idsOf(map.venuesIn(WORLD, filter, { limit: 9, includeEmpty: true }));
    expect(idsOf(map.venuesIn(WORLD, {}, ALL))).toEqual([4]);
    expect(ids({})).toEqual([4, 1, 2, 3]);
    for (const filter of [{ fromDay: TODAY + 1 }, { cities: [9] }, { categories: 1 << 4 }]) {
      expect(ids(filter)).toEqual([1, 2, 3, 4]);
      const venues = parsed(map.venuesIn(WORLD, filter, { limit: 0, includeEmpty: true }));
      expect(venues.flatMap(({ events }: { events: unknown[] }) => events)).toEqual([]);
      const cells = map.overview(WORLD, 0, filter, { includeEmpty: true });
      expect(cells).toMatchObject([{ venues: 4, events: 0 }]);
    }
  });

  it("is an empty array where nothing is", () => {
    expect(new VenueMap().venuesIn(WORLD, {}, ALL).toString()).toBe("[]");
    expect(new VenueMap().overview(WORLD, 3, {})).toEqual([]);
    expect(new VenueMap().count({})).toEqual({ venues: 0, events: 0 });
  });
});

describe("an overview", () => {
  it("counts venues and events and their categories by cell, with the venue where there is one", () => {
    const map = mapOf(
      venueOf(1, [TODAY, TODAY + 1], { longitude: 20, latitude: 40 }),
      venueOf(2, [TODAY], { longitude: 22, latitude: 42, category: 2 }),
      venueOf(3, [TODAY], { longitude: -70, latitude: -20 }),
    );
    const cells = map.overview(WORLD, 2, {}).sort((a, b) => b.venues - a.venues);
    expect(cells).toMatchObject([
      { longitude: 21, latitude: 41, venues: 2, events: 3, mix: [1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0] },
      { longitude: -70, latitude: -20, venues: 1, events: 1, mix: [1, ...Array(11).fill(0)], venueId: 3 },
    ]);
  });

  it("MAP-47 knows the bounds of what is in a cell, and the city of most of it, also of a crowd", () => {
    const crowd = Array.from({ length: 300 }, (_, index) =>
      venueOf(index + 1, [TODAY], {
        longitude: 20 + (index % 20) / 10,
        latitude: 40 + Math.floor(index / 20) / 10,
        city: index % 3 === 0 ? 7 : 9,
      }),
    );
    const [cell] = mapOf(...crowd).overview(WORLD, 2, {});
    expect(cell.city).toBe(9);
    const { west, south, east, north } = cell.bounds;
    for (const [side, exact] of [
      [west, 20],
      [south, 40],
      [east, 21.9],
      [north, 41.4],
    ])
      expect(Math.abs(side - exact)).toBeLessThan(0.25);
    const few = mapOf(...crowd.slice(0, 3)).overview(WORLD, 2, {});
    expect(few).toMatchObject([{ city: 9, bounds: { west: 20, south: 40, east: 20.2, north: 40 } }]);
  });

  it("leaves out what lies outside the box, even in a cell that the box touches", () => {
    const map = mapOf(venueOf(1, [TODAY], { longitude: 20 }), venueOf(2, [TODAY], { longitude: 20.0000001 }));
    const cells = map.overview({ west: 0, south: 0, east: 20, north: 80 }, 0, {});
    expect(cells).toMatchObject([{ venues: 1, venueId: 1 }]);
  });

  it("joins both sides of the antimeridian in one cell where the cell is the world", () => {
    const map = mapOf(venueOf(1, [TODAY], { longitude: 179 }), venueOf(2, [TODAY], { longitude: -179 }));
    const fiji = { west: 170, south: -90, east: -170, north: 90 };
    expect(map.overview(fiji, 0, {})).toMatchObject([{ venues: 2, events: 2 }]);
    expect(map.overview(fiji, 1, {})).toHaveLength(2);
  });
});

describe("changes", () => {
  it("replace a venue whole, its category included", () => {
    const map = mapOf(venueOf(1, [TODAY]));
    map.put([venueOf(1, [TODAY + 1, TODAY + 2], { category: 5, longitude: -70 })]);
    expect(map.count({})).toEqual({ venues: 1, events: 2 });
    expect(map.count({ categories: 1 })).toEqual({ venues: 0, events: 0 });
    expect(map.overview(WORLD, 4, {})).toMatchObject([{ longitude: -70, venueId: 1 }]);
  });

  it("show in the version when they change something, and only then", () => {
    const map = mapOf(venueOf(1, [TODAY]));
    const versions = [map.version];
    map.remove([99]);
    map.expire(TODAY * DAY_MS);
    map.put([]);
    versions.push(map.version);
    expect(versions[1]).toBe(versions[0]);
    map.remove([1]);
    expect(map.version).toBeGreaterThan(versions[0]);
  });

  it("VEN-02 SEA-05 drop events a day after they started", () => {
    const map = mapOf(venueOf(1, [TODAY, TODAY + 1]), venueOf(2, [TODAY]));
    const expiry = TODAY * DAY_MS + 20 * 3_600_000 + DAY_MS;
    expect(map.expire(expiry - 1)).toEqual([]);
    expect(map.expire(expiry).sort()).toEqual([1, 2]);
    expect(parsed(map.venuesIn(WORLD, {}, ALL))).toMatchObject([{ _id: "1", events: [{ _id: 101 }] }]);
    expect(parsed(map.entries([{ venueId: 1, eventIds: [100, 101] }]))).toMatchObject([
      { events: [{ _id: 101 }] },
    ]);
    expect(map.entries([{ venueId: 2, eventIds: [200] }]).toString()).toBe("[]");
  });

  it("lose the expired events of no more venues at once than asked, and the rest with the next calls", () => {
    const map = mapOf(...[1, 2, 3, 4, 5].map((id) => venueOf(id, [TODAY], { category: id % 2 })));
    map.count({});
    const nowMs = (TODAY + 3) * DAY_MS;
    expect([2, 2, 2, 2].map((most) => map.expire(nowMs, most).length)).toEqual([2, 2, 1, 0]);
    expect(map.count({})).toEqual({ venues: 0, events: 0 });
  });

  it("leave other venues readable while text moves to make room", () => {
    const map = new VenueMap({ ...SEGMENT_LIMITS, chunkBytes: 1024 });
    map.put([venueOf(1, [TODAY], { name: "Stays" })]);
    for (let round = 0; round < 100; round++) {
      map.put([2, 3].map((id) => venueOf(id, [TODAY, TODAY + 1], { category: 5 })));
      expect(parsed(map.venuesIn(WORLD, { categories: 1 }, ALL))).toMatchObject([{ name: "Stays" }]);
    }
    expect(map.memory().textBytes).toBeLessThan(10 * 1024);
  });

  it("give memory back", () => {
    const map = new VenueMap({ ...SEGMENT_LIMITS, mostStaged: 10, chunkBytes: 64 * 1024 });
    const many = Array.from({ length: 3000 }, (_, id) => venueOf(id + 1, [TODAY, TODAY + 1, TODAY + 2]));
    map.put(many);
    map.count({});
    const full = map.memory();
    for (let from = 0; from < 2900; from += 100) map.remove(many.slice(from, from + 100).map(({ id }) => id));
    expect(map.count({})).toEqual({ venues: 100, events: 300 });
    expect(map.memory().textBytes).toBeLessThan(full.textBytes / 2);
    expect(map.memory().indexBytes).toBeLessThan(full.indexBytes / 2);
    expect(parsed(map.venuesIn(WORLD, {}, ALL))).toHaveLength(100);
  });
});

it("PERF-04 what is kept of recent filters counts as memory, and no more of it than a share", () => {
  const map = mapOf(...Array.from({ length: 3000 }, (_, id) => venueOf(id + 1, [TODAY, TODAY + 1])));
  map.count({});
  const { indexBytes } = map.memory();
  map.count({ fromDay: TODAY });
  const one = map.memory().indexBytes;
  expect(one).toBeGreaterThan(indexBytes);
  for (let day = 0; day < 500; day++) map.count({ fromDay: TODAY - day, toDay: TODAY });
  expect(map.memory().indexBytes).toBeGreaterThan(one);
  expect(map.memory().indexBytes).toBeLessThan(indexBytes + 128 * 1024);
});

it("entries come in the order of the groups, unknown ids left out", () => {
  const map = mapOf(venueOf(1, [TODAY, TODAY + 1]), venueOf(2, [TODAY]));
  const groups = [
    { venueId: 2, eventIds: [200, 999] },
    { venueId: 77, eventIds: [1] },
    { venueId: 1, eventIds: [101] },
  ];
  expect(parsed(map.entries(groups))).toEqual([
    { _id: "2", name: "Venue 2", events: [{ _id: 200, day: TODAY }] },
    { _id: "1", name: "Venue 1", events: [{ _id: 101, day: TODAY + 1 }] },
  ]);
});

describe("a world of some size", () => {
  const dice = diceOf("some size");
  const towns = Array.from({ length: 12 }, () => [dice.between(-170, 170), dice.between(-60, 70)]);
  const someVenue = (id: number) => {
    const [longitude, latitude] = dice.pick(towns);
    const days = Array.from({ length: dice.whole(0, 9) }, () => TODAY + dice.whole(0, 120));
    return venueOf(id, days, {
      longitude: longitude + dice.between(-1, 1),
      latitude: latitude + dice.between(-1, 1),
      category: dice.whole(0, 2),
      country: dice.whole(0, 4),
      city: dice.whole(0, 11),
    });
  };
  const map = new VenueMap({ ...SEGMENT_LIMITS, mostVenues: 900, mostStaged: 50 });
  const plain = new PlainMap();
  const venues = Array.from({ length: 4000 }, (_, id) => someVenue(id + 1));
  for (const world of [map, plain]) world.put(venues);

  const someFilter = (): MapFilter => {
    const fromDay = TODAY + dice.whole(-5, 120);
    const filter: MapFilter = { fromDay, toDay: fromDay + dice.pick([0, 1, 6, 30, 400]) };
    if (dice.chance(0.3)) filter.categories = dice.whole(1, 7);
    if (dice.chance(0.2)) filter.country = dice.whole(0, 4);
    return filter;
  };

  it.each(["as loaded", "after changes", "after a month"])(
    "is counted exactly, %s",
    (when) => {
      if (when === "after changes") {
        const changed = Array.from({ length: 700 }, () => someVenue(dice.whole(1, 4200)));
        const removed = Array.from({ length: 300 }, () => dice.whole(1, 4000));
        for (const world of [map, plain]) {
          world.put(changed);
          world.remove(removed);
        }
      }
      if (when === "after a month") {
        const nowMs = (TODAY + 30) * DAY_MS;
        expect(map.expire(nowMs).length).toBe(plain.expire(nowMs).length);
      }
      const numbers = (world: VenueMap | PlainMap, filter: MapFilter, level: number) =>
        world
          .overview(WORLD, level, filter, { includeEmpty: false })
          .map(({ venues, events, mix, venueId }) => JSON.stringify([venues, events, mix, venueId]))
          .sort();
      for (let i = 0; i < 25; i++) {
        const filter = i === 0 ? {} : someFilter();
        const level = dice.whole(0, 10);
        expect(map.count(filter)).toEqual(plain.count(filter));
        expect(numbers(map, filter, level)).toEqual(numbers(plain, filter, level));
        expect(parsed(map.venuesIn(WORLD, filter, { limit: 30, includeEmpty: false }))).toEqual(
          plain.venuesIn(WORLD, filter, 30, false),
        );
      }
    },
    60_000,
  );
});
