import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { Geocoded, VenueList } from "#contract/admin.ts";
import { ImportLine, ImportPreview } from "#contract/admin-import.ts";
import { Cities, Overview, SearchResults, SingleEvent, Venue, VenueWithEvents } from "#contract/catalog.ts";
import { cityFeedUrl, cityUrl } from "#contract/city-url.ts";
import { routes, urls } from "#contract/urls.ts";
import { FORMATS } from "#domain/event-import.ts";
import { placeCities } from "#server/catalog/place-cities.ts";
import { openGazetteer } from "#server/geo/gazetteer.ts";
import { startAdmin } from "#tests/support/admin.ts";

const { admin, app, database, get, refusal } = await startAdmin();

const WORLD = { west: -180, south: -90, east: 180, north: 90 };
const OREGON = { country: "USA", city: "Portland" };
const MAINE = { country: "USA", city: "Portland, Maine" };
const EVENT = { date: "2026-12-12", time: "20:00", image: "", link: "", description: "" };
const Venues = z.array(VenueWithEvents);

await admin.submit(routes.addCity, OREGON);
await admin.submit(routes.addCity, { country: "USA", city: "Portland", region: "ME" });
for (const [place, name, title] of [
  [OREGON, "Crystal Ballroom", "Rose Parade"],
  [MAINE, "State Theatre", "Lobster Ball"],
] as const) {
  const venue = { ...place, category: "concert", new_name: name, new_address: "1 Congress St" };
  await admin.submit(routes.addVenue, venue);
  const slug = name.toLowerCase().replace(" ", "-");
  await admin.submit(routes.addEvent, { ...place, ...EVENT, venue: slug, title });
}

const listed = async (query: string) =>
  (await get(`${urls.venuesInBounds(WORLD, 0)}?${query}`, Venues)).map(({ city, name }) => [city, name]);
const BALLROOM = ["Portland", "Crystal Ballroom"];
const THEATRE = ["Portland, Maine", "State Theatre"];

