import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { recordChange } from "#server/catalog/projection/changes.ts";
import { startFederation } from "#server/federation/start.ts";
import { tellChanges } from "#server/federation/told/tell-changes.ts";
import { events } from "#server/platform/db/schema/catalog.ts";
import {
  federationFollowers,
  federationState,
  federationTold,
} from "#server/platform/db/schema/federation.ts";
import { outbox } from "#server/platform/db/schema/operations.ts";
import { ANY_NETWORK } from "#server/platform/http-client/http-client.ts";
import { startTestApp } from "#tests/support/app.ts";
import { openTestDatabase } from "#tests/support/databases.ts";
import { startPeer } from "#tests/support/fediverse.ts";

const PUBLIC_URL = "http://localhost:4213";
const SITE = `${PUBLIC_URL}/federation/site`;
const database = await openTestDatabase();
const { db } = database;
const peer = await startPeer();
const { world, clock } = await startTestApp(database, {
  PUBLIC_URL,
  FEDERATION: "on",
  PRIVATE_NETWORK: "allow",
});
const now = () => clock.nowMs;
const hall = await world.addVenue();
const config = { blockedHosts: [], allowedHosts: [] };
const known = await world.addEvent(hall, { name: "Known before", date: "2026-12-01", time: "20:00" });
await tellChanges(database, now);

const follow = (actor: string, name: string, target = peer.origin) =>
  db.insert(federationFollowers).values({
    actor,
    follower: `${target}/${name}`,
    host: new URL(target).host,
    inbox: `${target}/${name}/inbox`,
    sharedInbox: `${target}/inbox`,
    followId: `${target}/${name}#follow`,
  });
const orders = async () =>
  (await db.select().from(outbox).where(eq(outbox.channel, "federation"))).map(({ kind, facts }) => ({
    kind,
    ...facts,
  }));
const change = (id: number, values: Partial<typeof events.$inferInsert>) =>
  database.transaction(async (tx, notify) => {
    await tx
      .update(events)
      .set({ ...values, version: sql`${events.version} + 1` })
      .where(eq(events.id, id));
    await recordChange(tx, notify, [hall], new Date(clock.nowMs));
  });

beforeEach(async () => {
  await db.delete(federationFollowers);
  await tellChanges(database, now);
  await db.delete(outbox);
  peer.received.length = 0;
  peer.state.inboxStatus = 202;
});

async function deliver(count: number) {
  const failures: string[] = [];
  const site = { publicUrl: PUBLIC_URL } as never;
  const onFailure = (text: string) => failures.push(text);
  const stop = await startFederation({ config, database, site, network: ANY_NETWORK, now, onFailure });
  await expect.poll(() => peer.received.length + failures.length).toBeGreaterThanOrEqual(count);
  await stop();
  return failures;
}

describe("FED-13 a change of the catalogue", () => {
  it("is sent to followers' servers: new, changed and deleted, each once", async () => {
    await follow("site", "ann");
    const id = await world.addEvent(hall, { name: "Jazz", date: "2026-12-12", time: "20:00" });
    expect(await deliver(1)).toEqual([]);
    await change(id, { name: "More Jazz" });
    expect(await deliver(2)).toEqual([]);
    await change(id, { withdrawnAt: new Date(clock.nowMs) });
    expect(await deliver(3)).toEqual([]);
    const object = `${PUBLIC_URL}/federation/events/${id}`;
    expect(peer.received.map(({ path, body }) => [path, body.type, body.actor])).toEqual(
      ["Create", "Update", "Delete"].map((type) => ["/inbox", type, SITE]),
    );
    expect(peer.received.map(({ body }) => body.object)).toMatchObject([
      { id: object, type: "Event", name: "Jazz" },
      { id: object, type: "Event", name: "More Jazz" },
      { id: object, type: "Tombstone", formerType: "Event" },
    ]);
    expect(await orders()).toEqual([]);
  });

  it("goes once to a server, from the site if that is followed there, else from city or organizer", async () => {
    await follow("site", "ann");
    await follow("cities/1", "bob");
    await follow("cities/1", "cid", "http://other.example");
    await follow("cities/2", "dan", "http://third.example");
    const event = await world.addEvent(hall, { name: "Blues", date: "2026-12-13", time: "20:00" });
    await tellChanges(database, now);
    await tellChanges(database, now);
    const found = await orders();
    expect(found).toHaveLength(3);
    expect(found).toEqual(
      expect.arrayContaining([
        { kind: "create", event, actor: "site", inbox: `${peer.origin}/inbox` },
        // Bob does not follow the site: the city shares the event with him.
        { kind: "announce", event, actor: "cities/1", inbox: `${peer.origin}/inbox` },
        { kind: "create", event, actor: "cities/1", inbox: "http://other.example/inbox" },
      ]),
    );
  });

  it("tells nothing of what is over, was there before, or did not change", async () => {
    await follow("site", "ann");
    await world.addEvent(hall, { name: "Long ago", date: "2026-10-01", time: "20:00" });
    await tellChanges(database, now);
    expect(await orders()).toEqual([]);
    await change(known, { name: "Known and changed" });
    await tellChanges(database, now);
    expect(await orders()).toMatchObject([{ kind: "update", event: known }]);
  });

  it("that is taken back before it was sent is not created any more", async () => {
    await follow("site", "ann");
    const id = await world.addEvent(hall, { name: "Short", date: "2026-12-14", time: "20:00" });
    await tellChanges(database, now);
    await change(id, { withdrawnAt: new Date(clock.nowMs) });
    expect(await deliver(1)).toEqual([]);
    expect(peer.received.map(({ body }) => body.type)).toEqual(["Delete"]);
  });

  it("is tried again where a server is busy, and given up where it refuses", async () => {
    await follow("site", "ann");
    peer.state.inboxStatus = 503;
    await world.addEvent(hall, { name: "Later", date: "2026-12-15", time: "20:00" });
    expect(await deliver(1)).toEqual(["a federation could not be sent yet"]);
    expect(await orders()).toHaveLength(1);
    clock.nowMs += 60_000;
    peer.state.inboxStatus = 202;
    expect(await deliver(1)).toEqual([]);
    peer.state.inboxStatus = 410;
    await world.addEvent(hall, { name: "Last", date: "2026-12-16", time: "20:00" });
    expect(await deliver(2)).toEqual(["a federation was given up"]);
    expect(await db.$count(federationFollowers)).toBe(1);
  });

  it("falls back to RFC 9421 where draft-cavage is refused", async () => {
    await follow("site", "ann");
    peer.state.inboxStatus = ({ headers }) => (headers["signature-input"] ? 202 : 401);
    await world.addEvent(hall, { name: "Modern", date: "2026-12-17", time: "20:00" });
    expect(await deliver(1)).toEqual([]);
    expect(peer.received[0]!.headers["signature-input"]).toContain('alg="rsa-v1_5-sha256"');
  });
});

