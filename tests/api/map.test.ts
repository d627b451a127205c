import { describe, expect, it } from "vitest";
import { z } from "zod";
import { Overview, VenueWithEvents } from "#contract/catalog.ts";
import { urls } from "#contract/urls.ts";
import { ADMIN_ROLE, type Role } from "#domain/account.ts";
import { DAY_MS } from "#domain/time.ts";
import { signedIn } from "#tests/support/admin.ts";
import { NOON, startTestApp } from "#tests/support/app.ts";
import { openTestDatabase } from "#tests/support/databases.ts";

const database = await openTestDatabase();
const { app, clock, get, refusal, world } = await startTestApp(database);

const hall = await world.addVenue();
await world.addEvent(hall, { name: "Late", date: "2026-12-20" });
await world.addEvent(hall, { name: "Early", date: "2026-12-02" });
await world.addEvent(hall, { name: "Gone", date: "2026-11-01" });
const club = await world.addVenue({
  name: "Yalta Club",
  category: "party",
  longitude: 23.336,
  latitude: 42.692,
});
await world.addEvent(club, { name: "Deep Sofia", date: "2026-12-02", time: "23:00" });
await world.addVenue({ name: "Empty Stage", category: "theater", longitude: 23.32, latitude: 42.69 });
const fiji = { countryCode: "FJ", city: "Suva", timeZone: "Pacific/Fiji" };
const east = await world.addVenue({ ...fiji, name: "Dateline Bar", longitude: 179.5, latitude: -17 });
const west = await world.addVenue({ ...fiji, name: "Reef Stage", longitude: -179.5, latitude: -17 });
for (const venue of [east, west]) await world.addEvent(venue, { name: "Sunrise" });

const SOFIA = { west: 23.2, south: 42.6, east: 23.5, north: 42.8 };
const WORLD = { west: -180, south: -90, east: 180, north: 90 };
const Venues = z.array(VenueWithEvents);
const names = (venues: z.infer<typeof Venues>) => venues.map(({ name }) => name).sort();

