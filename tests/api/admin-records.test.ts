import { isNotNull, sql } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { AuditPage, EventList, FeedbackPage, Geocoded, VenueList } from "#contract/admin.ts";
import { ImportPreview } from "#contract/admin-import.ts";
import { FavoriteGroups, SingleEvent } from "#contract/catalog.ts";
import { routes, urls } from "#contract/urls.ts";
import { DAY_MS } from "#domain/time.ts";
import { auditUpkeep } from "#server/admin/audit/store.ts";
import { WITHDRAWAL_UNDO_MS } from "#server/catalog/tables.ts";
import { auditLog } from "#server/platform/db/schema/operations.ts";
import { favorites } from "#server/platform/db/schema/visitors.ts";
import { signedIn, startAdmin } from "#tests/support/admin.ts";
import { NOON } from "#tests/support/app.ts";
import { startGeocodingService } from "#tests/support/geocoding-service.ts";

const service = await startGeocodingService();
afterAll(() => service.stop());
const { admin, clock, database, get, keeper, world, app } = await startAdmin({ GEOCODER_URL: service.url });
const hallId = await world.addVenue();
const SOFIA = { country: "Bulgaria", city: "Sofia" };
const HALL = { ...SOFIA, category: "concert", venue: "bulgaria-hall" };
const fields = {
  date: "2026-12-12",
  time: "20:00",
  title: "Winter Strings",
  image: "",
  link: "",
  description: "",
};
const single = (name: string, date: string, location = "bulgaria-hall") =>
  urls.singleEvent({ location, category: "concert", name, date });

describe("ADM-12 the log", () => {
  it("says who did what, the newest first", async () => {
    await admin.submit(routes.addEvent, { ...HALL, ...fields, title: "Logged" });
    await admin.submit(routes.editEvent, {
      ...HALL,
      ...fields,
      title: "Logged",
      event: "logged",
      old_date: fields.date,
      time: "21:00",
    });
    const log = await admin.read(routes.audit, { limit: "2" }, AuditPage);
    expect(log.map(({ who, action, subject }) => [who, action, subject])).toEqual([
      [
        "Ada Lovelace",
        "Event Edited",
        expect.stringContaining("20:00, Bulgaria Hall, Sofia → Logged, 2026-12-12 21:00"),
      ],
      ["Ada Lovelace", "Event Added", "Logged, 2026-12-12 20:00, Bulgaria Hall, Sofia"],
    ]);
    const next = await admin.read(routes.audit, { before: log[1]!._id }, AuditPage);
    expect(next).toEqual([]);
  });

  it("undoes the last deletion with favourites and old addresses, then the one before", async () => {
    const venueId = await world.addVenue({ name: "Old Mill" });
    const eventId = await world.addEvent(venueId, { name: "Grinding" });
    const otherId = await world.addEvent(venueId, { name: "Turning" });
    const { id: userId } = await signedIn(database, "user");
    await database.db.insert(favorites).values([{ userId, eventId, reminder: true }]);
    const mill = { ...HALL, venue: "old-mill" };
    await admin.submit(routes.deleteEvent, { ...mill, event: "turning", old_date: "2026-12-12" });
    await admin.submit(routes.deleteVenue, { ...mill, confirm: true });
    expect((await admin.get(single("grinding", "2026-12-12", "old-mill"))).statusCode).toBe(404);
    const [last] = await admin.read(routes.audit, { limit: "1" }, AuditPage);
    expect(last).toMatchObject({ action: "Venue Deleted", canUndo: true, isUndone: false });

    expect(await admin.submit(routes.undoDeletion, {})).toBe("Deletion Undone");
    const [[back]] = await get(single("grinding", "2026-12-12", "old-mill"), SingleEvent);
    expect(back._id).toBe(String(eventId));
    expect(await get(urls.favorites([String(eventId)]), FavoriteGroups)).toHaveLength(1);
    const kept = await database.db.select().from(favorites);
    expect(kept).toContainEqual(expect.objectContaining({ userId, eventId, reminder: true }));

    await admin.submit(routes.undoDeletion, {});
    const listed = await admin.read(routes.venueEvents, mill, EventList);
    expect(listed.map(({ _id }) => _id).toSorted()).toEqual([eventId, otherId].map(String).toSorted());
    expect(await admin.refusal(routes.undoDeletion, {})).toMatchObject({
      status: 409,
      error: "There’s no deletion to undo.",
    });
  });

  it("OPS-50 forgets what a deletion removed, favourites included, once it is old", async () => {
    await world.addVenue({ name: "Forgotten" });
    await admin.submit(routes.deleteVenue, { ...HALL, venue: "forgotten" });
    const canUndo = async () => (await admin.read(routes.audit, { limit: "1" }, AuditPage))[0]?.canUndo;
    await auditUpkeep(database.db, clock.nowMs - DAY_MS + WITHDRAWAL_UNDO_MS);
    expect(await canUndo()).toBe(true);
    await auditUpkeep(database.db, clock.nowMs + DAY_MS + WITHDRAWAL_UNDO_MS);
    expect(await canUndo()).toBe(false);
    expect(await database.db.$count(auditLog, isNotNull(auditLog.removed))).toBe(0);
  });

  it("brings a venue back under another address where its own is taken", async () => {
    await world.addVenue({ name: "Twin" });
    await admin.submit(routes.deleteVenue, { ...HALL, venue: "twin" });
    await admin.submit(routes.addVenue, {
      ...SOFIA,
      category: "concert",
      new_name: "Twin",
      new_address: "2",
    });
    await admin.submit(routes.undoDeletion, {});
    const { venues } = await admin.read(routes.adminVenues, { q: "twin" }, VenueList);
    expect(venues.map(({ slug }) => slug).toSorted()).toEqual(["twin", "twin-2"]);
  });
});

