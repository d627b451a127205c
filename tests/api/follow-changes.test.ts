import { beforeEach, describe, expect, it } from "vitest";
import { NewCount } from "#contract/follows.ts";
import { routes, urls } from "#contract/urls.ts";
import { ADMIN_ROLE } from "#domain/account.ts";
import { followActions } from "#server/follows/actions.ts";
import { FOLLOW_DIGEST } from "#server/follows/digests/store.ts";
import { followMails } from "#server/follows/mails.ts";
import { tellFollowers } from "#server/follows/news.ts";
import { type Browser, SITE, startAccounts } from "#tests/support/accounts.ts";

const { clock, database, member, world } = await startAccounts();
const hall = await world.addVenue({ name: "Bluestone", timeZone: "Europe/Sofia" });
const garden = await world.addVenue({ name: "Garden", timeZone: "Europe/Sofia" });
const admin = await member("Ada");
await database.pool.query("update users set role = $1 where id = $2", [ADMIN_ROLE, admin.id]);
const composers = followMails({ db: database.db, site: { publicUrl: SITE }, now: () => clock.nowMs });
const actions = followActions({ database, now: () => clock.nowMs });
const NOON = clock.nowMs;
const tell = () => tellFollowers(database, () => clock.nowMs);
await tell();
let events = 0;

beforeEach(async () => {
  clock.nowMs = NOON;
  for (const table of ["follows", "outbox", "favorites"]) await database.pool.query(`delete from ${table}`);
});

const newEvent = (given: object = {}) =>
  world.addEvent(hall, { name: `Evening ${++events}`, date: "2026-12-20", ...given });
async function bulk(action: string, id: number, more: object = {}) {
  const answer = await admin.browser.post(routes.bulkEvents, { action, ids: [id], ...more });
  expect(answer.statusCode, answer.body).toBe(200);
}
const cancel = (id: number) => bulk("cancel", id);
const reschedule = (id: number) => bulk("move", id, { days: 1 });
const moveTo = (venueId: number, id: number) => bulk("move", id, { venue: String(venueId) });
async function followHall(browser: Browser, how = "now", venue = "bluestone") {
  const what = { kind: "venue", venue, category: "concert", how, by: ["mail"] };
  expect((await browser.post(routes.follow, what)).statusCode).toBe(200);
}
async function favorite(browser: Browser, id: number) {
  expect((await browser.post(routes.addFavorite, { id: String(id) })).statusCode).toBe(200);
}
async function newFor({ id, browser }: Awaited<ReturnType<typeof member>>) {
  await tell();
  const { groups, to } = await actions.newFor(id);
  const { count } = NewCount.parse((await browser.get(routes.newForReader)).json());
  return { to, count, groups: groups.map(({ follow, events }) => [follow?.label ?? "favorites", ...events]) };
}
async function digests() {
  await tell();
  const { rows } = await database.pool.query(
    "select id, facts from outbox where kind = $1 order by created_at",
    [FOLLOW_DIGEST],
  );
  return Promise.all(rows.map(({ id, facts }) => composers[FOLLOW_DIGEST]!(facts, id)));
}

describe("FOL-16 new for you tells of favourites that changed", () => {
  it("each once, by the last that happened", async () => {
    const reader = await member();
    const [first, second, third] = [await newEvent(), await newEvent(), await newEvent()];
    await tell();
    for (const id of [first, second, third]) await favorite(reader.browser, id);
    expect((await newFor(reader)).count).toBe(0);
    await cancel(first);
    await reschedule(second);
    await reschedule(second);
    const { groups, count, to } = await newFor(reader);
    expect(groups).toEqual([
      ["favorites", { id: String(first), news: "cancelled" }, { id: String(second), news: "moved" }],
    ]);
    expect(count).toBe(2);
    await reader.browser.post(routes.newForReader, { to });
    expect((await newFor(reader)).count).toBe(0);
    await bulk("schedule", first);
    expect((await newFor(reader)).groups).toEqual([["favorites", { id: String(first), news: "scheduled" }]]);
  });

  it("not of what is over, nor of what changed before it was a favourite", async () => {
    const reader = await member();
    const [early, late] = [await newEvent(), await newEvent({ date: "2026-11-16" })];
    await favorite(reader.browser, late);
    await cancel(early);
    await cancel(late);
    await tell();
    clock.nowMs = Date.parse("2026-11-18T12:00:00Z");
    await favorite(reader.browser, early);
    expect((await newFor(reader)).groups).toEqual([]);
  });
});

