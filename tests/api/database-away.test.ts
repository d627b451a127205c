import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, inject, it } from "vitest";
import { cityFeedUrl, cityUrl } from "#contract/city-url.ts";
import { ERROR_MESSAGES } from "#contract/error-messages.ts";
import { routes, urls } from "#contract/urls.ts";
import { connectDatabase } from "#server/platform/db/connect.ts";
import { startTestApp } from "#tests/support/app.ts";
import { newTestLocation } from "#tests/support/databases.ts";

const PUBLIC_URL = "https://events.example.org";
const WORLD = { west: -180, south: -90, east: 180, north: 90 };

/** Loaders in small: each page asks what the real one asks, and fails as the router does. */
const BUNDLE = `export const entry = { module: { createPageHandler: () => async (request, page) => {
  const { services } = page;
  const path = decodeURIComponent(new URL(request.url).pathname);
  const [, kind, first, second] = path.split("/");
  const headers = [["content-type", "text/html"]];
  const answer = (found) => ({ status: found ? 200 : 404, headers,
    body: JSON.stringify({ found, user: page.user, isUserUnknown: page.isUserUnknown }) });
  try {
    if (kind === "event") {
      const [, location, category, name, date] = /location=(.*)&category=(.*)&event=(.*)&date=(.*)/.exec(first);
      return answer(await services.eventAt({ location, category, name, date }));
    }
    if (kind === "venue") return answer(await services.venueAt(first, undefined));
    if (kind === "organizer") return answer(await services.organizerAt(first, 1));
    if (kind === "city") return answer(await services.cityAt({ country: first, city: second, page: 1 }));
    return answer(services.landing({ longitude: 23.32, latitude: 42.69, country: "Bulgaria" }));
  } catch (error) {
    page.reportError(error);
    return { status: 500, headers, body: "failed" };
  }
} } };`;

async function pagesInSmall(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "pages-"));
  afterAll(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, "server"), { recursive: true });
  await mkdir(join(folder, "client", "assets"), { recursive: true });
  await mkdir(join(folder, "client", ".vite"), { recursive: true });
  await writeFile(join(folder, "client", ".vite", "manifest.json"), "{}");
  await writeFile(join(folder, "server", "package.json"), '{"type":"module"}');
  await writeFile(join(folder, "server", "index.js"), BUNDLE);
  return folder;
}

const database = await connectDatabase(await newTestLocation(inject("databaseKind")));
const { app, keeper, world } = await startTestApp(
  database,
  { PUBLIC_URL },
  { kind: "built", folder: await pagesInSmall() },
);
const hall = await world.addVenue();
const stage = await world.addVenue({ name: "Grand Stage", category: "theater" });
await world.addVenue({ name: "Attic", category: "theater" });
await world.addEvent(stage, { name: "Hamlet", date: "2026-12-19" });
await world.addEvent(stage, { name: "Hamlet", date: "2026-12-12" });
await world.addEvent(stage, { name: "Faust", date: "2026-12-12", time: "11:00" });
const organizerId = await world.addOrganizer("Teatro Nomad");
await world.addEvent(stage, { name: "Gala", date: "2026-12-12", organizerId });
const closed = await world.addVenue({ name: "Closed", city: "Varna" });
const strings = await world.addEvent(hall);
await world.addEvent(hall, { name: "Summer Night", date: "2026-07-01" });
const address = {
  location: "bulgaria-hall",
  category: "concert",
  name: "winter-strings",
  date: "2026-12-12",
};
const past = { ...address, name: "summer-night", date: "2026-07-01" };

const listed = [
  "/",
  urls.eventPage(address),
  urls.venuePage("bulgaria-hall"),
  cityUrl("Bulgaria", "Sofia"),
  urls.organizerPage("teatro-nomad"),
  urls.organizerFeed("teatro-nomad", "ics"),
  urls.venuesInBounds(WORLD, 0),
  urls.overview(WORLD, 3),
  urls.geoJson(WORLD),
  urls.search("winter", 1),
  urls.singleEvent(address),
  urls.latestEvents("Bulgaria", "concert"),
  urls.favorites([String(strings)]),
  routes.countries,
  routes.eventsCount,
  urls.venuesOfCity("Bulgaria", "SOFIA"),
  `${urls.venuesOfCity("Bulgaria", "Sofia")}?category=theater`,
  urls.eventsOfVenue("grand-stage", "theater"),
  urls.eventsOfVenue("grand-stage", "all"),
  urls.eventsBySlug("grand-stage", "theater", "hamlet"),
  urls.venueFeed(String(hall), "ics"),
  cityFeedUrl("Bulgaria", "Sofia", "atom"),
  urls.categoryFeed("concert", "ics"),
  urls.searchFeed("winter", "atom"),
  urls.poster(String(strings)),
  urls.shareImage(String(strings)),
  "/sitemap.xml",
  "/sitemaps/cities.xml",
  "/sitemaps/organizers.xml",
  "/sitemaps/venues-1.xml",
  "/sitemaps/events-1.xml",
];

