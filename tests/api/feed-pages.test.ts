import type { LightMyRequestResponse } from "fastify";
import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { cityFeedUrl } from "#contract/city-url.ts";
import { urls } from "#contract/urls.ts";
import { startTestApp } from "#tests/support/app.ts";
import { openTestDatabase } from "#tests/support/databases.ts";

const PUBLIC_URL = "https://events.example.org";
const database = await openTestDatabase();
const { app, keeper, refusal, world } = await startTestApp(database, { PUBLIC_URL });

const SOFIA = { west: 23.2, south: 42.6, east: 23.5, north: 42.8 };
const halls = [];
for (const name of ["First", "Second", "Third"]) halls.push(await world.addVenue({ name: `${name} Hall` }));
const [first, second, third] = halls;
const day = (number: number) => `2026-12-0${number}`;
for (const number of [1, 2, 3]) await world.addEvent(first!, { name: `First ${number}`, date: day(number) });
// Two events at the same minute are told apart by their ids.
await world.addEvent(second!, { name: "Second 3", date: day(3) });
await world.addEvent(third!, { name: "Third 4", date: day(4) });
const club = await world.addVenue({ name: "Club", category: "party", city: "Osaka", countryCode: "JP" });
await world.addEvent(club, { name: "Night", date: day(5) });
await keeper.reload();

const ALL = ["First 1", "First 2", "First 3", "Second 3", "Third 4", "Night"];

function namesOf(body: string, url: string): string[] {
  if (/\.ics\b/.test(url)) return [...body.matchAll(/^SUMMARY:(.*)\r$/gm)].map(([, name]) => name!);
  if (/\.atom\b/.test(url)) return [...body.matchAll(/<entry><title>([^<]*)/g)].map(([, name]) => name!);
  const { items, features } = JSON.parse(body);
  return items
    ? items.map(({ title }: { title: string }) => title)
    : features.flatMap(({ properties }: { properties: { events: { name: string }[] } }) =>
        properties.events.map(({ name }) => name),
      );
}

/** Follows the links to the next page to the end. */
async function pagesFrom(
  start: string,
): Promise<{ names: string[][]; bodies: string[]; addresses: string[] }> {
  const found = { names: [] as string[][], bodies: [] as string[], addresses: [] as string[] };
  let url: string | undefined = start;
  while (url !== undefined && found.names.length < 10) {
    const answer: LightMyRequestResponse = await app.inject(url);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.headers["access-control-expose-headers"]).toBe("link");
    found.names.push(namesOf(answer.body, url));
    found.bodies.push(answer.body);
    const next: string | undefined = /^<https:\/\/events\.example\.org(\/[^>]+)>; rel="next"$/.exec(
      String(answer.headers.link),
    )?.[1];
    if (next !== undefined) found.addresses.push(PUBLIC_URL + next);
    url = next;
  }
  return found;
}

