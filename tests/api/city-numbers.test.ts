import { sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, it } from "vitest";
import type { Overview } from "#contract/catalog.ts";
import { EVENT_STATUSES } from "#domain/event/event.ts";
import { DAY_MS, dateOfDay, dayNumber } from "#domain/time.ts";
import { catalogPages } from "#server/catalog/pages/actions.ts";
import { landingPage } from "#server/catalog/pages/landing.ts";
import { pageStore } from "#server/catalog/pages/store.ts";
import { followChanges } from "#server/catalog/projection/changes.ts";
import { AtlasKeeper } from "#server/catalog/projection/keeper.ts";
import { atlasLoader } from "#server/catalog/projection/loader.ts";
import { catalogReader } from "#server/catalog/read.ts";
import { saveCountries } from "#server/catalog/write/bulk.ts";
import { firstViews } from "#server/map/first-view.ts";
import { findPlaces } from "#server/places/place-search.ts";
import { posterUrl } from "#server/posters/poster-url.ts";
import { NOON } from "#tests/support/app.ts";
import { openTestDatabase } from "#tests/support/databases.ts";
import { fuzzRuns } from "#tests/support/fuzz-runs.ts";
import { worldOf } from "#tests/support/world.ts";

const WORLD = { west: -180, south: -85, east: 180, north: 85 };
const TODAY = dayNumber("2026-11-15");
/** Bankya and Pernik share a cell of the map with Sofia at low zooms. */
const CITIES = [
  { city: "Sofia", longitude: 23.32, latitude: 42.7 },
  { city: "Bankya", longitude: 23.14, latitude: 42.7 },
  { city: "Pernik", longitude: 23.03, latitude: 42.6 },
  { city: "Varna", longitude: 27.91, latitude: 43.21 },
  { city: "Ruse", longitude: 25.95, latitude: 43.85 },
] as const;

const database = await openTestDatabase();
await saveCountries(database.db, [{ code: "BG", name: "Bulgaria" }]);
const world = worldOf(database);
let nowMs = NOON;
const now = () => nowMs;
const keeper = new AtlasKeeper(atlasLoader(database.db), posterUrl, now);
await keeper.reload();
await followChanges(database, () => keeper.catchUp());
const listed = () => keeper.listed();

const venueIds: number[] = [];
for (const [at, { city, longitude, latitude }] of CITIES.entries())
  for (const [side, category] of (["concert", "party", "theater"] as const).entries())
    venueIds.push(
      await world.addVenue({
        name: `Hall ${at} ${side}`,
        category,
        city,
        longitude: longitude + side * 0.03,
        latitude: latitude - side * 0.02,
      }),
    );
const seriesId = await world.addSeries();

const newEvent = fc.record({
  venue: fc.nat(venueIds.length - 1),
  day: fc.integer({ min: -3, max: 5 }),
  time: fc.constantFrom("", "09:00", "13:30", "20:00", "23:30"),
  /** Days until it ends; one day has no end. */
  days: fc.constantFrom(1, 1, 1, 4, 20),
  status: fc.constantFrom("scheduled" as const, ...EVENT_STATUSES),
  isOfSeries: fc.boolean(),
});

/** What is listed and not cancelled, by city, as the database tells it. */
async function bySql(): Promise<Map<string, number>> {
  const at = sql`${new Date(nowMs).toISOString()}::timestamptz`;
  const { rows } = await database.db.execute<{ city: string; events: string }>(sql`
    select cities.name as city, count(*) as events from events
    join venues on venues.id = events.venue_id join cities on cities.id = venues.city_id
    where status <> 'cancelled' and (starts_at > ${at} - interval '1 day' or ends_at > ${at})
    group by cities.name`);
  return new Map(rows.map(({ city, events }) => [city, Number(events)]));
}

