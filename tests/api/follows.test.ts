import { beforeEach, describe, expect, it } from "vitest";
import { FollowingList, NewCount } from "#contract/follows.ts";
import { routes, urls } from "#contract/urls.ts";
import { followActions } from "#server/follows/actions.ts";
import { FOLLOW_DIGEST } from "#server/follows/digests/store.ts";
import { followMails } from "#server/follows/mails.ts";
import { tellFollowers } from "#server/follows/news.ts";
import { type Browser, SITE, startAccounts } from "#tests/support/accounts.ts";

const { app, clock, database, member, visitor, world } = await startAccounts();
const hall = await world.addVenue({ name: "Bluestone" });
const plovdiv = await world.addVenue({
  name: "Old Town",
  city: "Plovdiv",
  longitude: 24.75,
  latitude: 42.14,
});
await tellFollowers(database, () => clock.nowMs);
const NOON = clock.nowMs;
const composers = followMails({ db: database.db, site: { publicUrl: SITE }, now: () => clock.nowMs });
const SOFIA = { country: "Bulgaria", city: "Sofia" };
let events = 0;

beforeEach(async () => {
  clock.nowMs = NOON;
  await database.pool.query("delete from follows");
  await database.pool.query("delete from outbox");
});

async function members(number: number) {
  const all: Awaited<ReturnType<typeof member>>[] = [];
  while (all.length < number) all.push(await member());
  return all;
}
async function follow(browser: Browser, what: object): Promise<{ id: string; label: string }> {
  const answer = await browser.post(routes.follow, { how: "now", by: ["mail"], ...what });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const newEvent = async (venue = hall, given: object = {}) => {
  const name = `Novelty ${++events}`;
  await world.addEvent(venue, { name, date: "2026-12-20", ...given });
  return name;
};
/** What is ordered by now, as it will be written. */
async function digests() {
  await tellFollowers(database, () => clock.nowMs);
  const { rows } = await database.pool.query(
    "select id, facts from outbox where kind = 'follow-digest' order by created_at",
  );
  return rows as { id: string; facts: { user: string } }[];
}

describe("FOL-02 following", () => {
  it("is listed with what it is called, once, and ends", async () => {
    const { browser } = await member();
    const { id, label } = await follow(browser, { kind: "city", ...SOFIA });
    expect(label).toBe("Sofia, Bulgaria");
    expect((await follow(browser, { kind: "city", ...SOFIA, how: "weekly" })).id).toBe(id);
    const listed = async () => FollowingList.parse((await browser.get(routes.following)).json());
    expect(await listed()).toMatchObject([{ id, kind: "city", how: "weekly", by: ["mail"], city: "Sofia" }]);
    const stranger = (await member()).browser;
    expect((await stranger.delete(routes.unfollow.replace(":id", id))).statusCode).toBe(404);
    expect((await browser.delete(routes.unfollow.replace(":id", id))).statusCode).toBe(204);
    expect(await listed()).toEqual([]);
  });

  it.each([
    [
      { kind: "city", country: "Bulgaria", city: "Atlantis" },
      "There is no city called “Atlantis” in Bulgaria.",
    ],
    [{ kind: "venue", venue: "none", category: "concert" }, "There is no concert venue at “none”."],
    [{ kind: "organizer", organizer: "none" }, "There is no organizer at “none”."],
    [{ kind: "search", q: "!!" }, "A search needs a word."],
    [{ kind: "area", west: 1, south: 3, east: 2, north: 2 }, "The south of an area must be below its north."],
    [{ kind: "planet" }, "kind must be one of city, venue, organizer, category, search, area."],
    [{ kind: "city", ...SOFIA, how: "hourly" }, "how must be one of now, daily, weekly."],
  ])("of what is not there is refused: %j", async (what, error) => {
    const { browser } = await member();
    const answer = await browser.post(routes.follow, { how: "now", by: ["mail"], ...what });
    expect([answer.statusCode, answer.json().error]).toEqual([400, error]);
  });

  it("is for signed-in users", async () => {
    const answer = await visitor().post(routes.follow, { kind: "city", ...SOFIA, how: "now", by: [] });
    expect(answer.statusCode).toBe(401);
  });
});

describe("FOL-03 news", () => {
  it("reach exactly those who follow, once", async () => {
    const [city, venue, area, search, other] = await members(5);
    await follow(city!.browser, { kind: "city", ...SOFIA });
    await follow(venue!.browser, { kind: "venue", venue: "bluestone", category: "concert" });
    await follow(area!.browser, { kind: "area", west: 23, south: 42, east: 24, north: 43 });
    await follow(search!.browser, { kind: "search", q: "secret garden" });
    await follow(other!.browser, { kind: "city", country: "Bulgaria", city: "Plovdiv" });
    expect(await digests()).toEqual([]);
    await newEvent(hall, { name: "Garden of the Secret" });
    const told = (await digests()).map(({ facts }) => facts.user);
    expect(told.sort()).toEqual([city!.id, venue!.id, area!.id, search!.id].sort());
    expect(await digests()).toHaveLength(4);
    await newEvent(plovdiv);
    expect((await digests()).at(-1)!.facts.user).toBe(other!.id);
  });

  it("are one mail with all that is new, and a way to stop them without signing in", async () => {
    const { browser, email } = await member();
    await follow(browser, { kind: "city", ...SOFIA });
    await follow(browser, { kind: "area", west: 23, south: 42, east: 24, north: 43 });
    const names = [await newEvent(), await newEvent()];
    const [digest, ...more] = await digests();
    expect(more).toEqual([]);
    const stop = urls.stopDigests(digest!.id);
    const mail = await composers[FOLLOW_DIGEST]!(digest!.facts, digest!.id);
    expect(mail).toMatchObject({
      to: email,
      heading: "2 new events for you",
      items: names.map((title) => ({ title, remark: "Sofia, Bulgaria" })),
      headers: { "List-Unsubscribe": `<${SITE}${stop}>` },
    });
    expect((await app.inject(stop)).body).toContain("Unsubscribe from these emails");
    await newEvent();
    expect(await digests()).toHaveLength(2);
    expect((await app.inject({ method: "POST", url: stop })).statusCode).toBe(200);
    await newEvent();
    expect(await digests()).toHaveLength(2);
    expect(FollowingList.parse((await browser.get(routes.following)).json())).toHaveLength(2);
  });

  it("wait for the morning at night, for the next morning daily, for Thursday weekly", async () => {
    const [now, daily, weekly] = await members(3);
    await follow(now!.browser, { kind: "city", ...SOFIA });
    await follow(daily!.browser, { kind: "city", ...SOFIA, how: "daily" });
    await follow(weekly!.browser, { kind: "city", ...SOFIA, how: "weekly" });
    clock.nowMs = Date.parse("2026-11-15T22:30:00+02:00");
    await newEvent();
    expect(await digests()).toEqual([]);
    clock.nowMs = Date.parse("2026-11-16T08:00:00+02:00");
    expect((await digests()).map(({ facts }) => facts.user).sort()).toEqual([now!.id, daily!.id].sort());
    clock.nowMs = Date.parse("2026-11-19T07:59:00+02:00");
    expect(await digests()).toHaveLength(2);
    clock.nowMs = Date.parse("2026-11-19T08:00:00+02:00");
    expect((await digests()).map(({ facts }) => facts.user)).toContain(weekly!.id);
  });

  it("are found once by several processes at a time", async () => {
    const { browser } = await member();
    await follow(browser, { kind: "city", ...SOFIA });
    for (let i = 0; i < 20; i++) await newEvent();
    await Promise.all(Array.from({ length: 4 }, () => tellFollowers(database, () => clock.nowMs)));
    expect(await digests()).toHaveLength(1);
    const { rows } = await database.pool.query(
      "select event_id from follow_news group by event_id, key having count(*) > 1",
    );
    expect(rows).toEqual([]);
  });

  it("tell nothing of what is over or cancelled by then", async () => {
    const { browser } = await member();
    await follow(browser, { kind: "city", ...SOFIA });
    await newEvent(hall, { date: "2026-11-01" });
    expect(await digests()).toEqual([]);
  });
});

describe("FOL-04 new for you", () => {
  it("counts what is new since the list was seen, once however it is followed", async () => {
    const { browser, id } = await member();
    const count = async () => NewCount.parse((await browser.get(routes.newForReader)).json());
    await newEvent();
    await digests();
    await follow(browser, { kind: "city", ...SOFIA, by: [] });
    // The first of two that tell of the same event is the older one.
    clock.nowMs += 1000;
    await follow(browser, { kind: "venue", venue: "bluestone", category: "concert", how: "weekly" });
    expect((await count()).count).toBe(0);
    const first = await newEvent();
    await newEvent(plovdiv);
    await digests();
    const { count: one, to } = await count();
    expect(one).toBe(1);
    const actions = followActions({ database, now: () => clock.nowMs });
    const { groups, since } = await actions.newFor(id);
    expect([groups.length, groups[0]!.follow!.label, since]).toEqual([1, "Sofia, Bulgaria", undefined]);
    expect(groups[0]!.events, first).toHaveLength(1);

    expect((await browser.post(routes.newForReader, { to })).statusCode).toBe(204);
    expect((await count()).count).toBe(0);
    await newEvent();
    await digests();
    expect((await count()).count).toBe(1);
    // An older tab tells less; what was seen stays seen.
    await browser.post(routes.newForReader, { to: 0 });
    expect((await count()).count).toBe(1);
    expect((await actions.newFor(id)).since).toBe(clock.nowMs);
  });

  it("is for signed-in users", async () => {
    expect((await visitor().get(routes.newForReader)).statusCode).toBe(401);
    expect((await visitor().post(routes.newForReader, { to: 1 })).statusCode).toBe(401);
  });
});

it("FOL-05 the night is the reader's where the call tells their time zone", async () => {
  const { browser } = await member();
  await follow(browser, { kind: "city", ...SOFIA, timeZone: "America/New_York" });
  clock.nowMs = Date.parse("2026-11-16T09:00:00+02:00");
  await newEvent();
  expect(await digests()).toEqual([]);
  clock.nowMs = Date.parse("2026-11-16T08:00:00-05:00");
  expect(await digests()).toHaveLength(1);
});

it("FOL-06 a digest of very many news is cut, with a link to all of them", async () => {
  const { browser } = await member();
  await follow(browser, { kind: "city", ...SOFIA });
  for (let i = 0; i < 35; i++) await newEvent();
  const [digest] = await digests();
  const mail = await composers[FOLLOW_DIGEST]!(digest!.facts, digest!.id);
  expect(mail!.items).toHaveLength(30);
  expect(mail!.paragraphs).toContain("And 5 more: follow the link below to see them all.");
  expect(mail!.button!.url).toBe(SITE + urls.newForMe);
});