describe("SHARE-01 what is large is told in pages, each with the address of the next", () => {
  it.each([
    urls.worldFeed("all", "ics"),
    urls.worldFeed("all", "json"),
    urls.worldFeed("all", "atom"),
    urls.areaFeed({ west: -180, south: -90, east: 180, north: 90 }, "ics"),
    urls.geoJson({ west: -180, south: -90, east: 180, north: 90 }),
  ])("%s", async (url) => {
    const { names } = await pagesFrom(`${url}?limit=2`);
    expect(names.length).toBeGreaterThan(1);
    expect(names.flat().toSorted()).toEqual(ALL.toSorted());
    expect((await pagesFrom(url)).names).toHaveLength(1);
  });

  it("a calendar goes on where the one before ended, and so does the feed for programs", async () => {
    for (const format of ["ics", "json"] as const)
      expect((await pagesFrom(`${urls.worldFeed("all", format)}?limit=4`)).names).toEqual([
        ALL.slice(0, 4),
        ALL.slice(4),
      ]);
  });

  it("keeps the filter, whatever else stood in the address", async () => {
    for (const url of [
      `${urls.worldFeed("all", "ics")}?limit=1&utm=x&categories=concert&from=${day(3)}`,
      `${cityFeedUrl("Bulgaria", "Sofia", "ics")}?limit=1&utm=x&from=${day(3)}`,
      `${urls.areaFeed(SOFIA, "ics")}?limit=1&utm=x&country=Bulgaria&from=${day(3)}`,
      `${urls.venueFeed(String(first), "ics")}?limit=1&utm=x`,
      `${urls.categoryFeed("concert", "atom")}?limit=3&utm=x`,
      `${urls.geoJson(SOFIA)}?limit=1&utm=x&country=Bulgaria`,
    ]) {
      const { names, addresses } = await pagesFrom(url);
      expect(addresses.length, url).toBe(names.length - 1);
      expect(addresses.length, url).toBeGreaterThan(0);
      expect(addresses.join(), url).not.toMatch(/utm|undefined/);
      expect(names.flat(), url).not.toContain("Night");
      expect(new Set(names.flat()).size, url).toBe(names.flat().length);
    }
  });

  it("an event that is added before the page's edge moves none of the others over it", async () => {
    const { addresses } = await pagesFrom(`${urls.venueFeed(String(third), "ics")}?limit=1`);
    expect(addresses).toEqual([]);
    await world.addEvent(third!, { name: "Third 6", date: day(6) });
    const [next] = (await pagesFrom(`${urls.venueFeed(String(third), "ics")}?limit=1`)).addresses;
    await world.addEvent(third!, { name: "Third 2", date: day(2) });
    expect((await pagesFrom(next!.slice(PUBLIC_URL.length))).names).toEqual([["Third 6"]]);
  });

  it("Atom and JSON Feed name the next page in their own words", async () => {
    const news = await pagesFrom(`${urls.venueFeed(String(first), "atom")}?limit=2`);
    const feed = `${PUBLIC_URL}/feeds/venue/${first}.atom?limit=2`;
    expect(news.bodies[0]).toContain(
      `<link rel="next" type="application/atom+xml" href="${news.addresses[0]?.replaceAll("&", "&#38;")}"/>`,
    );
    expect(news.bodies[1]).not.toContain('rel="next"');
    expect(news.bodies[1]).toContain(`<link rel="first" type="application/atom+xml" href="${feed}"/>`);
    for (const body of news.bodies) expect(body).toContain(`<id>${feed}</id>`);

    const answer = await app.inject(`${urls.venueFeed(String(first), "json")}?limit=2`);
    expect(answer.headers["content-type"]).toBe("application/feed+json; charset=utf-8");
    const json = answer.json();
    expect(answer.headers.link).toBe(`<${json.next_url}>; rel="next"`);
    expect(json).toMatchObject({
      version: "https://jsonfeed.org/version/1.1",
      home_page_url: `${PUBLIC_URL}/venue/first-hall/concert`,
      items: [
        {
          title: "First 1",
          url: expect.stringMatching(`^${PUBLIC_URL}/event/`),
          _event: { date: day(1), venue: "First Hall", city: "Sofia", category: "concert" },
        },
        { title: "First 2" },
      ],
    });
    const map = (await app.inject(`${urls.geoJson(SOFIA)}?limit=1`)).json();
    expect(map.next).toBe(`${PUBLIC_URL}${urls.geoJson(SOFIA)}?limit=1&after=${first}`);
  });

  it("refuses a page that is none", async () => {
    for (const query of ["after=x", "after=1", "after=-1.2", "limit=0", "limit=1001", "limit=x"])
      expect(await refusal(`${urls.worldFeed("all", "ics")}?${query}`), query).toMatchObject({
        status: 400,
        error: expect.stringMatching(/\.$/),
      });
    expect((await refusal(`${urls.geoJson(SOFIA)}?after=x`)).status).toBe(400);
  });
});

it("SHARE-02 a calendar that is not whole says which days it covers and where it goes on", async () => {
  const url = urls.venueFeed(String(first), "ics");
  const described = async (search: string) => {
    const { body } = await app.inject(url + search);
    const calendar = new ICAL.Component(ICAL.parse(body));
    return ["description", "x-wr-caldesc"].map((name) => calendar.getFirstPropertyValue(name)?.toString());
  };
  const [text, older] = await described("?limit=2");
  expect(text).toMatch(
    /^2 of 3 events, 01\.12\.2026 to 02\.12\.2026\. The next ones: https:\/\/events\.example\.org\/feeds\/venue\/\d+\.ics\?limit=2&after=\d+\.\d+$/,
  );
  expect(older).toContain("2 of 3 events");
  const [, after] = /after=([\d.]+)$/.exec(text!)!;
  expect((await described(`?limit=2&after=${after}`))[0]).toBe("1 of 3 events, 03.12.2026 to 03.12.2026.");
  expect(await described("")).toEqual([undefined, undefined]);
});
