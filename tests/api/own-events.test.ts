import { beforeEach, describe, expect, it } from "vitest";
import { ChangedOwnEvent, OwnEventForm, OwnEvents } from "#contract/organizers.ts";
import { routes, urls } from "#contract/urls.ts";
import { ADMIN_ROLE } from "#domain/account.ts";
import { startTestApp } from "#tests/support/app.ts";
import { openTestDatabase } from "#tests/support/databases.ts";
import { organizersOf } from "#tests/support/organizers.ts";

const database = await openTestDatabase();
const { app, clock, world } = await startTestApp(database);
const { person, venueName, trust, startAnew } = organizersOf(database, app, clock);
const admin = await person(ADMIN_ROLE, "Ada");

beforeEach(startAnew);

type Person = Awaited<ReturnType<typeof person>>;
let made = 0;

/** An organizer with a venue that an administrator granted. */
async function organizer() {
  const dara = await person();
  const venueId = await world.addVenue({ name: `Yard ${++made}` });
  const venue = await venueName(venueId);
  const grant = await admin.post(routes.organizerGrants, { email: dara.email, venue });
  const own = grant.json().organizers.find(({ email }: { email: string }) => email === dara.email);
  return { dara, venueId, venue, grantId: own.id as string };
}
const change = (user: Person, id: number, body: object) =>
  user.send("PATCH", urls.ownEvent(String(id)), body);
async function changed(user: Person, id: number, body: object): Promise<ChangedOwnEvent> {
  const answer = await change(user, id, body);
  expect(answer.statusCode, answer.body).toBe(200);
  return ChangedOwnEvent.parse(answer.json());
}
const listOf = async (user: Person) => OwnEvents.parse((await user.get(routes.ownEvents)).json());
const rowsOf = async (ids: readonly number[]) =>
  (
    await database.pool.query(
      "select id, name, date::text, time, status, venue_id, version from events where id = any ($1) order by date, id",
      [ids],
    )
  ).rows;

