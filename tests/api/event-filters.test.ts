import { describe, expect, it } from "vitest";
import { z } from "zod";
import { Counts, GeoJson, Overview, SearchResults, Timeline, VenueWithEvents } from "#contract/catalog.ts";
import { routes, urls } from "#contract/urls.ts";
import { startAdmin } from "#tests/support/admin.ts";

const { admin, app, clock, get, refusal, world } = await startAdmin();

const WORLD = { west: -180, south: -90, east: 180, north: 90 };
const HALL = { country: "Bulgaria", city: "Sofia", category: "concert", venue: "hall" };
// A Sunday, 14:00 in Sofia.
const NOON = Date.parse("2026-11-15T12:00:00Z");
clock.nowMs = NOON;
await world.addVenue({ name: "Hall" });

async function add(title: string, date: string, fields: object = {}): Promise<void> {
  const form = {
    title,
    date,
    time: "20:00",
    image: "",
    link: "https://tickets.example.org/1",
    description: "",
  };
  await admin.submit(routes.addEvent, { ...HALL, ...form, ...fields });
}
await add("Matinee", "2026-11-15", { time: "10:00", endTime: "11:30" });
await add("Afternoon", "2026-11-15", { time: "13:00", endTime: "16:00", isFree: true });
await add("Evening", "2026-11-15", { priceFrom: 20, currency: "EUR", tags: "jazz,family", minAge: 16 });
await add("Show", "2026-11-10", {
  time: "10:00",
  endDate: "2026-12-20",
  endTime: "18:00",
  openDays: ["2026-11-10", "2026-11-11", "2026-11-17", "2026-12-20"],
  organizer: "City Gallery",
});
await add("Dear", "2026-12-01", { priceFrom: 90, currency: "EUR", tags: "jazz" });
await add("Off", "2026-12-01", { status: "cancelled" });

const Venues = z.array(VenueWithEvents);
const names = (venues: z.infer<typeof Venues>) =>
  venues.flatMap(({ events }) => events.map(({ name }) => name)).sort();
const ask = async (query: string) => names(await get(`${urls.venuesInBounds(WORLD, 0)}?${query}`, Venues));
const counted = async (query: string) => (await get(`${urls.overview(WORLD, 2)}?${query}`, Overview)).events;

describe("FIL-09 the map's calls can be narrowed", () => {
  it("CORE-10 by days: a run is on each of its open days, and what is over is on none", async () => {
    expect(await ask("from=2026-11-15&to=2026-11-15")).toEqual(["Afternoon", "Evening"]);
    expect(await ask("from=2026-11-16&to=2026-11-17")).toEqual(["Show"]);
    expect(await ask("from=2026-11-18&to=2026-11-30")).toEqual([]);
    expect(await counted("from=2026-11-17&to=2026-12-01")).toBe(2);
    expect(await ask("")).toContain("Matinee");
  });

  it.each([
    ["free=true", ["Afternoon"]],
    ["maxPrice=20&currency=eur", ["Afternoon", "Evening"]],
    ["maxPrice=19.99&currency=EUR", ["Afternoon"]],
    ["maxPrice=100&currency=USD", ["Afternoon"]],
    ["tags=Jazz", ["Dear", "Evening"]],
    ["tags=jazz,family", ["Evening"]],
    ["tags=unheard", []],
    ["organizer=city-gallery", ["Show"]],
    ["status=cancelled", ["Off"]],
    ["status=postponed", []],
    ["times=morning", ["Matinee", "Show"]],
    ["times=afternoon,evening", ["Afternoon", "Dear", "Evening", "Off"]],
    ["times=night", []],
    ["age=15&status=scheduled", ["Afternoon", "Dear", "Matinee", "Show"]],
    ["age=16&tags=family", ["Evening"]],
  ])("by %s", async (query, expected) => {
    expect(await ask(query)).toEqual(expected);
    const cancelled = query.includes("status") ? 0 : expected.filter((name) => name === "Off").length;
    expect(await counted(query)).toBe(expected.length - cancelled);
    const geoJson = await app.inject(`${urls.geoJson(WORLD)}?${query}`);
    const { features } = GeoJson.parse(geoJson.json());
    expect(features.flatMap(({ properties }) => properties.events.map(({ name }) => name)).sort()).toEqual(
      expected,
    );
  });

  it("CORE-11 with cancelled events shown and not counted", async () => {
    expect(await ask("from=2026-12-01&to=2026-12-01")).toEqual(["Dear", "Off"]);
    expect(await counted("from=2026-12-01&to=2026-12-01")).toBe(1);
  });

  it("in the search and its feed too", async () => {
    const find = async (query: string) =>
      (await get(`${urls.search("hall", 1)}?${query}`, SearchResults)).results;
    expect(names(await find("tags=jazz"))).toEqual(["Dear", "Evening"]);
    expect(names(await find("from=2026-12-01&status=scheduled"))).toEqual(["Dear", "Show"]);
    const feed = await app.inject(`${urls.searchFeed("hall", "ics")}&tags=jazz&maxPrice=20&currency=EUR`);
    expect(feed.body.match(/^SUMMARY:.*$/gm)).toEqual(["SUMMARY:Evening"]);
  });

  it.each([
    ["when=later", "when must be now or tonight."],
    ["free=yes", "free must be true, or left out."],
    ["maxPrice=20", "currency must come with maxPrice."],
    ["maxPrice=cheap&currency=EUR", "maxPrice must be an amount such as 20 or 12.50."],
    ["maxPrice=20&currency=XYZ", "currency must be a three-letter currency code, such as EUR."],
    ["tags=,", "tags must name a tag."],
    ["times=noon", "times must be some of morning, afternoon, evening, night."],
    ["age=-1", "age must be at least 0."],
    ["age=young", "age must be a whole number."],
    ["status=gone", "status must be one of scheduled, cancelled, postponed."],
  ])("API-28 and %s is refused with a sentence", async (query, sentence) => {
    const { status, error } = await refusal(`${urls.overview(WORLD, 2)}?${query}`);
    expect([status, error.toLowerCase()]).toEqual([400, sentence.toLowerCase()]);
  });
});

