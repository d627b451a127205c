import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { citiesAround } from "#server/catalog/pages/cities-around.ts";
import { firstViews } from "#server/map/first-view.ts";
import { NOON, startTestApp } from "#tests/support/app.ts";
import { openTestDatabase } from "#tests/support/databases.ts";

const database = await openTestDatabase();
const { keeper, world } = await startTestApp(database);
const SOFIA = { longitude: 23.32, latitude: 42.7 };
const hall = await world.addVenue({ city: "Sofia", ...SOFIA });
await world.addEvent(hall, { name: "Winter Strings", date: "2026-12-12" });
await world.addEvent(hall, { name: "Tonight", date: "2026-11-15" });
await world.addEvent(hall, { name: "Spring", date: "2027-04-01" });
const stage = await world.addVenue({ name: "Stage", category: "theater", city: "Sofia", ...SOFIA });
await world.addEvent(stage, { name: "Hamlet", date: "2026-11-20" });
await world.addVenue({ name: "Empty", city: "Plovdiv", longitude: 24.75, latitude: 42.15 });
const far = await world.addVenue({
  name: "Palais",
  countryCode: "FR",
  city: "Paris",
  longitude: 2.35,
  latitude: 48.86,
});
await world.addEvent(far, { name: "Chanson" });

const { venuesIn, busiestIn, listedIn } = firstViews(
  () => keeper.current(),
  () => NOON,
);
const around = { west: 23, south: 42, east: 25, north: 43 };
const question = { bounds: around, box: around, zoom: 11, filter: {}, includeEmpty: false };
const namesIn = (json: string | undefined) =>
  (JSON.parse(json!) as { name: string }[]).map(({ name }) => name).sort();

describe("WEB-40 the first view", () => {
  it("has all venues of its box, unfiltered; for administrators those without events too", () => {
    const narrowed = { ...question, filter: { categories: ["theater"] as const } };
    expect(namesIn(venuesIn(narrowed))).toEqual(["Bulgaria Hall", "Stage"]);
    expect(namesIn(venuesIn({ ...question, includeEmpty: true }))).toContain("Empty");
  });

  it("counts what matches, and lists the busiest with what is next there", () => {
    const { listed, totals, tonight } = busiestIn(question);
    expect(listed.map(({ name }) => name)).toEqual(["Bulgaria Hall", "Stage"]);
    expect(listed[0]!.events.map(({ name }) => name)).toEqual(["Tonight", "Winter Strings"]);
    expect(listed[0]!.eventCount).toBe(3);
    expect(listedIn(question)).toEqual(listed);
    expect([totals, tonight]).toEqual([{ venues: 2, events: 4 }, 1]);
    const theater = busiestIn({ ...question, filter: { categories: ["theater"] } });
    expect([theater.listed.length, theater.totals, theater.tonight]).toEqual([
      1,
      { venues: 1, events: 1 },
      0,
    ]);
  });

  it("CTY-223 of a wide view counts what is in it, not what lies around", () => {
    const beside = { west: 2, south: 42, east: 23, north: 49 };
    const { totals, cityTotal, cities } = busiestIn({ ...question, bounds: beside, zoom: 6 });
    expect([totals, cityTotal]).toEqual([{ venues: 1, events: 1 }, 1]);
    expect(cities.map(({ city, events }) => [city, events])).toEqual([["Paris", 1]]);
  });

  it("has no venues where they are too many for a page", async () => {
    const crowded = await world.addVenue({ name: "Crowd", city: "Varna", longitude: 27.9, latitude: 43.2 });
    const box = { west: 27, south: 43, east: 28, north: 44 };
    expect(namesIn(venuesIn({ ...question, box }))).toEqual([]);
    await database.db.execute(sql`
      insert into events (venue_id, name, slug, date, time, starts_at, link, description)
      select ${crowded}, 'Set ' || n, 'set-' || n, '2026-12-12', '20:00', '2026-12-12T18:00:00Z', 'https://tickets.example', ''
      from generate_series(1, 1500) as n`);
    // The last one tells of the change.
    await world.addEvent(crowded);
    expect(venuesIn({ ...question, box })).toBeUndefined();
    expect(busiestIn({ ...question, bounds: box }).totals.events).toBe(1_501);
  });
});

it("WEB-43 cities are those of the country around the visitor, and the others", () => {
  const { own, others } = citiesAround(keeper.listed(), SOFIA);
  expect(own[0]).toEqual({ name: "Sofia", country: "Bulgaria", url: "/city/bulgaria/sofia" });
  expect(own.map(({ name }) => name).sort()).toEqual(["Plovdiv", "Sofia", "Varna"]);
  expect(others).toEqual([{ name: "Paris", country: "France", url: "/city/france/paris" }]);
});
