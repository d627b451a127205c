import { eq } from "drizzle-orm";
import { XMLParser } from "fast-xml-parser";
import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { GeoJson } from "#contract/catalog.ts";
import { cityFeedUrl } from "#contract/city-url.ts";
import { urls } from "#contract/urls.ts";
import { DAY_MS } from "#domain/time.ts";
import { events, organizers } from "#server/platform/db/schema/catalog.ts";
import { startTestApp } from "#tests/support/app.ts";
import { openTestDatabase } from "#tests/support/databases.ts";

const PUBLIC_URL = "https://events.example.org";
const database = await openTestDatabase();
const { app, clock, get, keeper, refusal, world } = await startTestApp(database, { PUBLIC_URL });

const hall = await world.addVenue();
const late = await world.addEvent(hall, { name: "Late & <Loud>", date: "2026-12-20" });
// Clocks in Sofia go back between these two hours.
await world.addEvent(hall, { name: "Before the change", date: "2027-10-31", time: "02:30" });
await world.addEvent(hall, { name: "After the change", date: "2027-10-31", time: "05:30" });
await world.addEvent(hall, { name: "Gone", date: "2026-11-01" });
const club = await world.addVenue({
  name: "Club Ñandú",
  category: "party",
  city: "São Paulo",
  countryCode: "BR",
});
await world.addEvent(club, { name: "Deep Night", date: "2026-12-02", time: "23:00" });
const suva = await world.addVenue({
  name: "Reef",
  countryCode: "CI",
  city: "Abidjan",
  longitude: 5,
  latitude: -4,
});
await world.addEvent(suva, { name: "Sunrise" });

const fair = await world.addVenue({
  name: "Market Hall",
  category: "exhibition",
  city: "Osaka",
  countryCode: "JP",
});
const details = (set: Partial<typeof events.$inferInsert>, id: number) =>
  database.db.update(events).set(set).where(eq(events.id, id));
const [gallery] = await database.db
  .insert(organizers)
  .values({ name: "City Gallery", slug: "city-gallery" })
  .returning({ id: organizers.id });
await details(
  { isFree: true, organizerId: gallery!.id },
  await world.addEvent(fair, { name: "Open Day", date: "2026-12-01" }),
);
await details(
  { priceFrom: 20, currency: "EUR", tags: ["family"], minAge: 12 },
  await world.addEvent(fair, { name: "Market", date: "2026-12-02" }),
);
await details({ status: "cancelled" }, await world.addEvent(fair, { name: "Off", date: "2026-12-04" }));
await keeper.reload();

async function calendar(url: string) {
  const answer = await app.inject(url);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.headers["content-type"]).toBe("text/calendar; charset=utf-8");
  const parsed = new ICAL.Component(ICAL.parse(answer.body));
  return parsed.getAllSubcomponents("vevent").map((part) => new ICAL.Event(part));
}

const summaries = async (url: string) => (await calendar(url)).map(({ summary }) => summary);

describe("PAGE-12 a calendar to subscribe to", () => {
  it("has the upcoming events of a venue at the right instants, each under a name that stays", async () => {
    const events = await calendar(urls.venueFeed(String(hall), "ics"));
    expect(events.map(({ summary, startDate }) => [summary, startDate.toJSDate().toISOString()])).toEqual([
      ["Late & <Loud>", "2026-12-20T18:00:00.000Z"],
      ["Before the change", "2027-10-30T23:30:00.000Z"],
      ["After the change", "2027-10-31T03:30:00.000Z"],
    ]);
    expect(events[0]).toMatchObject({ uid: `event-${late}@events.example.org`, sequence: 0 });
    expect(String(events[0]?.component.getFirstPropertyValue("url"))).toBe(
      `${PUBLIC_URL}/event/location=bulgaria-hall&category=concert&event=late-loud&date=2026-12-20`,
    );
  });

  it("is there for a city by name or by address, for a category and for a search", async () => {
    expect(await summaries(cityFeedUrl("Brazil", "São Paulo", "ics"))).toEqual(["Deep Night"]);
    expect(await summaries(`/feeds/city/BR/${encodeURIComponent("são paulo")}.ics`)).toEqual(["Deep Night"]);
    expect(await summaries(cityFeedUrl("Côte d'Ivoire", "Abidjan", "ics"))).toEqual(["Sunrise"]);
    expect(await summaries(urls.categoryFeed("party", "ics"))).toEqual(["Deep Night"]);
    expect(await summaries(urls.searchFeed("loud", "ics"))).toEqual(["Late & <Loud>"]);
    expect(await summaries(urls.searchFeed("nothing of the kind", "ics"))).toEqual([]);
  });

  it("is not sent again while nothing changed", async () => {
    const url = urls.venueFeed(String(club), "ics");
    const first = await app.inject(url);
    const again = () => app.inject({ url, headers: { "if-none-match": String(first.headers.etag) } });
    expect((await again()).statusCode).toBe(304);
    await world.addEvent(club, { name: "One more" });
    expect((await again()).statusCode).toBe(200);
  });

  it("can be read by pages of others", async () => {
    const answer = await app.inject(urls.categoryFeed("party", "ics"));
    expect(answer.headers["access-control-allow-origin"]).toBe("*");
  });
});

