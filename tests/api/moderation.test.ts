import { describe, expect, it } from "vitest";
import { AuditPage } from "#contract/admin.ts";
import { ModerationQueue, OwnSubmissions } from "#contract/moderation.ts";
import { routes, urls } from "#contract/urls.ts";
import { ADMIN_ROLE, type Role } from "#domain/account.ts";
import { DAY_MS } from "#domain/time.ts";
import { moderationMails } from "#server/moderation/mails.ts";
import { moderationStore, moderationUpkeep } from "#server/moderation/store.ts";
import { adminOf, signedIn } from "#tests/support/admin.ts";
import { startTestApp } from "#tests/support/app.ts";
import { openTestDatabase } from "#tests/support/databases.ts";

const database = await openTestDatabase();
const { app, clock, world } = await startTestApp(database);
const site = { name: "Whereabouts", publicUrl: "https://whereabouts.example" };
const composers = moderationMails({ db: database.db, site, now: () => clock.nowMs });
const venueId = await world.addVenue();
const { rows: known } = await database.pool.query("select slug, category from venues where id = $1", [
  venueId,
]);
const VENUE = { venue: known[0].slug as string, category: known[0].category as string };
const EVENT = {
  ...VENUE,
  title: "Open Mic",
  date: "2026-12-01",
  time: "19:00",
  description: "Bring a poem.",
};
const NEW_VENUE = {
  name: "The Yard",
  address: "5 Rila St",
  category: "concert",
  coordinates: [23.33, 42.69],
};

const browser = async (role?: Role) =>
  adminOf(app, role ? (await signedIn(database, role, role === "user" ? "Vera" : "Milo")).cookie : "");
let guests = 0;
const guest = () => `guest-${++guests}@example.org`;

/** The mails that wait, as the worker writes them. */
async function takeMails() {
  const { rows } = await database.pool.query("delete from outbox returning kind, facts");
  const mails = await Promise.all(rows.map(({ kind, facts }) => composers[kind]!(facts, "")));
  return mails.filter((mail) => mail !== undefined);
}
const eventsNamed = async (name: string) =>
  (
    await database.pool.query(
      "select e.*, v.name as venue from events e join venues v on v.id = e.venue_id where e.name = $1",
      [name],
    )
  ).rows;
const queueOf = async (moderator: Awaited<ReturnType<typeof browser>>) =>
  ModerationQueue.parse((await moderator.get(routes.moderation)).json());
const decide = (
  moderator: Awaited<ReturnType<typeof browser>>,
  route: string,
  id: string,
  body: Record<string, unknown> = {},
) => moderator.post(route.replace(":id", id), body);

const WRONG: [wrong: object, error: string][] = [
  [{ venue: undefined }, "venue must be chosen, or newVenue described, but not both."],
  [{ venue: "no-such-hall" }, "There is no venue at “no-such-hall”."],
  [{ endDate: "2026-11-30" }, "The end must not come before the start."],
  [{ date: "2020-01-01" }, "This event has ended."],
  [{ title: "" }, "title must not be empty."],
  [{ repeat: "FREQ=DAILY" }, "A repeat needs an end: add COUNT or UNTIL, at most two years ahead."],
  [{ email: undefined }, "Please enter your email address. We’ll send you a link to confirm it."],
  [
    { venue: undefined, newVenue: { ...NEW_VENUE, coordinates: [-40, 40] } },
    "There is no town near this point. Please put the pin on the map again.",
  ],
];