describe("FOL-17 changes of what is followed", () => {
  it("come in the digest and in new for you", async () => {
    const reader = await member();
    const known = await newEvent({ name: "Hamlet" });
    await tell();
    await followHall(reader.browser);
    await newEvent({ name: "The Seagull" });
    await cancel(known);
    const [mail, ...more] = await digests();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      subject: "Cancelled: Hamlet, and 1 more",
      heading: "1 new, 1 changed",
      items: [{ title: "Cancelled: Hamlet" }, { title: "The Seagull" }],
    });
    const { groups, count } = await newFor(reader);
    expect(count).toBe(2);
    expect(groups[0]!.slice(1)).toContainEqual({ id: String(known), news: "cancelled" });
    expect(await digests()).toHaveLength(1);
  });

  it("are not told twice where the event is a favourite", async () => {
    const reader = await member();
    const id = await newEvent();
    await tell();
    await followHall(reader.browser);
    await favorite(reader.browser, id);
    await cancel(id);
    expect(await digests()).toEqual([undefined]);
    expect((await newFor(reader)).groups).toEqual([["favorites", { id: String(id), news: "cancelled" }]]);
  });

  it("are not told by mail of what was off before it was told", async () => {
    const reader = await member();
    await followHall(reader.browser, "daily");
    const id = await newEvent();
    await tell();
    await cancel(id);
    clock.nowMs += 86_400_000;
    expect(await digests()).toEqual([undefined]);
  });

  it("of other columns are no news", async () => {
    const reader = await member();
    const id = await newEvent();
    await tell();
    await followHall(reader.browser);
    await bulk("tag", id, { add: ["jazz"] });
    expect(await digests()).toEqual([]);
  });
});

describe("FOL-22 an event that moves to another venue", () => {
  it("is told once to those who follow the venue before, the venue after, or both", async () => {
    const id = await newEvent({ name: "Faust" });
    await tell();
    const readers = [await member("Before"), await member("After"), await member("Both")];
    const [before, after, both] = readers.map(({ browser }) => browser);
    for (const browser of [before!, both!]) await followHall(browser);
    for (const browser of [after!, both!]) await followHall(browser, "now", "garden");
    await moveTo(garden, id);
    const mails = await digests();
    const sorted = (people: readonly { email: string }[]) => people.map(({ email }) => email).sort();
    expect(mails.map((mail) => mail?.to).sort()).toEqual(sorted(readers));
    for (const mail of mails)
      expect(mail).toMatchObject({
        subject: "New date or place: Faust",
        items: [{ title: "New date or place: Faust", line: expect.stringContaining("Garden") }],
      });
    for (const reader of readers) {
      const { groups, count } = await newFor(reader);
      expect(groups).toEqual([[expect.anything(), { id: String(id), news: "moved" }]]);
      expect(count).toBe(1);
    }
    await cancel(id);
    const later = (await digests()).slice(readers.length);
    expect(later.map((mail) => mail?.to).sort()).toEqual(sorted(readers.slice(1)));
  });

  it("is no news to those who were not told that it was at the venue before", async () => {
    const reader = await member();
    await followHall(reader.browser, "daily");
    const id = await newEvent();
    await tell();
    await moveTo(garden, id);
    clock.nowMs += 86_400_000;
    expect(await digests()).toEqual([undefined]);
  });

  it("is told by its favourite alone where it is one", async () => {
    const reader = await member();
    const id = await newEvent();
    await tell();
    await followHall(reader.browser);
    await favorite(reader.browser, id);
    await moveTo(garden, id);
    expect(await digests()).toEqual([undefined]);
    expect((await newFor(reader)).groups).toEqual([["favorites", { id: String(id), news: "moved" }]]);
  });
});

