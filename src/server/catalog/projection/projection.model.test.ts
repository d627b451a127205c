import fc from "fast-check";
import { expect, it } from "vitest";
import type { Event as PublicEvent } from "#contract/catalog.ts";
import type { VenueCategory } from "#domain/category.ts";
import { slugify } from "#domain/slug.ts";
import { DAY_MS } from "#domain/time.ts";
import { publicEvent } from "#tests/support/events.ts";
import { fuzzRuns } from "#tests/support/fuzz-runs.ts";
import { type ProjectedVenue, Projection } from "./projection.ts";

const START_MS = Date.parse("2026-11-15T12:00:00Z");
const CATEGORIES: VenueCategory[] = ["concert", "party"];
const SLUGS = ["hall", "club", "barn"];
const CITIES = ["Sofia", "Plovdiv", "Велико Търново"];

const shape = fc.record({
  id: fc.integer({ min: 1, max: 12 }),
  slug: fc.constantFrom(...SLUGS),
  category: fc.constantFrom(...CATEGORIES),
  city: fc.constantFrom(...CITIES),
  events: fc.uniqueArray(
    fc.record({
      nth: fc.integer({ min: 0, max: 5 }),
      day: fc.integer({ min: 0, max: 6 }),
      createdAtS: fc.integer({ min: 1, max: 9 }),
    }),
    { maxLength: 5, selector: ({ nth }) => nth },
  ),
});

type Given = typeof shape extends fc.Arbitrary<infer Value> ? Value : never;

interface ModelVenue extends ProjectedVenue {
  events: (ProjectedVenue["events"][number] & PublicEvent)[];
}

type Step = { put: ModelVenue[] } | { remove: number[] } | { passDays: number } | { prune: true };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.array(shape.map(venueOf), { maxLength: 4 }).map((put) => ({ put: latestOf(put) })),
  },
  { weight: 1, arbitrary: fc.array(fc.integer({ min: 1, max: 12 })).map((remove) => ({ remove })) },
  { weight: 1, arbitrary: fc.constantFrom(1, 2).map((passDays) => ({ passDays })) },
  { weight: 1, arbitrary: fc.constant({ prune: true as const }) },
);

it("CORE-50 every key finds what the world holds, after any additions, changes, deletions and expiries", () => {
  fc.assert(
    fc.property(
      fc.array(shape.map(venueOf), { maxLength: 8 }),
      fc.array(step, { maxLength: 12 }),
      (first, steps) => {
        const world = new Map<number, ModelVenue>();
        const projection = new Projection();
        let nowMs = START_MS;
        const loaded = latestOf(first);
        projection.load(loaded.values());
        for (const venue of loaded) world.set(venue.id, venue);
        compare(projection, world, nowMs);
        for (const next of steps) {
          if ("put" in next) {
            projection.put(next.put);
            for (const venue of next.put) world.set(venue.id, venue);
          } else if ("remove" in next) {
            projection.remove(next.remove);
            for (const id of next.remove) world.delete(id);
          } else if ("passDays" in next) {
            nowMs += next.passDays * DAY_MS;
          } else {
            for (const _ of projection.prune());
          }
          projection.atlas.expire(nowMs);
          compare(projection, world, nowMs);
        }
      },
    ),
    { numRuns: fuzzRuns(40) },
  );
});

function compare(projection: Projection, world: ReadonlyMap<number, ModelVenue>, nowMs: number): void {
  const venues = [...world.values()]
    .sort((a, b) => a.id - b.id)
    .map((venue) => ({ ...venue, events: venue.events.filter(({ expiresAt }) => expiresAt > nowMs) }));
  for (const slug of SLUGS)
    expect(projection.venuesOfSlug(slug).map(({ _id }) => Number(_id))).toEqual(
      venues.filter((venue) => venue.slug === slug).map(({ id }) => id),
    );
  for (const venue of venues) {
    const { id, slug, category, events } = venue;
    expect(
      projection
        .venue(id)
        ?.events.map(({ _id }) => _id)
        .sort(),
    ).toEqual(events.map(({ _id }) => _id).sort());
    const first = venues.find((each) => each.slug === slug && each.category === category);
    expect(projection.hasPlainAddress({ _id: String(id), slug })).toBe(
      venues.find((each) => each.slug === slug)?.id === id,
    );
    const times = events.map(({ updatedAtS }) => updatedAtS);
    expect(projection.changedAtS(id)).toBe(times.length === 0 ? undefined : Math.max(...times));
    for (const event of events) {
      expect(projection.event(event.id)).toMatchObject({ venue: { slug }, event: { slug: event.slug } });
      expect(projection.marks.marksOf(event.id)).toMatchObject({ createdAtS: event.createdAtS });
      if (first?.id === id)
        expect(projection.eventAt(slug, category, event.slug, event.date)?.event._id).toBe(event._id);
    }
  }
  const listed = venues.flatMap(({ events }) => events.map(({ id }) => id)).sort((a, b) => a - b);
  const all = Array.from({ length: 13 * 100 }, (_, id) => id);
  expect(projection.events(all).map(({ event }) => Number(event._id))).toEqual(listed);
  for (const name of CITIES) {
    const isThere = venues.some(({ city }) => city === name);
    expect(projection.cities.find("BG", slugify(name, "city"))?.label).toBe(isThere ? name : undefined);
    const found: number[] = [];
    projection.visitEvents({ country: "Bulgaria", city: name }, ({ eventId }) => found.push(eventId));
    expect(found.sort((a, b) => a - b)).toEqual(
      listed.filter((id) => venues.some((venue) => venue.city === name && venue.id === Math.floor(id / 100))),
    );
  }
  for (const category of CATEGORIES) {
    const newest = venues
      .filter((venue) => venue.category === category)
      .flatMap(({ events }) => events)
      .sort((a, b) => b.createdAtS - a.createdAtS || b.id - a.id);
    expect(projection.latest("Bulgaria", category, 3).map(({ event }) => Number(event._id))).toEqual(
      newest.slice(0, 3).map(({ id }) => id),
    );
  }
}

/** Ids are unique: of several states of a venue the last one counts. */
function latestOf(venues: readonly ModelVenue[]): ModelVenue[] {
  return [...new Map(venues.map((venue) => [venue.id, venue])).values()];
}

function venueOf(given: Given): ModelVenue {
  const { id, slug, category, city } = given;
  const venue = { slug, category, country: "Bulgaria", countryCode: "BG", city };
  return {
    ...venue,
    id,
    name: `Venue ${id}`,
    longitude: 23 + id / 100,
    latitude: 42,
    region: "",
    place: { countryCode: "BG", country: "Bulgaria", label: city, region: "", longitude: 23, latitude: 42 },
    json: JSON.stringify({ _id: String(id), ...venue, coordinates: [String(23 + id / 100), "42"] }),
    events: given.events.map(({ nth, day, createdAtS }) => {
      const eventId = id * 100 + nth;
      const date = new Date(START_MS + day * DAY_MS).toISOString().slice(0, 10);
      const event = publicEvent({ _id: String(eventId), slug: `event-${nth}`, date });
      return {
        ...event,
        id: eventId,
        version: 1,
        createdAtS,
        updatedAtS: createdAtS + nth,
        json: JSON.stringify(event),
      };
    }),
  };
}
