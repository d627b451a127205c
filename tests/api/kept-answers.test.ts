import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { urls } from "#contract/urls.ts";
import { diceOf } from "#domain/dice.ts";
import { DAY_MS, dateOfDay, dayNumber } from "#domain/time.ts";
import { NOON, startTestApp } from "#tests/support/app.ts";
import { openTestDatabase } from "#tests/support/databases.ts";

const TODAY = dayNumber("2026-11-15");
const WORLD = { west: -180, south: -90, east: 180, north: 90 };
const SOFIA = { west: 23.2, south: 42.6, east: 23.4, north: 42.8 };
const VARNA = { west: 27.8, south: 43.1, east: 28, north: 43.3 };
const PLACES = [
  { countryCode: "BG", city: "Sofia", longitude: 23.32, latitude: 42.69 },
  { countryCode: "BG", city: "Varna", longitude: 27.91, latitude: 43.21 },
  { countryCode: "US", city: "Honolulu", longitude: -157.85, latitude: 21.3 },
];
const HALLS = ["Sofia Hall", "Varna Hall", "Honolulu Hall"];

/** Pages as small as they can be: what one service says, and which rendering it is. */
const BUNDLE = `let renderings = 0;
export const entry = { module: { createPageHandler: () => async (request, { services }) => {
  const [, kind, ...rest] = decodeURIComponent(new URL(request.url).pathname).split("/");
  const read = {
    landing: () => services.landing({ longitude: 23.3, latitude: 42.7, country: "Bulgaria" }),
    count: () => services.upcomingCount(),
    around: () => services.citiesAround({ longitude: 23.3, latitude: 42.7 }),
    city: () => services.cityAt({ country: "bulgaria", city: rest[0], part: undefined, page: 1 }),
    venue: () => services.venueAt(rest[0], undefined),
    event: () => services.eventAt({ location: rest[0], category: "concert", name: rest[1], date: rest[2] }),
    organizer: () => services.organizerAt(rest[0], 1),
    view: () => services.busiestIn({ bounds: ${JSON.stringify(SOFIA)}, box: ${JSON.stringify(SOFIA)}, zoom: 12, filter: {}, includeEmpty: false }).totals,
    site: () => services.site.name,
  }[kind];
  const found = (await read()) ?? null;
  return { status: found === null ? 404 : 200, headers: [["content-type", "text/html"]], body: JSON.stringify({ rendering: ++renderings, found }) };
} } };`;

const folder = await mkdtemp(join(tmpdir(), "kept-"));
afterAll(() => rm(folder, { recursive: true }));
await mkdir(join(folder, "server"), { recursive: true });
await mkdir(join(folder, "client", "assets"), { recursive: true });
await mkdir(join(folder, "client", ".vite"));
await writeFile(join(folder, "server", "package.json"), '{"type":"module"}');
await writeFile(join(folder, "server", "index.js"), BUNDLE);
await writeFile(join(folder, "client", ".vite", "manifest.json"), "{}");

const database = await openTestDatabase();
const start = () => startTestApp(database, {}, { kind: "built", folder });
const { app, clock, world } = await start();
type App = typeof app;

const PAGES = [
  "/landing",
  "/count",
  "/city/sofia",
  "/city/varna",
  "/organizer/ada",
  "/view",
  "/around",
  "/site",
  "/venue/sofia-hall",
  "/venue/varna-hall",
  "/venue/bulgaria-hall",
  ...HALLS.map((hall) => `/event/${hall.toLowerCase().replace(" ", "-")}/first/2026-11-20`),
];
const CALLS = [
  ...[WORLD, SOFIA, VARNA].flatMap((box) => [
    urls.overview(box, 5),
    urls.geoJson(box),
    urls.counts(box),
    `${urls.overview(box, 9)}?q=first`,
    urls.areaFeed(box, "json"),
  ]),
  "/feeds/all.json",
  "/feeds/category/concert.json",
  "/feeds/all.json?country=Bulgaria",
  "/feeds/city/bulgaria/sofia.json",
  "/feeds/city/bulgaria/varna.ics",
  "/feeds/venue/1.json",
  "/api/embed/list?city=Sofia",
  "/api/embed/list?venue=1",
  "/api/embed/list",
  "/sitemap.xml",
  urls.search("first", 1),
  urls.latestEvents("Bulgaria", "concert"),
  "/api/venue/1",
];

