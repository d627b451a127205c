import { describe, expect, it } from "vitest";
import { SearchResults } from "#contract/catalog.ts";
import { urls } from "#contract/urls.ts";
import { DAY_MS } from "#domain/time.ts";
import { startTestApp } from "#tests/support/app.ts";
import { openTestDatabase } from "#tests/support/databases.ts";

const { clock, get, refusal, world } = await startTestApp(await openTestDatabase());

const hall = await world.addVenue();
await world.addEvent(hall, { name: "Jazz by Moonlight", date: "2026-12-05" });
await world.addEvent(hall, { name: "Winter Strings", description: "No jazz at all." });
const cafe = await world.addVenue({
  name: "Café Nación",
  category: "other",
  countryCode: "ES",
  city: "Málaga",
});
await world.addEvent(cafe, { name: "Poetry Slam" });
const drama = await world.addVenue({ name: "Драматичен театър", category: "theater", city: "Пловдив" });
await world.addEvent(drama, { name: "Вишнева градина", description: "Комедия от Чехов." });
const many = await Promise.all(
  Array.from({ length: 23 }, (_, index) =>
    world.addVenue({ name: `Bar ${index}`, category: "party", city: "Varna" }),
  ),
);
for (const venue of many) await world.addEvent(venue, { name: "Karaoke Night" });

const find = async (text: string, page = 1) => {
  const { results, total } = await get(urls.search(text, page), SearchResults);
  return {
    total,
    venues: results.map(({ name }) => name),
    events: results.flatMap(({ events }) => events.map(({ name }) => name)),
  };
};

describe("API-13 search", () => {
  it("answers venues with their matching events only", async () => {
    expect(await find("moonlight")).toEqual({
      total: 1,
      venues: ["Bulgaria Hall"],
      events: ["Jazz by Moonlight"],
    });
  });

  it("pages by ten, and counts all", async () => {
    expect((await find("karaoke", 1)).venues).toHaveLength(10);
    const last = await find("karaoke", 3);
    expect([last.venues.length, last.total]).toEqual([3, 23]);
    expect(await find("karaoke", 4)).toEqual({ total: 23, venues: [], events: [] });
    const seen = new Set<string>();
    for (const page of [1, 2, 3]) for (const name of (await find("karaoke", page)).venues) seen.add(name);
    expect(seen.size).toBe(23);
  });

  it("I18N-37 finds categories and cities by their names in every language of the interface", async () => {
    const strings = { total: 1, venues: ["Bulgaria Hall"], events: ["Jazz by Moonlight", "Winter Strings"] };
    for (const concert of ["συναυλία", "コンサート", "حفل موسيقي", "концерт", "Konzert"])
      expect(await find(concert)).toEqual(strings);
    for (const both of ["concert София", "συναυλία Σόφια", "コンサート ソフィア", "حفل موسيقي صوفيا"])
      expect(await find(both)).toEqual(strings);
    expect((await find("Филипополис")).total).toBe(0);
    expect((await find("θέατρο プロヴディフ")).venues).toEqual(["Драматичен театър"]);
  });

  it("finds nothing in punctuation, emoji or nonsense", async () => {
    for (const text of ["!!!", "🎷", "%", "xyzzyplugh", "'; drop table events; --"])
      expect((await find(text)).total).toBe(0);
  });

  it("refuses an empty text, a long one, a null character and a wrong page", async () => {
    for (const url of [
      urls.search("", 1),
      urls.search("x".repeat(10_000), 1),
      urls.search("a\0b", 1),
      urls.search("a", 0),
      urls.search("a", 1e9),
      "/api/search/jazz",
    ])
      expect((await refusal(url)).status, url.slice(0, 40)).toBe(400);
  });
});

describe("SEA-06 search understands", () => {
  it.each([
    ["moonl", "Bulgaria Hall"],
    ["JAZZ moonl", "Bulgaria Hall"],
    ["strngs winter", "Bulgaria Hall"],
    ["cafe malaga", "Café Nación"],
    ["poetri", "Café Nación"],
    ["spain other", "Café Nación"],
    ["vishneva", "Драматичен театър"],
    ["plovdiv gradina", "Драматичен театър"],
    ["джаз", "Bulgaria Hall"],
    ["ЧЕХОВ", "Драматичен театър"],
  ])("%s as %s", async (text, venue) => {
    expect((await find(text)).venues).toEqual([venue]);
  });

  it("a name before a description, whatever comes sooner", async () => {
    const club = await world.addVenue({ name: "Terminal 1", category: "party" });
    await world.addEvent(club, { name: "Quiet evening", description: "Some jazz.", date: "2026-11-20" });
    expect((await find("jazz")).venues).toEqual(["Bulgaria Hall", "Terminal 1"]);
  });
});

describe("SEA-09 search near a point", async () => {
  const dances = [
    {
      name: "Detroit Dance Hall",
      city: "Detroit",
      countryCode: "US",
      longitude: -83.0458,
      latitude: 42.3314,
    },
    { name: "Plovdiv Dance Hall", city: "Plovdiv", longitude: 24.7453, latitude: 42.1354 },
    { name: "Sofia Dance Hall", city: "Sofia", longitude: 23.3219, latitude: 42.6977 },
  ];
  for (const [day, dance] of dances.entries()) {
    const venue = await world.addVenue({ ...dance, category: "party" });
    await world.addEvent(venue, { name: "Tango", date: `2026-12-0${day + 1}` });
  }
  const near = async (point: string) => {
    const { results } = await get(`${urls.search("tango", 1)}?near=${point}`, SearchResults);
    return results.map(({ city, distanceM }) => [city, Math.round(distanceM! / 1_000)]);
  };

  it("lists the nearer of equal matches first, with their distance", async () => {
    expect(await near("23.3219,42.6977")).toEqual([
      ["Sofia", 0],
      ["Plovdiv", 133],
      ["Detroit", expect.any(Number)],
    ]);
    expect((await near("-83,42")).map(([city]) => city)).toEqual(["Detroit", "Plovdiv", "Sofia"]);
  });

  it("SEA-211 lists all of a city by what is soonest, also where the text is not in its name or a few streets away", async () => {
    const stage = await world.addVenue({ name: "Foxtrot Stage", longitude: 23.34, latitude: 42.7 });
    await world.addEvent(stage, { name: "Foxtrot", date: "2026-12-20" });
    const bar = await world.addVenue({ name: "Foxtrot Bar", longitude: 23.25, latitude: 42.66 });
    await world.addEvent(bar, { name: "Live band", date: "2026-11-28" });
    const { results } = await get(`${urls.search("foxtrot", 1)}?near=23.35,42.71`, SearchResults);
    expect(results.map(({ name }) => name)).toEqual(["Foxtrot Bar", "Foxtrot Stage"]);
  });

  it("lists the sooner first without a point, and tells no distance", async () => {
    const { results } = await get(urls.search("tango", 1), SearchResults);
    expect(results.map(({ city, distanceM }) => [city, distanceM])).toEqual(
      dances.map(({ city }) => [city, undefined]),
    );
  });

  it.each(["23.3", "23.3,", "200,10", "10,91", "a,b", "1,2,3"])("refuses %s", async (point) => {
    expect((await refusal(`${urls.search("tango", 1)}?near=${point}`)).status).toBe(400);
  });
});

it("SEA-05 an expired event never appears", async () => {
  clock.nowMs = Date.parse("2026-12-05T20:00:00+02:00") + DAY_MS;
  expect((await find("moonlight")).total).toBe(0);
  expect((await find("strings")).total).toBe(1);
});
