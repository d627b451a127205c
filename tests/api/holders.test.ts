import { beforeEach, describe, expect, it } from "vitest";
import { OwnSubmissions, VenueSubmissions } from "#contract/moderation.ts";
import { OrganizerGrants, OwnEvents } from "#contract/organizers.ts";
import { routes, urls } from "#contract/urls.ts";
import { ADMIN_ROLE } from "#domain/account.ts";
import { DAY_MS } from "#domain/time.ts";
import { moderationStore } from "#server/moderation/store.ts";
import { digestOf } from "#server/platform/secrets.ts";
import { startTestApp } from "#tests/support/app.ts";
import { openTestDatabase } from "#tests/support/databases.ts";
import { organizersOf } from "#tests/support/organizers.ts";

const database = await openTestDatabase();
const { app, clock, world } = await startTestApp(database);
const { person, venueName, takeMails, trust, startAnew } = organizersOf(database, app, clock);
const admin = await person(ADMIN_ROLE, "Ada");

beforeEach(async () => {
  await startAnew();
  await database.pool.query("delete from venue_organizers");
  await database.pool.query("delete from organizer_accounts");
});

type Person = Awaited<ReturnType<typeof person>>;
let made = 0;

const newVenue = async () => {
  const id = await world.addVenue({ name: `Yard ${++made}` });
  return { id, venue: await venueName(id) };
};
async function grant(user: Person, page: { venue: string } | { organizer: string }): Promise<string> {
  const answer = await admin.post(routes.organizerGrants, { email: user.email, ...page });
  expect(answer.statusCode, answer.body).toBe(200);
  const { organizers } = OrganizerGrants.parse(answer.json());
  return organizers.find(({ email }) => email === user.email)!.id;
}
/** An account with an organizer's page of its own, whose first events were approved. */
async function pageHolder(name: string) {
  const user = await person("user", name);
  const organizerId = await world.addOrganizer(`${name} Events ${++made}`);
  const organizer = `${name} Events ${made}`;
  await grant(user, { organizer: organizer.toLowerCase().replaceAll(" ", "-") });
  await trust(user.id);
  return { user, organizer, organizerId };
}
const submit = async (user: Person, venue: string, more: object = {}) => {
  const event = { title: `Night ${++made}`, date: "2026-12-01", time: "19:00", category: "concert" };
  return (await user.post(routes.submissions, { ...event, venue, ...more })).json();
};
const waitingFor = async (user: Person) =>
  VenueSubmissions.parse((await user.get(routes.venueSubmissions)).json()).submissions;
const decide = (user: Person, id: string, action: "approve" | "reject", body: object = {}) =>
  user.post(urls.venueSubmission(id, action), body as Record<string, unknown>);
const newHoldersOf = async (user: Person) =>
  OwnEvents.parse((await user.get(routes.ownEvents)).json()).newHolders;

