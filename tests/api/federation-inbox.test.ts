import { existsSync, readFileSync } from "node:fs";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { startFederation } from "#server/federation/start.ts";
import { backUp } from "#server/platform/db/backup/backup.ts";
import {
  federationFollowers,
  federationKeys,
  federationPeerRows,
} from "#server/platform/db/schema/federation.ts";
import { outbox, rateLimits } from "#server/platform/db/schema/operations.ts";
import { ANY_NETWORK } from "#server/platform/http-client/http-client.ts";
import { NOON, startTestApp } from "#tests/support/app.ts";
import { openTestDatabase } from "#tests/support/databases.ts";
import { type Json, newKeyPair, type Scheme, SIGNATURES, startPeer } from "#tests/support/fediverse.ts";

const PUBLIC_URL = "http://localhost:4213";
const SITE = `${PUBLIC_URL}/federation/site`;
const database = await openTestDatabase();
const peer = await startPeer();
const settings = { PUBLIC_URL, FEDERATION: "on", PRIVATE_NETWORK: "allow", FEDERATION_BLOCK: "bad.example" };
const { app, world, clock } = await startTestApp(database, settings);
const hall = await world.addVenue();
await world.addEvent(hall, { date: "2026-12-12" });
const { db } = database;
const forged = newKeyPair();

beforeEach(async () => {
  await db.delete(federationFollowers);
  await db.delete(federationPeerRows);
  await db.delete(rateLimits);
  await db.delete(outbox);
  Object.assign(peer.state, { isGone: false, inboxStatus: 202, actor: {} });
  peer.asked.length = 0;
  peer.received.length = 0;
  // A signature is taken once: every test has a time of its own.
  clock.nowMs += 10_000;
});

const follow = (name: string, object = SITE): Json => ({
  ...{ "@context": "https://www.w3.org/ns/activitystreams", id: `${peer.actor(name)}#follow` },
  type: "Follow",
  actor: peer.actor(name),
  object,
});
const undo = (name: string, object: unknown): Json => ({
  id: `${peer.actor(name)}#undo`,
  type: "Undo",
  actor: peer.actor(name),
  object,
});
const followers = async () => (await db.select().from(federationFollowers)).map(({ follower }) => follower);

type Signing = Parameters<typeof peer.signed>[2];
const post = (request: { headers: Record<string, string>; payload: Buffer }, to: string) =>
  app.inject({ method: "POST", url: new URL(to).pathname, ...request });
async function send(activity: Json, signing: Signing = {}, to = `${SITE}/inbox`): Promise<number> {
  const answer = await post(await peer.signed(to, activity, { atMs: clock.nowMs, ...signing }), to);
  return answer.statusCode;
}

describe("FED-07 a Follow", () => {
  it.each(Object.keys(SIGNATURES) as Scheme[])("signed by %s is taken and accepted", async (scheme) => {
    expect(await send(follow("ann"), { scheme })).toBe(202);
    expect(await followers()).toEqual([peer.actor("ann")]);
    const site = await app.inject({ url: "/federation/site/followers" });
    expect(site.json()).toMatchObject({ type: "OrderedCollection", totalItems: 1 });
    expect(site.body).not.toContain(peer.origin);

    const failures: string[] = [];
    const stop = await startFederation({
      config: { blockedHosts: [], allowedHosts: [] },
      database,
      site: { publicUrl: PUBLIC_URL } as never,
      network: ANY_NETWORK,
      now: () => clock.nowMs,
      onFailure: (text, facts) => failures.push(text + JSON.stringify(facts)),
    });
    await expect.poll(() => peer.received.length).toBe(1);
    await stop();
    expect(failures).toEqual([]);
    expect(peer.received[0]).toMatchObject({
      path: "/ann/inbox",
      body: { type: "Accept", actor: SITE, object: { id: follow("ann").id, type: "Follow", object: SITE } },
    });
    expect(peer.received[0]!.headers.signature).toContain(`keyId="${SITE}#main-key"`);
  });

  it("is sent to the shared inbox, too, and of a city", async () => {
    expect(
      await send(follow("ann", `${PUBLIC_URL}/federation/cities/1`), {}, `${PUBLIC_URL}/federation/inbox`),
    ).toBe(202);
    expect(await db.select().from(federationFollowers)).toMatchObject([
      { actor: "cities/1", inbox: `${peer.actor("ann")}/inbox`, sharedInbox: `${peer.origin}/inbox` },
    ]);
  });

  it("of what is not here is refused", async () => {
    for (const object of [`${PUBLIC_URL}/federation/cities/99`, "https://other.example/actor", PUBLIC_URL])
      expect(await send(follow("ann", object))).toBe(404);
    expect(await followers()).toEqual([]);
  });

  it("is undone by its actor alone, told whole or by its id, and may come again", async () => {
    const { object } = follow("ann");
    for (const inner of [{ type: "Follow", object }, follow("ann"), follow("ann").id]) {
      clock.nowMs += 2_000;
      expect(await send(follow("ann"))).toBe(202);
      expect(await send(undo("eve", inner))).toBe(202);
      expect(await followers()).toEqual([peer.actor("ann")]);
      expect(await send(undo("ann", inner))).toBe(202);
      expect(await followers()).toEqual([]);
    }
  });

  it("ends with its actor", async () => {
    await send(follow("ann"));
    peer.state.isGone = true;
    const end = {
      id: `${peer.actor("ann")}#end`,
      type: "Delete",
      actor: peer.actor("ann"),
      object: peer.actor("ann"),
    };
    expect(await send(end)).toBe(202);
    expect(await followers()).toEqual([]);
    peer.asked.length = 0;
    // Of an actor that was never here nothing is asked.
    const other = peer.actor("unknown");
    expect(await send({ ...end, actor: other, object: other })).toBe(202);
    expect(peer.asked).toEqual([]);
  });

  it("goes on when the actor has a new key", async () => {
    await send(follow("ann"));
    peer.changeKey();
    clock.nowMs += 120_000;
    expect(await send(undo("ann", follow("ann")))).toBe(202);
    expect(await followers()).toEqual([]);
  });
});

