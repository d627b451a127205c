import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { readConfig } from "#server/config.ts";
import { events, venues } from "#server/platform/db/schema/catalog.ts";
import { NOON, startTestApp } from "#tests/support/app.ts";
import { openTestDatabase } from "#tests/support/databases.ts";

const PUBLIC_URL = "https://events.example.org";
const SITE = `${PUBLIC_URL}/federation/site`;
const AS = "https://www.w3.org/ns/activitystreams";
const database = await openTestDatabase();
const { app, world } = await startTestApp(database, {
  PUBLIC_URL,
  SITE_NAME: "Town Events",
  FEDERATION: "on",
});

const philharmonic = await world.addOrganizer("Sofia Philharmonic");
const hall = await world.addVenue({ longitude: 23, latitude: 42.69 });
const concert = await world.addEvent(hall, {
  name: "Winter <Strings>",
  date: "2026-12-12",
  time: "20:00",
  organizerId: philharmonic,
  description: 'Brahms & "Bartók"\nconducted by A.\n\n<script>alert(1)</script>',
});
const gone = await world.addEvent(hall, { name: "Taken back", date: "2026-12-13", time: "20:00" });
const draft = await world.addEvent(hall, { name: "Draft", date: "2026-12-14", time: "20:00" });
await world.addEvent(hall, { name: "Long ago", date: "2026-10-01", time: "20:00" });
const erased = await world.addEvent(hall, { name: "Erased", date: "2026-12-15", time: "20:00" });
const demoHall = await world.addVenue({ name: "Demo Hall", city: "Varna" });
const demo = await world.addEvent(demoHall, { name: "Demo", date: "2026-12-16", time: "20:00" });
const set = (values: Partial<typeof events.$inferInsert>, id: number) =>
  database.db.update(events).set(values).where(eq(events.id, id));
await set({ priceFrom: 10, priceTo: 25, currency: "EUR", tags: ["chamber music"], room: "Hall 2" }, concert);
await set({ withdrawnAt: new Date(NOON) }, gone);
await set({ publishedAt: null }, draft);
await database.db.delete(events).where(eq(events.id, erased));
await database.db.update(venues).set({ isDemo: true }).where(eq(venues.id, demoHall));
const [sofia] = await database.db.select().from(venues).where(eq(venues.id, hall));
const cityId = sofia!.cityId;

async function read(url: string, status = 200) {
  const path = url.replace(PUBLIC_URL, "");
  const answer = await app.inject({ url: path, headers: { accept: "application/activity+json" } });
  expect(answer.statusCode, `${path}: ${answer.body}`).toBe(status);
  return answer.json();
}
const finger = (resource: string) =>
  app.inject({ url: "/.well-known/webfinger", query: { resource } }).then((answer) => answer.json());

describe("FED-01 federation", () => {
  it("is off unless it is switched on, and none of its addresses is there", async () => {
    const other = await startTestApp(database, { PUBLIC_URL });
    for (const url of ["/federation/site", "/.well-known/webfinger?resource=a", "/federation/inbox"])
      expect((await other.app.inject(url)).statusCode, url).toBe(404);
    expect(readConfig({ PUBLIC_URL }).federation).toBeUndefined();
  });

  it.each([
    ["no PUBLIC_URL", {}],
    ["plain HTTP", { PUBLIC_URL: "http://events.example.org" }],
    ["a path", { PUBLIC_URL: "https://example.org/events" }],
    ["this machine", { PUBLIC_URL: "http://localhost:3000" }],
  ])("does not start with %s, and says what it needs", (_case, given) => {
    expect(() => readConfig({ FEDERATION: "on", ...given })).toThrow(/FEDERATION needs a PUBLIC_URL/);
  });

  it("starts on this machine with PRIVATE_NETWORK=allow", () => {
    const given = { PUBLIC_URL: "http://127.0.0.1:3000", PRIVATE_NETWORK: "allow" };
    expect(readConfig({ FEDERATION: "on", ...given }).federation).toEqual({
      blockedHosts: [],
      allowedHosts: [],
    });
    expect(() => readConfig({ FEDERATION_BLOCK: "https://bad.example" })).toThrow("FEDERATION_BLOCK");
  });
});