describe("API-03 venues in bounds", () => {
  it("come with their upcoming events by date, and without those that have none", async () => {
    const venues = await get(urls.venuesInBounds(SOFIA, 0), Venues);
    expect(names(venues)).toEqual(["Bulgaria Hall", "Yalta Club"]);
    const events = venues.find(({ name }) => name === "Bulgaria Hall")?.events.map(({ name }) => name);
    expect(events).toEqual(["Early", "Late"]);
  });

  it("MAP-15 come without events only to roles beyond a user's, and to nobody else after them", async () => {
    const ask = async (role?: Role) => {
      const headers = role ? { cookie: (await signedIn(database, role)).cookie } : {};
      const answer = await app.inject({ url: urls.venuesInBounds(SOFIA, 0), headers });
      return { names: names(Venues.parse(answer.json())), cached: answer.headers["cache-control"] };
    };
    const withEvents = { names: ["Bulgaria Hall", "Yalta Club"], cached: "no-cache" };
    expect(await ask()).toEqual(withEvents);
    for (const role of [ADMIN_ROLE, "moderator", "organizer"] as const)
      expect(await ask(role), role).toEqual({
        names: ["Bulgaria Hall", "Empty Stage", "Yalta Club"],
        cached: "private, no-store",
      });
    expect(await ask("user")).toEqual(withEvents);
    expect(await ask()).toEqual(withEvents);
  });

  it("SEC-40 an administrator's answer is never found by its address alone", async () => {
    const url = `${urls.venuesInBounds(SOFIA, 0)}?city=Sofia&from=2026-12-01`;
    const headers = { cookie: (await signedIn(database, ADMIN_ROLE)).cookie };
    for (let times = 0; times < 2; times++)
      expect(names(Venues.parse((await app.inject({ url, headers })).json()))).toContain("Empty Stage");
    expect(names(await get(url, Venues))).toEqual(["Bulgaria Hall", "Yalta Club"]);
  });

  it("SEC-40 are the same for all spellings of a question", async () => {
    const tags = await Promise.all(
      [
        "23.2&42.6&23.5&42.8&limit=0?categories=party,concert&q=deep",
        "23.20&42.60&23.50&42.80&limit=00?q=DEEP&categories=concert,party,party&utm_source=x",
        "2.32e1&42.6&23.5&42.8&limit=0?q=deep%20&categories=concert%2Cparty&country=all",
      ].map(async (question) => (await app.inject(`/api/locations/${question}`)).headers.etag),
    );
    expect(new Set(tags).size).toBe(1);
  });

  it("with a limit are those with most upcoming events, ties by name", async () => {
    const top = async (limit: number) =>
      (await get(urls.venuesInBounds(WORLD, limit), Venues)).map(({ name }) => name);
    expect(await top(1)).toEqual(["Bulgaria Hall"]);
    expect(await top(3)).toEqual(["Bulgaria Hall", "Dateline Bar", "Reef Stage"]);
    expect(await top(30)).toHaveLength(4);
  });

  it("are found across the antimeridian", async () => {
    const crossing = { west: 179, south: -20, east: -179, north: -10 };
    expect(names(await get(urls.venuesInBounds(crossing, 0), Venues))).toEqual([
      "Dateline Bar",
      "Reef Stage",
    ]);
    const far = { ...crossing, west: -179.9, east: 179.9 };
    expect(names(await get(urls.venuesInBounds({ ...far, east: -179.2 }, 0), Venues))).toEqual([
      "Reef Stage",
    ]);
  });

  it("can be narrowed like the map", async () => {
    const ask = async (query: string) =>
      names(await get(`${urls.venuesInBounds(WORLD, 0)}?${query}`, Venues));
    expect(await ask("categories=party")).toEqual(["Yalta Club"]);
    expect(await ask("from=2026-12-20&to=2026-12-31")).toEqual(["Bulgaria Hall"]);
    expect(await ask("country=Fiji")).toEqual(["Dateline Bar", "Reef Stage"]);
    expect(await ask("country=all&city=sofia")).toEqual(["Bulgaria Hall", "Yalta Club"]);
    expect(await ask("q=deep")).toEqual(["Yalta Club"]);
  });

  it.each([
    "1&2&3&limit=0",
    "a&0&1&1&limit=0",
    "0&0&1&91&limit=0",
    "0&5&1&1&limit=0",
    "0&0&1&1&limit=-1",
    "1e309&0&1&1&limit=0",
  ])("refuse %s with a sentence", async (bounds) => {
    const { status, error } = await refusal(`/api/locations/${bounds}`);
    expect(status).toBe(400);
    expect(error).toMatch(/^[A-Za-z].*\.$/);
  });

  it("answer a repeated question by its tag, and compressed where the client can", async () => {
    const url = urls.venuesInBounds(WORLD, 0);
    const first = await app.inject({ url, headers: { "accept-encoding": "gzip, br" } });
    expect(first.headers["content-encoding"]).toBe("br");
    const again = await app.inject({ url, headers: { "if-none-match": String(first.headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  });
});

describe("MAP-15 an administrator's map", () => {
  const as = async (role: Role | undefined, url: string) => {
    const headers = role ? { cookie: (await signedIn(database, role)).cookie } : {};
    return app.inject({ url, headers });
  };
  const numbers = async (role: Role | undefined, query = "") => {
    const answer = await as(role, `${urls.overview(SOFIA, 10)}?${query}`);
    const { venues, events } = Overview.parse(answer.json());
    return { venues, events, cached: answer.headers["cache-control"] };
  };

  it("counts venues without events in the overview too, and nobody else gets that answer", async () => {
    const guest = { venues: 2, events: 3, cached: "no-cache" };
    expect(await numbers(undefined)).toEqual(guest);
    expect(await numbers(ADMIN_ROLE)).toEqual({ venues: 3, events: 3, cached: "private, no-store" });
    expect(await numbers("user")).toEqual(guest);
    expect(await numbers(undefined)).toEqual(guest);
  });

  it.each([
    ["categories=party", 1],
    ["from=2026-12-20&to=2026-12-31", 1],
    ["country=Fiji", 0],
    ["country=Bulgaria&city=Varna", 0],
    ["q=deep", 1],
    ["q=nothing-like-it", 0],
  ])("narrowed to %s keeps every venue, with only its matching events", async (query, events) => {
    expect(await numbers(ADMIN_ROLE, query)).toMatchObject({ venues: 3, events });
    for (const limit of [0, 30]) {
      const answer = await as(ADMIN_ROLE, `${urls.venuesInBounds(SOFIA, limit)}?${query}`);
      const venues = Venues.parse(answer.json());
      expect(names(venues)).toEqual(["Bulgaria Hall", "Empty Stage", "Yalta Club"]);
      expect(venues.flatMap((venue) => venue.events)).toHaveLength(events);
    }
  });
});

describe("API-27 the overview", () => {
  it("counts everything that matches, exactly, with its place and mix of categories", async () => {
    const overview = await get(urls.overview(WORLD, 2), Overview);
    expect(overview).toMatchObject({ venues: 4, events: 5 });
    const sofia = overview.cells.find(({ venues }) => venues === 2);
    expect(sofia).toMatchObject({ events: 3, mix: { concert: 1, party: 1 } });
    // In the middle of all venues of the city, whatever is on there.
    expect(sofia?.longitude).toBeCloseTo((23.3305 + 23.336 + 23.32) / 3, 3);
    expect(sofia?.latitude).toBeCloseTo((42.6949 + 42.692 + 42.69) / 3, 3);
  });

  it("names the venue of a cell that holds just one", async () => {
    const { cells } = await get(`${urls.overview(WORLD, 2)}?categories=party`, Overview);
    expect(cells.map(({ venue }) => venue?.name)).toEqual(["Yalta Club"]);
  });

  it("CTY-221 a city on both sides of the antimeridian is one, in its middle", async () => {
    const { cells } = await get(`${urls.overview(WORLD, 2)}?country=Fiji`, Overview);
    expect(cells).toMatchObject([
      { city: "Suva", venues: 2, events: 2, places: 1, bounds: [179.5, -17, -179.5, -17] },
    ]);
    expect(Math.abs(cells[0]!.longitude)).toBe(180);
  });

  it("CTY-221 a city has the same number wherever the bounds end", async () => {
    const part = await get(urls.overview({ ...SOFIA, east: 23.33 }, 10), Overview);
    expect(part).toMatchObject({ events: 0, cities: [{ city: "Sofia", events: 3 }], cityTotal: 1 });
  });

  it("FIL-05 applies filters before counting", async () => {
    const ask = async (query: string) => {
      const { venues, events } = await get(`${urls.overview(WORLD, 2)}?${query}`, Overview);
      return [venues, events];
    };
    expect(await ask("from=2026-12-02&to=2026-12-02")).toEqual([2, 2]);
    expect(await ask("categories=concert,party&country=Bulgaria")).toEqual([2, 3]);
    expect(await ask("q=sunrise")).toEqual([2, 2]);
    expect(await ask("q=sunrise&country=BG")).toEqual([0, 0]);
    expect(await ask("city=Atlantis")).toEqual([0, 0]);
  });

  it("counts only what lies within the bounds", async () => {
    expect(await get(urls.overview(SOFIA, 10), Overview)).toMatchObject({ venues: 2, events: 3 });
    expect(await get(urls.overview({ ...SOFIA, west: 23.333 }, 10), Overview)).toMatchObject({
      venues: 1,
      events: 1,
    });
  });

  it("stays small for a whole world at street zoom", async () => {
    expect((await get(urls.overview(WORLD, 24), Overview)).venues).toBe(4);
  });

  it("refuses what it cannot understand", async () => {
    expect((await refusal(`${urls.overview(WORLD, 99)}`)).status).toBe(400);
    expect((await refusal(`${urls.overview(WORLD, 2)}?from=2026-02-30`)).status).toBe(400);
    expect((await refusal(`${urls.overview(WORLD, 2)}?country=Atlantis`)).status).toBe(404);
  });
});

it("VEN-01 one venue comes with its upcoming events, and an unknown one is an error", async () => {
  const venue = await get(urls.venue(String(hall)), VenueWithEvents);
  expect([venue.name, venue.events.map(({ name }) => name)]).toEqual(["Bulgaria Hall", ["Early", "Late"]]);
  expect(await refusal(urls.venue("999999"))).toEqual({ status: 404, error: "This venue doesn’t exist." });
  expect((await refusal(urls.venue("x"))).status).toBe(400);
});

it("VEN-02 an event leaves the map a day after it started, to the millisecond, by itself", async () => {
  const startsAt = Date.parse("2026-12-02T23:00:00+02:00");
  const club = () => get(`${urls.venuesInBounds(SOFIA, 0)}?categories=party`, Venues);
  clock.nowMs = startsAt + DAY_MS - 1;
  expect(await club()).toHaveLength(1);
  clock.nowMs = startsAt + DAY_MS;
  expect(await club()).toEqual([]);
  clock.nowMs = NOON;
});