describe("bringing an event", () => {
  it("SUB-01 a guest's event waits for the mailed link, then for a moderator, and is public once approved", async () => {
    const email = guest();
    const visitor = await browser();
    const moderator = await browser("moderator");
    const sent = await visitor.post(routes.submissions, { ...EVENT, title: "Guest Night", email });
    expect(sent.statusCode, sent.body).toBe(202);
    const { id, state } = sent.json();
    expect(state).toBe("unconfirmed");
    expect((await queueOf(moderator)).items).toEqual([]);

    const [mail] = await takeMails();
    expect(mail).toMatchObject({ to: email, subject: "Confirm your event: Guest Night" });
    const link = mail!.button!.url.slice(site.publicUrl.length);
    expect((await visitor.get(link)).body).toContain('<form method="post">');
    expect((await queueOf(moderator)).items).toEqual([]);
    expect((await visitor.postForm(link, {})).statusCode).toBe(200);
    expect((await visitor.postForm(link, {})).statusCode).toBe(200);

    const { items, total } = await queueOf(moderator);
    expect(total).toBe(1);
    expect(items[0]).toMatchObject({
      id,
      kind: "submission",
      title: "Guest Night",
      author: { name: "", email },
    });
    expect(await eventsNamed("Guest Night")).toEqual([]);
    const approved = await decide(moderator, routes.approveItem, id);
    expect(approved.statusCode, approved.body).toBe(200);
    expect(await eventsNamed("Guest Night")).toMatchObject([{ origin: "person", venue_id: venueId }]);
    const [told] = await takeMails();
    expect(told).toMatchObject({ to: email, subject: "Published: Guest Night" });
    expect((await app.inject(told!.button!.url.slice(site.publicUrl.length))).statusCode).not.toBe(500);
  });

  it("SUB-02 a link that is too old or wrong confirms nothing, and what it was for is deleted", async () => {
    const visitor = await browser();
    const { id } = (
      await visitor.post(routes.submissions, { ...EVENT, title: "Late", email: guest() })
    ).json();
    const [mail] = await takeMails();
    const link = mail!.button!.url.slice(site.publicUrl.length);
    expect((await visitor.postForm(urls.confirmSubmission(id, "guessed"), {})).statusCode).toBe(404);
    clock.nowMs += 2 * DAY_MS;
    expect((await visitor.postForm(link, {})).statusCode).toBe(404);
    await moderationUpkeep(database.db, clock.nowMs);
    expect(await moderationStore(database.db).find(id)).toBeUndefined();
    clock.nowMs -= 2 * DAY_MS;
  });

  it("SUB-03 a user's event waits at once, and is listed among their own with what became of it", async () => {
    const user = await browser("user");
    const moderator = await browser("moderator");
    const { id } = (await user.post(routes.submissions, { ...EVENT, title: "User Night" })).json();
    const mine = async () => OwnSubmissions.parse((await user.get(routes.ownSubmissions)).json()).submissions;
    expect(await mine()).toMatchObject([
      { id, state: "waiting", title: "User Night", event: null, reason: null },
    ]);
    const rejected = await decide(moderator, routes.rejectItem, id, { reason: "It’s private." });
    expect(rejected.statusCode, rejected.body).toBe(200);
    expect(await mine()).toMatchObject([{ id, state: "rejected", reason: "It’s private." }]);
    expect(await takeMails()).toMatchObject([
      { subject: "Not published: User Night", details: [{ value: "It’s private." }] },
    ]);
    expect((await app.inject(routes.ownSubmissions)).statusCode).toBe(401);
  });

  it("SUB-04 a venue that is not listed is made with its city when the event is approved", async () => {
    const user = await browser("user");
    const moderator = await browser("moderator");
    const { venue: _venue, category: _category, ...event } = EVENT;
    const sent = await user.post(routes.submissions, {
      ...event,
      title: "Yard Opening",
      newVenue: NEW_VENUE,
    });
    expect(sent.statusCode, sent.body).toBe(202);
    expect((await database.pool.query("select 1 from venues where name = 'The Yard'")).rows).toEqual([]);
    const approved = await decide(moderator, routes.approveItem, sent.json().id);
    expect(approved.statusCode, approved.body).toBe(200);
    expect(await eventsNamed("Yard Opening")).toMatchObject([{ venue: "The Yard" }]);
    const { rows } = await database.pool.query(
      "select c.name, c.country_code, v.time_zone from venues v join cities c on c.id = v.city_id where v.name = 'The Yard'",
    );
    expect(rows).toMatchObject([{ country_code: "BG", time_zone: "Europe/Sofia" }]);
    await takeMails();
  });

  it("SUB-05 what a moderator brings is public at once", async () => {
    const moderator = await browser("moderator");
    const sent = await moderator.post(routes.submissions, {
      ...EVENT,
      title: "Own Night",
      repeat: "FREQ=WEEKLY;COUNT=3",
    });
    expect(sent.json()).toMatchObject({ state: "approved" });
    expect(await eventsNamed("Own Night")).toHaveLength(3);
  });

  it.each(WRONG)("SUB-06 wrong input is refused with a sentence: %j", async (wrong, error) => {
    const before = await moderationStore(database.db).countWaiting();
    const visitor = await browser();
    const answer = await visitor.post(routes.submissions, { ...EVENT, email: guest(), ...wrong });
    expect(answer.statusCode, answer.body).toBe(400);
    expect(answer.json()).toMatchObject({ error });
    expect(await takeMails()).toEqual([]);
    expect(await moderationStore(database.db).countWaiting()).toBe(before);
  });

  it("SUB-07 a robot that fills in the hidden field is thanked, and nothing is kept", async () => {
    const visitor = await browser();
    const form = { ...EVENT, title: "Buy Now", email: guest(), website: "https://spam.example" };
    expect((await visitor.post(routes.submissions, form)).statusCode).toBe(202);
    expect(await takeMails()).toEqual([]);
  });

  it("SUB-08 one network brings thirty events an hour at most, one guest's address ten a day", async () => {
    const from = (remoteAddress: string, email: string) =>
      app.inject({ method: "POST", url: routes.submissions, payload: { ...EVENT, email }, remoteAddress });
    const email = guest();
    for (let time = 0; time < 10; time++) expect((await from(`10.1.0.${time}`, email)).statusCode).toBe(202);
    expect((await from("10.1.0.11", email)).statusCode).toBe(429);
    for (let time = 0; time < 30; time++) await from("10.2.0.1", guest());
    expect((await from("10.2.0.1", guest())).statusCode).toBe(429);
    await takeMails();
  });
});

