import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { EventList, VenueList } from "#contract/admin.ts";
import { Cities, EventsCount, SingleEvent, VenueWithEvents } from "#contract/catalog.ts";
import { routes, urls } from "#contract/urls.ts";
import { favorites } from "#server/platform/db/schema/visitors.ts";
import { adminOf, signedIn, startAdmin } from "#tests/support/admin.ts";

const { app, admin, database, get, world } = await startAdmin();

const SOFIA = { country: "Bulgaria", city: "Sofia" };
const STRINGS = {
  date: "2026-12-12",
  time: "20:00",
  title: "Winter Strings",
  image: "",
  link: "https://tickets.example.org/1",
  description: "An evening by candlelight.",
};
const WORLD = { west: -180, south: -90, east: 180, north: 90 };
const onMap = async () => get(urls.venuesInBounds(WORLD, 0), z.array(VenueWithEvents));
const countRows = async () => {
  const { rows } = await database.db.execute(
    sql`select (select count(*) from cities) || ' ' || (select count(*) from venues) || ' ' || (select count(*) from events)
      || ' ' || (select count(*) from audit_log) as counts`,
  );
  return rows[0]!.counts;
};

describe("API-26 ADM-07 the seven forms", () => {
  it("add, change and delete by JSON, each saying its text, and are on the map at once", async () => {
    const VARNA = { country: "Bulgaria", city: "Varna" };
    const HALL = { ...VARNA, category: "concert", venue: "bulgaria-hall" };
    const here = async () => (await onMap()).filter(({ city }) => city === "Varna");
    expect(await admin.submit(routes.addCity, VARNA)).toBe("City Added");
    expect(await get(urls.cities("Bulgaria"), Cities)).toContain("Varna");
    const venue = { ...VARNA, category: "concert", new_name: "Bulgaria Hall", new_address: "1 Aksakov St" };
    expect(await admin.submit(routes.addVenue, venue)).toBe("Venue Added");
    const before = await get("/api/all-events-count", EventsCount);
    expect(await admin.submit(routes.addEvent, { ...HALL, ...STRINGS })).toBe("Event Added");
    expect((await here())[0]).toMatchObject({
      name: "Bulgaria Hall",
      address: "1 Aksakov St",
      timeZone: "Europe/Sofia",
      events: [{ name: "Winter Strings", date: "2026-12-12", slug: "winter-strings" }],
    });
    const [{ totalEventsCount }] = await get("/api/all-events-count", EventsCount);
    expect(totalEventsCount).toBe(before[0].totalEventsCount + 1);

    const moved = {
      ...HALL,
      ...STRINGS,
      event: "winter-strings",
      old_date: "2026-12-12",
      date: "2026-12-13",
    };
    expect(await admin.submit(routes.editEvent, moved)).toBe("Event Edited");
    expect((await here())[0]!.events[0]).toMatchObject({ date: "2026-12-13", slug: "winter-strings" });

    expect(
      await admin.submit(routes.editVenue, { ...HALL, new_name: "Hall Bulgaria", new_address: "" }),
    ).toBe("Venue Edited");
    expect((await here())[0]).toMatchObject({
      name: "Hall Bulgaria",
      slug: "hall-bulgaria",
      address: "1 Aksakov St",
    });
    const renamed = { ...HALL, venue: "hall-bulgaria" };
    expect(
      await admin.submit(routes.deleteEvent, { ...renamed, event: "winter-strings", old_date: "2026-12-13" }),
    ).toBe("Event Deleted");
    expect(await here()).toEqual([]);
    expect(await admin.submit(routes.deleteVenue, renamed)).toBe("Venue Deleted");
    expect((await admin.read(routes.adminVenues, VARNA, VenueList)).venues).toEqual([]);
  });

  it("ADM-13 take multipart forms as well", async () => {
    const silistra = { country: "BG", city: "Силистра", coordinates: "" };
    const added = await admin.postMultipart(routes.addCity, silistra);
    expect([added.statusCode, added.json().message]).toEqual([200, "City Added"]);
    const wrong = await admin.postMultipart(routes.addVenue, { ...silistra, category: "theater" });
    expect([wrong.statusCode, Object.keys(wrong.json().fields)]).toEqual([
      400,
      expect.arrayContaining(["new_name"]),
    ]);
  });

  it("take the encoding of HTML forms as well", async () => {
    const said: string[] = [];
    const send = async (url: string, form: Record<string, unknown>) => {
      const answer = await admin.postForm(url, form);
      said.push(answer.json().message ?? answer.body);
    };
    const ruse = { country: "BG", city: "Русе", category: "all", venue: "opera" };
    await send(routes.addCity, { country: "BG", city: "Русе", coordinates: "" });
    await send(routes.addVenue, {
      country: "BG",
      city: "РУСЕ",
      category: "theater",
      new_name: "Опера",
      new_address: "пл. Свобода",
      coordinates: "25.95,43.85",
    });
    await send(routes.addEvent, { ...ruse, ...STRINGS });
    const event = { ...ruse, event: "winter-strings", old_date: STRINGS.date };
    await send(routes.editEvent, { ...event, ...STRINGS, title: "Тоска", version: "1" });
    await send(routes.editVenue, { ...ruse, new_name: "", new_address: "пл. Света Троица", version: "1" });
    await send(routes.deleteEvent, { ...event, event: "toska", version: "2" });
    await send(routes.deleteVenue, { ...ruse, confirm: "on" });
    expect(said).toEqual([
      "City Added",
      "Venue Added",
      "Event Added",
      "Event Edited",
      "Venue Edited",
      "Event Deleted",
      "Venue Deleted",
    ]);
  });
});