describe("changes by organizers", () => {
  it("ORG-25 an organizer edits, postpones, moves and cancels what is at their venue, whoever brought it", async () => {
    const { dara, venueId } = await organizer();
    const id = await world.addEvent(venueId, { name: "Jam" });
    expect(
      await changed(dara, id, { version: 1, title: "Jam Session", priceFrom: 5, currency: "EUR" }),
    ).toEqual({
      changed: 1,
      version: 2,
      isWaiting: false,
    });
    await changed(dara, id, { version: 2, status: "postponed" });
    await changed(dara, id, { version: 3, status: "scheduled", date: "2026-12-14", time: "21:00" });
    expect(await rowsOf([id])).toMatchObject([
      { name: "Jam Session", date: "2026-12-14", time: "21:00", status: "scheduled" },
    ]);
    await changed(dara, id, { version: 4, status: "cancelled" });
    const { events } = await listOf(dara);
    expect(events).toMatchObject([{ name: "Jam Session", status: "cancelled", canChange: true, version: 5 }]);
    const { rows } = await database.pool.query(
      "select origin, user_id from event_history where event_id = $1",
      [id],
    );
    expect(rows).toEqual(Array(4).fill({ origin: "person", user_id: dara.id }));
    const page = await change(dara, id, {
      version: 5,
      description: "<script>alert(1)</script>",
      link: "javascript:x",
    });
    expect(page.json()).toMatchObject({ fields: { link: expect.any(String) } });
  });

  it("ORG-26 the second of two edits at once is refused with a sentence, and changes nothing", async () => {
    const { dara, venueId } = await organizer();
    const id = await world.addEvent(venueId);
    const both = await Promise.all([
      change(dara, id, { version: 1, title: "First" }),
      change(dara, id, { version: 1, title: "Second" }),
    ]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(both.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({ code: "eventChanged" });
    expect((await change(dara, id, { title: "Without a version" })).statusCode).toBe(400);
    expect(await rowsOf([id])).toMatchObject([{ version: 2 }]);
  });

  it("ORG-27 of a series this date, this and the following, or all that are not over are changed", async () => {
    const { dara, venueId } = await organizer();
    const seriesId = await world.addSeries();
    const dates = ["2026-11-01", "2026-12-01", "2026-12-08", "2026-12-15"];
    const ids: number[] = [];
    for (const date of dates) ids.push(await world.addEvent(venueId, { name: "Jam", date, seriesId }));
    const form = OwnEventForm.parse((await dara.get(urls.ownEvent(String(ids[2])))).json());
    expect(form).toMatchObject({ version: 1, dates: { following: 2, all: 3 }, form: { title: "Jam" } });
    expect(
      (await changed(dara, ids[2]!, { version: 1, scope: "following", status: "cancelled" })).changed,
    ).toBe(2);
    expect((await rowsOf(ids)).map(({ status }) => status)).toEqual([
      "scheduled",
      "scheduled",
      "cancelled",
      "cancelled",
    ]);
    expect(
      (await changed(dara, ids[1]!, { version: 1, scope: "all", title: "Jam!", date: "2026-12-02" })).changed,
    ).toBe(3);
    const rows = await rowsOf(ids);
    expect(rows.map(({ name, date }) => [name, date])).toEqual([
      ["Jam", "2026-11-01"],
      ["Jam!", "2026-12-02"],
      ["Jam!", "2026-12-09"],
      ["Jam!", "2026-12-16"],
    ]);
    expect((await changed(dara, ids[1]!, { version: 2, title: "Once" })).changed).toBe(1);
  });

  it("ORG-28 users who keep a cancelled or moved event are told once, as after an administrator's change", async () => {
    const { dara, venueId } = await organizer();
    const fan = await person("user", "Vera");
    const id = await world.addEvent(venueId);
    await database.pool.query("insert into favorites (user_id, event_id) values ($1, $2)", [fan.id, id]);
    const told = async () =>
      (await database.pool.query("delete from outbox where kind = 'event-news' returning facts")).rows.map(
        ({ facts }) => [facts.user, facts.news],
      );
    await changed(dara, id, { version: 1, date: "2026-12-20" });
    expect(await told()).toEqual([[fan.id, "moved"]]);
    await changed(dara, id, { version: 2, status: "cancelled" });
    expect(await told()).toEqual([[fan.id, "cancelled"]]);
    await changed(dara, id, { version: 3, description: "Sorry." });
    expect(await told()).toEqual([]);
  });
});

it("ORG-33 what a user brought is listed with all its dates and can be copied, but not changed without a grant", async () => {
  const [vera, moderator] = [await person("user", "Vera"), await person("moderator", "Milo")];
  const venue = await venueName(await world.addVenue({ name: "Any Yard" }));
  const event = { venue, category: "concert", title: "Weekly", date: "2026-12-01", time: "19:00" };
  const sent = await vera.post(routes.submissions, { ...event, repeat: "FREQ=WEEKLY;COUNT=3" });
  await moderator.post(urls.moderationItem(sent.json().id, "approve"), {});
  const { events } = await listOf(vera);
  expect(events.map(({ date, canChange }) => [date, canChange])).toEqual(
    ["2026-12-01", "2026-12-08", "2026-12-15"].map((date) => [date, false]),
  );
  const last = Number(events[2]!._id);
  const form = OwnEventForm.parse((await vera.get(urls.ownEvent(String(last)))).json());
  expect(form.form).toMatchObject({ title: "Weekly", venue });
  expect((await change(vera, last, { version: 1, status: "cancelled" })).statusCode).toBe(404);
});

describe("attacks", () => {
  it("ORG-29 ids of others' events are as unknown ones, for users, organizers and moderators", async () => {
    const { dara } = await organizer();
    const foreign = await world.addEvent(await world.addVenue({ name: "Foreign Hall" }));
    const attackers = [dara, await person("user"), await person("organizer"), await person("moderator")];
    for (const attacker of attackers)
      for (const id of [foreign, 2_000_000]) {
        const refused = await change(attacker, id, { version: 1, status: "cancelled" });
        expect([refused.statusCode, refused.json().code]).toEqual([404, "noEvent"]);
        expect((await attacker.get(urls.ownEvent(String(id)))).statusCode).toBe(404);
      }
    expect(
      (await app.inject({ method: "PATCH", url: urls.ownEvent(String(foreign)), payload: { version: 1 } }))
        .statusCode,
    ).toBe(401);
    for (const id of ["0", "-1", "1e3x", "99999999999"])
      expect((await dara.send("PATCH", urls.ownEvent(id), { version: 1 })).statusCode, id).toBe(400);
    expect(await rowsOf([foreign])).toMatchObject([{ status: "scheduled", version: 1 }]);
  });

  it("ORG-30 an event is not moved to another's venue, nor put under another's page", async () => {
    const [{ dara, venueId }, other] = [await organizer(), await organizer()];
    const id = await world.addEvent(venueId);
    const moved = await change(dara, id, { version: 1, venue: other.venue });
    expect(moved.json()).toMatchObject({ code: "notYourVenue", fields: { venue: expect.any(String) } });
    await world.addOrganizer("Their Page");
    await admin.post(routes.organizerGrants, { email: other.dara.email, organizer: "their-page" });
    const named = await change(dara, id, { version: 1, organizer: "their page" });
    expect(named.json()).toMatchObject({ code: "notYourOrganizer" });
    const brought = { title: "Fake", date: "2026-12-03", time: "20:00", organizer: "Their Page" };
    const category = "concert";
    const venue = await venueName(venueId);
    expect((await dara.post(routes.submissions, { ...brought, venue, category })).json().state).toBe(
      "waiting",
    );
    expect(await rowsOf([id])).toMatchObject([{ venue_id: venueId, version: 1 }]);
    expect((await change(dara, id, { version: 1, category: "party" })).statusCode).toBe(200);
  });

  it("ORG-31 with the grant or the role the right ends at once", async () => {
    const { dara, venueId, grantId } = await organizer();
    const id = await world.addEvent(venueId);
    await admin.post(routes.adminRoles, { email: dara.email, role: "user" });
    expect((await change(dara, id, { version: 1, status: "cancelled" })).statusCode).toBe(404);
    await admin.post(routes.adminRoles, { email: dara.email, role: "organizer" });
    await changed(dara, id, { version: 1, room: "Hall 2" });
    await admin.send("DELETE", urls.organizerGrant(grantId));
    expect((await change(dara, id, { version: 2, status: "cancelled" })).statusCode).toBe(404);
    expect(await listOf(dara)).toEqual({ events: [], pages: [], claims: [], newHolders: [] });
    const again = await admin.post(routes.organizerGrants, {
      email: dara.email,
      venue: await venueName(venueId),
    });
    expect(again.statusCode).toBe(200);
    await database.pool.query("insert into banned_senders (email, reason) values ($1, '')", [dara.email]);
    expect((await change(dara, id, { version: 2, status: "cancelled" })).json().code).toBe("senderBanned");
  });

  it("ORG-32 an organizer's page lets publish at any listed venue under its name, and change its events alone", async () => {
    const dara = await person();
    const organizerId = await world.addOrganizer("Swing Club");
    await trust(dara.id);
    await admin.post(routes.organizerGrants, { email: dara.email, organizer: "swing-club" });
    const venueId = await world.addVenue({ name: "Town Hall" });
    const place = { venue: await venueName(venueId), category: "concert" };
    const event = { ...place, title: "Ball", date: "2026-12-05", time: "20:00" };
    const bring = async (body: object) =>
      (await dara.post(routes.submissions, { ...event, ...body })).json().state;
    expect(await bring({ organizer: "Swing Club" })).toBe("approved");
    expect(await bring({ title: "Alone" })).toBe("waiting");
    const [own, foreign] = [
      await world.addEvent(venueId, { name: "Own", organizerId }),
      await world.addEvent(venueId, { name: "Foreign" }),
    ];
    await changed(dara, own, { version: 1, title: "Own Ball" });
    expect((await change(dara, foreign, { version: 1, title: "Mine" })).statusCode).toBe(404);
    expect((await change(dara, own, { version: 2, organizer: "" })).json().code).toBe("notYourVenue");
    const seriesId = await world.addSeries();
    const first = await world.addEvent(venueId, { name: "Mix", organizerId, seriesId, date: "2026-12-06" });
    await world.addEvent(venueId, { name: "Mix", seriesId, date: "2026-12-07" });
    const all = await change(dara, first, { version: 1, scope: "all", status: "cancelled" });
    expect([all.statusCode, all.json().code]).toEqual([403, "notYourSeries"]);
    expect(await rowsOf([first])).toMatchObject([{ status: "scheduled" }]);
  });
});
