import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { VenueCategory } from "#domain/category.ts";
import { DAY_MS } from "#domain/time.ts";
import { catalogPages } from "#server/catalog/pages/actions.ts";
import { citiesAround } from "#server/catalog/pages/cities-around.ts";
import { publicEvent } from "#tests/support/events.ts";
import { fuzzRuns } from "#tests/support/fuzz-runs.ts";
import { ChangeLog, ReadNotes } from "./change-log.ts";
import { placeReads, venueWithOthers } from "./other-records.ts";
import { type ProjectedVenue, Projection } from "./projection.ts";
import { filterReads, type Note, type Touch } from "./reads.ts";
import { tagsOfTouch } from "./tags.ts";

const START_MS = Date.parse("2026-11-15T12:00:00Z");
const CATEGORIES: VenueCategory[] = ["concert", "party"];
const SLUGS = ["hall", "club"];
const CITIES = ["Sofia", "Най", "Portland"];
const REGIONS = ["", "Maine"];
const ORGANIZERS = ["ada", "bob"];
/** Some within a walk of each other, some records of one place, some beyond the antimeridian. */
const POINTS = [
  [23.3, 42.7],
  [23.301, 42.701],
  [23.3, 42.7],
  [23.6, 42.7],
  [179.999, -17],
  [-179.999, -17],
] as const;

const shape = fc.record({
  id: fc.integer({ min: 1, max: 8 }),
  slug: fc.constantFrom(...SLUGS),
  category: fc.constantFrom(...CATEGORIES),
  city: fc.constantFrom(...CITIES),
  region: fc.constantFrom(...REGIONS),
  point: fc.constantFrom(...POINTS),
  events: fc.uniqueArray(
    fc.record({
      nth: fc.integer({ min: 0, max: 3 }),
      day: fc.integer({ min: 0, max: 4 }),
      organizer: fc.option(fc.constantFrom(...ORGANIZERS), { nil: undefined }),
    }),
    { maxLength: 3, selector: ({ nth }) => nth },
  ),
});

type Given = typeof shape extends fc.Arbitrary<infer Value> ? Value : never;
type Step = { put: Given[] } | { remove: number[] } | { passHours: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.array(shape, { minLength: 1, maxLength: 2 }).map((put) => ({ put })) },
  {
    weight: 2,
    arbitrary: fc.array(fc.integer({ min: 1, max: 8 }), { maxLength: 2 }).map((remove) => ({ remove })),
  },
  { weight: 2, arbitrary: fc.constantFrom(3, 24).map((passHours) => ({ passHours })) },
);

interface Clock {
  nowMs: number;
}

type Question = (projection: Projection, clock: Clock, note: Note) => unknown;

const BOXES = [
  { west: 23.2, south: 42.6, east: 23.4, north: 42.8 },
  { west: 23.3, south: 42.7, east: 23.3, north: 42.7 },
  { west: 23.5, south: 42.6, east: 23.7, north: 42.8 },
  { west: 179, south: -18, east: -179, north: -16 },
];

const pagesOf = (projection: Projection, { nowMs }: Clock, note: Note) =>
  catalogPages({
    listed: () => projection,
    // Nothing else is stored.
    store: {
      eventAt: async () => undefined,
      announcementOf: async () => undefined,
      venuesOfFormerSlug: async () => [],
      citiesOf: async () => [],
      formerCitiesOf: async () => [],
    },
    reader: { exchangedEvent: async () => undefined, organizerAt: async () => undefined },
    posterUrl: () => "",
    publicUrl: "https://events.example",
    now: () => nowMs,
    note,
  });

const inBox = (read: (projection: Projection, box: (typeof BOXES)[number]) => Buffer): Question[] =>
  BOXES.map((box) => (projection, _clock, note) => {
    note({ boxes: [box] });
    return JSON.parse(read(projection, box).toString());
  });

const QUESTIONS: Question[] = [
  ...BOXES.map<Question>((box) => ({ atlas }, _clock, note) => {
    note({ all: true });
    return JSON.parse(atlas.overview(box, 9, {}, { includeEmpty: true }).toString());
  }),
  ...inBox(({ atlas }, box) => atlas.timeline(box, 5, { from: "2026-11-15" })),
  ...inBox(({ atlas }, box) => atlas.venuesIn(box, {}, { limit: 9, after: 0, includeEmpty: true })),
  ...[1, 2, 3, 4].map<Question>((id) => ({ atlas }, _clock, note) => {
    note(placeReads(atlas, id));
    return venueWithOthers(atlas, id)?.toString();
  }),
  ...[...CITIES, "portland, maine", "sofia"].map<Question>((city) => (projection, _clock, note) => {
    note(filterReads({ city }));
    const ids: number[] = [];
    projection.visitEvents({ city }, ({ eventId }) => ids.push(eventId));
    return ids.sort();
  }),
  ...["sofia", "naj", "nay", "portland", "portland-maine"].map<Question>(
    (city) => (projection, clock, note) =>
      pagesOf(projection, clock, note).cityAt({ country: "bulgaria", city, part: undefined, page: 1 }),
  ),
  (projection, _clock, note) => {
    note({ cityList: true });
    return citiesAround(projection, { longitude: 23.3, latitude: 42.7 });
  },
  ...ORGANIZERS.map<Question>(
    (organizer) => (projection, clock, note) => pagesOf(projection, clock, note).organizerAt(organizer, 1),
  ),
  ...SLUGS.flatMap((slug) => [
    (projection: Projection, clock: Clock, note: Note) =>
      pagesOf(projection, clock, note).venueAt(slug, undefined),
    (projection: Projection, clock: Clock, note: Note) =>
      pagesOf(projection, clock, note).venueAt(slug, "party"),
    ...[0, 1].map<Question>(
      (nth) => (projection, clock, note) =>
        pagesOf(projection, clock, note).eventAt({
          location: slug,
          category: "concert",
          name: `event-${nth}`,
          date: "2026-11-16",
        }),
    ),
  ]),
];

