import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { routes, urls } from "#contract/urls.ts";
import { MadeWebhook, WebhookAnswer, Webhooks } from "#contract/webhooks.ts";
import { STOP_AFTER } from "#domain/webhook.ts";
import { writeCatalog } from "#server/catalog/write.ts";
import { backUp } from "#server/platform/db/backup/backup.ts";
import { ANY_NETWORK } from "#server/platform/http-client/http-client.ts";
import { posterUrl } from "#server/posters/poster-url.ts";
import { createWebhookSender } from "#server/webhooks/sender.ts";
import { adminOf, signedIn, startAdmin } from "#tests/support/admin.ts";
import { isSignedWith, startWebhookReceiver } from "#tests/support/webhook-receiver.ts";

const SITE = "https://whereabouts.example";
const { app, clock, database, account, admin, world } = await startAdmin({ PRIVATE_NETWORK: "allow" });
const receiver = await startWebhookReceiver(afterAll);
const hall = await world.addVenue({ name: "Bluestone" });
const NOON = clock.nowMs;
const failures: [string, unknown][] = [];
const newSender = (timeoutMs?: number) =>
  createWebhookSender({
    database,
    network: ANY_NETWORK,
    publicUrl: SITE,
    posterUrl,
    timeoutMs,
    now: () => clock.nowMs,
    onFailure: (text, facts) => failures.push([text, facts]),
  });
const sender = newSender();
let events = 0;

beforeEach(async () => {
  clock.nowMs = NOON;
  receiver.clear();
  failures.length = 0;
  await database.pool.query("delete from webhooks");
});

async function add(given: object = {}) {
  const answer = await admin.post(routes.webhooks, { url: receiver.url, ...given });
  expect(answer.statusCode, answer.body).toBe(201);
  return MadeWebhook.parse(answer.json());
}
const list = async () => (await admin.read(routes.webhooks, {}, Webhooks)).webhooks;
const newEvent = (given: object = {}) =>
  world.addEvent(hall, { name: `Novelty ${++events}`, date: "2026-12-20", ...given });
/** Does something to an event as the administration does it. */
async function change(
  id: number,
  work: (write: Parameters<Parameters<typeof writeCatalog>[2]>[0]) => Promise<unknown>,
) {
  const actor = { userId: account.id, origin: "admin" } as const;
  await writeCatalog(database, { actor, at: new Date(clock.nowMs) }, work);
  return id;
}
async function edit(id: number, changes: object) {
  await change(id, async (write) => {
    const [found] = await write.read.recordsByIds([id]);
    await write.events.change(found!.event, changes, { from: found!.venue, to: found!.venue });
  });
}
const remove = (id: number) =>
  change(id, async (write) => write.events.withdraw((await write.read.recordsByIds([id]))[0]!.event));
const told = () => receiver.arrivals.map(({ message: { type, data } }) => `${type} ${data.id}`);
const send = (method: "PATCH" | "DELETE", id: string, payload?: object) =>
  app.inject({
    method,
    url: urls.webhook(id),
    headers: { cookie: account.cookie, "sec-fetch-site": "same-origin" },
    ...(payload && { payload }),
  });

