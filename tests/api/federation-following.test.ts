import { existsSync, readFileSync } from "node:fs";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { Source, SourcePreview, SourceRun } from "#contract/admin-sources.ts";
import { type Event, VenueWithEvents } from "#contract/catalog.ts";
import { routes, urls } from "#contract/urls.ts";
import { keepFollowing } from "#server/federation/following/keep-following.ts";
import { startFederation } from "#server/federation/start.ts";
import { tellChanges } from "#server/federation/told/tell-changes.ts";
import {
  federationEntries,
  federationFollowers,
  federationFollowing,
} from "#server/platform/db/schema/federation.ts";
import { outbox } from "#server/platform/db/schema/operations.ts";
import { sources } from "#server/platform/db/schema/sources.ts";
import { ANY_NETWORK } from "#server/platform/http-client/http-client.ts";
import { startAdmin } from "#tests/support/admin.ts";
import { type Json, startPeer } from "#tests/support/fediverse.ts";

const PUBLIC_URL = "http://localhost:4213";
const SITE = `${PUBLIC_URL}/federation/site`;
const peer = await startPeer();
const { host } = new URL(peer.origin);
const started = await startAdmin({ PUBLIC_URL, FEDERATION: "on", PRIVATE_NETWORK: "allow" });
const { app, account, admin, clock, database, get, world } = started;
const { db } = database;
const now = () => clock.nowMs;
const headers = { cookie: account.cookie, "sec-fetch-site": "same-origin" };
await world.addVenue({ name: "House" });
const place = { country: "Bulgaria", city: "Sofia", category: "concert", venue: "house" };
const relay = peer.actor("relay");

beforeEach(async () => {
  await db.delete(sources);
  await db.delete(federationFollowing);
  await db.delete(federationEntries);
  await db.delete(federationFollowers);
  await db.delete(outbox);
  clock.nowMs += 10_000;
  peer.received.length = 0;
  peer.asked.length = 0;
  peer.state.actor = { name: "Town" };
  peer.state.documents = {
    "/relay/outbox": { type: "OrderedCollection", first: `${relay}/outbox?page=1` },
    "/relay/outbox?page=1": { type: "OrderedCollectionPage", orderedItems: [] },
  };
});

const event = (id: string, change: Json = {}): Json => ({
  id: `${peer.origin}/events/${id}`,
  type: "Event",
  name: `Event ${id}`,
  attributedTo: relay,
  url: `${peer.origin}/pages/${id}`,
  content: "<p>Come</p>",
  startTime: "2026-12-01T19:00:00+02:00",
  endTime: "2026-12-01T21:00:00+02:00",
  location: {
    type: "Place",
    name: "House",
    latitude: 42.69,
    longitude: 23.32,
    address: { type: "PostalAddress", addressLocality: "Sofia", addressCountry: "Bulgaria" },
  },
  ...change,
});
let sent = 0;
const activity = (type: string, object: unknown, actor = relay): Json => ({
  id: `${actor}#${type}-${++sent}`,
  type,
  actor,
  object,
});
async function send(message: Json, signing: Parameters<typeof peer.signed>[2] = {}): Promise<number> {
  clock.nowMs += 1_000;
  const request = await peer.signed(`${PUBLIC_URL}/federation/inbox`, message, {
    atMs: clock.nowMs,
    ...signing,
  });
  return (await app.inject({ method: "POST", url: "/federation/inbox", ...request })).statusCode;
}
async function addSource(url = `@relay@${host}`, fields: object = {}): Promise<Source> {
  const body = { name: `Town ${++sent}`, url, publishes: true, ...place, ...fields };
  const answer = await admin.post(routes.adminSources, body);
  expect(answer.statusCode, answer.body).toBe(201);
  return Source.parse(answer.json());
}
const ask = async (method: "GET" | "POST" | "PATCH" | "DELETE", url: string, payload?: object) =>
  app.inject({ method, url: `${routes.adminSources}/${url}`, headers, ...(payload && { payload }) });
async function run(id: number): Promise<SourceRun> {
  const answer = await ask("POST", `${id}/run`);
  expect(answer.statusCode, answer.body).toBe(200);
  return SourceRun.parse(answer.json());
}
const listed = async (): Promise<Event[]> => {
  const bounds = { west: -180, south: -90, east: 180, north: 90 };
  const venues = await get(urls.venuesInBounds(bounds, 0), z.array(VenueWithEvents));
  return venues.flatMap(({ events }) => events);
};
const names = async () => (await listed()).map(({ name, status }) => `${name} ${status}`).sort();
const following = async () => (await db.select().from(federationFollowing))[0];
const orders = async () =>
  (await db.select().from(outbox).where(eq(outbox.channel, "federation"))).map(({ kind }) => kind);
