import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { PushKey } from "#contract/push.ts";
import { routes } from "#contract/urls.ts";
import { ADMIN_ROLE } from "#domain/account.ts";
import { readConfig } from "#server/config.ts";
import { tellFollowers } from "#server/follows/news.ts";
import { buildPusher } from "#server/pushes.ts";
import { type Browser, SITE, startAccounts } from "#tests/support/accounts.ts";
import { startPushService } from "#tests/support/push-service.ts";

const settings = { PUBLIC_URL: SITE, PRIVATE_NETWORK: "allow" };
const { app, clock, database, member, visitor, world } = await startAccounts(settings);
const service = await startPushService(afterAll);
const hall = await world.addVenue({ name: "Bluestone" });
await tellFollowers(database, () => clock.nowMs);
const NOON = clock.nowMs;
const SOFIA = { kind: "city", country: "Bulgaria", city: "Sofia" };
const failures: string[] = [];
const newPusher = () =>
  buildPusher({
    config: readConfig(settings),
    database,
    now: () => clock.nowMs,
    onFailure: (text) => failures.push(text),
  });
const pusher = newPusher();
let events = 0;

beforeEach(async () => {
  clock.nowMs = NOON;
  service.arrivals.length = 0;
  failures.length = 0;
  for (const table of ["follows", "outbox", "push_subscriptions", "favorites"])
    await database.pool.query(`delete from ${table}`);
});

async function subscribe(browser: Browser, timeZone = "Europe/Sofia") {
  const subscription = service.subscribe();
  const answer = await browser.post(routes.pushSubscriptions, { ...subscription, timeZone });
  expect(answer.statusCode, answer.body).toBe(201);
  return { ...subscription, path: new URL(subscription.endpoint).pathname };
}
const follow = (browser: Browser, given: object = {}) =>
  browser.post(routes.follow, { ...SOFIA, how: "now", by: ["push"], ...given });
const newEvent = (given: object = {}) =>
  world.addEvent(hall, { name: `Novelty ${++events}`, date: "2026-12-20", ...given });
async function tell() {
  await tellFollowers(database, () => clock.nowMs);
  await pusher.sendDue();
  return service.arrivals;
}

describe("PUSH-01 subscriptions", () => {
  it("have one key of the site, made once and kept", async () => {
    const keys = await Promise.all(
      [1, 2, 3].map(async () => PushKey.parse((await app.inject(routes.pushKey)).json()).key),
    );
    expect(new Set(keys).size).toBe(1);
    expect(Buffer.from(keys[0]!, "base64url")).toHaveLength(65);
  });

  it("are for signed-in users", async () => {
    expect((await visitor().post(routes.pushSubscriptions, service.subscribe())).statusCode).toBe(401);
    expect((await visitor().delete(routes.pushSubscriptions)).statusCode).toBe(401);
  });

  it("end one by one, only by their owner, or all at once", async () => {
    const { browser } = await member();
    const stranger = (await member()).browser;
    const [first] = [await subscribe(browser), await subscribe(browser), await subscribe(browser)];
    const left = async () => (await database.pool.query("select from push_subscriptions")).rowCount;
    await stranger.delete(routes.pushSubscriptions, { endpoint: first.endpoint });
    expect(await left()).toBe(3);
    const { endpoint } = first;
    expect((await browser.delete(routes.pushSubscriptions, { endpoint })).statusCode).toBe(204);
    expect(await left()).toBe(2);
    expect((await browser.delete(routes.pushSubscriptions)).statusCode).toBe(204);
    expect(await left()).toBe(0);
  });

  it.each([
    { keys: { p256dh: "short", auth: "x" } },
    { keys: undefined },
    { endpoint: "not an address" },
    { endpoint: "ftp://push.example/1" },
    { timeZone: "Mars/Olympus" },
  ])("of a wrong shape are refused: %j", async (wrong) => {
    const { browser } = await member();
    const answer = await browser.post(routes.pushSubscriptions, { ...service.subscribe(), ...wrong });
    expect(answer.statusCode, answer.body).toBe(400);
  });

  it("PUSH-02 inside our network are refused", async () => {
    const strict = await startAccounts();
    const { browser } = await strict.member();
    const { keys } = service.subscribe();
    for (const endpoint of [
      "https://127.0.0.1/send/1",
      "https://localhost/send/1",
      "https://169.254.169.254/latest",
      "https://[::ffff:10.0.0.1]/",
      "http://1.1.1.1/plain",
    ]) {
      const answer = await browser.post(routes.pushSubscriptions, { endpoint, keys });
      expect([endpoint, answer.statusCode]).toEqual([endpoint, 400]);
      expect(answer.json().fieldErrors.endpoint.code).toBe("notPushService");
    }
  });
});

