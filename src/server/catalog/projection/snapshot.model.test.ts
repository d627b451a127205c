import { join } from "node:path";
import fc from "fast-check";
import { expect, it } from "vitest";
import { VENUE_CATEGORIES } from "#domain/category.ts";
import { DAY_MS } from "#domain/time.ts";
import { openSnapshot, SnapshotWriter } from "#server/atlas/snapshot.ts";
import { publicEvent } from "#tests/support/events.ts";
import { fuzzRuns } from "#tests/support/fuzz-runs.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { type ProjectedVenue, Projection } from "./projection.ts";

const file = join(temporaryFolder(), "snapshot");
const START_MS = Date.parse("2026-11-15T12:00:00Z");
const WORLD = { west: -180, south: -85, east: 180, north: 85 };
const CITIES = ["Sofia", "Plovdiv", "Велико Търново"];
const MAX_ID = 12;

const event = fc.record({
  nth: fc.integer({ min: 0, max: 5 }),
  day: fc.integer({ min: -1, max: 6 }),
  days: fc.constantFrom(0, 0, 2),
  status: fc.constantFrom("scheduled" as const, "scheduled" as const, "cancelled" as const),
  tags: fc.subarray(["jazz", "family"]),
  isFree: fc.boolean(),
  organizer: fc.option(fc.constantFrom("club", "city-hall").map((slug) => ({ name: slug, slug }))),
  updatedAtS: fc.integer({ min: 1, max: 9 }),
});
const venue = fc
  .record({
    id: fc.integer({ min: 1, max: MAX_ID }),
    slug: fc.constantFrom("hall", "club", "barn"),
    category: fc.constantFrom(...VENUE_CATEGORIES.slice(0, 3)),
    city: fc.constantFrom(...CITIES),
    address: fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom("1 Main Street", "ул. Шипка 6") },
      // One that no block of texts has room for.
      { weight: 1, arbitrary: fc.constant("long".repeat(10_000)) },
    ),
    events: fc.uniqueArray(event, { maxLength: 4, selector: ({ nth }) => nth }),
  })
  .map(venueOf);
type Change = { put: ProjectedVenue } | { remove: number } | { passDays: number };
const change: fc.Arbitrary<Change> = fc.oneof(
  { weight: 4, arbitrary: venue.map((put) => ({ put })) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: MAX_ID }).map((remove) => ({ remove })) },
  { weight: 1, arbitrary: fc.constantFrom(1, 2).map((passDays) => ({ passDays })) },
);