describe("a renamed event or venue", () => {
  it("still answers at its old addresses", async () => {
    const venueId = await world.addVenue({ name: "Club Mix" });
    const id = String(await world.addEvent(venueId));
    const club = { ...HALL, venue: "club-mix" };
    const edit = { ...club, ...fields, event: "winter-strings", old_date: "2026-12-12" };
    await admin.submit(routes.editEvent, { ...edit, title: "Summer Strings" });
    await admin.submit(routes.editEvent, {
      ...edit,
      event: "summer-strings",
      title: "Summer Strings",
      date: "2026-12-14",
    });
    await admin.submit(routes.editVenue, { ...club, new_name: "Club Max" });
    for (const [name, date, venue] of [
      ["winter-strings", "2026-12-12", "club-mix"],
      ["summer-strings", "2026-12-12", "club-mix"],
      ["summer-strings", "2026-12-14", "club-mix"],
      ["summer-strings", "2026-12-14", "club-max"],
    ] as const) {
      const [[event], { slug }] = await get(single(name, date, venue), SingleEvent);
      expect([event._id, event.slug, event.date, slug]).toEqual([
        id,
        "summer-strings",
        "2026-12-14",
        "club-max",
      ]);
    }
    // The name is not given to another venue, so that the old link stays right.
    await admin.submit(routes.addVenue, {
      ...SOFIA,
      category: "concert",
      new_name: "Club Mix",
      new_address: "1",
    });
    const { venues } = await admin.read(routes.adminVenues, { q: "club mix" }, VenueList);
    expect(venues.map(({ slug }) => slug)).toEqual(["club-mix-sofia"]);
  });
});

describe("Copy event", () => {
  it("adds it on several dates, all or none", async () => {
    await admin.submit(routes.addEvent, { ...HALL, ...fields, title: "Tour" });
    const tour = { ...HALL, event: "tour", old_date: fields.date };
    const said = await admin.submit(routes.copyEvent, {
      ...tour,
      dates: ["2026-12-13", "2026-12-14"],
      time: "18:00",
    });
    expect(said).toBe("Event Copied");
    const gap = await admin.refusal(routes.copyEvent, {
      ...tour,
      dates: "2027-03-27,2027-03-28",
      time: "03:30",
    });
    expect(gap.fields!.dates).toMatch(/clocks go forward/);
    const listed = await admin.read(routes.venueEvents, { ...HALL, event: "tour" }, EventList);
    expect(listed.map(({ date, time }) => `${date} ${time}`)).toEqual([
      "2026-12-14 18:00",
      "2026-12-13 18:00",
      "2026-12-12 20:00",
    ]);
  });
});

describe("ADM-09 places", () => {
  const geocode = (query: Record<string, string>) => admin.read(routes.geocode, query, Geocoded);

  it("are the service's address, asked once, or the city's centre", async () => {
    service.places.set("Vitosha", [23.3194, 42.6921]);
    const query = { ...SOFIA, address: "10 Vitosha Blvd" };
    const found = { coordinates: ["23.3194", "42.6921"], timeZone: "Europe/Sofia", precision: "address" };
    expect(await geocode(query)).toEqual(found);
    const asked = service.asked.length;
    expect(await geocode(query)).toEqual(found);
    expect(service.asked).toHaveLength(asked);
    expect(await geocode({ ...SOFIA, address: "" })).toMatchObject({ precision: "city" });
  });

  it("are where the pin was put by hand, in the time zone of that spot", async () => {
    expect(await geocode({ ...SOFIA, address: "", coordinates: "-0.1276,51.5072" })).toEqual({
      coordinates: ["-0.1276", "51.5072"],
      timeZone: "Europe/London",
      precision: "pin",
    });
  });

  it("lie near their city, or are not believed", async () => {
    service.places.set("Faraway", [2.35, 48.85]);
    expect(await geocode({ ...SOFIA, address: "1 Faraway St" })).toMatchObject({ precision: "city" });
  });

  it("are the city's centre while the service is down, which is then left alone", async () => {
    service.fault = "5xx";
    clock.nowMs += 10_000;
    expect(await geocode({ ...SOFIA, address: "1 Broken St" })).toMatchObject({ precision: "city" });
    const asked = service.asked.length;
    expect(await geocode({ ...SOFIA, address: "2 Broken St" })).toMatchObject({ precision: "city" });
    expect(service.asked).toHaveLength(asked);
    service.fault = "none";
    clock.nowMs = NOON;
  });

  it("give a venue its time zone, and its events their instants anew when it moves", async () => {
    await admin.submit(routes.addVenue, {
      ...SOFIA,
      category: "virtual",
      new_name: "Boat",
      new_address: "at sea",
    });
    const boat = { ...SOFIA, category: "virtual", venue: "boat" };
    await admin.submit(routes.addEvent, { ...boat, ...fields });
    const startOf = async () =>
      (await admin.read(routes.venueEvents, boat, EventList))[0]!.expiresAt - DAY_MS;
    expect(await startOf()).toBe(Date.parse("2026-12-12T18:00:00Z"));
    await admin.submit(routes.editVenue, { ...boat, coordinates: ["-74.0", "40.7"] });
    expect(await startOf()).toBe(Date.parse("2026-12-13T01:00:00Z"));
    const { venues } = await admin.read(routes.adminVenues, { q: "boat" }, VenueList);
    expect(venues[0]).toMatchObject({
      timeZone: "America/New_York",
      coordinates: ["-74", "40.7"],
      version: 2,
    });
  });
});