it("FED-22 a server that hangs delays no other one's deliveries, however many are for it", async () => {
  const hanging = await startPeer();
  let [open, closed] = [0, 0];
  hanging.hang((response) => {
    open++;
    response.once("close", () => closed++);
  });
  await db.insert(federationFollowers).values(
    Array.from({ length: 100 }, (_, at) => ({
      actor: "site",
      follower: `${hanging.origin}/${at}`,
      host: new URL(hanging.origin).host,
      inbox: `${hanging.origin}/${at}/inbox`,
      followId: `${hanging.origin}/${at}#follow`,
    })),
  );
  await world.addEvent(hall, { name: "First", date: "2026-12-19", time: "20:00" });
  await tellChanges(database, now);
  clock.nowMs += 1_000;
  await follow("site", "ann");
  const stop = await startFederation({
    config,
    database,
    network: ANY_NETWORK,
    now,
    onFailure: () => {},
    site: { publicUrl: PUBLIC_URL } as never,
  });
  for (const [at, name] of ["Second", "Third"].entries()) {
    await expect.poll(() => open).toBeGreaterThan(0);
    await world.addEvent(hall, { name, date: "2026-12-19", time: "21:00" });
    await expect.poll(() => peer.received.length).toBe(at + 1);
  }
  expect(closed).toBe(0);
  expect(open).toBeLessThan(10);
  hanging.hang(undefined);
  await stop();
  // What was not begun is left for the next process, at once.
  const left = await db.select().from(outbox).where(eq(outbox.channel, "federation"));
  expect(left.filter(({ claimedUntil, attempts }) => !claimedUntil && attempts === 0)).toHaveLength(
    300 - open,
  );
});

it("FED-19 what was there before is marked in pieces, through a kill, and what is added meanwhile is told", async () => {
  await follow("site", "ann");
  await db.execute(sql`
    insert into events (venue_id, name, slug, date, time, starts_at, link, description)
    select ${hall}::int, 'Old ' || n, 'old-' || n, '2026-12-24', '20:00', '2026-12-24T18:00:00Z', '', ''
    from generate_series(1, 1200) n`);
  await db.delete(federationState);
  let pieces = 0;
  const dying: typeof database = {
    ...database,
    transaction: (work) => {
      if (++pieces > 5) throw new Error("killed");
      return database.transaction(work);
    },
  };
  await expect(tellChanges(dying, now)).rejects.toThrow("killed");
  const marked = await db.$count(federationTold);
  expect(marked).toBeGreaterThan(0);
  expect(marked).toBeLessThan(1_200);
  const added = await world.addEvent(hall, { name: "Meanwhile", date: "2026-12-18", time: "20:00" });
  await tellChanges(database, now);
  expect(await db.$count(federationTold)).toBeGreaterThan(1_200);
  expect(await orders()).toMatchObject([{ kind: "create", event: added }]);
});