const webFinger = { links: [{ rel: "self", type: "application/activity+json", href: relay }] };
const named = () =>
  (peer.state.documents[`/.well-known/webfinger?resource=acct%3Arelay%40${encodeURIComponent(host)}`] =
    webFinger);
/** Removes what a test brought. */
const withdraw = (id: number) => ask("DELETE", `${id}?events=withdraw`);

describe("FED-14 a server is followed as a source", () => {
  it.each([
    ["by its name", () => `@relay@${host}`],
    ["by its address", () => peer.origin],
    ["by its actor's address", () => relay],
  ])("%s: its actor is found, asked, and its outbox read", async (_how, address) => {
    named();
    const nodeInfo = [{ rel: "https://www.w3.org/ns/activitystreams#Application", href: relay }];
    Object.assign(peer.state.documents, { "/.well-known/nodeinfo": { links: nodeInfo }, "/": { links: [] } });
    peer.state.documents["/relay/outbox?page=1"] = {
      next: `${relay}/outbox?page=2`,
      orderedItems: [activity("Create", event("1")), { type: "Like", object: event("9") }, 7],
    };
    peer.state.documents["/relay/outbox?page=2"] = {
      orderedItems: [
        activity("Create", event("2", { startTime: "2026-12-02T19:00:00+02:00", endTime: undefined })),
      ],
    };
    const query = new URLSearchParams({ url: address(), format: "auto", ...place });
    const look = await app.inject({ method: "POST", url: `${routes.lookAtSource}?${query}`, headers });
    expect(SourcePreview.parse(look.json())).toMatchObject({
      format: "activitypub",
      found: { name: "Town", events: 2 },
    });
    expect(await following()).toBeUndefined();

    const source = await addSource(address(), { format: "activitypub" });
    expect(source).toMatchObject({ url: relay, format: "activitypub" });
    expect(await run(source.id)).toMatchObject({ state: "done", counts: { new: 2 } });
    expect(await names()).toEqual(["Event 1 scheduled", "Event 2 scheduled"]);
    expect((await listed())[0]).toMatchObject({ link: `${peer.origin}/pages/1` });
    expect(await following()).toMatchObject({ actor: relay, state: "asked" });
    expect(await orders()).toEqual(["follow"]);
    await withdraw(source.id);
  });

  it("sends a signed Follow, remembers the answer, and an Undo when it is paused or deleted", async () => {
    named();
    const { id } = await addSource();
    await run(id);
    const failures: string[] = [];
    const stop = await startFederation({
      config: { blockedHosts: [], allowedHosts: [] },
      database,
      site: { publicUrl: PUBLIC_URL } as never,
      network: ANY_NETWORK,
      now,
      onFailure: (text, facts) => failures.push(text + JSON.stringify(facts)),
    });
    await expect.poll(() => peer.received.length).toBe(1);
    const [{ body, path, headers: signed }] = peer.received as never as [(typeof peer.received)[0]];
    expect(body).toMatchObject({ type: "Follow", actor: SITE, object: relay });
    expect([path, signed!.signature]).toEqual(["/relay/inbox", expect.stringContaining(`${SITE}#main-key`)]);
    // Only the followed actor answers, and only its own Follow.
    expect(await send(activity("Accept", body, peer.actor("eve")))).toBe(202);
    expect(await send(activity("Accept", "http://other.example/follow"))).toBe(202);
    expect(await following()).toMatchObject({ state: "asked" });
    expect(await send(activity("Accept", body))).toBe(202);
    expect(await following()).toMatchObject({ state: "accepted" });
    await ask("PATCH", String(id), { state: "paused" });
    await expect.poll(() => peer.received.length).toBe(2);
    expect(peer.received[1]!.body).toMatchObject({
      type: "Undo",
      object: { id: body!.id, type: "Follow", object: relay },
    });
    await stop();
    expect(failures).toEqual([]);
    expect(await following()).toBeUndefined();
  });

  it("fails with a sentence where the server refuses, or nobody is there", async () => {
    named();
    const { id } = await addSource();
    await run(id);
    expect(await send(activity("Reject", (await following())!.followId))).toBe(202);
    expect(await run(id)).toMatchObject({ state: "failed", problem: { code: "followRefused" } });
    for (const [url, code] of [
      [`@nobody@${host}`, "followNotFound"],
      [`${PUBLIC_URL}/federation/site`, "fetchNetwork"],
    ] as const) {
      const refused = await admin.refusal(routes.adminSources, { name: "x", url, format: "activitypub" });
      expect(refused).toMatchObject({ status: 400, fieldErrors: { url: { code } } });
    }
  });

  it("answers where federation is off that it is", async () => {
    const off = await startAdmin();
    const refused = await off.admin.refusal(routes.adminSources, { name: "x", url: "@a@b.example" });
    expect(refused).toMatchObject({ status: 400, fieldErrors: { url: { code: "followOff" } } });
  });
});