describe("FED-02 actors", () => {
  it("are the site, its cities and its organizers, each with a key, an inbox and a page", async () => {
    const site = await read("/federation/site");
    expect(site).toMatchObject({
      type: "Application",
      preferredUsername: "events",
      name: "Town Events",
      discoverable: true,
      inbox: `${PUBLIC_URL}/federation/site/inbox`,
      endpoints: { sharedInbox: `${PUBLIC_URL}/federation/inbox` },
      publicKey: { id: `${PUBLIC_URL}/federation/site#main-key`, owner: `${PUBLIC_URL}/federation/site` },
    });
    expect(site.publicKey.publicKeyPem).toMatch(/^-----BEGIN PUBLIC KEY-----/);
    expect(JSON.stringify(site)).not.toContain("PRIVATE");
    expect(await read(`/federation/cities/${cityId}`)).toMatchObject({
      type: "Group",
      preferredUsername: "sofia.bulgaria",
      url: `${PUBLIC_URL}/city/bulgaria/sofia`,
      publicKey: { publicKeyPem: site.publicKey.publicKeyPem },
    });
    expect(await read(`/federation/organizers/${philharmonic}`)).toMatchObject({
      type: "Organization",
      name: "Sofia Philharmonic",
      preferredUsername: "sofia-philharmonic",
    });
  });

  it("are not there for what has no events, for the demo world, or for what is no number", async () => {
    const nothing = await world.addOrganizer("Nothing Yet");
    const paths = [
      `organizers/${nothing}`,
      "cities/999",
      `cities/${cityId + 1}`,
      "cities/0",
      "cities/x",
      "towns/1",
      "cities/9999999999",
    ];
    for (const path of paths) await read(`/federation/${path}`, 404);
  });

  it("lead a browser to their page", async () => {
    const answer = await app.inject({
      url: `/federation/cities/${cityId}`,
      headers: { accept: "text/html,*/*;q=0.8" },
    });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, `${PUBLIC_URL}/city/bulgaria/sofia`]);
    expect(answer.headers.vary).toContain("accept");
  });
});

describe("FED-03 discovery", () => {
  it("finds actors by name and by address (WebFinger)", async () => {
    const names = {
      events: "site",
      "sofia.bulgaria": `cities/${cityId}`,
      "sofia-philharmonic": `organizers/${philharmonic}`,
    };
    for (const [name, path] of Object.entries(names)) {
      const self = {
        rel: "self",
        type: "application/activity+json",
        href: `${PUBLIC_URL}/federation/${path}`,
      };
      const found = await finger(`acct:${name}@events.example.org`);
      expect(found.subject).toBe(`acct:${name}@events.example.org`);
      expect(found.links).toContainEqual(self);
      expect((await finger(self.href)).subject).toBe(found.subject);
    }
  });

  it("finds nothing else", async () => {
    for (const resource of [
      "",
      "acct:events@other.example",
      "acct:no-one@events.example.org",
      "acct:varna.bulgaria@events.example.org",
      "https://other.example/federation/site",
    ])
      expect(await finger(resource), resource).toMatchObject({ code: "nothingHere" });
  });

  it("tells the software and the site's actor (NodeInfo, FEP-2677)", async () => {
    const { links } = await read("/.well-known/nodeinfo");
    expect(links).toContainEqual({ rel: `${AS}#Application`, href: `${PUBLIC_URL}/federation/site` });
    expect(await read(links[0].href)).toMatchObject({
      version: "2.1",
      software: { name: "whereabouts" },
      protocols: ["activitypub"],
      usage: { localPosts: 1 },
      metadata: { nodeName: "Town Events" },
    });
  });
});

