import { eq, ne, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { recordChange } from "#server/catalog/projection/changes.ts";
import { askDoubtful } from "#server/federation/doubts/ask-followers.ts";
import { startFederation } from "#server/federation/start.ts";
import { tellChanges } from "#server/federation/told/tell-changes.ts";
import { events } from "#server/platform/db/schema/catalog.ts";
import {
  federationDoubts,
  federationFirstFollows,
  federationFollowers,
  federationTellers,
} from "#server/platform/db/schema/federation.ts";
import { auditLog, outbox } from "#server/platform/db/schema/operations.ts";
import { ANY_NETWORK } from "#server/platform/http-client/http-client.ts";
import { startTestApp } from "#tests/support/app.ts";
import { openTestDatabase } from "#tests/support/databases.ts";
import { type Json, startPeer } from "#tests/support/fediverse.ts";
import { startGancio } from "#tests/support/gancio.ts";

const PUBLIC_URL = "http://localhost:4213";
const DAY_MS = 86_400_000;
const addressOf = (actor: string) => `${PUBLIC_URL}/federation/${actor}`;
const [SITE, CITY] = [addressOf("site"), addressOf("cities/1")];
const database = await openTestDatabase();
const { db } = database;
const { app, world, clock } = await startTestApp(database, {
  PUBLIC_URL,
  FEDERATION: "on",
  PRIVATE_NETWORK: "allow",
});
const now = () => clock.nowMs;
const hall = await world.addVenue();
const objectOf = (id: number) => addressOf(`events/${id}`);
let nextName = 0;
const addEvent = (publishedAt?: Date) =>
  world
    .addEvent(hall, { name: `Evening ${++nextName}`, date: "2027-06-12", time: "20:00" })
    .then(async (id) => {
      await db
        .update(events)
        .set({ publishedAt: publishedAt ?? new Date(now()) })
        .where(eq(events.id, id));
      return id;
    });
/** A city with events is an actor. */
const always = await addEvent();
const change = (id: number, values: Partial<typeof events.$inferInsert>) =>
  database.transaction(async (tx, notify) => {
    await tx
      .update(events)
      .set({ ...values, version: sql`${events.version} + 1` })
      .where(eq(events.id, id));
    await recordChange(tx, notify, [hall], new Date(clock.nowMs));
  });
const remove = (id: number) => change(id, { withdrawnAt: new Date(clock.nowMs) });
const read = async (url: string) =>
  (
    await app.inject({ url: url.replace(PUBLIC_URL, ""), headers: { accept: "application/activity+json" } })
  ).json();

type Peer = Awaited<ReturnType<typeof startPeer>>;
async function send(peer: Peer, activity: Json) {
  const to = `${PUBLIC_URL}/federation/inbox`;
  clock.nowMs += 1_000;
  const signed = await peer.signed(to, activity, { atMs: clock.nowMs });
  const answer = await app.inject({ method: "POST", url: new URL(to).pathname, ...signed });
  expect(answer.statusCode, answer.body).toBe(202);
}
const follow = (peer: Peer, object: string, name = "relay") =>
  send(peer, { id: `${peer.actor(name)}#${object}`, type: "Follow", actor: peer.actor(name), object });
const unfollow = (peer: Peer, object: string, name = "relay") =>
  send(peer, {
    id: `${peer.actor(name)}#undo`,
    type: "Undo",
    actor: peer.actor(name),
    object: { type: "Follow", object },
  });

/** Sends all that is due, once. */
async function deliver(): Promise<void> {
  await tellChanges(database, now);
  const onFailure = () => {};
  const config = { blockedHosts: [], allowedHosts: [] };
  const site = { publicUrl: PUBLIC_URL } as never;
  const stop = await startFederation({ config, database, site, network: ANY_NETWORK, now, onFailure });
  const waiting = () => db.$count(outbox, sql`done_at is null and attempts = 0`);
  await expect.poll(waiting).toBe(0);
  await stop();
}
const ask = () => askDoubtful({ database, network: ANY_NETWORK, signGet: () => Promise.resolve({}), now });
const said = () => db.select().from(auditLog);

beforeEach(async () => {
  for (const table of [federationFollowers, federationFirstFollows, federationTellers, federationDoubts])
    await db.delete(table);
  await database.transaction(async (tx, notify) => {
    await tx.delete(events).where(ne(events.id, always));
    await recordChange(tx, notify, [hall], new Date(clock.nowMs));
  });
  await tellChanges(database, now);
  await db.delete(outbox);
  await db.delete(auditLog);
});

async function gancioFollowing(...actors: string[]) {
  const gancio = await startGancio();
  for (const actor of actors) {
    await follow(gancio, actor);
    gancio.follow(actor, await read(`${actor}/outbox?page=1`));
  }
  await deliver();
  return gancio;
}

describe("FED-321 a server that answers 404 to an activity", () => {
  it("loses no follower: Gancio that follows site and city gets creations, changes and ends, and no Announce", async () => {
    const gancio = await gancioFollowing(SITE, CITY);
    const id = await addEvent();
    await deliver();
    await change(id, { name: "Later" });
    await deliver();
    expect(gancio.events.get(objectOf(id))).toEqual({ owner: SITE, name: "Later" });
    await remove(id);
    await deliver();
    expect(gancio.answers).toEqual(["Create", "Update", "Delete"].map((type) => [type, SITE, 201]));
    expect(gancio.events.has(objectOf(id))).toBe(false);
    expect(await db.$count(federationFollowers)).toBe(2);
  });

  it("is asked by the follower's own address, which is there", async () => {
    const gancio = await gancioFollowing(CITY);
    const id = await addEvent();
    await deliver();
    gancio.events.clear();
    await remove(id);
    await deliver();
    expect(gancio.answers.at(-1)).toEqual(["Delete", CITY, 404]);
    expect(await db.$count(federationDoubts)).toBe(1);
    await ask();
    expect(await db.$count(federationDoubts)).toBe(0);
    expect(await db.$count(federationFollowers)).toBe(1);
    expect(await said()).toEqual([]);
  });

  it("is forgotten when the follower itself is gone (410), which the change log says", async () => {
    const peer = await startPeer();
    await follow(peer, SITE, "ann");
    peer.state.inboxStatus = 410;
    peer.state.isGone = true;
    await addEvent();
    await deliver();
    expect(await db.$count(federationFollowers)).toBe(1);
    await ask();
    expect(await db.$count(federationFollowers)).toBe(0);
    expect(await said()).toMatchObject([
      { userId: null, action: "Gone Follower Forgotten", subject: peer.actor("ann") },
    ]);
  });

  it("is forgotten when the follower is missing (404) on three days, not on one", async () => {
    const peer = await startPeer();
    await follow(peer, SITE, "ann");
    peer.state.inboxStatus = 404;
    peer.state.documents["/ann"] = 404;
    await addEvent();
    await deliver();
    for (const left of [1, 1, 0]) {
      await ask();
      await ask();
      expect(await db.$count(federationFollowers)).toBe(left);
      clock.nowMs += DAY_MS;
    }
  });
});

it("FED-322 a server is forgotten with its followers after 30 days without any answer, and not before", async () => {
  const silent = "http://127.0.0.1:9";
  await db.insert(federationFollowers).values(
    ["ann", "bob"].map((name) => ({
      actor: "site",
      follower: `${silent}/${name}`,
      host: "127.0.0.1:9",
      inbox: `${silent}/${name}/inbox`,
      sharedInbox: `${silent}/inbox`,
      followId: `${silent}/${name}#follow`,
    })),
  );
  await addEvent();
  await tellChanges(database, now);
  await deliver();
  expect(await db.$count(federationDoubts)).toBe(2);
  for (let day = 0; day < 30; day += 3) {
    await ask();
    expect(await db.$count(federationFollowers)).toBe(2);
    clock.nowMs += 3 * DAY_MS;
  }
  await ask();
  expect(await db.$count(federationFollowers)).toBe(0);
  expect(await said()).toMatchObject([{ action: "Silent Server Forgotten", subject: "127.0.0.1:9" }]);
});

describe("FED-323 an event has one teller on a server for ever", () => {
  it("city followed first, site later: what was read from the city's outbox is changed and deleted by the city", async () => {
    const [changed, deleted] = [await addEvent(), await addEvent()];
    await tellChanges(database, now);
    clock.nowMs += 60_000;
    const gancio = await gancioFollowing(CITY, SITE);
    expect(gancio.events.get(objectOf(changed))?.owner).toBe(CITY);
    await change(changed, { name: "Moved" });
    await remove(deleted);
    await deliver();
    expect(gancio.answers.toSorted()).toEqual([
      ["Delete", CITY, 201],
      ["Update", CITY, 201],
    ]);
    expect(gancio.events.get(objectOf(changed))).toEqual({ owner: CITY, name: "Moved" });
    expect(gancio.events.has(objectOf(deleted))).toBe(false);
    // What is new from now on is the site's.
    const added = await addEvent();
    await deliver();
    await change(added, { name: "Also moved" });
    await deliver();
    expect(gancio.events.get(objectOf(added))).toEqual({ owner: SITE, name: "Also moved" });
  });

  it("is remembered through unfollowing and following again, and for the end of what nobody follows any more", async () => {
    const gancio = await gancioFollowing(CITY);
    const [kept, ended] = [await addEvent(), await addEvent()];
    await deliver();
    await follow(gancio, SITE);
    gancio.follow(SITE, { orderedItems: [] });
    await unfollow(gancio, CITY);
    await follow(gancio, CITY);
    await deliver();
    await change(kept, { name: "Kept" });
    await deliver();
    expect(gancio.events.get(objectOf(kept))).toEqual({ owner: CITY, name: "Kept" });
    await unfollow(gancio, CITY);
    await unfollow(gancio, SITE);
    gancio.answers.length = 0;
    await change(kept, { name: "Not told" });
    await remove(ended);
    await deliver();
    expect(gancio.answers).toEqual([["Delete", CITY, 201]]);
  });

  it("what was delivered before it was written down keeps its teller: the site where that was followed by then, else the city", async () => {
    const peer = await startPeer();
    const before = new Date(now() - DAY_MS);
    const host = new URL(peer.origin).host;
    const row = (actor: string, createdAt: Date) => ({
      actor,
      follower: peer.actor("ann"),
      host,
      inbox: `${peer.origin}/ann/inbox`,
      sharedInbox: `${peer.origin}/inbox`,
      followId: `${peer.origin}/#${actor}`,
      createdAt,
    });
    const [early, late] = [new Date(now() - 3 * DAY_MS), new Date(now() - 2 * DAY_MS)];
    const id = await addEvent(before);
    await tellChanges(database, now);
    await db.delete(federationTellers);
    const actors = async () => {
      await tellChanges(database, now);
      const found = await db.select().from(outbox);
      await db.delete(outbox);
      return found.map(({ kind, facts }) => [kind, facts.actor]);
    };
    await db.insert(federationFollowers).values([row("cities/1", early), row("site", late)]);
    await change(id, { name: "Changed" });
    expect(await actors()).toEqual([["update", "site"]]);
    await db.delete(federationTellers);
    await db
      .update(federationFollowers)
      .set({ createdAt: new Date(now()) })
      .where(eq(federationFollowers.actor, "site"));
    await change(id, { name: "Changed again" });
    expect(await actors()).toEqual([["update", "cities/1"]]);
  });

  it("where Announces are read, the site owns it, and a city or an organizer that alone is followed shares it", async () => {
    const peer = await startPeer();
    peer.state.documents["/.well-known/nodeinfo"] = 404;
    await follow(peer, CITY, "ann");
    await deliver();
    peer.received.length = 0;
    const id = await addEvent();
    await deliver();
    await change(id, { name: "Changed" });
    await deliver();
    await remove(id);
    await deliver();
    expect(peer.received.map(({ body }) => [body.type, body.actor])).toEqual([
      ["Announce", CITY],
      ["Update", SITE],
      ["Delete", SITE],
    ]);
    expect(peer.received[0]!.body.object).toBe(objectOf(id));
  });
});

it("FED-324 an event says the same owner wherever it is read: its address, outboxes and deliveries", async () => {
  const gancio = await gancioFollowing(CITY);
  const id = await addEvent();
  await deliver();
  const ownersOf = ({ attributedTo, actor }: Json) => [attributedTo, actor];
  expect(ownersOf(await read(objectOf(id)))).toEqual([SITE, SITE]);
  const [own] = (await read(`${SITE}/outbox?page=1`)).orderedItems;
  expect([own.type, own.actor, ...ownersOf(own.object)]).toEqual(["Create", SITE, SITE, SITE]);
  const [shared] = (await read(`${CITY}/outbox?page=1`)).orderedItems;
  expect([shared.type, shared.actor]).toEqual(["Announce", CITY]);
  expect(shared.object).toEqual(own);
  const sent = gancio.received.find(({ body }) => body.type === "Create")!.body;
  expect([sent.actor, ...ownersOf(sent.object as Json)]).toEqual([CITY, SITE, SITE]);
});