describe("deciding", () => {
  const waiting = async (title: string) => {
    const user = await browser("user");
    return (await user.post(routes.submissions, { ...EVENT, title })).json().id as string;
  };

  it("MOD-01 the queue is there for moderators and administrators alone", async () => {
    const id = await waiting("Hidden");
    for (const role of [undefined, "user", "organizer"] as const) {
      const stranger = await browser(role);
      expect((await stranger.get(routes.moderation)).statusCode).toBe(404);
      expect((await decide(stranger, routes.approveItem, id)).statusCode).toBe(404);
      expect((await decide(stranger, routes.rejectItem, id, { reason: "no" })).statusCode).toBe(404);
    }
    for (const role of ["moderator", ADMIN_ROLE] as const)
      expect((await (await browser(role)).get(routes.moderation)).statusCode).toBe(200);
    expect(await eventsNamed("Hidden")).toEqual([]);
  });

  it("MOD-02 two moderators never decide twice", async () => {
    const id = await waiting("Contested");
    const [one, other] = [await browser("moderator"), await browser("moderator")];
    const answers = await Promise.all([
      decide(one, routes.approveItem, id),
      decide(other, routes.approveItem, id),
      decide(other, routes.rejectItem, id, { reason: "Too late." }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect((await eventsNamed("Contested")).length).toBeLessThanOrEqual(1);
    expect(await takeMails()).toHaveLength(1);
  });

  it("MOD-03 what one moderator has open, another does not decide until the claim ends", async () => {
    const id = await waiting("Claimed");
    const [one, other] = [await browser("moderator"), await browser("moderator")];
    expect((await decide(one, routes.claimItem, id)).statusCode).toBe(200);
    const refused = await decide(other, routes.approveItem, id);
    expect(refused.json()).toMatchObject({
      code: "itemClaimed",
      error: "Milo Lovelace is working on this right now.",
    });
    expect((await queueOf(other)).items.find((item) => item.id === id)?.claimedBy).toBe("Milo Lovelace");
    clock.nowMs += 5 * 60_000;
    expect((await decide(other, routes.approveItem, id)).statusCode).toBe(200);
    clock.nowMs -= 5 * 60_000;
    await takeMails();
  });

  it("MOD-04 a moderator's changes are published, and who approved it is written down", async () => {
    const id = await waiting("Opn Mic");
    const moderator = await browser("moderator");
    const done = await decide(moderator, routes.approveItem, id, { title: "Poets' Mic", time: "20:30" });
    expect(done.statusCode, done.body).toBe(200);
    expect(await eventsNamed("Poets' Mic")).toMatchObject([{ time: "20:30", description: "Bring a poem." }]);
    const admin = await browser(ADMIN_ROLE);
    const [entry] = AuditPage.parse((await admin.get(routes.audit)).json());
    expect(entry).toMatchObject({ action: "Submission Approved", who: "Milo Lovelace" });
    await takeMails();
  });

  it("MOD-05 an event that is there by now is refused and stays in the queue", async () => {
    const [first, second] = [await waiting("Twice"), await waiting("Twice")];
    const moderator = await browser("moderator");
    expect((await decide(moderator, routes.approveItem, first)).statusCode).toBe(200);
    const { items } = await queueOf(moderator);
    expect(items.find(({ id }) => id === second)?.duplicates).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ name: "Twice" })]),
    );
    expect((await decide(moderator, routes.approveItem, second)).statusCode).toBe(400);
    expect((await queueOf(moderator)).items.map(({ id }) => id)).toContain(second);
    await takeMails();
  });

  it("MOD-06 a report stands in the queue once, and is closed", async () => {
    const [event] = await eventsNamed("Guest Night");
    const user = await browser("user");
    const moderator = await browser("moderator");
    const report = { event: String(event.id), kind: "wrong time", text: "It starts at 21:00." };
    const sent = await user.post(routes.reports, report);
    expect(sent.statusCode, sent.body).toBe(202);
    expect((await user.post(routes.reports, report)).json()).toEqual(sent.json());
    const item = (await queueOf(moderator)).items.find(({ kind }) => kind === "report");
    expect(item).toMatchObject({
      title: "Guest Night",
      report: { kind: "wrong time", text: "It starts at 21:00." },
      page: expect.stringContaining("guest-night"),
    });
    expect((await decide(moderator, routes.approveItem, item!.id)).statusCode).toBe(200);
    expect(await takeMails()).toEqual([]);
    expect((await user.post(routes.reports, { event: "999999", kind: "cancelled" })).statusCode).toBe(404);
    expect((await user.post(routes.reports, { event: "1", kind: "boring" })).statusCode).toBe(400);
  });
});