describe("ADM-01 whoever is no administrator", () => {
  const calls = Object.entries(routes).filter(([, url]) =>
    /^\/api\/(admin|city|location\/|event\/)/.test(url),
  );
  it.each(calls)("finds nothing at %s, not even a complaint about the form", async (_name, url) => {
    const { cookie } = await signedIn(database, "user", "Guest");
    for (const headers of [{}, { cookie }])
      for (const method of ["GET", "POST"] as const) {
        const answer = await app.inject({
          method,
          url,
          headers,
          ...(method === "POST" && { payload: { a: 1 } }),
        });
        expect([answer.statusCode, answer.json()]).toEqual([
          404,
          { error: "There’s nothing at this address.", code: "nothingHere" },
        ]);
      }
  });
});

describe("ADM-10 a wrong form", async () => {
  await world.addVenue({ name: "National Theatre", category: "theater" });
  const theatre = { ...SOFIA, category: "theater", venue: "national-theatre" };
  const event = { ...theatre, ...STRINGS };
  const wrong: [string, string, Record<string, unknown>, string, RegExp][] = [
    ["no country", routes.addCity, { city: "Sofia" }, "country", /./],
    [
      "an unknown country",
      routes.addCity,
      { country: "Atlantis", city: "Sofia" },
      "country",
      /no country called “Atlantis”/,
    ],
    [
      "a city that is there",
      routes.addCity,
      { country: "Bulgaria", city: "SÓFIA" },
      "city",
      /Sofia is already in the list of Bulgaria/,
    ],
    [
      "a pin off the Earth",
      routes.addCity,
      { country: "Bulgaria", city: "X", coordinates: [200, 0] },
      "coordinates",
      /Earth/,
    ],
    [
      "all as a new venue's category",
      routes.addVenue,
      { ...SOFIA, category: "all", new_name: "A", new_address: "B" },
      "category",
      /categories/,
    ],
    [
      "a venue without a name",
      routes.addVenue,
      { ...SOFIA, category: "party", new_name: " ", new_address: "B" },
      "new_name",
      /empty/,
    ],
    [
      "a venue in no city",
      routes.addVenue,
      { country: "Bulgaria", city: "Burgas", category: "party", new_name: "A", new_address: "B" },
      "city",
      /Add it first/,
    ],
    [
      "an unknown venue",
      routes.addEvent,
      { ...event, venue: "nowhere" },
      "venue",
      /no theater venue at “nowhere” in Sofia/,
    ],
    ["a date that does not exist", routes.addEvent, { ...event, date: "2027-02-29" }, "date", /exists/],
    ["a far date", routes.addEvent, { ...event, date: "9999-01-01" }, "date", /2200/],
    ["a time that does not exist", routes.addEvent, { ...event, time: "24:00" }, "time", /HH:mm/],
    [
      "a time in a daylight-saving gap",
      routes.addEvent,
      { ...event, date: "2027-03-28", time: "03:30" },
      "time",
      /clocks go forward/,
    ],
    [
      "a line break in a link",
      routes.addEvent,
      { ...event, link: "https://a.example/\nX:1" },
      "link",
      /https/,
    ],
    [
      "a tab in a picture's address",
      routes.addEvent,
      { ...event, image: "https://a.example/\tx" },
      "image",
      /https/,
    ],
    ["a script as link", routes.addEvent, { ...event, link: "javascript:alert(1)" }, "link", /https/],
    ["a picture from a file", routes.addEvent, { ...event, image: "file:///etc/passwd" }, "image", /https/],
    ["a picture without a host", routes.addEvent, { ...event, image: "http:picture" }, "image", /https/],
    [
      "a title of 10,000 characters",
      routes.addEvent,
      { ...event, title: "x".repeat(10_000) },
      "title",
      /200/,
    ],
    [
      "a description of 10,001",
      routes.addEvent,
      { ...event, description: "x".repeat(10_001) },
      "description",
      /10,000/,
    ],
    ["a null character", routes.addEvent, { ...event, description: "\0" }, "description", /null/],
    ["a title of two lines", routes.addEvent, { ...event, title: "a\nb" }, "title", /line/],
    [
      "an unknown event",
      routes.editEvent,
      { ...event, event: "nothing", old_date: STRINGS.date },
      "event",
      /no event/,
    ],
    [
      "an unknown date",
      routes.deleteEvent,
      { ...theatre, event: "winter-strings", old_date: "soon" },
      "old_date",
      /YYYY/,
    ],
  ];
  it.each(wrong)("with %s names the field and changes nothing", async (_what, url, form, field, sentence) => {
    const before = await countRows();
    const { status, error, fields } = await admin.refusal(url, form);
    expect(status).toBe(400);
    expect(error).toMatch(/^.+\.$/s);
    expect(Object.keys(fields ?? {})).toContain(field);
    expect(fields![field]).toMatch(sentence);
    expect(await countRows()).toBe(before);
  });

  it("names every wrong field at once", async () => {
    const { fields } = await admin.refusal(routes.addEvent, {
      ...event,
      date: "",
      time: "25:00",
      title: "",
      link: "x",
    });
    expect(Object.keys(fields!).toSorted()).toEqual(["date", "link", "time", "title"]);
  });

  it("that is no form at all is refused", async () => {
    for (const payload of ["", "null", "[]", '"x"', "{"]) {
      const answer = await app.inject({
        method: "POST",
        url: routes.addCity,
        headers: { cookie: (await signedIn(database)).cookie, "content-type": "application/json" },
        payload,
      });
      expect(answer.statusCode).toBe(400);
    }
  });

  it("tells of a second event of the same name at the same time", async () => {
    await admin.submit(routes.addEvent, event);
    const { fields } = await admin.refusal(routes.addEvent, { ...event, title: "WINTER strings" });
    expect(fields!.title).toMatch(/already/);
    await admin.submit(routes.addEvent, { ...event, time: "22:00" });
    const slugs = (await admin.read(routes.venueEvents, theatre, EventList)).map(({ slug }) => slug);
    expect(slugs.toSorted()).toEqual(["winter-strings", "winter-strings-2"]);
  });

  it("keeps HTML in a description as the text it is", async () => {
    await admin.submit(routes.addEvent, { ...event, title: "Bold", description: "<b>bold</b> & more" });
    const [[found]] = await get(
      urls.singleEvent({
        location: "national-theatre",
        category: "theater",
        name: "bold",
        date: STRINGS.date,
      }),
      SingleEvent,
    );
    expect(found.description).toBe("<b>bold</b> & more");
  });
});