describe("PUSH-03 a message", () => {
  it("reaches every browser of a follower, encrypted, once, over several processes", async () => {
    const { browser } = await member();
    const [phone, desk] = [await subscribe(browser), await subscribe(browser)];
    await follow(browser);
    await newEvent({ name: "Първа вечер" });
    await tellFollowers(database, () => clock.nowMs);
    await Promise.all([pusher, newPusher(), newPusher()].map((each) => each.sendDue()));
    expect(service.arrivals.map(({ to }) => to).sort()).toEqual([phone.path, desk.path].sort());
    expect(service.arrivals[0]!.note).toMatchObject({
      title: "Първа вечер",
      body: expect.stringContaining("Bluestone"),
      url: expect.stringMatching(/^\/event\/location=bluestone/),
    });
    expect(service.arrivals[0]!.headers).toMatchObject({ ttl: "86400", urgency: "normal" });
    expect(await tell()).toHaveLength(2);
  });

  it("tells of many news at once, and names a few", async () => {
    const { browser } = await member();
    await subscribe(browser);
    await follow(browser);
    for (let i = 0; i < 5; i++) await newEvent();
    const notes = (await tell()).map(({ note }) => note);
    expect(notes).toMatchObject([{ title: "5 new events for you", url: "/profile/new" }]);
  });

  it("comes only to followers who want it by push", async () => {
    const { browser } = await member();
    await subscribe(browser);
    await follow(browser, { by: ["mail"] });
    await newEvent();
    expect(await tell()).toEqual([]);
  });

  it.each([404, 410])("that is answered %i ends the subscription", async (status) => {
    const { browser } = await member();
    const { path } = await subscribe(browser);
    service.statuses.set(path, status);
    await follow(browser);
    await newEvent();
    await tell();
    const { rowCount } = await database.pool.query("select from push_subscriptions");
    expect([rowCount, failures]).toEqual([0, []]);
  });

  it("is tried again while the service is out of order, and given up where it refuses", async () => {
    const { browser } = await member();
    const { path } = await subscribe(browser);
    await follow(browser);
    await newEvent();
    service.statuses.set(path, 503);
    expect(await tell()).toEqual([]);
    expect(failures).toEqual(["a push could not be sent yet"]);
    service.statuses.delete(path);
    expect(await tell()).toEqual([]);
    clock.nowMs += 6_000;
    expect(await tell()).toHaveLength(1);
    await newEvent();
    service.statuses.set(path, 413);
    await tell();
    expect(failures.at(-1)).toBe("a push was given up");
    service.statuses.delete(path);
    clock.nowMs += 600_000;
    expect(await tell()).toHaveLength(1);
  });
});

describe("PUSH-04 quiet hours", () => {
  it("are the night of the browser, and end in its morning", async () => {
    const { browser } = await member();
    await subscribe(browser, "America/New_York");
    await follow(browser);
    // 9:00 in Sofia, 2:00 in New York.
    clock.nowMs = Date.parse("2026-11-16T09:00:00+02:00");
    await newEvent();
    expect(await tell()).toEqual([]);
    clock.nowMs = Date.parse("2026-11-16T07:59:00-05:00");
    expect(await tell()).toEqual([]);
    clock.nowMs = Date.parse("2026-11-16T08:00:00-05:00");
    expect(await tell()).toHaveLength(1);
  });

  it("PUSH-05 do not hold back that a favourite is cancelled", async () => {
    const { browser, id } = await member();
    await database.pool.query("update users set role = $1 where id = $2", [ADMIN_ROLE, id]);
    await subscribe(browser);
    const event = await newEvent({ name: "Hamlet" });
    await browser.post(routes.addFavorite, { id: String(event) });
    clock.nowMs = Date.parse("2026-11-16T03:00:00+02:00");
    const cancelled = await browser.post(routes.bulkEvents, { action: "cancel", ids: [event] });
    expect(cancelled.statusCode, cancelled.body).toBe(200);
    const arrived = await tell();
    expect(arrived.map(({ note }) => note.title)).toEqual(["Cancelled: Hamlet"]);
    expect(arrived[0]!.headers).toMatchObject({ urgency: "high" });
    expect(await tell()).toHaveLength(1);
  });
});