describe("FED-09 a hostile server", () => {
  it("gets nothing without a signature of the actor's own key", async () => {
    const to = `${SITE}/inbox`;
    const { headers, payload } = await peer.signed(to, follow("ann"), { atMs: clock.nowMs });
    const { signature: _none, ...unsigned } = headers;
    expect((await post({ headers: unsigned, payload }, to)).statusCode).toBe(401);
    const changed = Buffer.from(JSON.stringify(follow("eve")));
    expect((await post({ headers, payload: changed }, to)).statusCode).toBe(401);
    expect(await send(follow("ann"), { privateKey: forged.privateKey })).toBe(401);
    expect(await send(follow("ann"), { atMs: clock.nowMs - 2 * 3_600_000 })).toBe(401);
    expect(await followers()).toEqual([]);
  });

  it("does not speak for an actor of another server, nor for another actor of its own", async () => {
    const elsewhere = { ...follow("ann"), actor: "http://other.example/ann" };
    expect(await send(elsewhere, { keyId: `${peer.actor("eve")}#main-key` })).toBe(401);
    expect(await send(follow("ann"), { keyId: `${peer.actor("eve")}#main-key` })).toBe(401);
    // An actor document that claims to be another one.
    peer.state.actor = { id: peer.actor("bob") };
    expect(await send(follow("eve"))).toBe(401);
    expect(await followers()).toEqual([]);
  });

  it("does not name an inbox of another server", async () => {
    peer.state.actor = { inbox: "http://victim.example/inbox" };
    expect(await send(follow("ann"))).toBe(401);
    peer.state.actor = { endpoints: { sharedInbox: "http://victim.example/inbox" } };
    expect(await send(follow("bob"))).toBe(202);
    expect(await db.select().from(federationFollowers)).toMatchObject([{ sharedInbox: null }]);
  });

  it("replays nothing: a Follow that was undone does not come back", async () => {
    const to = `${SITE}/inbox`;
    const request = await peer.signed(to, follow("ann"), { atMs: clock.nowMs });
    await post(request, to);
    await send(undo("ann", follow("ann")));
    expect((await post(request, to)).statusCode).toBe(202);
    expect(await followers()).toEqual([]);
  });

  it("is refused what is too large, no activity, or of a blocked server, and asked nothing", async () => {
    expect(await send({ ...follow("ann"), summary: "x".repeat(300_000) })).toBe(413);
    for (const wrong of [
      {},
      { ...follow("ann"), type: ["Follow"] },
      { ...follow("ann"), actor: 7 },
      { ...follow("ann"), id: "x".repeat(501) },
    ])
      expect(await send(wrong, { keyId: `${peer.actor("ann")}#main-key` })).toBe(400);
    for (const actor of ["https://bad.example/ann", "https://sub.bad.example/ann", "ftp://x.example/a", "x"])
      expect(await send({ ...follow("ann"), actor })).toBe(403);
    expect(peer.asked).toEqual([]);
  });

  it("with wrong keys makes us ask its actor once a minute, not for every message", async () => {
    for (let i = 0; i < 5; i++) {
      clock.nowMs += 1_000;
      expect(await send(follow("ann"), { privateKey: forged.privateKey })).toBe(401);
    }
    expect(peer.asked.length).toBe(1);
  });

  it("SEC-301 with a signature that is too long or no signature is refused, after its host was looked at", async () => {
    const to = `${SITE}/inbox`;
    const { headers, payload } = await peer.signed(to, follow("ann"), { atMs: clock.nowMs });
    const statusOf = async (more: Record<string, string>, body = payload) =>
      (await post({ headers: { ...headers, ...more }, payload: body }, to)).statusCode;
    const letters = "a".repeat(2_500);
    expect(await statusOf({ signature: letters })).toBe(401);
    expect(await statusOf({ signature: letters, "signature-input": "a=();created=1" })).toBe(401);
    expect(await statusOf({ signature: `${letters}a` })).toBe(431);
    expect(await statusOf({ "signature-input": `${letters}a` })).toBe(431);
    const blocked = Buffer.from(JSON.stringify({ ...follow("ann"), actor: "https://bad.example/ann" }));
    expect(await statusOf({ signature: letters }, blocked)).toBe(403);
  });

  it("FED-301 that never answers delays the follow of no other", async () => {
    const connections: Socket[] = [];
    const silent = createServer((connection) => void connections.push(connection));
    await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
    const origin = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const waiting = Array.from({ length: 110 }, (_, index) =>
      send({ ...follow("ann"), actor: `${origin}/actor-${index}` }),
    );
    await expect.poll(() => connections.length).toBe(2);
    expect(await send(follow("bob"))).toBe(202);
    silent.close();
    // What waits for its turn is refused the connection.
    for (const connection of connections) connection.destroy();
    const answers = await Promise.all(waiting);
    expect([connections.length, answers.filter((status) => status === 503).length]).toEqual([2, 88]);
    expect(new Set(answers)).toEqual(new Set([401, 503]));
  });

  it("is limited", async () => {
    const answers: number[] = [];
    for (let i = 0; i < 130; i++) answers.push(await send(follow(`actor-${i}`)));
    expect(answers.filter((status) => status === 202).length).toBe(120);
    expect(answers.at(-1)).toBe(429);
  });
});

