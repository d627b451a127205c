import type { RouteConfigEntry } from "@react-router/dev/routes";
import { describe, expect, it } from "vitest";
import { signedIn } from "#tests/support/admin.ts";
import { startTestApp } from "#tests/support/app.ts";
import { openTestDatabase } from "#tests/support/databases.ts";
import { smallPages } from "#tests/support/small-pages.ts";
import routes from "#web/routes.ts";

/** Tells what it was given, and reads what the real pages read. */
const HANDLER = `async (request, { services, user, requestId, renderedAtMs, nonce }) => {
  const [, kind, first, second] = decodeURIComponent(new URL(request.url).pathname).split("/");
  const found = kind === "venue" ? await services.venueAt(first, undefined)
    : kind === "city" ? await services.cityAt({ country: first, city: second, part: undefined, page: 1 })
    : kind === "event" ? await services.eventAt({ location: first, category: "concert", name: second, date: "2026-12-12" }) : 1;
  const body = { found: found && 1, events: found?.venue?.events?.length, user: user?.forename, requestId, renderedAtMs,
    language: request.headers.get("accept-language") };
  return { status: found ? 200 : 404, headers: [["content-type", "text/html"]],
    body: JSON.stringify(body) + '<script nonce="' + nonce + '">1</script>' };
}`;

const database = await openTestDatabase();
const { app, clock, world } = await startTestApp(database, {}, smallPages(HANDLER));
const venueId = await world.addVenue({ name: "Bulgaria Hall" });
const eventId = await world.addEvent(venueId);
const account = await signedIn(database);

const EVENT = "/event/bulgaria-hall/winter-strings";
const ask = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const keepingOf = async (url: string, headers?: Record<string, string>) =>
  String((await ask(url, headers)).headers["cache-control"]);

/** Every address that the web app has a route for, with something in place of its parameters. */
function addressesOf(entries: readonly RouteConfigEntry[], under = ""): string[] {
  return entries.flatMap(({ path, index, children }) => {
    const here = path === undefined ? under : `${under}/${path}`;
    const own = path !== undefined || index ? [filledIn(here) || "/"] : [];
    return [...own, ...addressesOf(children ?? [], here)];
  });
}

function filledIn(pattern: string): string {
  return pattern
    .replace("/event/*", EVENT)
    .replace(/:(part|category)\?/, "")
    .replace("/venue/:slug", "/venue/bulgaria-hall")
    .replace("/city/:country/:city", "/city/bulgaria/sofia")
    .replace(/:\w+|\*/g, "anything")
    .replace(/(?<=.)\/$/, "");
}

const SHARED = /public|s-maxage/;
const PUBLIC = [
  EVENT,
  "/venue/bulgaria-hall",
  "/city/bulgaria/sofia",
  "/organizer/anything",
  "/cities",
  "/blog",
  "/blog/anything",
  "/team",
  "/support",
  "/terms",
  "/privacy",
  "/cookies",
  "/data",
  "/accessibility",
  "/reference",
];

