import { beforeEach, expect, it } from "vitest";
import { routes, urls } from "#contract/urls.ts";
import { ADMIN_ROLE } from "#domain/account.ts";
import { EVENT_NEWS } from "#server/catalog/news.ts";
import { pageStore } from "#server/catalog/pages/store.ts";
import { followActions } from "#server/follows/actions.ts";
import { FOLLOW_DIGEST } from "#server/follows/digests/store.ts";
import { followMails } from "#server/follows/mails.ts";
import { tellFollowers } from "#server/follows/news.ts";
import { followPushes } from "#server/follows/pushes.ts";
import { newsMails } from "#server/news/mails.ts";
import { newsPushes } from "#server/news/pushes.ts";
import { newsStore } from "#server/news/store.ts";
import { renderHtml, renderText } from "#server/platform/mail/render.ts";
import { startTestApp } from "#tests/support/app.ts";
import { openTestDatabase } from "#tests/support/databases.ts";
import { organizersOf, SITE } from "#tests/support/organizers.ts";

const database = await openTestDatabase();
const { app, clock, world } = await startTestApp(database);
const { person, venueName, startAnew } = organizersOf(database, app, clock);
const { db } = database;
const now = () => clock.nowMs;
const admin = await person(ADMIN_ROLE, "Ada");
const actions = followActions({ database, now });
const mails = {
  ...followMails({ db, site: SITE, now }),
  ...newsMails(newsStore(db), SITE.publicUrl, now),
};
const pushes = { ...followPushes(db, now), ...newsPushes(newsStore(db), now) };
const MESSAGE = "The floor is <b>wet</b>.";

beforeEach(startAnew);

/** Creates an organizer with an event, a user with the event as favourite, and a follower of its venue. */
async function scene(name: string) {
  const [dara, fan, follower] = [await person(), await person("user", "Vera"), await person("user", "Mila")];
  const venueId = await world.addVenue({ name: `Yard ${name}`, timeZone: "Europe/Sofia" });
  const venue = await venueName(venueId);
  await admin.post(routes.organizerGrants, { email: dara.email, venue });
  const id = await world.addEvent(venueId, { name, date: "2026-12-20" });
  await tellFollowers(database, now);
  await database.pool.query("insert into favorites (user_id, event_id, created_at) values ($1, $2, $3)", [
    fan.id,
    id,
    new Date(now()),
  ]);
  const [category, slug] = venue.split("/");
  const follow = { kind: "venue", venue: slug, category, how: "now", by: ["mail", "push"] };
  expect((await follower.post(routes.follow, follow)).statusCode).toBe(200);
  const change = (body: object) => dara.send("PATCH", urls.ownEvent(String(id)), body);
  return { fan, follower, id, change };
}

/** What waits to be sent, as the workers write it. */
async function told() {
  await tellFollowers(database, now);
  const { rows } = await database.pool.query(
    "delete from outbox where kind in ($1, $2) returning id, kind, facts",
    [EVENT_NEWS, FOLLOW_DIGEST],
  );
  const written = rows.map(async ({ id, kind, facts }) => {
    const mail = (await mails[kind]!(facts, id))!;
    const brand = { name: SITE.name, publicUrl: SITE.publicUrl };
    const push = await pushes[kind]!(facts, "en");
    return { to: mail.to, html: renderHtml(mail, brand), text: renderText(mail, brand), body: push!.body };
  });
  return Promise.all(written);
}
const newFor = async (userId: string) =>
  (await actions.newFor(userId)).groups.flatMap(({ events }) =>
    events.map(({ news, message }) => [news, message]),
  );

it("ORG-41 a message goes with a cancellation to those who keep and follow the event, as plain text", async () => {
  const { fan, follower, change } = await scene("Swing");
  const answer = await change({ version: 1, status: "cancelled", message: ` The floor\n\n is <b>wet</b>. ` });
  expect(answer.statusCode, answer.body).toBe(200);
  const notices = await told();
  expect(notices.map(({ to }) => to).sort()).toEqual([fan.email, follower.email].sort());
  for (const { html, text, body } of notices) {
    expect(html).toContain("The organizer writes: “The floor is &#60;b&#62;wet&#60;/b&#62;.”");
    for (const plain of [text, body]) expect(plain).toContain(`The organizer writes: “${MESSAGE}”`);
  }
  for (const reader of [fan, follower]) expect(await newFor(reader.id)).toEqual([["cancelled", MESSAGE]]);

  await change({ version: 2, status: "scheduled" });
  for (const { text, body } of await told()) expect(text + body).not.toContain("The organizer writes");
  for (const reader of [fan, follower]) expect(await newFor(reader.id)).toEqual([["scheduled", undefined]]);
});

it("ORG-41 a message that is too long is refused at its field, and nothing changes", async () => {
  const { change } = await scene("Tango");
  const answer = await change({ version: 1, status: "cancelled", message: "x".repeat(301) });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ fields: { message: expect.any(String) } });
  expect(await told()).toEqual([]);
});

it("ORG-42 an event is sold out and on sale again without news", async () => {
  const { id, change } = await scene("Waltz");
  const isSoldOut = async () =>
    (await database.pool.query("select is_sold_out from events where id = $1", [id])).rows[0].is_sold_out;
  expect((await change({ version: 1, isSoldOut: true })).statusCode).toBe(200);
  expect(await isSoldOut()).toBe(true);
  expect((await change({ version: 2, isSoldOut: false })).statusCode).toBe(200);
  expect(await isSoldOut()).toBe(false);
  expect(await told()).toEqual([]);
});

it("EVT-10 an event that is off knows when it was called off and what the organizer wrote", async () => {
  const { id, change } = await scene("Foxtrot");
  const announced = () => pageStore(database).announcementOf(id);
  expect(await announced()).toBeUndefined();
  await change({ version: 1, status: "postponed" });
  expect(await announced()).toEqual({ at: new Date(now()).toISOString() });
  await change({ version: 2, status: "cancelled", message: MESSAGE });
  expect(await announced()).toEqual({ at: new Date(now()).toISOString(), message: MESSAGE });
});