describe("FED-16 what a followed server tells", () => {
  async function followed(fields: object = {}): Promise<number> {
    named();
    const { id } = await addSource(undefined, fields);
    await run(id);
    return id;
  }

  it("becomes an event, changes, is cancelled, and goes; its source runs soon after", async () => {
    const id = await followed();
    expect(await send(activity("Create", event("1")))).toBe(202);
    await keepFollowing(database, now);
    const [due] = await db.select().from(sources).where(eq(sources.id, id));
    expect(due!.nextRunAt!.getTime()).toBeLessThanOrEqual(clock.nowMs);
    expect(await run(id)).toMatchObject({ counts: { new: 1 } });
    expect(await following()).toMatchObject({ hasNews: false });
    expect(await send(activity("Update", event("1", { name: "Other name" })))).toBe(202);
    await run(id);
    expect(await names()).toEqual(["Other name scheduled"]);
    expect(await send(activity("Update", event("1", { name: "Other name", status: "CANCELLED" })))).toBe(202);
    expect(await run(id)).toMatchObject({ counts: { cancelled: 1 } });
    expect(await names()).toEqual(["Other name cancelled"]);
    expect(await send(activity("Delete", { id: event("1").id, type: "Tombstone" }))).toBe(202);
    expect(await run(id)).toMatchObject({ state: "done", counts: { withdrawn: 1 } });
    expect(await names()).toEqual([]);
  });

  it("FED-326 gets no summary for a text that it lacks: that tells a time which may change", async () => {
    const id = await followed();
    const summary = "House, Tuesday, December 1 at 07:00 PM";
    expect(await send(activity("Create", event("1", { content: "", summary })))).toBe(202);
    await run(id);
    const [imported] = await listed();
    expect(imported!.description).not.toContain("December");
    expect(imported!.description).toContain("/pages/1");
    await withdraw(id);
  });

  it("waits for review like every source, and is undone as a whole", async () => {
    const id = await followed({ publishes: false });
    await send(activity("Create", event("1")));
    const waiting = await run(id);
    expect(waiting).toMatchObject({ state: "review", counts: { new: 1 } });
    expect(await names()).toEqual([]);
    const runs = (path: string) =>
      app.inject({ method: "POST", url: path.replace(":run", String(waiting.id)), headers, payload: {} });
    await runs(routes.applyRun);
    expect(await names()).toEqual(["Event 1 scheduled"]);
    await runs(routes.undoRun);
    expect(await names()).toEqual([]);
  });

  it("of a group comes from its members, or is announced; either is asked for where it lives", async () => {
    const id = await followed();
    const ann = peer.actor("ann");
    peer.state.documents["/events/1"] = event("1", { name: "As it lives" });
    expect(await send(activity("Create", event("1", { actor: ann, name: "As it came" }), ann))).toBe(202);
    peer.state.documents["/events/2"] = event("2", {
      attributedTo: ann,
      startTime: "2026-12-03T19:00:00Z",
      endTime: "2026-12-03T20:00:00Z",
    });
    expect(await send(activity("Announce", event("2").id))).toBe(202);
    await run(id);
    expect(await names()).toEqual(["As it lives scheduled", "Event 2 scheduled"]);
    // An Update of a member, and a Delete that its address confirms.
    peer.state.documents["/events/1"] = event("1", { name: "Changed" });
    expect(await send(activity("Update", event("1").id, ann))).toBe(202);
    peer.state.documents["/events/2"] = 410;
    expect(await send(activity("Delete", event("2").id, peer.actor("bob")))).toBe(202);
    await run(id);
    expect(await names()).toEqual(["Changed scheduled"]);
    await withdraw(id);
  });

  it("is not believed of strangers, of other servers, or of events that it does not own", async () => {
    const id = await followed();
    await send(activity("Create", event("1")));
    const [eve, elsewhere] = [peer.actor("eve"), "https://other.example/events/1"];
    peer.state.documents["/events/1"] = event("1");
    peer.state.documents["/events/3"] = event("3", { attributedTo: eve });
    for (const message of [
      activity("Create", event("3", { attributedTo: eve }), eve),
      // Says that it is the followed actor's, which its own address does not.
      activity("Create", event("3"), eve),
      activity("Create", event("4", { id: elsewhere })),
      activity("Update", event("1", { name: "Forged" }), eve),
      activity("Delete", event("1").id, eve),
      activity("Delete", elsewhere),
      activity("Announce", event("3").id, eve),
      activity("Create", { ...event("5"), type: "Note" }),
      activity("Create", "no address"),
    ])
      expect(await send(message)).toBe(202);
    expect(await send(activity("Update", event("1", { name: "Forged" })), { keyId: `${eve}#main-key` })).toBe(
      401,
    );
    await run(id);
    expect(await names()).toEqual(["Event 1 scheduled"]);
    await withdraw(id);
  });

  it("comes back to us in no way: neither our own events, nor what came from there to its followers", async () => {
    const id = await followed();
    const [hall] = await db.select().from(sources).where(eq(sources.id, id));
    const own = await world.addEvent(await world.addVenue({ name: "Hall" }), {
      name: "Ours",
      date: "2026-12-06",
    });
    const ours = event("1", { id: `${PUBLIC_URL}/federation/events/${own}` });
    for (const type of ["Announce", "Create", "Update", "Delete"])
      expect(await send(activity(type, type === "Announce" ? ours.id : ours))).toBe(202);
    expect(await db.$count(federationEntries)).toBe(0);
    await tellChanges(database, now);
    await db.insert(federationFollowers).values({
      actor: "site",
      follower: relay,
      host,
      inbox: `${relay}/inbox`,
      followId: `${relay}#f`,
    });
    await send(activity("Create", event("2", { startTime: "2026-12-07T19:00:00Z", endTime: undefined })));
    await run(id);
    expect(await names()).toContain("Event 2 scheduled");
    await db.delete(outbox);
    await tellChanges(database, now);
    expect(await orders()).toEqual([]);
    expect((await app.inject("/federation/site/outbox?page=1")).body).not.toContain("Event 2");
    expect(hall).toBeDefined();
    await withdraw(id);
  });

  it("is kept within bounds: what is over is forgotten, and a replay does nothing", async () => {
    const id = await followed();
    await send(
      activity("Create", event("1", { startTime: "2026-11-01T19:00:00Z", endTime: "2026-11-01T20:00:00Z" })),
    );
    expect(await db.$count(federationEntries)).toBe(0);
    clock.nowMs += 1_000;
    const request = await peer.signed(`${PUBLIC_URL}/federation/inbox`, activity("Create", event("1")), {
      atMs: clock.nowMs,
    });
    const again = () => app.inject({ method: "POST", url: "/federation/inbox", ...request });
    expect((await again()).statusCode).toBe(202);
    await send(activity("Delete", event("1").id));
    expect((await again()).statusCode).toBe(202);
    expect(await db.$count(federationEntries)).toBe(0);
    await withdraw(id);
  });
});