describe("at a venue of another account", () => {
  it("ORG-285 what an organizer's page publishes waits for the account that holds it, which approves or rejects", async () => {
    const [owner, { user: attacker, organizer }] = [await person("user", "Bob"), await pageHolder("Mallory")];
    const [held, free] = [await newVenue(), await newVenue()];
    await grant(owner, { venue: held.venue });
    await startAnew();
    expect((await submit(attacker, free.venue, { organizer })).state).toBe("approved");
    const first = await submit(attacker, held.venue, { organizer });
    // What came first is listed first.
    clock.nowMs += 1000;
    const second = await submit(attacker, held.venue, { organizer });
    expect([first.state, second.state]).toEqual(["waiting", "waiting"]);
    const mails = await takeMails();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [owner.email, expect.stringMatching(/^An event at Yard \d+ is waiting for you$/)],
    ]);
    expect((await waitingFor(owner)).map(({ id, author }) => [id, author])).toEqual([
      [first.id, "Mallory Lovelace"],
      [second.id, "Mallory Lovelace"],
    ]);
    expect(await waitingFor(attacker)).toEqual([]);
    expect((await decide(attacker, first.id, "approve")).statusCode).toBe(404);
    const approved = await decide(owner, first.id, "approve");
    expect(approved.json(), approved.body).toMatchObject({ state: "approved" });
    expect((await decide(owner, second.id, "reject", { reason: "Not ours" })).statusCode).toBe(200);
    const { submissions } = OwnSubmissions.parse((await attacker.get(routes.ownSubmissions)).json());
    expect(submissions.find(({ id }) => id === second.id)).toMatchObject({
      state: "rejected",
      reason: "Not ours",
    });
    expect(await waitingFor(owner)).toEqual([]);
  });

  it("ORG-285 an account is told of a guest's event once that is confirmed, and of one that was corrected", async () => {
    const [owner, visitor] = [await person("user", "Bob"), await person("user", "Vera")];
    const held = await newVenue();
    await grant(owner, { venue: held.venue });
    await startAnew();
    const isTold = async () => {
      const mails = await takeMails();
      return mails.map(({ to }) => to).includes(owner.email);
    };
    const event = { title: `Night ${++made}`, date: "2026-12-01", time: "19:00", category: "concert" };
    const payload = { ...event, venue: held.venue, email: "guest@example.org" };
    const sent = await app.inject({ method: "POST", url: routes.submissions, payload });
    const { id, state } = sent.json();
    expect([state, await isTold()]).toEqual(["unconfirmed", false]);
    await moderationStore(database.db).setToken(id, digestOf("link"));
    const confirm = () => app.inject({ method: "POST", url: urls.confirmSubmission(id, "link") });
    expect((await confirm()).statusCode).toBe(200);
    expect(await isTold()).toBe(true);
    expect((await confirm()).statusCode).toBe(200);
    expect(await isTold()).toBe(false);

    const rejected = await submit(visitor, held.venue);
    expect((await decide(owner, rejected.id, "reject", { reason: "When?" })).statusCode).toBe(200);
    await startAnew();
    const corrected = await visitor.send("PUT", urls.ownSubmission(rejected.id), {
      ...event,
      venue: held.venue,
      time: "20:00",
    });
    expect(corrected.json(), corrected.body).toMatchObject({ state: "waiting" });
    expect(await isTold()).toBe(true);
  });

  it("ORG-285 a holder decides neither elsewhere, nor for itself, nor under the page of a third account", async () => {
    const [owner, visitor] = [await person("user", "Bob"), await person("user", "Vera")];
    const { organizer } = await pageHolder("Third");
    const [held, other] = [await newVenue(), await newVenue()];
    await grant(owner, { venue: held.venue });
    const own = await submit(owner, held.venue);
    const elsewhere = await submit(visitor, other.venue);
    const under = await submit(visitor, held.venue, { organizer });
    const plain = await submit(visitor, held.venue);
    for (const { id } of [own, elsewhere, under])
      expect((await decide(owner, id, "approve")).statusCode).toBe(404);
    expect((await waitingFor(owner)).map(({ id }) => id)).toEqual([plain.id]);
    expect((await decide(owner, plain.id, "approve")).statusCode).toBe(200);
  });

  it("ORG-285 an own event moves there when it is approved, and stays where it is until then", async () => {
    const [owner, { user: dara, organizerId }] = [await person("user", "Bob"), await pageHolder("Dara")];
    const [held, free] = [await newVenue(), await newVenue()];
    await grant(owner, { venue: held.venue });
    const id = await world.addEvent(free.id, { name: "Ball", organizerId });
    const row = async () =>
      (await database.pool.query("select venue_id, time, version from events where id = $1", [id])).rows[0];
    const move = { version: 1, venue: held.venue, category: "concert", time: "21:00" };
    const asked = await dara.send("PATCH", urls.ownEvent(String(id)), move);
    expect(asked.json(), asked.body).toEqual({ changed: 0, version: 1, isWaiting: true });
    expect(await row()).toMatchObject({ venue_id: free.id, version: 1 });
    const [waiting] = await waitingFor(owner);
    expect(waiting).toMatchObject({ title: "Ball", isMove: true });
    const approved = await decide(owner, waiting!.id, "approve");
    expect(approved.json(), approved.body).toMatchObject({ state: "approved", event: String(id) });
    expect(await row()).toMatchObject({ venue_id: held.id, time: "21:00", version: 2 });
  });

  it("ORG-285 a moderator decides about such a move as well, and takes it back", async () => {
    const [owner, { user: dara, organizerId }] = [await person("user", "Bob"), await pageHolder("Dara")];
    const moderator = await person("moderator", "Milo");
    const [held, free] = [await newVenue(), await newVenue()];
    await grant(owner, { venue: held.venue });
    const id = await world.addEvent(free.id, { name: "Ball", organizerId });
    await dara.send("PATCH", urls.ownEvent(String(id)), { version: 1, venue: held.venue });
    const [waiting] = await waitingFor(owner);
    const venueOf = async () =>
      (await database.pool.query("select venue_id from events where id = $1", [id])).rows[0].venue_id;
    const url = urls.moderationItem(waiting!.id, "approve");
    expect((await moderator.post(url, {})).statusCode).toBe(200);
    expect(await venueOf()).toBe(held.id);
    const undone = await moderator.post(routes.undoDecisions, { ids: [waiting!.id] });
    expect(undone.json().decided, undone.body).toHaveLength(1);
    expect(await venueOf()).toBe(free.id);
    expect((await moderator.post(url, {})).statusCode).toBe(200);
    expect(await venueOf()).toBe(held.id);
  });
});