describe("CORE-60 what is kept", () => {
  it("is what would be made now, after any additions, changes, deletions and expiries", async () => {
    let kept = 0;
    const property = fc.asyncProperty(
      fc.array(shape, { maxLength: 8 }),
      fc.array(step, { maxLength: 12 }),
      async (first, steps) => {
        const log = new ChangeLog(20);
        const projection = new Projection(0, log);
        const clock = { nowMs: START_MS };
        const changes = () => {
          projection.expire(clock.nowMs);
          return log;
        };
        projection.load(latestOf(first).map(venueOf).values());
        const entries = QUESTIONS.map((ask) => ({ ask, notes: new ReadNotes(changes), answer: "" }));
        const make = async (entry: (typeof entries)[number]) => {
          entry.notes = new ReadNotes(changes);
          entry.answer = JSON.stringify(await entry.ask(projection, clock, entry.notes.note)) ?? "";
        };
        for (const entry of entries) await make(entry);
        for (const next of steps) {
          if ("put" in next) projection.put(latestOf(next.put).map(venueOf));
          else if ("remove" in next) projection.remove(next.remove);
          else clock.nowMs += (next.passHours * DAY_MS) / 24;
          for (const entry of entries) {
            const before = entry.answer;
            const isKept = entry.notes.renew();
            await make(entry);
            if (!isKept) continue;
            kept++;
            expect(entry.answer).toBe(before);
          }
        }
      },
    );
    await fc.assert(property, { numRuns: fuzzRuns(60) });
    expect(kept).toBeGreaterThan(0);
  });
});

describe("CORE-61 tags", () => {
  it("name something in common for every change and all that it touches", () => {
    const property = fc.property(shape, fc.constantFrom(...BOXES), (given, box) => {
      const touches: Touch[] = [];
      const log = new ChangeLog();
      log.add = (touch) => void touches.push(touch);
      const projection = new Projection(0, log);
      projection.put([venueOf(given)]);
      const [touch] = touches;
      for (const reads of [
        { all: true },
        { venues: [1] },
        { boxes: [box] },
        { boxes: [{ west: -180, south: -90, east: 180, north: 90 }] },
        { organizers: ["ada"] },
        { slugs: ["hall"] },
        { countries: ["Bulgaria"] },
        { cityList: true },
        filterReads({ city: "Най" }),
      ]) {
        const watching = new ChangeLog();
        const notes = new ReadNotes(() => watching, reads);
        watching.add(touch!);
        const names = new Set(tagsOfTouch(touch!));
        if (!notes.isCurrent()) expect(notes.tags.some((tag) => names.has(tag))).toBe(true);
        for (const tag of notes.tags) expect(tag).toMatch(/^[!-~]+$/);
      }
    });
    fc.assert(property);
  });
});

function latestOf(venues: readonly Given[]): Given[] {
  return [...new Map(venues.map((venue) => [venue.id, venue])).values()];
}

function venueOf({ id, slug, category, city, region, point, events }: Given): ProjectedVenue {
  const [longitude, latitude] = point;
  const label = region === "" || id % 2 === 0 ? city : `${city}, ${region}`;
  const shown = { slug, category, country: "Bulgaria", countryCode: "BG", city: label };
  // Records of one place have one name.
  const name = `Venue ${POINTS.findIndex(([each]) => each === longitude)}`;
  return {
    id,
    slug,
    category,
    name,
    longitude,
    latitude,
    region,
    country: "Bulgaria",
    city: label,
    place: { countryCode: "BG", country: "Bulgaria", label, region, longitude, latitude },
    json: JSON.stringify({
      _id: String(id),
      ...shown,
      name,
      timeZone: "Europe/Sofia",
      coordinates: [String(longitude), String(latitude)],
    }),
    events: events.map(({ nth, day, organizer }) => {
      const date = new Date(START_MS + day * DAY_MS).toISOString().slice(0, 10);
      const event = publicEvent({
        _id: String(id * 100 + nth),
        slug: `event-${nth}`,
        date,
        organizer: organizer ? { name: organizer, slug: organizer } : null,
      });
      const marks = { id: id * 100 + nth, version: 1, createdAtS: 1, updatedAtS: 1 };
      return { ...event, ...marks, json: JSON.stringify(event) };
    }),
  };
}