it("venues are found by any part of their name, in any case, accent and alphabet", async () => {
  await world.addVenue({ name: "Café Народен Дом", category: "other" });
  for (const q of ["cafe", "NARODEN", "дом", "Café нар"]) {
    const { venues } = await admin.read(
      routes.adminVenues,
      { q, category: "other", country: "bg" },
      VenueList,
    );
    expect(venues.map(({ name }) => name)).toEqual(["Café Народен Дом"]);
  }
  const { venues, hasMore } = await admin.read(routes.adminVenues, { ...SOFIA, limit: "1" }, VenueList);
  expect([venues.length, hasMore]).toEqual([1, true]);
});

it("feedback is listed with dates and averages", async () => {
  const answer = {
    favoriteFeature: "map",
    funniestEvent: "All",
    suggestions: "None",
    email: "a@example.org",
  };
  for (const [rating, daysAgo] of [
    ["1", 70],
    ["5", 2],
    ["4", 1],
  ] as const) {
    clock.nowMs = NOON - daysAgo * DAY_MS;
    const sent = await app.inject({ method: "POST", url: routes.feedback, payload: { ...answer, rating } });
    expect(sent.statusCode).toBe(200);
  }
  clock.nowMs = NOON;
  const page = await admin.read(routes.adminFeedback, { limit: "2" }, FeedbackPage);
  expect(page).toMatchObject({
    all: { count: 3, average: 3.33 },
    last30Days: { count: 2, average: 4.5 },
    months: [
      { month: "2026-11", count: 2, average: 4.5 },
      { month: "2026-09", count: 1, average: 1 },
    ],
    ratings: { 1: 1, 4: 1, 5: 1 },
    features: { map: 3 },
  });
  expect(page.messages.map(({ rating, at }) => [rating, at])).toEqual([
    [4, NOON - DAY_MS],
    [5, NOON - 2 * DAY_MS],
  ]);
});

describe("ADM-11 what is exported", async () => {
  await world.addEvent(hallId, {
    name: '=Quotes "and", commas; 🎷',
    date: "2026-12-30",
    description: "Two\nlines",
    image: "https://pictures.example.org/a.jpg",
  });
  const total = async () =>
    (
      await database.db.execute<{ n: number }>(sql`
      select count(*)::int as n from events e join venues v on v.id = e.venue_id where v.slug = 'bulgaria-hall'`)
    ).rows[0]!.n;

  it.each([
    ["csv", "text/csv"],
    ["ics", "text/calendar"],
    ["jsonld", "application/ld+json"],
  ])("as %s can be imported, and nothing is new then", async (format, type) => {
    const answer = await admin.get(
      `${routes.exportEvents}?format=${format}&country=BG&city=Sofia&venue=bulgaria-hall`,
    );
    expect(answer.headers["content-type"]).toContain(type);
    expect(answer.headers["content-disposition"]).toContain("attachment");
    const again = await admin.send(routes.importPreview, { category: "concert" }, answer.body);
    const { counts, rows } = ImportPreview.parse(again.json());
    expect(rows.filter(({ status }) => status !== "same")).toEqual([]);
    expect(counts.same).toBe(await total());
  });

  it("is all there, over many pages", async () => {
    const before = keeper.current().count().events;
    const rows = Array.from(
      { length: 1_200 },
      (_, n) => `Show ${n},2027-0${1 + (n % 9)}-11,20:00,Bulgaria Hall,Sofia,Bulgaria`,
    );
    const text = ["title,date,time,venue,city,country", ...rows].join("\n");
    await admin.send(routes.importApply, { source: "many", category: "concert" }, text);
    expect(keeper.current().count().events).toBe(before + 1_200);
    const answer = await admin.get(`${routes.exportEvents}?format=jsonld&from=2027-01-01`);
    expect(answer.json()["@graph"]).toHaveLength(1_200);
  });
});