/** The rendering of each page that was read last. */
const last = new Map<string, number>();

async function read(from: App, url: string) {
  const { statusCode, body } = await from.inject(url);
  if (!PAGES.includes(url)) return { said: `${statusCode} ${body}`, isKept: undefined };
  const { rendering, found } = JSON.parse(body);
  const isKept = last.get(url) === rendering;
  last.set(url, rendering);
  return { said: `${statusCode} ${JSON.stringify(found)}`, isKept };
}

const organizerId = await world.addOrganizer("Ada");
const halls: number[] = [];
for (const [at, place] of PLACES.entries()) halls.push(await world.addVenue({ ...place, name: HALLS[at]! }));
const first: number[] = [];
for (const hall of halls) first.push(await world.addEvent(hall, { name: "First", date: "2026-11-20" }));

describe("CORE-60 a write", () => {
  const kept = async () => {
    const answers = await Promise.all(
      PAGES.map(async (url) => [url, (await read(app, url)).isKept] as const),
    );
    return answers.flatMap(([url, isKept]) => (isKept ? url : []));
  };

  it("leaves pages that do not show it as they are", async () => {
    await kept();
    const whole = await kept();
    expect(whole).toContain("/event/sofia-hall/first/2026-11-20");
    await world.addEvent(halls[1]!, { name: "Second", date: "2026-11-21" });
    const left = await kept();
    expect(left).toEqual(whole.filter((url) => !/landing|count|organizer|varna/.test(url)));
    expect(left).toContain("/city/sofia");
  });

  it("WEB-83 renews the list of cities with a venue, not with an event", async () => {
    expect((await read(app, "/around")).isKept).toBe(true);
    await world.addEvent(halls[0]!, { name: "Third", date: "2026-11-22" });
    expect((await read(app, "/around")).isKept).toBe(true);
    await world.addVenue({ ...PLACES[1]!, name: "Another" });
    expect((await read(app, "/around")).isKept).toBe(false);
  });

  it("renews all that show it", async () => {
    expect((await read(app, "/event/varna-hall/first/2026-11-20")).said).toContain("Second");
    expect((await read(app, "/city/varna")).said).toContain("Second");
  });
});

it("CORE-60 kept answers and pages are those of a process that has kept nothing, after any writes", async () => {
  const dice = diceOf("kept answers");
  const added: number[] = [...first];
  for (let round = 0; round < 6; round++) {
    for (const url of [...CALLS, ...PAGES]) await read(app, url);
    const venueId = dice.pick(halls);
    const date = dateOfDay(TODAY + dice.whole(0, 9));
    if (round === 3) clock.nowMs += DAY_MS;
    const name = `Event ${round}`;
    added.push(await world.addEvent(venueId, { name, date, ...(dice.chance(0.5) && { organizerId }) }));
    if (dice.chance(0.5)) await world.moveEvent(dice.pick(added), date);
    if (round === 4)
      await world.deleteVenue(
        await world.addVenue({ ...PLACES[0]!, name: "Sofia Hall", category: "theater" }),
      );
    if (round === 5) await world.addVenue({ ...PLACES[0]!, name: "Varna Hall", category: "party" });
    const fresh = await start();
    fresh.clock.nowMs = clock.nowMs;
    for (const url of [...CALLS, ...PAGES])
      expect((await read(app, url)).said, `${url} in round ${round}`).toBe((await read(fresh.app, url)).said);
  }
  expect(clock.nowMs).toBe(NOON + DAY_MS);
}, 60_000);