describe("HOOK-01 what happens to events", () => {
  it("HOOK-361 is posted: created, changed, cancelled, deleted and brought back, with the event as the API tells it", async () => {
    await newEvent({ name: "Before the webhook" });
    await add();
    const id = await newEvent({ name: "Първа вечер" });
    await edit(id, { name: "Втора вечер" });
    await edit(id, { status: "cancelled" });
    await sender.deliverDue();
    expect(told()).toEqual([`event.created ${id}`, `event.changed ${id}`, `event.cancelled ${id}`]);
    const { message } = receiver.arrivals.at(-1)!;
    const page = `/event/location=bluestone&category=concert&event=`;
    expect(message.data).toMatchObject({
      url: expect.stringContaining(SITE + page),
      event: { _id: String(id), name: "Втора вечер", status: "cancelled" },
      venue: { name: "Bluestone", city: "Sofia" },
    });
    const { slug, date } = message.data.event!;
    const address = { location: "bluestone", category: "concert", name: slug, date } as const;
    const [[event], venue] = (await app.inject(urls.singleEvent(address))).json();
    // HOOK-361: a receiver does not know what a path belongs to.
    const image = new URL(event.image, SITE).href;
    expect([message.data.event, message.data.venue]).toEqual([{ ...event, image }, venue]);

    receiver.clear();
    await remove(id);
    await sender.deliverDue();
    await change(id, (write) => write.events.restore(id));
    await sender.deliverDue();
    expect(told()).toEqual([`event.deleted ${id}`, `event.created ${id}`]);
    expect(receiver.arrivals[0]!.message.data).toEqual({
      id: String(id),
      event: null,
      venue: null,
      url: expect.stringContaining(SITE + page),
    });
    await sender.deliverDue();
    expect(receiver.attempts).toHaveLength(2);
  });

  it("is told of the events of a deleted venue too", async () => {
    const yard = await world.addVenue({ name: "Yard" });
    const ids = [await world.addEvent(yard, { name: "A" }), await world.addEvent(yard, { name: "B" })];
    await add();
    await change(0, async (write) => write.venues.withdraw((await write.read.venueById(yard))!));
    await sender.deliverDue();
    expect(told().sort()).toEqual(ids.map((id) => `event.deleted ${id}`));
  });

  it("is told by the kinds that are wanted", async () => {
    await add({ kinds: ["cancelled"] });
    const id = await newEvent();
    await edit(id, { name: "Other" });
    await edit(id, { status: "cancelled" });
    await sender.deliverDue();
    expect(told()).toEqual([`event.cancelled ${id}`]);
  });
});

it("HOOK-02 messages are signed with the secret, which is shown once, and carry an id and the time", async () => {
  const { secret } = await add();
  await newEvent();
  await sender.deliverDue();
  const [arrival] = receiver.arrivals;
  expect(isSignedWith(secret, arrival!)).toBe(true);
  expect(isSignedWith(secret, { ...arrival!, body: `${arrival!.body} ` })).toBe(false);
  expect(arrival!.headers).toMatchObject({
    "content-type": "application/json",
    "webhook-timestamp": String(NOON / 1000),
    "webhook-id": expect.stringMatching(/^event-\d+$/),
  });
  expect(JSON.stringify(await list())).not.toContain(secret.slice(6));
});

describe("HOOK-03 each message", () => {
  it("is sent by one of several processes", async () => {
    await add();
    const ids: number[] = [];
    for (let i = 0; i < 20; i++) ids.push(await newEvent());
    await Promise.all([sender, newSender(), newSender()].map((each) => each.deliverDue()));
    await sender.deliverDue();
    expect(told()).toEqual(expect.arrayContaining(ids.map((id) => `event.created ${id}`)));
    expect(receiver.attempts).toHaveLength(20);
  });

  it("of a process that died is sent by another one, under the same id", async () => {
    const { _id } = await add();
    await newEvent();
    const until = new Date(clock.nowMs + 60_000);
    await database.pool.query("update webhooks set claimed_until = $1 where id = $2", [until, _id]);
    await sender.deliverDue();
    expect(receiver.attempts).toEqual([]);
    clock.nowMs += 61_000;
    await sender.deliverDue();
    expect(receiver.arrivals).toHaveLength(1);
  });
});

it("HOOK-12 a receiver that hangs delays no other", async () => {
  const hanging = await startWebhookReceiver(afterAll);
  hanging.answerWith(() => "never");
  await add({ url: hanging.url });
  await add();
  const stop = await newSender(20_000).start();
  for (const count of [1, 2]) {
    await newEvent();
    await expect.poll(() => receiver.arrivals.length).toBe(count);
  }
  expect(hanging.attempts).toHaveLength(1);
  hanging.end();
  await stop();
});