async function expectOneNumber(): Promise<void> {
  const expected = await bySql();
  const numberOf = (city: string) => expected.get(city) ?? 0;
  const { atlas } = listed();
  const chips = landingPage({ listed, now })({ longitude: 23.3, latitude: 42.7 }, "Bulgaria").cities;
  const pages = catalogPages({
    listed,
    store: pageStore(database),
    reader: catalogReader(database.db),
    posterUrl,
    publicUrl: "https://events.example",
    now,
  });
  const views = firstViews(() => atlas, now);
  for (const zoom of [0, 2, 5, 7, 10]) {
    const options = { includeEmpty: false };
    const { cells, cities }: Overview = JSON.parse(atlas.overview(WORLD, zoom, {}, options).toString());
    const inList = views.busiestIn({ bounds: WORLD, zoom, filter: {}, includeEmpty: false });
    for (const { city } of CITIES) {
      const told = `${city} at zoom ${zoom}`;
      const inView = cities.find((each) => each.city === city);
      expect(inView?.events ?? 0, told).toBe(numberOf(city));
      expect(inList.cities.find((each) => each.city === city)?.events ?? 0, told).toBe(numberOf(city));
    }
    // A disc is named after the city with most, tells that city's number, and its own is of so many places.
    for (const { city, cityEvents, places, events } of cells) {
      expect(cityEvents).toBe(numberOf(city));
      if (places === 1) expect(events).toBe(cityEvents);
    }
    const all = [...expected.values()].reduce((sum, events) => sum + events, 0);
    expect(cells.reduce((sum, { events }) => sum + events, 0)).toBe(all);
  }
  for (const { city } of CITIES) {
    expect(chips.find(({ name }) => name === city)?.events ?? 0, `${city}, landing page`).toBe(
      numberOf(city),
    );
    const page = await pages.cityAt({
      country: "bulgaria",
      city: city.toLowerCase(),
      part: undefined,
      page: 1,
    });
    expect(page?.total, `${city}, its page`).toBe(numberOf(city));
    const [place] = findPlaces(city, "en", { listed: listed(), index: undefined, hasAddresses: false });
    expect(place?.events, `${city}, search`).toBe(numberOf(city));
  }
}

it("CTY-221 a city has one number: on the landing page, on the map at every zoom, in its list, on its page, in search", async () => {
  let added = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(newEvent, { minLength: 1, maxLength: 8 }), fc.nat(6), async (batch, hours) => {
      nowMs = NOON + hours * 7 * 3_600_000;
      for (const { venue, day, time, days, status, isOfSeries } of batch) {
        const date = dateOfDay(TODAY + day);
        const endDate = dateOfDay(TODAY + day + days - 1);
        const end = days > 1 && { endDate, endsAt: new Date(Date.parse(endDate) + DAY_MS) };
        const series = isOfSeries && days === 1 ? { seriesId } : {};
        const name = `Event ${++added}`;
        await world.addEvent(venueIds[venue]!, { name, date, time, status, ...series, ...end });
      }
      await keeper.catchUp();
      keeper.current();
      await expectOneNumber();
    }),
    { numRuns: fuzzRuns(12), endOnFailure: true },
  );
});

it("CTY-222 tonight has one number too: on the landing page, in the list and on the map", async () => {
  const [hall] = venueIds;
  const tonight = dateOfDay(TODAY + 40);
  nowMs = Date.parse(`${tonight}T15:00:00Z`);
  for (const [at, status] of (
    ["scheduled", "scheduled", "scheduled", "postponed", "cancelled"] as const
  ).entries())
    await world.addEvent(hall!, { name: `Night ${at}`, date: tonight, time: "20:00", status });
  await keeper.catchUp();
  const { rows } = landingPage({ listed, now })({ longitude: 23.3, latitude: 42.7 }, "Bulgaria");
  const onLanding = rows.find(({ kind }) => kind === "tonight")?.total;
  const summary = firstViews(() => keeper.current(), now).busiestIn({
    bounds: WORLD,
    zoom: 5,
    filter: {},
    includeEmpty: false,
  });
  const onMap = keeper.current().count({ city: "Sofia", country: "Bulgaria", when: "tonight" }).events;
  expect([onLanding, summary.cities.find(({ city }) => city === "Sofia")?.tonight, onMap]).toEqual([4, 4, 4]);
});
