import { beforeEach, describe, expect, it } from "vitest";
import { FederationOverview } from "#contract/admin-federation.ts";
import { routes } from "#contract/urls.ts";
import { startFederation } from "#server/federation/start.ts";
import {
  federationFollowers,
  federationFollowing,
  federationRuleRows,
} from "#server/platform/db/schema/federation.ts";
import { outbox } from "#server/platform/db/schema/operations.ts";
import { ANY_NETWORK } from "#server/platform/http-client/http-client.ts";
import { adminOf, signedIn, startAdmin } from "#tests/support/admin.ts";
import { type Json, startPeer } from "#tests/support/fediverse.ts";

const PUBLIC_URL = "http://localhost:4213";
const SITE = `${PUBLIC_URL}/federation/site`;
const peer = await startPeer();
const { host, hostname } = new URL(peer.origin);
const settings = {
  PUBLIC_URL,
  FEDERATION: "on",
  PRIVATE_NETWORK: "allow",
  FEDERATION_BLOCK: "fixed.example",
};
const { app, account, admin, clock, database } = await startAdmin(settings);
const { db } = database;
const headers = { cookie: account.cookie, "sec-fetch-site": "same-origin" };

beforeEach(async () => {
  await db.delete(federationRuleRows);
  await db.delete(federationFollowers);
  await db.delete(outbox);
  peer.received.length = 0;
});

const follow = (name: string): Json => ({
  id: `${peer.actor(name)}#follow`,
  type: "Follow",
  actor: peer.actor(name),
  object: SITE,
});
async function send(activity: Json): Promise<number> {
  clock.nowMs += 1_000;
  const request = await peer.signed(`${SITE}/inbox`, activity, { atMs: clock.nowMs });
  return (await app.inject({ method: "POST", url: "/federation/site/inbox", ...request })).statusCode;
}
async function add(rule: Record<string, string>): Promise<FederationOverview> {
  const answer = await admin.post(routes.federationRules, rule);
  expect(answer.statusCode, answer.body).toBe(200);
  return FederationOverview.parse(answer.json());
}
const remove = (subject: string) =>
  app.inject({ method: "DELETE", url: routes.federationRules, query: { subject }, headers });

describe("FED-18 rules of administrators", () => {
  it("block a server at once, forget its followers, and are taken back", async () => {
    expect(await send(follow("ann"))).toBe(202);
    expect(await add({ subject: host, kind: "block", note: "spam" })).toMatchObject({
      name: "@events@localhost:4213",
      followers: 0,
      rules: [
        { subject: "fixed.example", kind: "block", isFixed: true },
        { subject: host, kind: "block", note: "spam", isFixed: false },
      ],
    });
    expect(await send(follow("bob"))).toBe(403);
    expect((await remove(host)).statusCode).toBe(200);
    expect(await send(follow("bob"))).toBe(202);
    expect((await remove(host)).statusCode).toBe(404);
  });

  it("block one actor, and no other of its server", async () => {
    await send(follow("ann"));
    await send(follow("bob"));
    expect(await add({ subject: peer.actor("ann"), kind: "block" })).toMatchObject({ followers: 1 });
    expect(await send(follow("ann"))).toBe(403);
    expect(await send(follow("cid"))).toBe(202);
  });

  it("let in only those that are named, with their subdomains", async () => {
    await add({ subject: "friend.example", kind: "allow" });
    expect(await send(follow("ann"))).toBe(403);
    await add({ subject: hostname, kind: "allow" });
    expect(await send(follow("ann"))).toBe(202);
    // Blocking goes before.
    await add({ subject: host, kind: "block" });
    expect(await send(follow("ann"))).toBe(403);
  });

  it("FED-326 show a followed server as blocked", async () => {
    await db.insert(federationFollowing).values({
      actor: peer.actor("relay"),
      name: "Relay",
      inbox: `${peer.origin}/inbox`,
      state: "accepted",
      outbox: `${peer.origin}/outbox`,
      followId: "#follow",
    });
    const { following } = await add({ subject: host, kind: "block" });
    expect(following).toMatchObject([{ actor: peer.actor("relay"), state: "blocked" }]);
    await db.delete(federationFollowing);
  });

  it("stop what was on its way, and following", async () => {
    await send(follow("ann"));
    await add({ subject: host, kind: "block" });
    const source = { name: "x", url: peer.actor("relay"), format: "activitypub" };
    expect(await admin.refusal(routes.adminSources, source)).toMatchObject({
      fieldErrors: { url: { code: "followBlocked" } },
    });
    const stop = await startFederation({
      config: { blockedHosts: [], allowedHosts: [] },
      database,
      site: { publicUrl: PUBLIC_URL } as never,
      network: ANY_NETWORK,
      now: () => clock.nowMs,
      onFailure: () => {},
    });
    await expect.poll(() => db.$count(outbox)).toBe(0);
    await stop();
    expect(peer.received).toEqual([]);
  });

  it("are refused where they name nobody, and are for administrators alone", async () => {
    for (const rule of [
      { subject: "no server", kind: "block" },
      { subject: "", kind: "block" },
      { subject: "https://", kind: "block" },
      { subject: "x".repeat(501), kind: "block" },
      { subject: "https://bad.example/actor", kind: "allow" },
    ])
      expect(await admin.refusal(routes.federationRules, rule)).toMatchObject({
        status: 400,
        fields: { subject: expect.any(String) },
      });
    const { cookie } = await signedIn(database, "user");
    const user = adminOf(app, cookie);
    expect((await user.get(routes.adminFederation)).statusCode).toBe(404);
    expect((await user.post(routes.federationRules, { subject: "a.b", kind: "block" })).statusCode).toBe(404);
    expect((await app.inject(routes.adminFederation)).statusCode).toBe(404);
    const off = await startAdmin();
    expect((await off.admin.get(routes.adminFederation)).statusCode).toBe(404);
  });
});
