import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { EmbeddedList, OEmbed } from "#contract/embeds.ts";
import { urls } from "#contract/urls.ts";
import { events } from "#server/platform/db/schema/catalog.ts";
import { startTestApp } from "#tests/support/app.ts";
import { openTestDatabase } from "#tests/support/databases.ts";

const PUBLIC_URL = "https://events.example.org";
const database = await openTestDatabase();
const { app, get, keeper, refusal, world } = await startTestApp(database, { PUBLIC_URL });

const hall = await world.addVenue();
await world.addEvent(hall, { name: "Late & <Loud>", date: "2026-12-20" });
const free = await world.addEvent(hall, { name: "Open Stage", date: "2026-12-02" });
await database.db.update(events).set({ isFree: true }).where(eq(events.id, free));
await world.addEvent(hall, { name: "Called off", date: "2026-12-03", status: "cancelled" });
const club = await world.addVenue({ name: "Club", category: "party" });
await world.addEvent(club, { name: "Deep Night", date: "2026-12-02", time: "23:00" });
const fair = await world.addVenue({ name: "Market Hall", category: "exhibition" });
const run = await world.addEvent(fair, { name: "Long Show", date: "2026-11-01" });
await database.db
  .update(events)
  .set({ endDate: "2027-01-10", endsAt: new Date("2027-01-10T22:00:00Z") })
  .where(eq(events.id, run));
const osaka = await world.addVenue({
  name: "Far Stage",
  city: "Osaka",
  countryCode: "JP",
  timeZone: "Asia/Tokyo",
  longitude: 135.5,
  latitude: 34.7,
});
await world.addEvent(osaka, { name: "Far Song", date: "2026-12-05" });
await keeper.reload();

const LOUD = { location: "bulgaria-hall", category: "concert", name: "late-loud", date: "2026-12-20" };
const oEmbedOf = (page: string, more = "") => `/oembed?url=${encodeURIComponent(PUBLIC_URL + page)}${more}`;
const names = (html: string) =>
  [...html.matchAll(/<strong dir="auto">(.*?)<\/strong>/g)].map(([, name]) => name);