describe("CORE-53 a feed can be narrowed like the map", () => {
  const at = (query: string) => [
    `${urls.venueFeed(String(fair), "ics")}?${query}`,
    `${cityFeedUrl("Japan", "Osaka", "ics")}?${query}`,
    `${urls.categoryFeed("exhibition", "ics")}?${query}`,
    `${urls.worldFeed("all", "ics")}?${query}&country=Japan`,
  ];

  it.each([
    ["free=true", ["Open Day"]],
    ["maxPrice=20&currency=EUR", ["Open Day", "Market"]],
    ["tags=family", ["Market"]],
    ["organizer=city-gallery", ["Open Day"]],
    ["times=evening&tags=family", ["Market"]],
    ["times=morning,night", []],
    ["age=11&status=scheduled", ["Open Day"]],
    ["status=cancelled", ["Off"]],
    ["from=2026-12-02&to=2026-12-03", ["Market"]],
    ["when=tonight", []],
  ])("by %s", async (query, expected) => {
    for (const url of at(query)) expect(await summaries(url), url).toEqual(expected);
  });

  it("tells its own address with the filter, and refuses one that makes no sense", async () => {
    const { body } = await app.inject(
      `${urls.categoryFeed("exhibition", "atom")}?utm=1&tags=family&free=true`,
    );
    expect(body).toContain(`<id>${PUBLIC_URL}/feeds/category/exhibition.atom?free=true&#38;tags=family</id>`);
    for (const query of ["when=later", "maxPrice=20", "from=2026-02-30", "free=no"])
      for (const url of at(query))
        expect(await refusal(url)).toMatchObject({ status: 400, error: expect.stringMatching(/\.$/) });
  });
});

describe("PAGE-12 an Atom feed", () => {
  it("has every element the format asks for, with texts kept as texts", async () => {
    const answer = await app.inject(urls.venueFeed(String(hall), "atom"));
    expect(answer.headers["content-type"]).toBe("application/atom+xml; charset=utf-8");
    const xml = answer.body;
    expect(xml).toMatch(
      /^<\?xml version="1.0" encoding="utf-8"\?>\n<feed xmlns="http:\/\/www.w3.org\/2005\/Atom">/,
    );
    expect(xml).toContain("<title>Late &#38; &#60;Loud&#62;</title>");
    expect(xml).toContain(`<id>tag:events.example.org,2026:event-${late}</id>`);
    expect(xml).toContain(
      `<link rel="self" type="application/atom+xml" href="${PUBLIC_URL}/feeds/venue/${hall}.atom"/>`,
    );
    expect(xml).toContain("20.12.2026 20:00h, Bulgaria Hall, Sofia, Bulgaria");
    const entries = xml.split("<entry>").slice(1);
    expect(entries).toHaveLength(3);
    for (const entry of entries)
      for (const name of ["title", "id", "published", "updated", "summary"])
        expect(entry.match(new RegExp(`<${name}>[^<]+</${name}>`, "g")), name).toHaveLength(1);
  });

  it("OUT-363 is RSS as well, for programs that read no Atom", async () => {
    const answer = await app.inject(urls.venueFeed(String(hall), "rss"));
    expect(answer.headers["content-type"]).toBe("application/rss+xml; charset=utf-8");
    const { rss } = new XMLParser({ ignoreAttributes: false }).parse(answer.body);
    const items = [rss.channel.item].flat();
    const atom = await app.inject(urls.venueFeed(String(hall), "atom"));
    expect(items.length).toBe(atom.body.split("<entry>").length - 1);
    expect(items[0]).toMatchObject({ link: expect.stringContaining(`${PUBLIC_URL}/event/`) });
    expect(Date.parse(items[0].pubDate)).toBeGreaterThan(0);
  });

  it("without events is still a feed", async () => {
    const empty = await world.addVenue({ name: "Empty", category: "theater" });
    const { body } = await app.inject(urls.venueFeed(String(empty), "atom"));
    expect(body).toMatch(/<updated>.+<\/updated>/);
    expect(body).not.toContain("<entry>");
  });
});