it("FED-10 with an allow-list only its servers are spoken with", async () => {
  const { host } = new URL(peer.origin);
  for (const [allowed, status] of [
    [host, 202],
    ["friend.example", 403],
  ] as const) {
    const other = await startTestApp(database, { ...settings, FEDERATION_ALLOW: allowed });
    const to = `${SITE}/inbox`;
    const request = await peer.signed(to, follow("ann"), { atMs: NOON });
    expect(
      (await other.app.inject({ method: "POST", url: "/federation/site/inbox", ...request })).statusCode,
    ).toBe(status);
  }
});

it("FED-11 the private key is in no backup and in no answer", async () => {
  await app.inject("/federation/site");
  const [keys] = await db.select().from(federationKeys);
  const secret = keys!.privateKey.split("\n")[3]!;
  let text = "";
  await backUp(
    db,
    async (lines) => {
      text += lines;
    },
    NOON,
    (async function* () {})(),
  );
  expect(text).toContain('"table":"federation_followers"');
  expect(text).not.toContain(secret);
  expect(text).not.toContain("federation_keys");
  await send(follow("ann"));
  const orders = await db.select().from(outbox).where(eq(outbox.channel, "federation"));
  expect(orders).toHaveLength(1);
  expect(JSON.stringify(orders)).not.toContain("PRIVATE");
});

const recorded = new URL("../../../shared/prototypes/federation/fixtures/gancio-1.21.0/", import.meta.url);
const read = (file: string) => JSON.parse(readFileSync(new URL(file, recorded), "utf8"));

describe.skipIf(!existsSync(recorded))(
  "FED-12 recorded activities of Gancio (skipped without ../shared)",
  () => {
    it("follow and unfollow, though the inner Follow has no actor and ids come again", async () => {
      const shaped = (file: string) => {
        const text = JSON.stringify(read(file).body);
        return JSON.parse(
          text
            .replaceAll("http://localhost:4213/federation/u/whereabouts", SITE)
            .replaceAll("http://localhost:4211/federation/u/relay", peer.actor("relay")),
        );
      };
      for (let round = 0; round < 2; round++) {
        clock.nowMs += 2_000;
        expect(await send(shaped("wire-follow.json"))).toBe(202);
        expect(await followers()).toEqual([peer.actor("relay")]);
        expect(await send(shaped("wire-undo-follow.json"))).toBe(202);
        expect(await followers()).toEqual([]);
      }
    });
  },
);
