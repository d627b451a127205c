import { beforeEach, describe, expect, it } from "vitest";
import { routes } from "#contract/urls.ts";
import {
  federationEntries,
  federationFollowing,
  federationPeerRows,
} from "#server/platform/db/schema/federation.ts";
import { rateLimits } from "#server/platform/db/schema/operations.ts";
import { sources } from "#server/platform/db/schema/sources.ts";
import { startAdmin } from "#tests/support/admin.ts";
import { type Json, newKeyPair, startPeer } from "#tests/support/fediverse.ts";

const PUBLIC_URL = "http://localhost:4213";
const INBOX = `${PUBLIC_URL}/federation/inbox`;
const peer = await startPeer();
const victim = await startPeer();
const settings = { PUBLIC_URL, FEDERATION: "on", PRIVATE_NETWORK: "allow" };
const { app, account, admin, clock, database } = await startAdmin(settings);
const { db } = database;
const headers = { cookie: account.cookie, "sec-fetch-site": "same-origin" };
const relay = peer.actor("relay");

beforeEach(async () => {
  await db.delete(sources);
  await db.delete(federationFollowing);
  await db.delete(federationEntries);
  await db.delete(federationPeerRows);
  await db.delete(rateLimits);
  clock.nowMs += 10_000;
  for (const server of [peer, victim]) {
    server.asked.length = 0;
    server.state.actor = {};
    server.state.documents = {};
  }
});

const event = (id: string, change: Json = {}): Json => ({
  id,
  type: "Event",
  name: "Jazz",
  attributedTo: relay,
  startTime: "2026-12-01T19:00:00+02:00",
  ...change,
});
const page = (items: unknown[], more: Json = {}): Json => ({ orderedItems: items, ...more });
const create = (object: unknown): Json => ({ type: "Create", actor: relay, object });
/** Adds the source and runs it once: the outbox is read. */
async function follow(): Promise<string> {
  const answer = await admin.post(routes.adminSources, { name: "Town", url: relay, format: "activitypub" });
  expect(answer.statusCode, answer.body).toBe(201);
  const url = routes.runSource.replace(":id", String(answer.json().id));
  const run = await app.inject({ method: "POST", url, headers });
  return run.json().problem?.code ?? run.json().state;
}
const kept = async () => (await db.select().from(federationEntries)).map(({ object }) => object);
async function send(activity: Json, signing: Parameters<typeof peer.signed>[2] = {}): Promise<number> {
  clock.nowMs += 1_000;
  const request = await peer.signed(INBOX, activity, { atMs: clock.nowMs, ...signing });
  return (await app.inject({ method: "POST", url: "/federation/inbox", ...request })).statusCode;
}

describe("FED-20 a hostile server that is followed", () => {
  it("with an outbox without end is read for ten pages", async () => {
    peer.state.documents["/relay/outbox"] = { first: `${relay}/outbox?page` };
    peer.state.documents["/relay/outbox?page"] = page([create(event(`${peer.origin}/e/1`))], {
      next: `${relay}/outbox?page`,
    });
    await follow();
    expect(peer.asked.filter((path) => path.startsWith("/relay/outbox")).length).toBeLessThanOrEqual(11);
    expect(await kept()).toEqual([`${peer.origin}/e/1`]);
  });

  it("tells nothing of other servers' events but what these say, and none of ours", async () => {
    victim.state.documents["/e/1"] = event(`${victim.origin}/e/1`, { name: "True" });
    victim.state.documents["/e/2"] = event(`${victim.origin}/other`);
    peer.state.documents["/relay/outbox"] = page([
      create(event(`${victim.origin}/e/1`, { name: "Forged" })),
      create(event(`${victim.origin}/e/2`)),
      create(event(`${PUBLIC_URL}/federation/events/1`)),
      create(event("file:///etc/passwd")),
      create(`${peer.origin}/nothing`),
    ]);
    await follow();
    const entries = await db.select().from(federationEntries);
    expect(entries.map(({ object, event: { name } }) => [object, name])).toEqual([
      [`${victim.origin}/e/1`, "True"],
    ]);
  });

  it("makes us ask others a bounded number of times, by its outbox and by its messages", async () => {
    const many = Array.from({ length: 200 }, (_, at) => create(`${victim.origin}/e/${at}`));
    peer.state.documents["/relay/outbox"] = page(many);
    await follow();
    expect(victim.asked.length).toBeLessThanOrEqual(50);
    victim.asked.length = 0;
    const answers: number[] = [];
    for (let at = 0; at < 130; at++)
      answers.push(
        await send({
          id: `${relay}#a${at}`,
          type: "Announce",
          actor: relay,
          object: `${victim.origin}/e/${at}`,
        }),
      );
    expect(victim.asked.length).toBeLessThanOrEqual(120);
    expect(answers.at(-1)).toBe(429);
  });

  it("sends what is too large, no list, or nothing, and the source fails with a sentence or has no events", async () => {
    peer.state.documents["/relay/outbox"] = page([
      create(event(`${peer.origin}/e/1`, { content: "x".repeat(5 << 20) })),
    ]);
    expect(await follow()).toBe("fetchTooLarge");
    await db.delete(sources);
    for (const wrong of [[], "text", true, { orderedItems: 5 }, { first: { first: {} } }, { next: [1] }]) {
      peer.state.documents["/relay/outbox"] = wrong;
      await db.delete(federationFollowing);
      expect(await follow()).toBe("done");
      await db.delete(sources);
    }
    expect(await kept()).toEqual([]);
  });

  it("does not name an outbox of another server, nor an actor that is ours", async () => {
    peer.state.actor = { outbox: `${victim.origin}/outbox` };
    const form = { name: "Town", url: relay, format: "activitypub" };
    expect(await admin.refusal(routes.adminSources, form)).toMatchObject({
      fieldErrors: { url: { code: "followNotFound" } },
    });
    expect(victim.asked).toEqual([]);
  });

  it("with a wrong key, a replay or a huge message changes nothing", async () => {
    peer.state.documents["/relay/outbox"] = page([]);
    await follow();
    const message = { id: `${relay}#c`, type: "Create", actor: relay, object: event(`${peer.origin}/e/1`) };
    expect(await send(message, { privateKey: newKeyPair().privateKey })).toBe(401);
    expect(await send({ ...message, summary: "x".repeat(300_000) })).toBe(413);
    const deep = JSON.parse(`${"[".repeat(5_000)}${"]".repeat(5_000)}`);
    expect(await send({ ...message, object: event(`${peer.origin}/e/2`, { location: deep }) })).toBe(202);
    expect(await kept()).toEqual([`${peer.origin}/e/2`]);
  });
});