describe("ADM-12 two administrators", async () => {
  const venueId = await world.addVenue({ name: "Arena", category: "sport" });
  await world.addEvent(venueId);
  const arena = { ...SOFIA, category: "sport", venue: "arena" };
  const event = { ...arena, ...STRINGS, event: "winter-strings", old_date: STRINGS.date };

  it("editing the same event: the second is told and overwrites nothing", async () => {
    const other = adminOf(app, (await signedIn(database)).cookie);
    const [known] = await admin.read(routes.venueEvents, arena, EventList);
    expect(known!.version).toBe(1);
    await admin.submit(routes.editEvent, { ...event, time: "19:00", version: known!.version });
    const { status, error } = await other.refusal(routes.editEvent, {
      ...event,
      time: "21:00",
      version: known!.version,
    });
    expect([status, error]).toEqual([409, expect.stringMatching(/Someone else/)]);
    const [now] = await admin.read(routes.venueEvents, arena, EventList);
    expect(now).toMatchObject({ time: "19:00", version: 2 });
  });

  it("editing the same venue: likewise", async () => {
    const { venues } = await admin.read(routes.adminVenues, { q: "arena" }, VenueList);
    const { version } = venues[0]!;
    await admin.submit(routes.editVenue, { ...arena, new_address: "2 Stadium Sq", version });
    const refused = await admin.refusal(routes.editVenue, { ...arena, new_address: "3 Stadium Sq", version });
    expect(refused.status).toBe(409);
    expect((await admin.refusal(routes.deleteVenue, { ...arena, version })).status).toBe(409);
  });

  it("adding at the same moment: both get an address of their own", async () => {
    const names = Array.from({ length: 4 }, () => ({
      ...SOFIA,
      category: "party",
      new_name: "Club",
      new_address: "x",
    }));
    const said = await Promise.all(names.map((form) => admin.submit(routes.addVenue, form)));
    expect(said).toEqual(Array(4).fill("Venue Added"));
    const { venues } = await admin.read(routes.adminVenues, { q: "club", category: "party" }, VenueList);
    expect(venues.map(({ slug }) => slug).toSorted()).toEqual([
      "club",
      "club-sofia",
      "club-sofia-2",
      "club-sofia-3",
    ]);
  });
});