const recorded = new URL("../../../shared/prototypes/federation/fixtures/gancio-1.21.0/", import.meta.url);

describe.skipIf(!existsSync(recorded))(
  "FED-16 recorded activities of Gancio (skipped without ../shared)",
  () => {
    const shaped = (file: string): Json => {
      const text = readFileSync(new URL(file, recorded), "utf8")
        .replaceAll("http://localhost:4211/federation/u/relay", relay)
        .replaceAll("http://localhost:4211", peer.origin);
      const json = JSON.parse(text);
      return json.body ?? json;
    };

    it("its outbox, Accept, Create, Update and Delete arrive", async () => {
      named();
      peer.state.documents["/relay/outbox"] = shaped("get-outbox.json");
      peer.state.documents["/relay/outbox?page=1"] = { ...shaped("get-outbox-page-1.json"), next: undefined };
      const { id } = await addSource();
      expect((await run(id)).counts.new).toBeGreaterThan(3);
      const before = (await names()).length;
      const accept = shaped("wire-accept.json");
      expect(await send({ ...accept, object: { ...(accept.object as Json), object: relay } })).toBe(202);
      expect(await following()).toMatchObject({ state: "accepted" });
      expect(await send(shaped("wire-create-event.json"))).toBe(202);
      expect(await send(shaped("wire-create-event-online.json"))).toBe(202);
      await run(id);
      expect(await names()).toEqual(
        expect.arrayContaining(["Федерация: first real event scheduled", "Online talk scheduled"]),
      );
      expect(await send(shaped("wire-update-event.json"))).toBe(202);
      await run(id);
      expect(await names()).toContain("Федерация: changed title scheduled");
      expect(await send(shaped("wire-delete-event.json"))).toBe(202);
      await run(id);
      expect((await names()).length).toBe(before + 1);
    });
  },
);