describe("FIL-22 the counts of a filter", () => {
  const sofia = { west: 23.2, south: 42.6, east: 23.4, north: 42.8 };
  const pernik = { west: 23, south: 42.55, east: 23.1, north: 42.65 };
  const countsOf = (box: typeof sofia, query: string) => get(`${urls.counts(box)}?${query}`, Counts);

  it("are those in view, in the world, and of each category whatever categories are asked for", async () => {
    expect(await countsOf(sofia, "tags=jazz&categories=party,concert")).toEqual({
      events: 2,
      world: 2,
      categories: { concert: 2 },
      without: {},
      nearest: null,
    });
    const none = await countsOf(sofia, "tags=jazz&categories=party");
    expect(none).toMatchObject({ events: 0, world: 0, categories: { concert: 2 }, nearest: null });
  });

  it("FIL-23 tell what to drop where nothing is left", async () => {
    const { without } = await countsOf(sofia, "free=true&tags=jazz&from=2026-12-01&to=2026-12-01");
    expect(without).toEqual({ price: 1 });
    expect((await countsOf(sofia, "free=true&times=evening")).without).toEqual({ times: 1, price: 2 });
    expect((await countsOf(sofia, "country=France&free=true")).without).toEqual({ place: 1 });
  });

  it("FIL-23 tell the nearest place with a match", async () => {
    const { events, world, nearest } = await countsOf(pernik, "tags=jazz");
    expect([events, world]).toEqual([0, 2]);
    expect(nearest).toMatchObject({ name: "Sofia", country: "Bulgaria", countryCode: "BG", events: 2 });
    expect(nearest!.distanceM).toBeGreaterThan(20_000);
    expect(nearest!.distanceM).toBeLessThan(30_000);
  });
});

describe("API-30 the timeline", () => {
  it("counts the matching events of each coming day by category, runs on each of their open days", async () => {
    const { from, days } = await get(urls.timeline(WORLD, 20), Timeline);
    expect([from, days.length]).toEqual(["2026-11-15", 20]);
    expect(days.filter(({ events }) => events > 0)).toEqual([
      { date: "2026-11-15", events: 2, categories: { concert: 2 } },
      { date: "2026-11-17", events: 1, categories: { concert: 1 } },
      { date: "2026-12-01", events: 1, categories: { concert: 1 } },
    ]);
    const jazz = await get(`${urls.timeline(WORLD, 30)}&tags=jazz&from=2026-11-30`, Timeline);
    expect(jazz.days.slice(0, 2).map(({ events }) => events)).toEqual([0, 1]);
  });

  it("TIME-42 counts tonight by half hours, from 17:00 to 05:00 at the venue", async () => {
    const { halfHours } = await get(`${urls.timeline(WORLD, 1)}&when=tonight`, Timeline);
    expect([halfHours?.length, halfHours?.[0]?.time, halfHours?.at(-1)?.time]).toEqual([
      24,
      "17:00",
      "04:30",
    ]);
    expect(halfHours?.filter(({ events }) => events > 0)).toEqual([
      { time: "20:00", events: 1, categories: { concert: 1 } },
    ]);
    expect((await get(urls.timeline(WORLD, 1), Timeline)).halfHours).toBeUndefined();
  });

  it("has sixty days unless told, and refuses none and too many", async () => {
    const path = urls.timeline(WORLD, 0).split("?")[0];
    expect((await get(path, Timeline)).days).toHaveLength(60);
    for (const days of ["0", "401", "x"])
      expect((await refusal(`${path}?days=${days}`)).error).toMatch(/^days must be .*\.$/i);
  });
});

// Time goes on from here: an atlas never goes back.
describe("as time passes", () => {
  const find = async (text: string) => names((await get(urls.search(text, 1), SearchResults)).results);

  it("FIL-10 now and tonight change with the minute", async () => {
    expect(await ask("when=now")).toEqual(["Afternoon"]);
    expect(await ask("when=tonight")).toEqual(["Evening"]);
    clock.nowMs = Date.parse("2026-11-15T14:00:00Z");
    expect(await counted("when=now")).toBe(0);
    clock.nowMs = Date.parse("2026-11-17T08:00:00Z");
    expect(await ask("when=now")).toEqual(["Show"]);
    clock.nowMs = Date.parse("2026-11-18T08:00:00Z");
    expect(await ask("when=now")).toEqual([]);
  });

  it("SEA-08 the search finds organizers and tags, and a run until it ends", async () => {
    expect(await find("gallery")).toEqual(["Show"]);
    expect(await find("jazz")).toEqual(["Dear"]);
    clock.nowMs = Date.parse("2026-12-20T15:59:00Z");
    expect(await find("show")).toEqual(["Show"]);
    clock.nowMs = Date.parse("2026-12-20T16:00:00Z");
    expect(await find("show")).toEqual([]);
  });
});
