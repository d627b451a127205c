import fc from "fast-check";
import { expect, it } from "vitest";
import { VENUE_CATEGORIES } from "#domain/category.ts";
import { narrowVenues } from "#domain/filter.ts";
import { DAY_MS, dateOfDay } from "#domain/time.ts";
import { publicEvent } from "#tests/support/events.ts";
import { Atlas, type AtlasVenue } from "./atlas.ts";

const WORLD = { west: -180, south: -90, east: 180, north: 90 };
const TODAY = 20_800;
const NOW = TODAY * DAY_MS;

// Spellings of a few places, among them such as only differ in case, accents or spaces.
const COUNTRIES = ["Bulgaria", "Côte d'Ivoire", "Åland", "USA"];
const CITIES = ["София", "Sofia", "Zürich", "Йокохама", "All", "Øster"];
const spelled = (names: readonly string[]) =>
  fc
    .tuple(fc.constantFrom(...names, "all", "Nowhere"), fc.constantFrom(0, 1, 2, 3))
    .map(([name, way]) => [name, name.toUpperCase(), ` ${name.toLowerCase()} `, name.normalize("NFD")][way]);

const venue = fc.record({
  category: fc.constantFrom(...VENUE_CATEGORIES.slice(0, 3)),
  country: fc.constantFrom(...COUNTRIES),
  city: fc.constantFrom(...CITIES),
  days: fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 4 }),
});
type Draft = typeof venue extends fc.Arbitrary<infer T> ? T : never;
const world = fc.array(venue, { maxLength: 12 });
const date = fc.integer({ min: 0, max: 6 }).map((day) => dateOfDay(TODAY + day));
const filter = fc.record(
  {
    from: date,
    to: date,
    categories: fc.subarray(VENUE_CATEGORIES.slice(0, 3)),
    country: spelled(COUNTRIES),
    city: spelled(CITIES),
  },
  { requiredKeys: [] },
);

function venuesOf(drafts: Draft[]) {
  return drafts.map(({ days, ...place }, index) => ({
    ...place,
    id: index + 1,
    events: days.map((day, e) => {
      const startsAtMs = NOW + day * DAY_MS + (12 + e) * 3_600_000;
      const shown = { _id: `${index * 10 + e}`, date: dateOfDay(TODAY + day), time: `${12 + e}:00` };
      return { startsAtMs, shown: publicEvent(shown) };
    }),
  }));
}

it("FIL-08 the atlas and the browser narrow alike, whatever the spelling of a place", () => {
  fc.assert(
    fc.property(world, filter, fc.boolean(), (drafts, filter, includeEmpty) => {
      const venues = venuesOf(drafts);
      const atlas = new Atlas();
      atlas.put(
        venues.map(
          ({ id, events, ...place }): AtlasVenue => ({
            ...place,
            id,
            name: `Venue ${id}`,
            longitude: id,
            latitude: id,
            json: JSON.stringify({ id }),
            events: events.map(({ startsAtMs, shown }) => ({
              id: Number(shown._id),
              date: shown.date,
              startsAtMs,
              expiresAtMs: shown.expiresAt,
              name: "",
              description: "",
              json: JSON.stringify(shown),
            })),
          }),
        ),
      );
      const shown = venues.map(({ events, ...rest }) => ({
        ...rest,
        events: events.map(({ shown }) => shown),
      }));
      const inBrowser = narrowVenues(shown, filter, { includeEmpty, nowMs: NOW });
      const onServer: { id: number; events: { _id: string }[] }[] = JSON.parse(
        atlas.venuesIn(WORLD, filter, { limit: 0, includeEmpty }).toString(),
      );
      const facts = (venues: typeof onServer) =>
        venues.map(({ id, events }) => [id, events.map(({ _id }) => _id)] as const).sort(([a], [b]) => a - b);
      expect(facts(onServer)).toEqual(facts(inBrowser));
      const counted = JSON.parse(atlas.overview(WORLD, 2, filter, { includeEmpty }).toString());
      expect([counted.venues, counted.events]).toEqual([
        inBrowser.length,
        inBrowser.reduce((sum, { events }) => sum + events.length, 0),
      ]);
    }),
    { numRuns: 300 },
  );
});
