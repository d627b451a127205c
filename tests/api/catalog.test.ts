import { describe, expect, it } from "vitest";
import { z } from "zod";
import {
  CategoryNames,
  Cities,
  Countries,
  Event,
  EventsCount,
  FavoriteGroups,
  SingleEvent,
  Venue,
  VenueWithEvents,
} from "#contract/catalog.ts";
import { urls } from "#contract/urls.ts";
import { CATEGORIES } from "#domain/category.ts";
import { NO_DETAILS } from "#domain/event/event-fields.ts";
import { NOON, startTestApp } from "#tests/support/app.ts";
import { openTestDatabase } from "#tests/support/databases.ts";

const { get, refusal, world } = await startTestApp(await openTestDatabase());

const hall = await world.addVenue();
const strings = await world.addEvent(hall);
const next = await world.addEvent(hall, { date: "2026-12-19", image: "https://pictures.example.org/a.jpg" });
const past = await world.addEvent(hall, { name: "Summer Night", date: "2026-07-01" });
const called = await world.addEvent(hall, { name: "Events", date: "2026-12-24" });
const theatre = await world.addVenue({ name: "Драматичен театър", category: "theater", city: "Пловдив" });
const cherry = await world.addEvent(theatre, { name: "Вишнева градина", date: "2026-12-01", time: "19:00" });
await world.addVenue({ name: "Empty Club", category: "party", countryCode: "US", city: "New York" });

describe("API-04 countries", () => {
  it("are all there, with the ids of upcoming events", async () => {
    const countries = await get("/api/countries", Countries);
    expect(countries.length).toBeGreaterThan(240);
    const bulgaria = countries.find(({ country }) => country === "Bulgaria");
    expect(bulgaria?.events.toSorted()).toEqual([strings, next, called, cherry].map(String).toSorted());
    expect(countries.find(({ country }) => country === "USA")?.events).toEqual([]);
  });

  it("say at most ten events each", async () => {
    const busy = await world.addVenue({ name: "Arena", countryCode: "GR", city: "Athens" });
    for (let day = 1; day <= 12; day++)
      await world.addEvent(busy, { date: `2026-12-${String(day).padStart(2, "0")}` });
    const countries = await get("/api/countries", Countries);
    expect(countries.find(({ country }) => country === "Greece")?.events).toHaveLength(10);
  });
});

it("API-05 categories are the nine names", async () => {
  expect(await get("/api/categories", CategoryNames)).toEqual([...CATEGORIES]);
});

describe("API-06 cities of a country", () => {
  it("are found by its name or code, whatever the case", async () => {
    for (const country of ["Bulgaria", "bulgaria", "BG"])
      expect(await get(urls.cities(country), Cities)).toEqual(["Sofia", "Пловдив"]);
  });

  it("are none for a country without venues, and an error for no country", async () => {
    expect(await get(urls.cities("Japan"), Cities)).toEqual([]);
    expect(await refusal(urls.cities("Atlantis"))).toEqual({
      status: 404,
      error: "There is no country called “Atlantis”.",
    });
  });
});

it("API-07 the total counts every event, past ones too", async () => {
  const [before] = await get("/api/all-events-count", EventsCount);
  await world.addEvent(theatre, { name: "Premiere", date: "2025-01-01" });
  const [after] = await get("/api/all-events-count", EventsCount);
  expect(after.totalEventsCount).toBe(before.totalEventsCount + 1);
});

describe("API-08 venues of a city", () => {
  it("come without case and accents, narrowed by category or not", async () => {
    const all = await get(urls.venuesOfCity("Bulgaria", "SOFIA"), z.array(Venue));
    expect(all).toEqual([
      {
        _id: String(hall),
        name: "Bulgaria Hall",
        slug: "bulgaria-hall",
        category: "concert",
        country: "Bulgaria",
        countryCode: "BG",
        city: "Sofia",
        region: "",
        address: "1 Main Street",
        coordinates: ["23.3305", "42.6949"],
        timeZone: "Europe/Sofia",
      },
    ]);
    expect(await get(`${urls.venuesOfCity("Bulgaria", "Sofia")}?category=party`, z.array(Venue))).toEqual([]);
    expect(await get(`${urls.venuesOfCity("Bulgaria", "Sofia")}?category=all`, z.array(Venue))).toHaveLength(
      1,
    );
  });

  it("are an error for a city nobody added", async () => {
    expect(await refusal(urls.venuesOfCity("Bulgaria", "Springfield"))).toEqual({
      status: 404,
      error: "There is no city called “Springfield” in Bulgaria.",
    });
    expect((await refusal(`${urls.venuesOfCity("Bulgaria", "Sofia")}?category=golf`)).status).toBe(400);
  });
});

describe("API-09 events of a venue", () => {
  it("come with the past ones, by date", async () => {
    const events = await get(urls.eventsOfVenue("bulgaria-hall", "concert"), z.array(Event));
    expect(events.map(({ _id }) => _id)).toEqual([past, strings, next, called].map(String));
  });

  it("are none for a venue without events, and an error for no venue", async () => {
    expect(await get(urls.eventsOfVenue("empty-club", "all"), z.array(Event))).toEqual([]);
    expect((await refusal(urls.eventsOfVenue("nowhere", "concert"))).status).toBe(404);
    expect((await refusal(urls.eventsOfVenue("bulgaria-hall", "golf"))).error).toBe(
      "category must be one of the categories, or all.",
    );
  });
});