describe("new organizers", () => {
  it("ORG-286 publish without a moderator once three of their events were approved", async () => {
    const [dara, moderator] = [await person(), await person("moderator", "Milo")];
    const { venue } = await newVenue();
    await grant(dara, { venue });
    for (let approved = 0; approved < 3; approved++) {
      const { id, state } = await submit(dara, venue);
      expect(state).toBe("waiting");
      expect((await moderator.post(urls.moderationItem(id, "approve"), {})).statusCode).toBe(200);
    }
    expect((await submit(dara, venue)).state).toBe("approved");
  });

  it("ORG-286 cannot approve for each other: what a holder approves counts for nothing elsewhere", async () => {
    const [anna, boris] = [await person("user", "Anna"), await person("user", "Boris")];
    const [hers, his] = [await newVenue(), await newVenue()];
    await grant(anna, { venue: hers.venue });
    await grant(boris, { venue: his.venue });
    for (let each = 0; each < 3; each++)
      expect((await decide(anna, (await submit(boris, hers.venue)).id, "approve")).statusCode).toBe(200);
    expect((await submit(boris, his.venue)).state).toBe("waiting");
  });
});

describe("a grant", () => {
  it("ORG-284 is mailed to administrators and to those who hold the page, who undo it within 30 days", async () => {
    const [other, owner, late] = [
      await person(ADMIN_ROLE, "Grace"),
      await person("user", "Bob"),
      await person("user", "Mallory"),
    ];
    const { id: venueId, venue } = await newVenue();
    await grant(owner, { venue });
    clock.nowMs += DAY_MS;
    await startAnew();
    await grant(late, { venue });
    const mails = await takeMails();
    expect(mails.map(({ to }) => to).sort()).toEqual([other.email, owner.email].sort());
    const toOwner = mails.find(({ to }) => to === owner.email)!;
    expect(toOwner.button?.url).toContain(urls.ownEvents);
    expect(JSON.stringify(toOwner)).not.toContain(late.email);
    expect(JSON.stringify(mails.find(({ to }) => to === other.email))).toContain(late.email);

    await trust(late.id);
    await submit(late, venue);
    const changed = await world.addEvent(venueId, { name: "Jam" });
    await late.send("PATCH", urls.ownEvent(String(changed)), { version: 1, title: "Cancelled?" });
    expect(await newHoldersOf(late)).toEqual([]);
    const [shown] = await newHoldersOf(owner);
    expect(shown).toMatchObject({ account: "Mallory Lovelace", kind: "venue" });
    const stranger = await person("user", "Eve");
    for (const user of [stranger, late])
      expect((await user.send("DELETE", urls.newHolder(shown!.id))).statusCode).toBe(404);
    expect((await owner.send("DELETE", urls.newHolder(shown!.id))).statusCode).toBe(204);
    expect(await newHoldersOf(owner)).toEqual([]);
    expect((await submit(late, venue)).state).toBe("waiting");
    const { rows } = await database.pool.query(
      "select action, subject from audit_log order by id desc limit 1",
    );
    expect(rows[0]).toMatchObject({
      action: "Venue Withdrawn",
      subject: expect.stringMatching(/events published or changed since the grant: 2\)$/),
    });
  });

  it("ORG-284 that is older than 30 days, or than one's own, is an administrator's to withdraw", async () => {
    const [owner, late] = [await person("user", "Bob"), await person("user", "Mallory")];
    const { venue } = await newVenue();
    const ownGrant = await grant(owner, { venue });
    clock.nowMs += DAY_MS;
    const lateGrant = await grant(late, { venue });
    expect((await late.send("DELETE", urls.newHolder(ownGrant))).statusCode).toBe(404);
    clock.nowMs += 30 * DAY_MS;
    const sign = await newHoldersOf(owner).catch(() => []);
    expect(sign).toEqual([]);
    clock.nowMs -= 31 * DAY_MS;
    expect((await admin.send("DELETE", urls.organizerGrant(lateGrant))).statusCode).toBe(204);
  });
});