describe("HOOK-05 what is not taken", () => {
  it("is sent again after growing pauses, with the same id, without what was taken", async () => {
    await add();
    const [good, bad] = [await newEvent(), await newEvent()];
    receiver.answerWith(({ data }) => (data.id === String(bad) ? 503 : 204));
    await sender.deliverDue();
    await sender.deliverDue();
    expect(told()).toEqual([`event.created ${good}`]);
    expect((await list())[0]).toMatchObject({ attempts: 1, failingSince: NOON, nextAt: NOON + 5_000 });
    clock.nowMs += 5_000;
    await sender.deliverDue();
    clock.nowMs += 9_000;
    await sender.deliverDue();
    expect(receiver.attempts.toSorted()).toEqual([`event-${good}`, `event-${bad}`, `event-${bad}`].sort());
    clock.nowMs += 1_000;
    receiver.answerWith(() => 204);
    await sender.deliverDue();
    expect(told()).toEqual([`event.created ${good}`, `event.created ${bad}`]);
    expect((await list())[0]).toMatchObject({ attempts: 0, failingSince: null, nextAt: null });
  });

  it("is skipped where the receiver takes the others", async () => {
    await add();
    const [bad, ...others] = [await newEvent(), await newEvent(), await newEvent()];
    receiver.answerWith(({ data }) => (data.id === String(bad) ? 400 : 204));
    for (let i = 0; i < 9; i++) {
      await sender.deliverDue();
      clock.nowMs += 3_600_000;
    }
    const later = await newEvent();
    await sender.deliverDue();
    expect(told().sort()).toEqual([...others, later].map((id) => `event.created ${id}`).sort());
    expect((await list())[0]!.state).toBe("active");
  });

  it("switches the webhook off after many failures, and goes on where it stopped", async () => {
    const { _id } = await add();
    const id = await newEvent();
    receiver.answerWith(() => 500);
    for (let i = 0; i < STOP_AFTER + 3; i++) {
      await sender.deliverDue();
      clock.nowMs += 7_200_000;
    }
    expect(receiver.attempts).toHaveLength(STOP_AFTER);
    expect((await list())[0]).toMatchObject({ state: "stopped", attempts: STOP_AFTER });
    expect(failures).toEqual([["a webhook was switched off", { webhook: _id, attempts: STOP_AFTER }]]);
    expect((await admin.get(routes.audit)).body).toContain("Webhook Switched Off");
    receiver.answerWith(() => 200);
    expect((await send("PATCH", _id, { state: "active" })).json()).toMatchObject({
      state: "active",
      attempts: 0,
    });
    await sender.deliverDue();
    expect(told()).toEqual([`event.created ${id}`]);
  });

  it("switches the webhook off at once where it is gone", async () => {
    await add();
    await newEvent();
    receiver.answerWith(() => 410);
    await sender.deliverDue();
    expect((await list())[0]).toMatchObject({ state: "stopped", attempts: 1 });
  });
});

it("HOOK-06 answers are bounded: redirects are not followed, bodies not read, silence ends", async () => {
  await add();
  await newEvent();
  receiver.answerWith(() => 302);
  await sender.deliverDue();
  clock.nowMs += 5_000;
  receiver.answerWith(() => "never");
  await newSender(60).deliverDue();
  expect(receiver.attempts).toHaveLength(2);
  expect((await list())[0]!.answers).toMatchObject([
    { status: null, problem: "timeout", kind: "created" },
    { status: 302, problem: null, kind: "created", at: NOON },
  ]);
});