describe("two cities of one name in one country", () => {
  it("CTY-01 CTY-02 are two, each with its region and GeoNames id; the second is shown with its region", async () => {
    expect(await get(urls.cities("USA"), Cities)).toEqual(["Portland", "Portland, Maine"]);
    const { rows } = await database.db.execute(
      sql`select name, region, geonames_id as id, round(longitude) as at from cities order by cities.id`,
    );
    expect(rows).toEqual([
      { name: "Portland", region: "Oregon", id: 5746545, at: -123 },
      { name: "Portland", region: "Maine", id: 4975802, at: -70 },
    ]);
  });

  it("CTY-05 are added by form once each, by name, label or letters of the region", async () => {
    const again = async (form: object) =>
      (await admin.refusal(routes.addCity, { country: "USA", ...form })).error;
    expect(await again({ city: "PORTLAND" })).toBe("Portland is already in the list of USA.");
    expect(await again({ city: "Portland", region: "oregon" })).toBe(
      "Portland is already in the list of USA.",
    );
    for (const form of [{ city: "Portland", region: "Maine" }, { city: "portland, me" }])
      expect(await again(form)).toBe("Portland, Maine is already in the list of USA.");
    const unknown = { country: "USA", city: "Portland", region: "Alaska" };
    expect((await admin.post(routes.addCity, unknown)).json()).toMatchObject({
      slug: "portland-alaska",
      notice: { code: "cityAtCenter", params: { city: "Portland, Alaska", country: "USA" } },
    });
    const remote = { city: "Portland", region: "Alaska", coordinates: "-150,61" };
    expect(await admin.submit(routes.addCity, { country: "USA", ...remote })).toBe("City Added");
    expect(await get(urls.cities("USA"), Cities)).toContain("Portland, Alaska");
    await database.db.execute(sql`delete from cities where region = 'Alaska'`);
  });

  it("CTY-05 are chosen in every call by label, or by name and region", async () => {
    const names = async (city: string) =>
      (await get(urls.venuesOfCity("USA", city), z.array(Venue))).map(({ name }) => name);
    expect(await names("Portland")).toEqual(["Crystal Ballroom"]);
    expect(await names("portland, oregon")).toEqual(["Crystal Ballroom"]);
    expect(await names("Portland, ME")).toEqual(["State Theatre"]);
    expect((await refusal(urls.venuesOfCity("USA", "Portland, Texas"))).error).toMatch(/no city called/);

    const inList = async (query: Record<string, string>) =>
      (await admin.read(routes.adminVenues, query, VenueList)).venues.map(({ name }) => name);
    expect(await inList(MAINE)).toEqual(["State Theatre"]);
    expect(await inList({ city: "Portland" })).toEqual(["Crystal Ballroom"]);
    const told = { country: "USA", city: "Portland", region: "Maine" };
    const form = { ...told, ...EVENT, venue: "state-theatre", event: "lobster-ball", old_date: EVENT.date };
    expect(await admin.submit(routes.editEvent, { ...form, title: "Lobster Ball", time: "21:00" })).toBe(
      "Event Edited",
    );
    expect((await admin.read(routes.geocode, MAINE, Geocoded)).timeZone).toBe("America/New_York");
    const wrong = { ...form, city: "Portland", region: "Oregon", title: "Lobster Ball" };
    expect((await admin.refusal(routes.editEvent, wrong)).error).toMatch(
      /no venue at “state-theatre” in Portland/,
    );
  });

  it("CTY-04 are apart on the map, by every way to name them", async () => {
    expect((await listed("")).sort()).toEqual([THEATRE, BALLROOM]);
    for (const city of ["Portland", "portland, OREGON"])
      expect(await listed(new URLSearchParams({ country: "USA", city }).toString())).toEqual([BALLROOM]);
    expect(await listed(new URLSearchParams({ city: "Portland, Maine" }).toString())).toEqual([THEATRE]);
    expect(await listed(new URLSearchParams({ city: "Portland, Texas" }).toString())).toEqual([]);
    const { venues, cells } = await get(`${urls.overview(WORLD, 2)}?city=Portland,%20Maine`, Overview);
    expect(venues).toBe(1);
    expect(cells).toMatchObject([{ city: "Portland, Maine", country: "USA" }]);
  });

  it("CTY-04 are found by a search for name and region", async () => {
    const found = async (text: string) =>
      (await get(urls.search(text, 1), SearchResults)).results.map(({ name }) => name).sort();
    expect(await found("portland maine")).toEqual(["State Theatre"]);
    expect(await found("portland oregon")).toEqual(["Crystal Ballroom"]);
    expect(await found("portland")).toEqual(["Crystal Ballroom", "State Theatre"]);
  });

  it("CTY-01 have addresses, feeds and places in the sitemap of their own", async () => {
    const feed = async (city: string) => (await app.inject(cityFeedUrl("USA", city, "atom"))).body;
    expect(await feed("Portland")).toMatch(/<title>Portland, USA[\s\S]*Rose Parade/);
    expect(await feed("Portland, Maine")).toMatch(/<title>Portland, Maine, USA[\s\S]*Lobster Ball/);
    expect(await feed("Portland, Maine")).not.toContain("Rose Parade");
    expect(await feed("Portland, Oregon")).toContain("Rose Parade");
    const { body } = await app.inject("/sitemaps/cities.xml");
    for (const city of ["Portland", "Portland, Maine"])
      expect(body).toContain(`${cityUrl("USA", city)}</loc>`);
  });
});

it("CTY-07 cities of an older version get their region once, where the gazetteer has one of the name there", async () => {
  const insert = (name: string, longitude: number, latitude: number) =>
    database.db.execute(sql`insert into cities (country_code, name, name_key, longitude, latitude)
      values ('US', ${name}, ${name.toLowerCase()}, ${longitude}, ${latitude})`);
  await insert("Springfield", -89.65, 39.8);
  await insert("Salem", 10, 10);
  await placeCities(database.db, openGazetteer(), new Date());
  await insert("Albany", -73.75, 42.65);
  await placeCities(database.db, openGazetteer(), new Date());
  const { rows } = await database.db.execute(
    sql`select name, region from cities where name <> 'Portland' order by id`,
  );
  expect(rows).toEqual([
    { name: "Springfield", region: "Illinois" },
    { name: "Salem", region: "" },
    { name: "Albany", region: "" },
  ]);
  await database.db.execute(sql`delete from cities where name <> 'Portland'`);
});