it("CORE-70 a snapshot with the changes since is what a fresh build is, and its texts can be adopted", async () => {
  const changes = fc.array(change, { maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(
      fc.array(venue, { maxLength: 10 }),
      fc.array(changes, { maxLength: 6 }),
      changes,
      async (first, meanwhile, later) => {
        const world = new Map(first.map((each) => [each.id, each]));
        let nowMs = START_MS;
        const living = new Projection();
        living.load([...world.values()].values());
        const take = (projection: Projection, each: Change) => {
          if ("put" in each) projection.put([each.put]);
          else if ("remove" in each) projection.remove([each.remove]);
          projection.atlas.expire(nowMs, undefined, Number.POSITIVE_INFINITY);
        };
        const missed: Change[] = [];
        const happens = (each: Change) => {
          if ("put" in each) world.set(each.put.id, each.put);
          else if ("remove" in each) world.delete(each.remove);
          else nowMs += each.passDays * DAY_MS;
          take(living, each);
          missed.push(each);
        };

        const writer = (await SnapshotWriter.begin(file))!;
        let step = 0;
        for (const _ of living.save(writer)) for (const each of meanwhile[step++] ?? []) happens(each);
        await writer.finish({ told: true });
        for (const each of later) happens(each);

        const snapshot = openSnapshot(file)!;
        expect(snapshot.about).toEqual({ told: true });
        const restored = new Projection(0, undefined, snapshot);
        for (const each of missed) take(restored, each);
        for (const _ of restored.atlas.indexTexts());
        restored.atlas.expire(nowMs, undefined, Number.POSITIVE_INFINITY);
        const fresh = new Projection();
        fresh.load([...world.values()].sort((a, b) => a.id - b.id).values());
        for (const _ of fresh.atlas.indexTexts());
        fresh.atlas.expire(nowMs, undefined, Number.POSITIVE_INFINITY);
        expect(answersOf(restored)).toEqual(answersOf(fresh));

        for (const _ of living.atlas.adoptTexts(openSnapshot(file)!));
        for (const _ of living.atlas.indexTexts());
        living.atlas.expire(nowMs, undefined, Number.POSITIVE_INFINITY);
        expect(textsOf(living)).toEqual(textsOf(fresh));
      },
    ),
    { numRuns: fuzzRuns(20) },
  );
});

function textsOf({ atlas }: Projection) {
  return Array.from({ length: MAX_ID + 1 }, (_, id) => atlas.venue(id)?.toString());
}

/** Whatever can be asked; results in no particular order are sorted. */
function answersOf(projection: Projection) {
  const { atlas, cities, marks } = projection;
  const filters = [
    {},
    ...VENUE_CATEGORIES.slice(0, 3).map((category) => ({ categories: [category] })),
    ...CITIES.map((city) => ({ country: "Bulgaria", city })),
    { tags: ["jazz"] },
    { free: true },
    { organizer: "club" },
    { status: "cancelled" as const },
    { from: "2026-11-17", to: "2026-11-18" },
  ];
  const overview = (filter: (typeof filters)[number]) => {
    const { cells, ...rest } = JSON.parse(
      atlas.overview(WORLD, 3, filter, { includeEmpty: true }).toString(),
    );
    return { ...rest, cells: sorted(cells) };
  };
  return {
    texts: textsOf(projection),
    overviews: filters.map(overview),
    timelines: filters.map((filter) => atlas.timeline(WORLD, 5, filter).toString()),
    listed: filters.map((filter) =>
      sorted(JSON.parse(atlas.venuesIn(WORLD, filter, { limit: 0, includeEmpty: true }).toString())),
    ),
    busiest: atlas.venuesIn(WORLD, {}, { limit: 3, includeEmpty: false }).toString(),
    found: ["night", "jazz", "venue", "шипка"].map((text) => {
      const { results, total } = JSON.parse(atlas.search(text, 1).toString());
      return { results: sorted(results), total };
    }),
    addresses: atlas.venuesByAddress("main", 20).sort((a, b) => a - b),
    slugs: ["hall", "club", "barn"].map((slug) => projection.venuesOfSlug(slug)),
    cities: sorted(
      [...cities.all()].map(({ label, venues, slugs, nameKeys }) => ({ label, venues, slugs, nameKeys })),
    ),
    marks: Array.from({ length: 100 * (MAX_ID + 1) }, (_, id) => id)
      .filter((id) => projection.event(id))
      .map((id) => [marks.marksOf(id), marks.venueOf(id), marks.seriesOf(id)]),
    latest: VENUE_CATEGORIES.map((category) => projection.latest("Bulgaria", category, 5)),
  };
}

function sorted(list: unknown[]): string[] {
  return list.map((each) => JSON.stringify(each)).sort();
}

function venueOf(given: {
  id: number;
  slug: string;
  category: (typeof VENUE_CATEGORIES)[number];
  city: string;
  address: string;
  events: (typeof event extends fc.Arbitrary<infer Event> ? Event : never)[];
}): ProjectedVenue {
  const { id, slug, category, city, address } = given;
  const told = {
    name: `Venue ${id}`,
    slug,
    category,
    country: "Bulgaria",
    countryCode: "BG",
    city,
    region: "",
  };
  return {
    ...told,
    id,
    longitude: 23 + id,
    latitude: 42,
    place: { countryCode: "BG", country: "Bulgaria", label: city, region: "", longitude: 23, latitude: 42 },
    json: JSON.stringify({ _id: String(id), ...told, address, coordinates: [String(23 + id), "42"] }),
    events: given.events.map(({ nth, day, days, isFree, updatedAtS, ...rest }) => {
      const dateAfter = (more: number) =>
        new Date(START_MS + (day + more) * DAY_MS).toISOString().slice(0, 10);
      const event = publicEvent({
        ...rest,
        _id: String(id * 100 + nth),
        slug: `night-${nth}`,
        date: dateAfter(0),
        ...(days > 0 && {
          endDate: dateAfter(days),
          endsAt: new Date(START_MS + (day + days) * DAY_MS).toISOString(),
        }),
        price: isFree ? { isFree, from: null, to: null, currency: null } : null,
      });
      return {
        ...event,
        id: id * 100 + nth,
        version: 1,
        createdAtS: updatedAtS,
        updatedAtS,
        json: JSON.stringify(event),
      };
    }),
  };
}
