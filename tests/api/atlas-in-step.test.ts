import { type SQL, sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, it } from "vitest";
import { z } from "zod";
import { Overview, VenueWithEvents } from "#contract/catalog.ts";
import { urls } from "#contract/urls.ts";
import { VENUE_CATEGORIES } from "#domain/category.ts";
import { dateOfDay, dayNumber } from "#domain/time.ts";
import { startTestApp } from "#tests/support/app.ts";
import { openTestDatabase } from "#tests/support/databases.ts";
import { fuzzRuns } from "#tests/support/fuzz-runs.ts";

const database = await openTestDatabase();
const { get, world } = await startTestApp(database);

const TODAY = dayNumber("2026-11-16");
const PLACES = [
  { countryCode: "BG", city: "Sofia", longitude: 23.32, latitude: 42.69 },
  { countryCode: "BG", city: "Varna", longitude: 27.91, latitude: 43.21 },
  { countryCode: "US", city: "Honolulu", longitude: -157.85, latitude: 21.3 },
  { countryCode: "FJ", city: "Suva", longitude: 178.44, latitude: -18.14 },
];

const day = fc.integer({ min: TODAY, max: TODAY + 40 }).map(dateOfDay);
const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("venue" as const),
      place: fc.constantFrom(...PLACES),
      category: fc.constantFrom(...VENUE_CATEGORIES),
      shift: fc.double({ min: -0.5, max: 0.5, noNaN: true }),
    }),
  },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant("event" as const), pick: fc.nat(), date: day }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("move" as const), pick: fc.nat(), date: day }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constantFrom("drop event" as const, "drop venue" as const),
      pick: fc.nat(),
    }),
  },
);
const filter = fc.record(
  {
    from: day,
    to: day,
    categories: fc.subarray([...VENUE_CATEGORIES], { minLength: 1 }),
    country: fc.constantFrom("Bulgaria", "USA", "Fiji"),
    city: fc.constantFrom("Sofia", "Varna", "Suva"),
  },
  { requiredKeys: [] },
);
const box = fc.constantFrom(
  { west: -180, south: -90, east: 180, north: 90 },
  { west: 20, south: 40, east: 30, north: 45 },
  { west: 178, south: -30, east: -150, north: 30 },
  { west: 23.3, south: 42.6, east: 23.34, north: 42.8 },
);

type Filter = typeof filter extends fc.Arbitrary<infer F> ? F : never;
type Box = typeof box extends fc.Arbitrary<infer B> ? B : never;

const within = ({ west, south, east, north }: Box, longitude: SQL, latitude: SQL) =>
  sql`${latitude} between ${south} and ${north} and ${
    west > east
      ? sql`(${longitude} >= ${west} or ${longitude} <= ${east})`
      : sql`${longitude} between ${west} and ${east}`
  }`;
const matches = (filter: Filter) => sql`
      ${filter.from ? sql`e.date >= ${filter.from}` : sql`true`}
      and ${filter.to ? sql`e.date <= ${filter.to}` : sql`true`}
      and ${filter.categories ? sql`v.category = any(${sql.param(filter.categories)}::text[])` : sql`true`}
      and ${filter.country ? sql`n.name = ${filter.country}` : sql`true`}
      and ${filter.city ? sql`c.name = ${filter.city}` : sql`true`}`;
const LISTED = sql`venues v join events e on e.venue_id = v.id
    join cities c on c.id = v.city_id join countries n on n.code = c.country_code`;

/** The same question, put to the database. */
async function askDatabase(filter: Filter, box: Box) {
  const { rows } = await database.db.execute<{ id: number; events: number[] }>(sql`
    select v.id, array_agg(e.id order by e.starts_at, e.id) as events from ${LISTED}
    where ${within(box, sql`v.longitude`, sql`v.latitude`)} and ${matches(filter)}
    group by v.id`);
  return new Map(rows.map(({ id, events }) => [String(id), events.map(String)]));
}

/** How many venues match in cities of which the middle lies in the box: discs count whole cities. */
async function askDatabaseForCities(filter: Filter, box: Box) {
  const { rows } = await database.db.execute<{ venues: number }>(sql`
    select count(distinct v.id)::int as venues from ${LISTED}
    join (select city_id, avg(longitude) as longitude, avg(latitude) as latitude from venues group by city_id) middle
      on middle.city_id = c.id
    where ${within(box, sql`middle.longitude`, sql`middle.latitude`)} and ${matches(filter)}`);
  return rows[0]!.venues;
}

async function askAtlas(filter: Filter, box: Box) {
  const query = new URLSearchParams(Object.entries(filter).map(([name, value]) => [name, String(value)]));
  const venues = await get(`${urls.venuesInBounds(box, 0)}?${query}`, z.array(VenueWithEvents));
  const overview = await get(`${urls.overview(box, 4)}?${query}`, Overview);
  return {
    overview,
    venues: new Map(venues.map(({ _id, events }) => [_id, events.map((event) => event._id)])),
  };
}

it("the map answers what the database would, after any additions, changes and deletions", async () => {
  const venues: number[] = [];
  const events: { id: number; venue: number }[] = [];
  let serial = 0;

  async function take(change: typeof step extends fc.Arbitrary<infer S> ? S : never) {
    if (change.kind === "venue") {
      const { place, category, shift } = change;
      const spot = { longitude: place.longitude + shift, latitude: place.latitude + shift / 2 };
      venues.push(
        await world.addVenue({ ...place, ...spot, category, name: `Venue ${serial++}`, timeZone: "UTC" }),
      );
    } else if (change.kind === "drop venue") {
      const [venue] = venues.splice(change.pick % (venues.length || 1), 1);
      if (venue === undefined) return;
      await world.deleteVenue(venue);
      for (let i = events.length - 1; i >= 0; i--) if (events[i]!.venue === venue) events.splice(i, 1);
    } else if (change.kind === "event") {
      const venue = venues[change.pick % (venues.length || 1)];
      if (venue === undefined) return;
      events.push({
        id: await world.addEvent(venue, { name: `Event ${serial++}`, date: change.date }),
        venue,
      });
    } else if (change.kind === "move") {
      const event = events[change.pick % (events.length || 1)];
      if (event) await world.moveEvent(event.id, change.date);
    } else {
      const [event] = events.splice(change.pick % (events.length || 1), 1);
      if (event) await world.deleteEvent(event.id);
    }
  }

  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 5, maxLength: 25 }),
      fc.array(fc.tuple(filter, box), { minLength: 6, maxLength: 6 }),
      async (steps, questions) => {
        for (const change of steps) await take(change);
        for (const [filter, box] of questions) {
          const expected = await askDatabase(filter, box);
          const { venues, overview } = await askAtlas(filter, box);
          expect(venues).toEqual(expected);
          expect(overview.venues).toBe(expected.size);
          expect(overview.events).toBe([...expected.values()].reduce((sum, ids) => sum + ids.length, 0));
          const mixed = overview.cells
            .flatMap(({ mix }) => Object.values(mix))
            .reduce((sum, share) => sum + share, 0);
          expect(mixed).toBe(await askDatabaseForCities(filter, box));
        }
      },
    ),
    // The world goes on from run to run, so shrinking could not repeat a failure.
    { numRuns: fuzzRuns(15), endOnFailure: true },
  );
});