describe("FED-04 an event", () => {
  it("is told by FEP-8a8e, with end, zone, place, price and a picture in PNG", async () => {
    const event = await read(`/federation/events/${concert}`);
    const picture = { mediaType: "image/png", url: `${PUBLIC_URL}/og/event/${concert}.png` };
    expect(event).toMatchObject({
      id: `${PUBLIC_URL}/federation/events/${concert}`,
      type: "Event",
      name: "Winter <Strings>",
      startTime: "2026-12-12T20:00:00+02:00",
      endTime: "2026-12-12T22:00:00+02:00",
      timezone: "Europe/Sofia",
      status: "CONFIRMED",
      to: [`${AS}#Public`],
      joinMode: "external",
      location: {
        type: "Place",
        address: { type: "PostalAddress", addressLocality: "Sofia", addressCountry: "Bulgaria" },
      },
      offers: { lowPrice: 10, highPrice: 25, priceCurrency: "EUR" },
      image: picture,
      attachment: [picture],
    });
    expect(event.tag).toEqual([
      { type: "Hashtag", name: "#concert", href: `${PUBLIC_URL}/map?category=concert` },
      { type: "Hashtag", name: "#chamber_music", href: `${PUBLIC_URL}/map?tags=chamber%20music` },
    ]);
    expect(Number.isInteger(event.location.longitude)).toBe(false);
    expect(event.summary).toContain("12.12.2026 · 20:00h");
    expect(await read(event.location.id)).toMatchObject({ type: "Place", latitude: 42.69 });
  });

  it("FED-361 says in its text what has no field of its own, without markup of the organizer", async () => {
    const { content, organizer } = await read(`/federation/events/${concert}`);
    // Lists of Gancio would show them twice.
    expect(content.split("<a ")[0]).not.toMatch(/12\.12\.2026|Bulgaria/);
    for (const text of [
      "Hall 2",
      `Organizer: ${organizer.name}`,
      "€10–€25",
      "Brahms &#38; &#34;Bartók&#34;<br>conducted",
    ])
      expect(content).toContain(text);
    expect(content).not.toMatch(/<script|<Strings/);
  });

  it.each([
    ["cancelled", "CANCELLED", "en", "Cancelled"],
    ["postponed", "TENTATIVE", "bg", "Отложено"],
  ] as const)("that is %s says so in its status and in words", async (status, told, language, word) => {
    const off = await world.addEvent(hall, {
      name: `Off ${status}`,
      date: "2026-10-20",
      time: "20:00",
      status,
    });
    await set({ language }, off);
    const event = await read(`/federation/events/${off}`);
    expect(event.status).toBe(told);
    expect(event.content).toContain(`<strong>${word}</strong>`);
    expect(event.summary).toMatch(new RegExp(`^${word} · `));
    // FED-325
    expect(event.name).toBe(status === "cancelled" ? `${word}: Off ${status}` : `Off ${status}`);
  });

  it("FED-325 has its own picture, its organizer, and whole days that end with the last of them", async () => {
    const days = await world.addEvent(hall, { name: "Days", date: "2026-10-22", time: "" });
    await set({ image: "https://pictures.example/a.jpg", organizerId: philharmonic, isAllDay: true }, days);
    const event = await read(`/federation/events/${days}`);
    expect(event.attachment[0]).toMatchObject({
      mediaType: "image/webp",
      url: expect.stringContaining(`${PUBLIC_URL}/images/event/${days}/1280.webp?v=`),
    });
    expect(event.organizer).toMatchObject({ type: "Organization", url: expect.stringContaining(PUBLIC_URL) });
    expect([event.startTime, event.endTime]).toEqual([
      "2026-10-22T00:00:00+03:00",
      "2026-10-22T23:59:59+03:00",
    ]);
  });

  it("keeps its address when it is renamed and moved, and leads a browser to its page", async () => {
    const moved = await world.addEvent(hall, { name: "Before", date: "2026-10-02", time: "20:00" });
    await set({ name: "After", slug: "after", date: "2026-10-03" }, moved);
    const { id, name, url } = await read(`/federation/events/${moved}`);
    expect([id, name]).toEqual([`${PUBLIC_URL}/federation/events/${moved}`, "After"]);
    const answer = await app.inject({ url: `/federation/events/${moved}`, headers: { accept: "text/html" } });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, url]);
  });

  it("FED-05 that was taken back is gone with a tombstone, one that was never public unknown", async () => {
    expect(await read(`/federation/events/${gone}`, 410)).toEqual({
      "@context": AS,
      id: `${PUBLIC_URL}/federation/events/${gone}`,
      type: "Tombstone",
      formerType: "Event",
      deleted: new Date(NOON).toISOString(),
    });
    expect(await read(`/federation/events/${erased}`, 410)).toMatchObject({ type: "Tombstone" });
    for (const id of [draft, demo, 999_999, 0]) await read(`/federation/events/${id}`, 404);
  });
});

describe("FED-06 an outbox", () => {
  it("pages through what is listed, each event once, the newest first", async () => {
    const varna = await world.addVenue({
      name: "Sea Garden",
      city: "Varna",
      longitude: 27.9,
      latitude: 43.2,
    });
    const made: number[] = [];
    for (let i = 1; i <= 45; i++)
      made.unshift(await world.addEvent(varna, { name: `Evening ${i}`, date: "2026-12-20", time: "20:00" }));
    const box = await read("/federation/site/outbox");
    expect(box).toMatchObject({ type: "OrderedCollection", totalItems: 46 });
    const pages: { id: string; object: { id: string } }[][] = [];
    for (let next = box.first; next; ) {
      const page = await read(next);
      expect(page).toMatchObject({ id: next, type: "OrderedCollectionPage", partOf: box.id });
      pages.push(page.orderedItems);
      next = page.next;
    }
    expect(pages.map((items) => items.length)).toEqual([20, 20, 6]);
    expect(pages.flat().map(({ object }) => object.id)).toEqual(
      [...made, concert].map((id) => `${PUBLIC_URL}/federation/events/${id}`),
    );
    expect(pages[0]![0]).toMatchObject({ type: "Create", actor: `${PUBLIC_URL}/federation/site` });
  });

  it("of a city and of an organizer has their events alone, the site's, shared by them", async () => {
    for (const path of [`cities/${cityId}`, `organizers/${philharmonic}`]) {
      const actor = `${PUBLIC_URL}/federation/${path}`;
      expect((await read(`${actor}/outbox`)).totalItems).toBe(1);
      const { orderedItems } = await read(`${actor}/outbox?page=1`);
      expect(orderedItems).toMatchObject([
        {
          type: "Announce",
          actor,
          object: { type: "Create", actor: SITE, object: { name: "Winter <Strings>", attributedTo: SITE } },
        },
      ]);
    }
  });
});