const cookie = `__Host-session=${"a".repeat(43)}`;
const ask = async (url: string, headers: Record<string, string> = {}) => {
  const answer = await app.inject({ url, headers: { "accept-encoding": "identity", ...headers } });
  return { status: answer.statusCode, body: answer.body, headers: answer.headers };
};
const unasked = await startTestApp(database, { PUBLIC_URL });
const before = new Map<string, string>();
for (const url of listed) before.set(url, (await ask(url)).body);
await database.close();
// Another version: no answer that was kept is served.
keeper.listed().remove([closed]);

describe("CORE-52 with the database stopped", () => {
  it.each(listed)("%s answers as before", async (url) => {
    const { status, body } = await ask(url);
    expect(status, body).toBe(200);
    expect(body).toBe(before.get(url));
  });

  it.each(listed)("%s answers a browser with a session, and does not end it", async (url) => {
    const { status, headers } = await ask(url, { cookie });
    expect(status).toBe(200);
    expect(headers["set-cookie"]).toBeUndefined();
  });

  it("a page for a session that cannot be looked up is nobody else's, and says so", async () => {
    const { body, headers } = await ask(urls.eventPage(address), { cookie });
    expect(JSON.parse(body)).toMatchObject({ isUserUnknown: true });
    expect(headers["cache-control"]).toBe("private, no-store");
    expect(JSON.parse((await ask(urls.eventPage(address))).body)).toMatchObject({ isUserUnknown: false });
  });

  it("what is not listed is told to be away for now, at once and in one sentence", async () => {
    const startMs = performance.now();
    expect((await ask(urls.eventPage(past))).status).toBe(503);
    for (const url of [
      urls.singleEvent(past),
      urls.eventsBySlug("bulgaria-hall", "concert", "summer-night"),
      urls.eventsOfVenue("nowhere", "concert"),
      urls.venuesOfCity("Bulgaria", "Springfield"),
    ])
      expect(await ask(url)).toMatchObject({
        status: 503,
        body: JSON.stringify({ error: ERROR_MESSAGES.unreachable, code: "unreachable" }),
      });
    const write = await app.inject({
      method: "POST",
      url: routes.signIn,
      headers: { origin: PUBLIC_URL },
      payload: { email: "elena@example.org", password: "spoken softly" },
    });
    expect(write.statusCode).toBe(503);
    expect(write.json()).toEqual({ error: ERROR_MESSAGES.unreachable, code: "unreachable" });
    expect((await ask(routes.currentUser, { cookie })).status).toBe(503);
    expect(performance.now() - startMs).toBeLessThan(5_000);
  });

  it("a filter can still choose among the cities that have venues", async () => {
    expect(await ask(urls.cities("Bulgaria"))).toMatchObject({ status: 200, body: '["Sofia"]' });
  });

  it("a venue with past events tells the listed ones", async () => {
    const { status, body } = await ask(urls.eventsOfVenue("bulgaria-hall", "concert"));
    expect(status).toBe(200);
    expect(JSON.parse(body)).toMatchObject([{ slug: "winter-strings" }]);
  });

  it("PERF-12 a process that was never asked for the number of events tells that of the listed ones", async () => {
    const answer = await unasked.app.inject(routes.eventsCount);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual([{ totalEventsCount: 5 }]);
  });

  it("MCP-12 assistants are answered from memory, without a count of their requests", async () => {
    const payload = {
      jsonrpc: "2.0",
      id: 1,
      method: "tools/call",
      params: { name: "get_event", arguments: { id: strings } },
    };
    const headers = { accept: "application/json, text/event-stream" };
    const answer = await app.inject({ method: "POST", url: routes.mcp, headers, payload });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.body).toContain('"name":"Winter Strings"');
  });

  it("/readyz tells", async () => {
    expect(await ask(routes.readiness)).toMatchObject({ status: 503 });
  });
});
