import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { sitemapActions } from "#server/sitemap/actions.ts";
import { startTestApp } from "#tests/support/app.ts";
import { openTestDatabase } from "#tests/support/databases.ts";

const PUBLIC_URL = "https://events.example.org";
const { app, keeper, refusal, world } = await startTestApp(await openTestDatabase(), { PUBLIC_URL });

const hall = await world.addVenue();
const organizerId = await world.addOrganizer("Teatro Nomad");
await world.addOrganizer("Without Events");
for (let day = 1; day <= 5; day++) await world.addEvent(hall, { date: `2026-12-0${day}`, organizerId });
await world.addEvent(hall, { name: "Gone", date: "2026-11-01" });
const namesake = await world.addVenue({ category: "party", city: "São Paulo", countryCode: "BR" });
await world.addEvent(namesake, { name: "Samba" });
await world.addVenue({ name: "Empty", category: "theater", city: "Varna" });

async function addresses(path: string): Promise<string[]> {
  const answer = await app.inject(path);
  expect(answer.statusCode, path).toBe(200);
  expect(answer.headers["content-type"]).toBe("application/xml; charset=utf-8");
  expect(answer.body).toMatch(
    /^<\?xml version="1.0" encoding="UTF-8"\?>\n<(urlset|sitemapindex) xmlns="http:\/\/www.sitemaps.org\/schemas\/sitemap\/0.9">\n/,
  );
  expect(answer.body).toMatch(/<\/(urlset|sitemapindex)>\n$/);
  return [...answer.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) =>
    url!.replaceAll("&#38;", "&").replace(PUBLIC_URL, ""),
  );
}

describe("PAGE-12 the sitemap", () => {
  it("ORG-11 leads from its index to every event, venue, organizer and city with something on, and to nothing else", async () => {
    const files = await addresses("/sitemap.xml");
    expect(files).toEqual([
      "/sitemaps/pages.xml",
      "/sitemaps/cities.xml",
      "/sitemaps/organizers.xml",
      "/sitemaps/venues-1.xml",
      "/sitemaps/events-1.xml",
    ]);
    const [pages, cities, organizers, venues, events] = await Promise.all(files.map(addresses));
    expect(pages).toEqual(expect.arrayContaining(["/", "/map", "/blog", "/privacy"]));
    expect(pages!.filter((path) => path.startsWith("/blog/")).length).toBeGreaterThan(0);
    expect(cities).toEqual(["/city/bulgaria/sofia", "/city/brazil/sao-paulo"]);
    expect(organizers).toEqual(["/organizer/teatro-nomad"]);
    expect(venues).toEqual(["/venue/bulgaria-hall", "/venue/bulgaria-hall/party"]);
    const strings = (day: number) =>
      `/event/location=bulgaria-hall&category=concert&event=winter-strings&date=2026-12-0${day}`;
    expect(events).toEqual([
      ...[1, 2, 3, 4, 5].map(strings),
      "/event/location=bulgaria-hall&category=party&event=samba&date=2026-12-12",
    ]);
  });

  it("says when each was changed", async () => {
    const { body } = await app.inject("/sitemaps/events-1.xml");
    expect(body.match(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/g)).toHaveLength(6);
  });

  it("is sent compressed to those who can read that", async () => {
    const { headers, rawPayload } = await app.inject({
      url: "/sitemaps/events-1.xml",
      headers: { "accept-encoding": "gzip" },
    });
    expect(headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(rawPayload).toString()).toMatch(/<\/urlset>\n$/);
  });

  it("SEC-304 is not sent again to who has it, and read as it is by who takes nothing compressed", async () => {
    const url = "/sitemaps/events-1.xml";
    const { headers, body } = await app.inject(url);
    const etag = String(headers.etag);
    const again = await app.inject({ url, headers: { "if-none-match": etag, "accept-encoding": "gzip" } });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    expect(body).toMatch(/<\/urlset>\n$/);
  });

  it("starts a new file where one is full, and an event keeps its file", async () => {
    const sitemap = sitemapActions({
      listed: () => keeper.listed(),
      publicUrl: PUBLIC_URL,
      morePages: async () => [],
      fileSize: 2,
    });
    const files = [...(await sitemap.index()).matchAll(/sitemaps\/(events-\d+)/g)].map(([, name]) => name!);
    expect(files).toEqual(["events-1", "events-2", "events-3", "events-4"]);
    const sizes = await Promise.all(
      files.map(async (name) => (await Array.fromAsync(sitemap.file(name))).flat().length),
    );
    // The sixth event is over.
    expect(sizes).toEqual([2, 2, 1, 1]);
  });

  it.each(["events-0", "events-x", "events-99999", "users-1", "..%2fevents-1"])(
    "has no file %s",
    async (name) => {
      expect((await refusal(`/sitemaps/${name}.xml`)).status).toBe(404);
    },
  );

  it("of ids that nobody has yet is empty", async () => {
    expect(await addresses("/sitemaps/events-40000.xml")).toEqual([]);
  });
});

it("PAGE-12 robots are led to the sitemap and kept from calls and accounts", async () => {
  const { body, headers } = await app.inject("/robots.txt");
  expect(headers["content-type"]).toMatch("text/plain");
  expect(body).toContain(`Sitemap: ${PUBLIC_URL}/sitemap.xml`);
  expect(body).toContain("Disallow: /api/\n");
  expect(body).not.toContain("Disallow: /\n");
});