describe("a venue whose events are favourites", async () => {
  const venueId = await world.addVenue({ name: "Odeon", category: "festival" });
  const eventIds = [await world.addEvent(venueId), await world.addEvent(venueId, { name: "Summer" })];
  const odeon = { ...SOFIA, category: "festival", venue: "odeon" };
  const { id: userId } = await signedIn(database, "user");

  it("is deleted only after a question that says how many", async () => {
    await database.db.insert(favorites).values(eventIds.map((eventId) => ({ userId, eventId })));
    const { status, error, fields } = await admin.refusal(routes.deleteVenue, odeon);
    expect([status, error]).toEqual([
      409,
      expect.stringMatching(/^2 events of Odeon are favorites of 1 person\./),
    ]);
    expect(fields).toHaveProperty("confirm");
    expect(await admin.submit(routes.deleteVenue, { ...odeon, confirm: true })).toBe("Venue Deleted");
  });
});

describe("ADM-241 what nothing knows", () => {
  const VILLAGE = { country: "Bulgaria", city: "Qwertyville" };
  const placeOf = async (name: string) => {
    const { rows } = await database.db.execute<{ longitude: number; latitude: number }>(
      sql`select longitude, latitude from cities where name = ${name}`,
    );
    return rows;
  };

  it("is added at the country's center, says so, and is moved when it is added again with its pin", async () => {
    const answer = (await admin.post(routes.addCity, VILLAGE)).json();
    expect(answer).toMatchObject({
      message: "City Added",
      slug: "qwertyville",
      notice: { code: "cityAtCenter", error: expect.stringMatching(/center of Bulgaria for now/) },
    });
    const [placed] = await placeOf("Qwertyville");
    expect(placed!.longitude).toBeGreaterThan(24);
    expect(placed!.longitude).toBeLessThan(26.5);
    expect(placed!.latitude).toBeGreaterThan(42);
    expect(placed!.latitude).toBeLessThan(43.3);
    expect((await admin.refusal(routes.addCity, VILLAGE)).fields!.city).toMatch(/already/);

    const moved = (await admin.post(routes.addCity, { ...VILLAGE, coordinates: "27.5,43.1" })).json();
    expect(moved).toMatchObject({ message: "City Added", id: answer.id });
    expect(moved).not.toHaveProperty("notice");
    expect(await placeOf("Qwertyville")).toEqual([{ longitude: 27.5, latitude: 43.1 }]);
    const again = { ...VILLAGE, coordinates: "27.6,43.2" };
    expect((await admin.refusal(routes.addCity, again)).fields!.city).toMatch(/already/);
  });

  it("is a venue without an address as well", async () => {
    const form = { ...SOFIA, category: "other", new_name: "Pop-up Stage" };
    for (const [index, more] of [{ new_address: "" }, {}].entries()) {
      const answer = (await admin.post(routes.addVenue, { ...form, ...more })).json();
      expect(answer).toMatchObject({ message: "Venue Added" });
      const { venues } = await admin.read(routes.adminVenues, { q: "pop-up" }, VenueList);
      expect(venues).toHaveLength(index + 1);
      expect(venues.map(({ address }) => address)).toEqual(Array(index + 1).fill(""));
    }
  });
});