describe("roles", () => {
  it("ROLE-01 administrators grant and withdraw roles, which hold at once and are written down", async () => {
    const admin = await browser(ADMIN_ROLE);
    const { id, cookie } = await signedIn(database, "user", "Nina");
    const nina = adminOf(app, cookie);
    const { rows } = await database.pool.query("select email from users where id = $1", [id]);
    const email: string = rows[0].email;
    expect((await nina.get(routes.moderation)).statusCode).toBe(404);
    const granted = await admin.post(routes.adminRoles, { email: email.toUpperCase(), role: "moderator" });
    expect(granted.json()).toEqual({ email, name: "Nina Lovelace", role: "moderator" });
    expect((await nina.get(routes.moderation)).statusCode).toBe(200);
    expect((await nina.post(routes.adminRoles, { email, role: "admin" })).statusCode).toBe(404);
    const listed = (await admin.get(routes.adminRoles)).json().accounts;
    expect(listed).toContainEqual({ email, name: "Nina Lovelace", role: "moderator" });
    expect((await admin.post(routes.adminRoles, { email, role: "user" })).statusCode).toBe(200);
    expect((await nina.get(routes.moderation)).statusCode).toBe(404);
    const [entry] = AuditPage.parse((await admin.get(routes.audit)).json());
    expect(entry).toMatchObject({ action: "Role Changed", subject: `${email}: user` });
  });

  it("ROLE-02 unknown accounts and the last administrator's own role are refused", async () => {
    const admin = await browser(ADMIN_ROLE);
    const unknown = await admin.post(routes.adminRoles, { email: "none@example.org", role: "moderator" });
    expect(unknown.json()).toMatchObject({ code: "noAccount" });
    await database.pool.query("update users set role = 'user' where role = $1", [ADMIN_ROLE]);
    const { id, cookie } = await signedIn(database, ADMIN_ROLE, "Ada");
    const { rows } = await database.pool.query("select email from users where id = $1", [id]);
    const refused = await adminOf(app, cookie).post(routes.adminRoles, {
      email: rows[0].email,
      role: "user",
    });
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: "lastAdmin" });
  });
});
