import { beforeAll, describe, expect, it } from "vitest";
import { landingPage } from "#server/catalog/pages/landing.ts";
import { followChanges } from "#server/catalog/projection/changes.ts";
import { AtlasKeeper } from "#server/catalog/projection/keeper.ts";
import { atlasLoader } from "#server/catalog/projection/loader.ts";
import { saveCountries } from "#server/catalog/write/bulk.ts";
import { posterUrl } from "#server/posters/poster-url.ts";
import { openTestDatabase } from "#tests/support/databases.ts";
import { worldOf } from "#tests/support/world.ts";

const database = await openTestDatabase();
await saveCountries(database.db, [{ code: "BG", name: "Bulgaria" }]);
const world = worldOf(database);

const SOFIA = { longitude: 23.3, latitude: 42.7 };
const NOWHERE = { longitude: -140, latitude: -40 };
/** A Wednesday. */
const AFTERNOON = "2026-11-18T15:00:00+02:00";
const LONG_AGO = new Date("2026-01-01T00:00:00Z");

/** The landing page of a process that has just started. */
async function landingAt(time: string, point = SOFIA) {
  const now = () => Date.parse(time);
  const keeper = new AtlasKeeper(atlasLoader(database.db), posterUrl, now);
  await keeper.reload();
  await followChanges(database, () => keeper.catchUp());
  return landingPage({ listed: () => keeper.listed(), now })(point, "Bulgaria");
}

const rowsAt = async (time: string, point = SOFIA) =>
  Object.fromEntries(
    (await landingAt(time, point)).rows.map(({ kind, events, total }) => [
      kind,
      { names: events.map(({ event }) => event.name), total },
    ]),
  );

beforeAll(async () => {
  const halls: number[] = [];
  for (const name of ["One", "Two", "Three", "Four"])
    halls.push(await world.addVenue({ name, longitude: 23.32, latitude: 42.69 }));
  const add = (hall: number, name: string, date: string, time: string, more: object = {}) =>
    world.addEvent(halls[hall]!, { name, date, time, createdAt: LONG_AGO, ...more });
  await add(0, "Early", "2026-11-18", "18:00");
  await add(0, "Second here", "2026-11-18", "18:30");
  await add(1, "Evening", "2026-11-18", "20:00");
  await add(2, "Night", "2026-11-19", "00:30");
  await add(3, "Lunch", "2026-11-18", "12:00");
  await add(3, "Off", "2026-11-18", "20:00", { status: "cancelled" });
  await add(3, "Until Friday", "2026-11-19", "22:30", {
    endDate: "2026-11-20",
    endTime: "03:30",
    endsAt: new Date("2026-11-20T01:30:00Z"),
  });
  for (const [index, name] of ["Fri", "Sat", "Sun"].entries())
    await add(index, name, `2026-11-2${index}`, "20:00");
  for (const name of ["New A", "New B", "New C"])
    await add(3, name, "2026-12-20", "20:00", { createdAt: new Date("2026-11-16T00:00:00Z") });
  const seriesId = await world.addSeries();
  for (const day of [19, 20, 21]) await add(1, "Weekly", `2026-11-${day}`, "21:00", { seriesId });
  const square = await world.addVenue({
    name: "Square",
    category: "festival",
    city: "Varna",
    longitude: 27.9,
    latitude: 43.2,
  });
  for (const name of ["Wine", "Film", "Song"])
    await world.addEvent(square, { name, date: "2026-11-28", createdAt: LONG_AGO });
});

describe("the landing page", () => {
  it("PAGE-23 shows tonight, this weekend, what is new and festivals, no event twice, nothing cancelled", async () => {
    const { place, cities, weekend, tonight } = await landingAt(AFTERNOON);
    expect([place.city, place.url]).toEqual(["Sofia", "/city/bulgaria/sofia"]);
    expect(cities.map(({ name }) => name)).toEqual(["Sofia", "Varna"]);
    expect(weekend).toEqual({ from: "2026-11-20", to: "2026-11-22" });
    expect(tonight).toBe(4);
    expect(await rowsAt(AFTERNOON)).toEqual({
      tonight: { names: ["Early", "Second here", "Evening", "Night"], total: 4 },
      weekend: { names: ["Fri", "Weekly", "Sat", "Sun"], total: 5 },
      new: { names: expect.arrayContaining(["New A", "New B", "New C"]), total: 3 },
      festivals: { names: ["Wine", "Film", "Song"], total: 3 },
    });
  });

  it("PAGE-23 begins with tomorrow from ten in the evening on, and leaves out a row of under three", async () => {
    const late = await rowsAt("2026-11-19T22:00:00+02:00");
    expect(Object.keys(late)).toEqual(["weekend", "new", "festivals"]);
    const thursday = await rowsAt("2026-11-17T23:30:00+02:00");
    expect(thursday.tomorrow?.names).toEqual(["Lunch", "Early", "Second here", "Evening"]);
    const afterMidnight = await rowsAt("2026-11-18T03:00:00+02:00");
    expect(afterMidnight.tomorrow?.names).toEqual(["Lunch", "Early", "Second here", "Evening"]);
  });

  it("PAGE-23 means the weekend ahead on a Sunday", async () => {
    const { weekend } = await landingAt("2026-11-15T18:40:00+02:00");
    expect(weekend).toEqual({ from: "2026-11-20", to: "2026-11-22" });
  });

  it("PAGE-24 is about the country where no city is near, or the city has too little", async () => {
    const nowhere = await landingAt(AFTERNOON, NOWHERE);
    expect([nowhere.place.country, nowhere.place.city]).toEqual(["Bulgaria", undefined]);
    expect(nowhere.rows.map(({ kind }) => kind)).toContain("tonight");
    const varna = await landingAt("2026-11-30T12:00:00+02:00", { longitude: 27.9, latitude: 43.2 });
    expect(varna.place).toMatchObject({ country: "Bulgaria", city: undefined, url: undefined });
  });
});