const exported = async (format: string, city: string) =>
  (await admin.get(`${routes.exportEvents}?format=${format}&country=US&city=${encodeURIComponent(city)}`))
    .body;
async function preview(file: string, query: Record<string, string> = {}) {
  const answer = await admin.send(routes.importPreview, query, file);
  expect(answer.statusCode, answer.body).toBe(200);
  return ImportPreview.parse(answer.json());
}
async function apply(file: string, query: Record<string, string> = {}) {
  const answer = await admin.send(routes.importApply, query, file);
  return ImportLine.parse(JSON.parse(answer.body.trim().split("\n").at(-1)!));
}

describe("files", () => {
  it.each(FORMATS)(
    "CTY-06 %s of either city has its region, and comes back as the same events",
    async (format) => {
      const files = [await exported(format, "Portland"), await exported(format, "Portland, Maine")];
      expect(files.map((file) => /Rose Parade/.test(file))).toEqual([true, false]);
      expect(files.map((file) => /Maine/.test(file))).toEqual([false, true]);
      for (const file of files)
        expect((await preview(file)).counts).toMatchObject({ same: 1, new: 0, wrong: 0 });
    },
  );

  it.each([
    [
      "a table",
      "title,date,time,venue,city,state,country\nClam Bake,2026-12-20,20:00,State Theatre,Portland,ME,US",
    ],
    [
      "a label",
      'title,date,time,venue,city,country\nClam Bake,2026-12-20,20:00,State Theatre,"Portland, Maine",US',
    ],
    ["a calendar", calendar("State Theatre, 609 Congress St, Portland, ME 04101, USA")],
    ["JSON-LD", jsonLd("ME")],
  ])("CTY-06 %s that tells the region finds the venue there", async (_what, file) => {
    const { rows } = await preview(file);
    expect(rows).toMatchObject([{ status: "new", venue: "State Theatre", city: "Portland, Maine" }]);
  });

  it("CTY-06 a file does not mistake another city for one of its name, and adds it where that is wanted", async () => {
    const file = calendar("Guthrie's, 1 Main Street, Portland, TX 78374, USA");
    expect((await preview(file)).rows[0]).toMatchObject({
      status: "wrong",
      reason: expect.stringMatching(/no city/),
    });
    expect(await apply(file, { createVenues: "true" })).toMatchObject({ newVenues: 1, counts: { new: 1 } });
    expect(await get(urls.cities("USA"), Cities)).toEqual(["Portland", "Portland, Maine", "Portland, Texas"]);
    expect((await preview(file)).counts).toMatchObject({ same: 1 });
    const address = { location: "guthries", category: "other", name: "clam-bake", date: "2026-12-20" };
    const [, venue] = await get(urls.singleEvent(address), SingleEvent);
    expect(venue).toMatchObject({ city: "Portland, Texas", region: "Texas", timeZone: "America/Chicago" });
  });
});

function calendar(location: string): string {
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "X-WR-CALNAME:Test",
    "BEGIN:VEVENT",
    "UID:clam@example.org",
    "DTSTART:20261220T200000",
    "SUMMARY:Clam Bake",
    `LOCATION:${location.replaceAll(",", "\\,")}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ].join("\r\n");
}

function jsonLd(region: string): string {
  return JSON.stringify({
    "@type": "Event",
    name: "Clam Bake",
    startDate: "2026-12-20T20:00",
    location: {
      "@type": "Place",
      name: "State Theatre",
      address: {
        "@type": "PostalAddress",
        addressLocality: "Portland",
        addressRegion: region,
        addressCountry: "US",
      },
    },
  });
}