describe("ADM-242 the calls that add", () => {
  it("answer with id, slug and address, which the next call and the browser can use", async () => {
    const city = (await admin.post(routes.addCity, { country: "Bulgaria", city: "Pleven" })).json();
    expect(city).toEqual({
      message: "City Added",
      id: expect.stringMatching(/^\d+$/),
      slug: "pleven",
      url: "http://localhost:3000/city/bulgaria/pleven",
    });
    const place = { country: "Bulgaria", city: "Pleven" };
    const form = { ...place, category: "concert", new_name: "Hall Katya", new_address: "" };
    const venue = (await admin.post(routes.addVenue, form)).json();
    expect(venue).toMatchObject({ message: "Venue Added", slug: "hall-katya" });
    expect(venue.url).toBe("http://localhost:3000/venue/hall-katya");
    const other = (await admin.post(routes.addVenue, { ...form, category: "party" })).json();
    expect(other.url).toBe("http://localhost:3000/venue/hall-katya/party");
    const event = { ...place, category: "concert", venue: venue.slug, ...STRINGS };
    const added = (await admin.post(routes.addEvent, event)).json();
    expect(added).toMatchObject({ message: "Event Added", slug: "winter-strings" });
    const path = urls.eventPage({
      location: "hall-katya",
      category: "concert",
      name: "winter-strings",
      date: STRINGS.date,
    });
    expect(added.url).toBe(`http://localhost:3000${path}`);
    const deleted = { ...event, event: added.slug, old_date: STRINGS.date };
    expect(await admin.submit(routes.deleteEvent, deleted)).toBe("Event Deleted");
  });
});

describe("API-242 venue and event", async () => {
  const one = await world.addVenue({ name: "Spec Hall Two", category: "concert" });
  await world.addEvent(one, { name: "Opening Night", date: "2026-12-20" });
  const chosen = { ...SOFIA, category: "All", venue: "spec hall two" };

  it("are taken by name as well as by slug, and any case of All is all", async () => {
    const listed = await admin.read(routes.venueEvents, { ...chosen, event: "Opening night" }, EventList);
    expect(listed.map(({ slug }) => slug)).toEqual(["opening-night"]);
    for (const venue of ["Spec Hall Two", "spec-hall-two"])
      for (const category of ["concert", "All"]) {
        const events = await get(urls.eventsOfVenue(venue, category), EventList.element.partial().array());
        expect(events.map(({ name }) => name)).toEqual(["Opening Night"]);
        const named = await get(
          urls.eventsBySlug(venue, category, "Opening Night"),
          EventList.element.partial().array(),
        );
        expect(named.map(({ slug }) => slug)).toEqual(["opening-night"]);
      }
    const event = { ...chosen, ...STRINGS, event: "Opening Night", old_date: "2026-12-20" };
    expect(await admin.submit(routes.editEvent, event)).toBe("Event Edited");
    const renamed = { ...chosen, event: "winter strings", old_date: STRINGS.date };
    expect(await admin.submit(routes.deleteEvent, renamed)).toBe("Event Deleted");
    const edited = { ...chosen, new_name: "Spec Hall Three" };
    expect(await admin.submit(routes.editVenue, edited)).toBe("Venue Edited");
    expect(await admin.submit(routes.deleteVenue, { ...chosen, venue: "Spec Hall Three" })).toBe(
      "Venue Deleted",
    );
  });

  it("of which there are several are refused with the choices", async () => {
    const form = { ...SOFIA, category: "party", new_name: "Twin", new_address: "" };
    for (const _ of [1, 2]) await admin.submit(routes.addVenue, form);
    const twin = { ...SOFIA, category: "party", venue: "TWIN" };
    expect((await admin.refusal(routes.deleteVenue, twin)).fields!.venue).toMatch(/: twin, twin-sofia\.$/);
    const answer = await app.inject(urls.eventsOfVenue("Twin ", "party").replace("%20", ""));
    expect([answer.statusCode, answer.json().code]).toEqual([400, "venueNameAmbiguous"]);
    expect(answer.json().params).toEqual({ venue: "Twin", choices: "twin, twin-sofia" });
    const exact = { ...twin, venue: "twin-sofia" };
    for (const time of ["20:00", "22:00"])
      await admin.submit(routes.addEvent, { ...exact, ...STRINGS, time });
    const event = { ...exact, event: "Winter Strings", old_date: STRINGS.date };
    const { fields } = await admin.refusal(routes.deleteEvent, event);
    expect(fields!.event).toMatch(/: winter-strings, winter-strings-2\.$/);
    expect((await app.inject(urls.eventsOfVenue("No such hall", "all"))).statusCode).toBe(404);
  });
});