describe("HOOK-04 administrators", () => {
  it("alone add, list, test, pause and remove webhooks", async () => {
    const { _id } = await add();
    const user = adminOf(app, (await signedIn(database, "moderator")).cookie);
    expect((await user.get(routes.webhooks)).statusCode).toBe(404);
    expect((await user.post(routes.webhooks, { url: receiver.url })).statusCode).toBe(404);
    expect((await user.post(urls.testWebhook(_id), {})).statusCode).toBe(404);
    expect((await app.inject(routes.webhooks)).statusCode).toBe(404);

    const tested = await admin.post(urls.testWebhook(_id), {});
    expect(WebhookAnswer.parse(tested.json())).toMatchObject({ kind: "test", status: 204, problem: null });
    expect(receiver.arrivals[0]!.message.type).toBe("webhook.test");
    expect((await list())[0]!.answers).toEqual([tested.json()]);

    expect((await send("PATCH", _id, { state: "paused" })).json().state).toBe("paused");
    const id = await newEvent();
    await sender.deliverDue();
    expect(receiver.arrivals).toHaveLength(1);
    await send("PATCH", _id, { state: "active" });
    await sender.deliverDue();
    expect(told().at(-1)).toBe(`event.created ${id}`);

    expect((await send("DELETE", _id)).statusCode).toBe(204);
    expect((await send("DELETE", _id)).json().code).toBe("noWebhook");
    expect(await list()).toEqual([]);
    const log = (await admin.get(routes.audit)).body;
    for (const action of ["Added", "Paused", "Resumed", "Removed"])
      expect(log).toContain(`Webhook ${action}`);
    expect(log).not.toContain("/hook");
  });

  it("see the last twenty answers", async () => {
    await add();
    for (let i = 0; i < 21; i++) await newEvent();
    await sender.deliverDue();
    expect((await list())[0]!.answers).toHaveLength(20);
  });

  it.each([
    [{ url: "ftp://hooks.example/" }, "badWebAddress"],
    [{ url: "" }, "badWebAddress"],
    [{ kinds: [] }, "notChosen"],
    [{ kinds: ["moved"] }, "notOneOf"],
  ])("are refused what makes no sense: %j", async (given, code) => {
    const answer = await admin.post(routes.webhooks, { url: receiver.url, ...given });
    expect([answer.statusCode, answer.json().code]).toEqual([400, code]);
  });

  it("have twenty webhooks at most", async () => {
    for (let i = 0; i < 20; i++) await add();
    const answer = await admin.post(routes.webhooks, { url: receiver.url });
    expect([answer.statusCode, answer.json().code]).toEqual([409, "tooManyWebhooks"]);
  });
});

it("HOOK-07 an address in our own network is refused when it is added, and before each message", async () => {
  const strict = await startAdmin();
  for (const [url, code] of [
    ["https://127.0.0.1/hook", "fetchPrivateAddress"],
    ["https://localhost/hook", "fetchPrivateAddress"],
    ["https://169.254.169.254/latest", "fetchPrivateAddress"],
    ["https://[::ffff:10.0.0.1]/", "fetchPrivateAddress"],
    ["https://a:b@hooks.example/", "fetchHasPassword"],
    ["http://hooks.example/", "webhookNeedsHttps"],
  ]) {
    const answer = await strict.admin.post(routes.webhooks, { url });
    expect([url, answer.statusCode, answer.json().fieldErrors?.url?.code]).toEqual([url, 400, code]);
  }
  const { _id } = await add();
  await strict.database.pool.query(
    "insert into webhooks (id, url, secret, kinds, last_event_id, last_change_id) values ($1, $2, 'whsec_eA==', '{created}', 0, 0)",
    [_id, receiver.url],
  );
  const answer = await strict.admin.post(urls.testWebhook(_id), {});
  expect(answer.json()).toMatchObject({ status: null, problem: "private" });
  expect(receiver.attempts).toEqual([]);
});

it("HOOK-08 neither secrets nor addresses are in a backup", async () => {
  const { secret } = await add();
  let text = "";
  const write = async (lines: string) => {
    text += lines;
  };
  await backUp(database.db, write, NOON, (async function* () {})());
  expect(text).toContain('"table":"outbox"');
  expect(text).not.toContain(secret.slice(6));
  expect(text).not.toContain(receiver.url);
});