async function frame(url: string, headers: Record<string, string> = {}) {
  const answer = await app.inject({ url, headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.body;
}

it("SEC-303 a month is the same frame whatever unknown parameters its address has", async () => {
  const plain = await frame("/embed/month?city=Sofia&month=2026-12&lang=en");
  expect(await frame("/embed/month?junk=1&city=Sofia&month=2026-12&lang=en&utm_source=x")).toBe(plain);
});

describe("EMB-01 oEmbed", () => {
  it("answers pages of events, venues and cities with a frame of ours", async () => {
    const event = await get(oEmbedOf(urls.eventPage(LOUD), "&format=json"), OEmbed);
    expect(event).toMatchObject({
      version: "1.0",
      type: "rich",
      title: "Late & <Loud>",
      provider_url: PUBLIC_URL,
      width: 600,
      thumbnail_url: expect.stringMatching(/\/og\/event\/\d+\.png$/),
    });
    expect(event.html).toContain(
      `src="${PUBLIC_URL}/embed/event/location=bulgaria-hall&#38;category=concert`,
    );
    expect(event.html.match(/</g)).toHaveLength(2);
    const venue = await get(oEmbedOf("/venue/bulgaria-hall"), OEmbed);
    expect(venue.html).toContain(`src="${PUBLIC_URL}/embed/list?venue=${hall}"`);
    const city = await get(oEmbedOf("/city/bulgaria/sofia/concert?page=2"), OEmbed);
    expect(city.html).toContain("/embed/list?country=Bulgaria&#38;city=Sofia&#38;categories=concert");
    // Every frame that is named is there.
    for (const { html } of [event, venue, city])
      await frame(/src="([^"]+)"/.exec(html)![1]!.replace(PUBLIC_URL, "").replaceAll("&#38;", "&"));
  });

  it("EMB-362 is as high as its list, up to 480 pixels", async () => {
    const lonely = await world.addVenue({ name: "Lonely Hall", city: "Plovdiv", category: "virtual" });
    await world.addEvent(lonely, { name: "Alone", date: "2026-12-21" });
    await expect.poll(async () => (await get(oEmbedOf("/venue/lonely-hall"), OEmbed)).height).toBe(206);
    expect((await get(oEmbedOf("/city/bulgaria/sofia"), OEmbed)).height).toBe(480);
  });

  it("keeps within the size that is asked for", async () => {
    const small = await get(oEmbedOf(urls.eventPage(LOUD), "&maxwidth=320&maxheight=200"), OEmbed);
    expect(small).toMatchObject({ width: 320, height: 200 });
    expect(small.thumbnail_url).toBeUndefined();
    expect(small.html).toContain('width="320" height="200"');
  });

  it("knows no other page, no other site and no other format", async () => {
    for (const page of [
      "/",
      "/map",
      "/blog/x",
      "/venue/nowhere",
      "/city/bulgaria",
      "/event/x",
      "/city/x/%E0%A4",
    ])
      expect((await refusal(oEmbedOf(page))).status, page).toBe(404);
    expect(
      (await refusal("/oembed?url=https%3A%2F%2Felsewhere.example%2Fvenue%2Fbulgaria-hall")).status,
    ).toBe(404);
    expect((await refusal("/oembed?url=nonsense")).status).toBe(404);
    expect((await refusal("/oembed")).status).toBe(400);
    expect((await refusal(oEmbedOf("/venue/bulgaria-hall", "&format=xml"))).status).toBe(501);
  });
});

describe("EMB-02 the list as a frame", () => {
  it("has the next events of a city, runs that began earlier last, and opens pages of ours in new tabs", async () => {
    const html = await frame("/embed/list?city=Sofia&country=Bulgaria&lang=en");
    expect(names(html)).toEqual([
      "Open Stage",
      "Deep Night",
      "Called off",
      "Late &#38; &#60;Loud&#62;",
      "Long Show",
    ]);
    expect(html).toContain("<h1>Events in Sofia</h1>");
    expect(html).toContain("<em>Cancelled</em>");
    expect(html).toContain("<em>Free</em>");
    const links = html.match(/<a [^>]+>/g)!;
    for (const link of links) expect(link).toContain('target="_blank" rel="noopener"');
    expect(html).not.toMatch(/<script|\son\w+=|style="/);
  });

  it("takes the filters of the map, an area, a venue and a number of events", async () => {
    expect(names(await frame("/embed/list?city=Sofia&categories=party"))).toEqual(["Deep Night"]);
    expect(names(await frame("/embed/list?city=Sofia&free=true"))).toEqual(["Open Stage"]);
    expect(names(await frame("/embed/list?q=far"))).toEqual(["Far Song"]);
    expect(names(await frame("/embed/list?area=135,34,136,35"))).toEqual(["Far Song"]);
    const venue = await frame(`/embed/list?venue=${hall}&limit=1&lang=en`);
    expect(names(venue)).toEqual(["Open Stage"]);
    expect(venue).toContain('href="/venue/bulgaria-hall" target="_blank" rel="noopener">All 2 events</a>');
  });

  it("speaks the language that is asked for, or the browser's, and has the colours that are asked for", async () => {
    expect(await frame("/embed/list?city=Sofia&lang=bg&theme=dark")).toMatch(
      /<html lang="bg" dir="ltr" data-theme="dark">[\s\S]*<h1>Събития: София<\/h1>/,
    );
    const html = await frame("/embed/list?city=Sofia", { "accept-language": "bg-BG,bg;q=0.9" });
    expect(html).toContain('<html lang="bg" dir="ltr" data-theme="auto">');
  });

  it("says that there is nothing, and what is wrong with its address", async () => {
    expect(await frame("/embed/list?city=Atlantis&lang=en")).toContain("No upcoming events here");
    const wrong = await app.inject("/embed/list?limit=900&lang=bg");
    expect(wrong.statusCode).toBe(400);
    expect(wrong.headers["content-type"]).toContain("text/html");
    expect(wrong.headers["content-security-policy"]).toContain("frame-ancestors *");
    expect(wrong.body).toMatch(/role="alert">[^<]*[а-я]/);
    expect((await app.inject("/embed/list?venue=999999")).statusCode).toBe(404);
    expect((await app.inject("/embed/list?area=1,2,3,4&q=x")).statusCode).toBe(400);
  });
});

describe("EMB-03 the month as a frame", () => {
  it("counts what is on each day, names some of it, and leads to the other months", async () => {
    const html = await frame("/embed/month?city=Sofia&month=2026-12&lang=en&theme=light");
    expect(html).toContain("<h1>December 2026</h1>");
    expect(html).toContain('aria-label="Wednesday 2 December: 3 events">2<small>3</small>');
    expect(html).toContain('id="day-20">Sunday 20 December</h2>');
    expect(html).toContain('href="/embed/month?city=Sofia&#38;lang=en&#38;theme=light&#38;month=2027-01"');
    expect(html).toContain('aria-label="Back to November 2026"');
    // What is on for weeks stands behind what starts on the day.
    expect(names(html).slice(1, 4)).toEqual(["Open Stage", "Deep Night", "Long Show"]);
  });

  it("begins with this month, from today on, and never leads into the past", async () => {
    const html = await frame("/embed/month?city=Sofia&lang=en");
    expect(html).toContain("<h1>November 2026</h1>");
    expect(html).toContain('<td aria-current="date"><a href="#day-15"');
    expect(html).toContain("<td><span>14</span></td>");
    expect(html).not.toContain("Back to");
    expect(await frame("/embed/month?city=Atlantis&lang=en")).toContain("No upcoming events here");
    expect((await app.inject("/embed/month?month=2026-13")).statusCode).toBe(400);
  });
});

describe("EMB-04 an event as a frame", () => {
  it("shows the event, and says so where there is none", async () => {
    const html = await frame(`/embed${urls.eventPage(LOUD)}?lang=en`);
    expect(html).toContain('<h1 dir="auto">Late &#38; &#60;Loud&#62;</h1>');
    expect(html).toContain("20.12.2026");
    // EMB-362: cut to the card, a poster would lose half of its words.
    expect(html).toMatch(/<img class="picture" src="\/posters\/\d+-art\.svg/);
    expect(html).toContain('target="_blank"');
    const missing = await app.inject(
      "/embed/event/location=x&category=concert&event=y&date=2026-12-01?lang=en",
    );
    expect(missing.statusCode).toBe(404);
    expect(missing.body).toContain("This event is no longer listed.");
  });
});

it("EMB-05 frames may be shown by any site, run nothing and are cached; other answers may not be framed", async () => {
  for (const url of [
    "/embed/list?city=Sofia&lang=en",
    "/embed/month?lang=en",
    `/embed${urls.eventPage(LOUD)}?lang=en`,
  ]) {
    const { headers } = await app.inject(url);
    expect(headers["content-security-policy"], url).toMatch(/^default-src 'none'; .*frame-ancestors \*$/);
    expect(headers["content-security-policy"]).not.toMatch(/script-src|unsafe/);
    expect(headers["cross-origin-resource-policy"]).toBe("cross-origin");
    expect(headers["cache-control"]).toBe("public, max-age=300");
    expect(headers.vary).toBe("accept-encoding");
  }
  expect((await app.inject("/embed/list")).headers.vary).toContain("accept-language");
  for (const url of [urls.worldFeed("all", "json"), "/oembed?url=x", "/api/embed/list"])
    expect((await app.inject(url)).headers["content-security-policy"], url).toContain(
      "frame-ancestors 'none'",
    );
});

it("EMB-363 editors of other sites find cities and venues by name", async () => {
  for (const url of ["/api/places/Sofia", "/api/submissions/venues?q=Bulgaria"]) {
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.headers["access-control-allow-origin"]], url).toEqual([200, "*"]);
  }
});

it("EMB-06 pages of others read the same list as data, with addresses in full", async () => {
  const answer = await app.inject("/api/embed/list?city=Sofia&categories=concert&limit=2&lang=bg");
  expect(answer.headers["access-control-allow-origin"]).toBe("*");
  expect(answer.headers["cross-origin-resource-policy"]).toBe("cross-origin");
  const list = EmbeddedList.parse(answer.json());
  expect(list).toMatchObject({ title: "Събития: София", total: 2, allText: "Всички 2 събития" });
  expect(list.events.map(({ name, note }) => [name, note])).toEqual([
    ["Open Stage", "Безплатно"],
    ["Called off", "Отменено"],
  ]);
  for (const { url, picture } of list.events)
    for (const address of [url, picture, list.allUrl])
      expect(address).toMatch(/^https:\/\/events\.example\.org\//);
  expect(await refusal("/api/embed/list?maxPrice=3")).toMatchObject({ status: 400 });
});
