import { describe, expect, it } from "vitest";
import { Places } from "#contract/places.ts";
import { urls } from "#contract/urls.ts";
import { startTestApp } from "#tests/support/app.ts";
import { openTestDatabase } from "#tests/support/databases.ts";

const { app, get, refusal, world } = await startTestApp(await openTestDatabase());

const hall = await world.addVenue({ city: "Plovdiv", longitude: 24.7453, latitude: 42.1354 });
await world.addEvent(hall, { name: "Jazz by Moonlight" });
await world.addEvent(hall, { name: "Winter Strings" });
const cinema = await world.addVenue({
  name: "Night Cinema",
  category: "other",
  city: "Sofia",
  longitude: 23.3219,
  latitude: 42.6977,
});
await world.addEvent(cinema, { name: "Silent Film" });

const find = (text: string) => get(urls.places(text), Places);

it("WEB-50 before the index of names is made, the cities that we have are found at once", async () => {
  expect(await find("plov")).toMatchObject([{ name: "Plovdiv", events: 2, coordinates: [24.7453, 42.1354] }]);
  // The question has started it, and its own answer is not kept.
  await expect.poll(async () => (await find("plov"))[0]?.coordinates).toEqual([24.75, 42.15]);
}, 70_000);

describe("SEA-10 places", () => {
  it("are cities with their number of events, best first", async () => {
    const [plovdiv] = await find("Plovdiv");
    expect(plovdiv).toEqual({
      name: "Plovdiv",
      kind: "city",
      country: "Bulgaria",
      countryCode: "BG",
      region: "Plovdiv",
      coordinates: [24.75, 42.15],
      bounds: [expect.any(Number), expect.any(Number), expect.any(Number), expect.any(Number)],
      events: 2,
    });
  });

  it.each([
    ["plov", "Plovdiv"],
    ["ПЛОВДИВ", "Plovdiv"],
    ["Φιλιππούπολη", "Plovdiv"],
    ["muenchen", "Munich"],
    ["東京", "Tokyo"],
    ["new yo", "New York City"],
    ["bulg", "Bulgaria"],
    ["Deutschland", "Germany"],
    ["германия", "Germany"],
    ["catal", "Catalonia"],
  ])("are found by %s as %s", async (text, name) => {
    expect((await find(text)).map((place) => place.name)).toContain(name);
  });

  it("are countries and regions with what they span", async () => {
    const [bulgaria] = await find("Bulgaria");
    expect(bulgaria).toMatchObject({ kind: "country", countryCode: "BG", events: 3 });
    const [west, south, east, north] = bulgaria!.bounds!;
    expect([west, south, east, north].map(Math.round)).toEqual([23, 41, 29, 44]);
    const maine = (await find("Maine")).find(({ kind }) => kind === "region");
    expect(maine).toMatchObject({ name: "Maine", countryCode: "US", events: 0 });
  });

  it("may span the antimeridian", async () => {
    const [fiji] = await find("Fiji");
    expect(fiji!.bounds![0]).toBeGreaterThan(fiji!.bounds![2]);
    expect(fiji!.coordinates[0]).toBeGreaterThan(175);
  });

  it("of one name are told apart by country and region", async () => {
    const portlands = (await find("portland")).filter(({ kind }) => kind === "city");
    expect(portlands.slice(0, 2).map(({ region }) => region)).toEqual(["Oregon", "Maine"]);
  });

  it("with events come before larger ones without", async () => {
    const sofia = await world.addVenue({ name: "Bar", category: "party", city: "Parvomay" });
    await world.addEvent(sofia, { name: "Karaoke" });
    expect((await find("parv"))[0]).toMatchObject({ name: "Parvomay", events: 1 });
  });

  it("are addresses of venues", async () => {
    const [address] = (await find("1 Main Street")).filter(({ kind }) => kind === "address");
    expect(address).toMatchObject({
      name: "1 Main Street",
      countryCode: "BG",
      coordinates: [24.7453, 42.1354],
    });
  });

  it("are named in the visitor's language", async () => {
    const headers = { "accept-language": "bg" };
    const answer = await app.inject({ url: urls.places("Plovdiv"), headers });
    expect(answer.json()[0]).toMatchObject({ name: "Пловдив", country: "България" });
    expect(answer.headers.vary).toContain("accept-language");
    const [london] = (await app.inject({ url: urls.places("london"), headers })).json();
    expect(london).toMatchObject({ name: "Лондон", countryCode: "GB" });
  });

  it("with events are found by their distance", async () => {
    const nearest = await get(urls.nearbyPlaces({ longitude: 24.8, latitude: 42.1 }), Places);
    expect(nearest[0]).toMatchObject({ name: "Plovdiv", events: 2 });
    expect(nearest.map(({ name }) => name)).toContain("Sofia");
    expect((await refusal("/api/places")).status).toBe(400);
    expect((await refusal("/api/places?near=1")).status).toBe(400);
  });

  it("are none for one letter, punctuation or nonsense", async () => {
    for (const text of ["s", "!!!", "🎷", "xyzzyplugh"]) expect(await find(text)).toEqual([]);
  });

  it("refuses a long text", async () => {
    expect((await refusal(urls.places("x".repeat(300)))).status).toBe(400);
  });
});