it.each([
  ["/feeds/venue/999999.ics", 404],
  ["/feeds/venue/9999999999.ics", 404],
  ["/feeds/venue/x.ics", 400],
  ["/feeds/venue/1.pdf", 400],
  ["/feeds/city/Bulgaria/Atlantis.ics", 404],
  ["/feeds/city/Atlantis/Sofia.ics", 404],
  ["/feeds/category/nothing.atom", 400],
  ["/feeds/area/23&42&24.ics", 400],
  ["/feeds/area/23&43&24&42.ics", 400],
  ["/feeds/search.ics", 400],
  ["/feeds/other.ics?q=x", 400],
])("%s is refused with a sentence", async (url, status) => {
  const refused = await refusal(url);
  expect(refused).toMatchObject({ status, error: expect.stringMatching(/\.$/) });
});

describe("FOL-19 the calendar of an area", () => {
  const sofia = { west: 23.2, south: 42.6, east: 23.5, north: 42.8 };
  const reef = { west: 4, south: -5, east: 6, north: -3 };

  it("has the events in it, cancelled ones as such, and can be narrowed", async () => {
    const names = ["Late & <Loud>", "Before the change", "After the change"];
    expect(await summaries(urls.areaFeed(reef, "ics"))).toEqual(["Sunrise"]);
    expect(await summaries(urls.areaFeed(sofia, "ics"))).toEqual(expect.arrayContaining(names));
    expect(await summaries(urls.areaFeed(sofia, "ics"))).not.toContain("Sunrise");
    expect((await app.inject(urls.areaFeed(sofia, "ics"))).body).toContain("STATUS:CANCELLED");
    expect(await summaries(`${urls.areaFeed(sofia, "ics")}?to=2026-12-31&categories=concert`)).toEqual(
      names.slice(0, 1),
    );
  });

  it("goes over the date line", async () => {
    const around = { west: 170, south: -90, east: 10, north: 90 };
    expect(await summaries(urls.areaFeed(around, "ics"))).toEqual(["Sunrise"]);
  });
});

describe("PAGE-12 GeoJSON of a box", () => {
  const SOFIA = { west: 23.2, south: 42.6, east: 23.5, north: 42.8 };

  it("has a point for each venue in it, longitude first, with its events", async () => {
    const { features } = await get(urls.geoJson({ ...SOFIA }), GeoJson);
    expect(
      features.map(({ geometry, properties }) => [geometry.coordinates, properties.name]),
    ).toContainEqual([[23.3305, 42.6949], "Bulgaria Hall"]);
    const answer = await app.inject(urls.geoJson(SOFIA));
    expect(answer.headers["content-type"]).toBe("application/geo+json; charset=utf-8");
    expect(answer.headers["access-control-allow-origin"]).toBe("*");
  });

  it("can be narrowed like the map, and refuses a box that is none", async () => {
    const { features } = await get(`${urls.geoJson(SOFIA)}?categories=party&country=BR`, GeoJson);
    expect(features.map(({ properties }) => properties.name)).toEqual(["Club Ñandú"]);
    expect((await refusal("/api/geojson/1&2&3")).status).toBe(400);
    expect((await refusal("/api/geojson/0&5&1&1")).status).toBe(400);
  });
});

// Last: what has left the lists does not come back with the clock.
it("PAGE-12 a calendar drops an event a day after it started", async () => {
  clock.nowMs = Date.parse("2026-12-20T18:00:00Z") + DAY_MS;
  expect(await summaries(urls.venueFeed(String(hall), "ics"))).not.toContain("Late & <Loud>");
});