it("API-10 the events of one slug come one for each date", async () => {
  const events = await get(urls.eventsBySlug("bulgaria-hall", "concert", "winter-strings"), z.array(Event));
  expect(events.map(({ date }) => date)).toEqual(["2026-12-12", "2026-12-19"]);
  expect((await refusal(urls.eventsBySlug("bulgaria-hall", "concert", "nothing"))).status).toBe(404);
});

describe("API-11 a single event", () => {
  const address = {
    location: "bulgaria-hall",
    category: "concert",
    name: "winter-strings",
    date: "2026-12-12",
  };

  it("SEEN-04 comes as a list with the event, then its venue", async () => {
    const [[event], venue] = await get(urls.singleEvent(address), SingleEvent);
    expect(event).toEqual({
      _id: String(strings),
      name: "Winter Strings",
      link: "https://tickets.example.org/1",
      image: expect.stringMatching(new RegExp(`^/posters/${strings}\\.svg\\?v=\\w+$`)),
      date: "2026-12-12",
      time: "20:00",
      description: "An evening by candlelight.",
      slug: "winter-strings",
      expiresAt: Date.parse("2026-12-13T18:00:00Z"),
      startsAt: "2026-12-12T18:00:00.000Z",
      hasTime: true,
      endsAt: null,
      previousStart: null,
      ...NO_DETAILS,
      organizer: null,
      series: null,
      publishedAt: expect.any(Number),
    });
    expect(venue.name).toBe("Bulgaria Hall");
  });

  it("keeps the picture it brought", async () => {
    const [[event]] = await get(urls.singleEvent({ ...address, date: "2026-12-19" }), SingleEvent);
    expect(event.image).toBe("https://pictures.example.org/a.jpg");
  });

  it('may be called "events", and the list of that slug still works', async () => {
    const [[event]] = await get(
      urls.singleEvent({ ...address, name: "events", date: "2026-12-24" }),
      SingleEvent,
    );
    expect(event._id).toBe(String(called));
    const list = await get(urls.eventsBySlug("bulgaria-hall", "concert", "events"), z.array(Event));
    expect(list.map(({ _id }) => _id)).toEqual([String(called)]);
  });

  it("is an error when unknown or when its date does not exist", async () => {
    expect(await refusal(urls.singleEvent({ ...address, date: "2026-12-13" }))).toEqual({
      status: 404,
      error: "This event doesn’t exist.",
    });
    expect((await refusal(urls.singleEvent({ ...address, date: "2026-02-30" }))).status).toBe(400);
  });
});

describe("API-12 LAND-03 latest events", () => {
  const Latest = z.array(VenueWithEvents);
  const ids = (entries: z.infer<typeof Latest>) =>
    entries.flatMap(({ events }) => events.map(({ _id }) => Number(_id)));

  it("are the upcoming ones added last, of one country and category", async () => {
    const concerts = await get(urls.latestEvents("Bulgaria", "concert"), Latest);
    expect(ids(concerts)).toEqual([called, next, strings]);
    expect(ids(await get(urls.latestEvents("Bulgaria", "theater"), Latest))).toEqual([cherry]);
    expect(await get(urls.latestEvents("USA", "party"), Latest)).toEqual([]);
  });

  it("are at most twelve", async () => {
    const hallOfMany = await world.addVenue({ name: "Many", countryCode: "FR", city: "Paris" });
    const added: number[] = [];
    for (let day = 10; day < 24; day++)
      added.push(await world.addEvent(hallOfMany, { date: `2026-12-${day}` }));
    expect(ids(await get(urls.latestEvents("France", "concert"), Latest))).toEqual(
      added.toReversed().slice(0, 12),
    );
  });

  it("are an error for another category or no country", async () => {
    expect((await refusal(urls.latestEvents("Bulgaria", "sport"))).status).toBe(400);
    expect((await refusal(urls.latestEvents("Atlantis", "party"))).status).toBe(404);
  });
});

describe("API-14 favourite events by id", () => {
  it("come grouped by venue, past ones too, unknown ones left out", async () => {
    const groups = await get(urls.favorites([past, strings, cherry, 999_999].map(String)), FavoriteGroups);
    const found = groups.map(({ location, events }) => [location, events.map(({ _id }) => Number(_id))]);
    expect(found).toEqual([
      ["Bulgaria Hall", [past, strings]],
      ["Драматичен театър", [cherry]],
    ]);
    expect(groups[1]).toMatchObject({
      category: "theater",
      city: "Пловдив",
      country: "Bulgaria",
      slug: "dramatichen-teatar",
    });
  });

  it("are an error when they are not ids, or too many", async () => {
    expect((await refusal(urls.favorites(["1", "x"]))).error).toBe(
      "ids must be event ids, separated by commas.",
    );
    expect((await refusal(urls.favorites(Array(201).fill("7")))).status).toBe(400);
  });
});

it("API-01 nobody is signed in", async () => {
  expect(await get("/api/current_user", z.literal(false))).toBe(false);
});

it("an answer does not change within one state of the world, and the next state changes it at once", async () => {
  expect(NOON).toBeLessThan(Date.parse("2026-12-12"));
  const before = await get(urls.latestEvents("Bulgaria", "party"), z.array(VenueWithEvents));
  const club = await world.addVenue({ name: "Yalta", category: "party" });
  await world.addEvent(club, { name: "Deep Sofia" });
  const after = await get(urls.latestEvents("Bulgaria", "party"), z.array(VenueWithEvents));
  expect([before.length, after.length]).toEqual([0, 1]);
});