describe("FOL-25 an event that leaves what is followed", () => {
  const PLOVDIV = { city: "Plovdiv", longitude: 24.75, latitude: 42.14, timeZone: "Europe/Sofia" };
  const SOFIA = { kind: "city", country: "Bulgaria", city: "Sofia" };
  const CENTRE = { kind: "area", west: 23.2, south: 42.6, east: 23.4, north: 42.8 };
  const HALL = { kind: "search", q: "bluestone" };
  const CONCERTS = { kind: "category", category: "concert", country: "Bulgaria", city: "Sofia" };

  it.each([SOFIA, CENTRE, HALL, CONCERTS])(
    "$kind: its followers are told of the move, once",
    async (what) => {
      const theatre = await world.addVenue({ name: `Theatre ${what.kind}`, ...PLOVDIV });
      const id = await newEvent({ name: "Faust" });
      await tell();
      const reader = await member();
      const follow = (followed: object) =>
        reader.browser.post(routes.follow, { ...followed, how: "now", by: ["mail"] });
      expect((await follow(what)).statusCode).toBe(200);
      await moveTo(theatre, id);
      expect(await digests()).toMatchObject([
        { subject: "New date or place: Faust", items: [{ title: "New date or place: Faust" }] },
      ]);
      expect((await newFor(reader)).groups).toEqual([[expect.anything(), { id: String(id), news: "moved" }]]);
      await cancel(id);
      expect((await digests()).length).toBe(1);
    },
  );

  it("is no news where it moves past an area, though through cells that the area shares", async () => {
    const beside = { longitude: 23.45, latitude: 42.7, timeZone: "Europe/Sofia" };
    const [park, lake] = [
      await world.addVenue({ name: "Park", ...beside }),
      await world.addVenue({ name: "Lake", ...beside, latitude: 42.71 }),
    ];
    const id = await world.addEvent(park, { name: `Evening ${++events}`, date: "2026-12-20" });
    await tell();
    const reader = await member();
    await reader.browser.post(routes.follow, { ...CENTRE, how: "now", by: ["mail"] });
    await moveTo(lake, id);
    expect((await digests()).filter((mail) => mail !== undefined)).toEqual([]);
    expect((await newFor(reader)).groups).toEqual([]);
  });
});

it("FOL-26 of merged venues nothing is told: the events have not moved", async () => {
  const place = { country: "Bulgaria", city: "Sofia", category: "concert" };
  const twin = await world.addVenue({ name: "Blue Stone", timeZone: "Europe/Sofia" });
  const id = await world.addEvent(twin, { name: "Carmen", date: "2026-12-22" });
  await tell();
  const [before, after] = [await member("Before"), await member("After")];
  await followHall(before.browser, "now", "blue-stone");
  await favorite(before.browser, id);
  await followHall(after.browser);
  const chosen = { keep: { ...place, venue: "bluestone" }, merge: { ...place, venue: "blue-stone" } };
  const merged = await admin.browser.post(routes.mergeVenues, chosen);
  expect(merged.statusCode, merged.body).toBe(200);
  expect(await digests()).toEqual([]);
  for (const reader of [before, after]) expect((await newFor(reader)).groups).toEqual([]);
  await cancel(id);
  expect((await newFor(after)).groups).toEqual([["Bluestone", { id: String(id), news: "cancelled" }]]);
});

it("FOL-23 an event whose approval was undone is told in no digest written after that, and once when it is approved again", async () => {
  const [reader, author] = [await member(), await member("Author")];
  await followHall(reader.browser);
  const event = { title: "Lear", date: "2026-12-21", time: "20:00", venue: "bluestone", category: "concert" };
  const sent = await author.browser.post(routes.submissions, event);
  const { id } = sent.json();
  const approve = () => admin.browser.post(urls.moderationItem(id, "approve"), {});
  expect((await approve()).statusCode).toBe(200);
  const told = expect.objectContaining({
    to: reader.email,
    items: [expect.objectContaining({ title: "Lear" })],
  });
  expect(await digests()).toEqual([told]);
  const undone = await admin.browser.post(routes.undoDecisions, { ids: [id] });
  expect(undone.json(), undone.body).toMatchObject({ decided: [{ id }] });
  expect(await digests()).toEqual([undefined]);
  expect((await newFor(reader)).count).toBe(0);
  expect((await approve()).statusCode).toBe(200);
  expect(await digests()).toEqual([undefined, told]);
  expect((await newFor(reader)).count).toBe(1);
});

it("FOL-24 what is new or changed between the first follow and the first look is told", async () => {
  const reader = await member();
  const known = await newEvent({ name: "Tosca" });
  await database.pool.query("delete from follow_state");
  await followHall(reader.browser);
  await newEvent({ name: "Aida" });
  await cancel(known);
  expect(await digests()).toMatchObject([{ items: [{ title: "Cancelled: Tosca" }, { title: "Aida" }] }]);
});