describe("WEB-62 a page that is the same for every guest", () => {
  it("is for caches between where nobody sends a cookie, and no other page is", async () => {
    const found: string[] = [];
    for (const url of addressesOf(routes)) {
      const keeping = await keepingOf(url);
      if (SHARED.test(keeping)) found.push(url);
    }
    expect(found).toEqual(PUBLIC);
    expect(await keepingOf(EVENT)).toBe("public, max-age=0, s-maxage=30");
  });

  it("stays the visitor's own with a session, any cookie, a token or a language in the address", async () => {
    for (const url of addressesOf(routes)) {
      expect(await keepingOf(url, { cookie: account.cookie }), url).not.toMatch(SHARED);
      for (const cookie of [
        "language=de",
        "map-place=42.7,23.3",
        "feedback-closed=true",
        "session=ended",
        "x=1",
      ])
        expect(await keepingOf(url, { cookie }), url).not.toMatch(SHARED);
      expect(await keepingOf(url, { authorization: "Bearer none" }), url).not.toMatch(SHARED);
      for (const end of ["?lang=de", ".data"])
        expect(await keepingOf(url + end), url + end).not.toMatch(SHARED);
    }
    expect(await keepingOf(EVENT, { cookie: account.cookie })).toBe("private, no-store");
    // One that no page reads changes nothing.
    expect(await keepingOf(`${EVENT}?visit=1`)).toBe(await keepingOf(EVENT));
  });

  it("is not for caches between where it is missing or sets a cookie", async () => {
    expect(await keepingOf("/event/nowhere/nothing")).toBe("private, no-cache");
    const chosen = await ask(`${EVENT}?lang=de`, { "sec-fetch-dest": "document", "accept-language": "en" });
    expect([chosen.headers["cache-control"], chosen.headers["set-cookie"]]).toEqual([
      "private, no-cache",
      expect.stringContaining("language=de"),
    ]);
  });

  it("differs by language, and says so", async () => {
    const [german, english] = [
      await ask(EVENT, { "accept-language": "de" }),
      await ask(EVENT, { "accept-language": "en" }),
    ];
    expect(german.headers.vary).toBe("accept-encoding, accept-language, cookie");
    expect(german.headers.etag).not.toBe(english.headers.etag);
  });

  it("never has in it what was rendered for somebody signed in", async () => {
    const own = await ask(EVENT, { cookie: account.cookie });
    const guests = await ask(EVENT);
    expect(own.body).toContain('"user":"Ada"');
    expect(guests.body).not.toContain("Ada");
  });
});

describe("WEB-63 the ETag of a page", () => {
  it("stays when it is rendered again within the minute, to the byte and with its policy, and answers 304", async () => {
    const first = await ask(EVENT);
    clock.nowMs += 31_000;
    const again = await ask(EVENT);
    expect(again.headers["x-request-id"]).not.toBe(first.headers["x-request-id"]);
    for (const same of ["etag", "content-security-policy"])
      expect(again.headers[same]).toBe(first.headers[same]);
    expect(again.body).toBe(first.body);
    const known = await ask(EVENT, { "if-none-match": String(first.headers.etag) });
    expect([known.statusCode, known.body, known.headers["cache-control"]]).toEqual([
      304,
      "",
      "public, max-age=0, s-maxage=30",
    ]);
  });

  it("is another one a minute later, as is the page: a policy never comes to another page's scripts", async () => {
    const first = await ask(EVENT);
    clock.nowMs += 60_000;
    const later = await ask(EVENT, { "if-none-match": String(first.headers.etag) });
    expect(later.statusCode).toBe(200);
    expect(later.headers.etag).not.toBe(first.headers.etag);
  });

  it("changes with what it says", async () => {
    const before = await ask("/venue/bulgaria-hall");
    await world.addEvent(venueId, { name: "Second Night", date: "2026-12-13" });
    const after = await ask("/venue/bulgaria-hall");
    expect(after.headers.etag).not.toBe(before.headers.etag);
  });
});

it("WEB-64 pages name what they show, in the two headers that CDNs read", async () => {
  const tagsOf = async (url: string) => {
    const { headers } = await ask(url);
    expect(String(headers["surrogate-key"]).split(" ")).toEqual(String(headers["cache-tag"]).split(","));
    return String(headers["cache-tag"]).split(",");
  };
  expect(await tagsOf(EVENT)).toEqual(
    expect.arrayContaining(["site", `event:${eventId}`, `venue:${venueId}`]),
  );
  expect(await tagsOf("/venue/bulgaria-hall")).toEqual(expect.arrayContaining(["site", `venue:${venueId}`]));
  expect(await tagsOf("/city/bulgaria/sofia")).toEqual(expect.arrayContaining(["site", "city:sofia"]));
  expect(await tagsOf("/terms")).toEqual(["site"]);
});
