import { describe, expect, it } from "vitest";
import { EventHistory } from "#contract/admin-events.ts";
import { DecidedTogether, ModerationQueue, OwnSubmissions } from "#contract/moderation.ts";
import { routes, urls } from "#contract/urls.ts";
import { ADMIN_ROLE, type Role } from "#domain/account.ts";
import { UNDO_MS } from "#domain/moderation.ts";
import { adminOf, signedIn } from "#tests/support/admin.ts";
import { startTestApp } from "#tests/support/app.ts";
import { openTestDatabase } from "#tests/support/databases.ts";
import { startMailServer } from "#tests/support/mail-server.ts";
import { mailerFor } from "#tests/support/mailing.ts";

const database = await openTestDatabase();
const { app, clock, world } = await startTestApp(database);
const venueId = await world.addVenue();
const { rows: known } = await database.pool.query("select slug, category, name from venues where id = $1", [
  venueId,
]);
const EVENT = {
  venue: known[0].slug as string,
  category: known[0].category as string,
  title: "Open Mic",
  date: "2026-12-01",
  time: "19:00",
};
const browser = async (role: Role, name = "Milo") =>
  adminOf(app, (await signedIn(database, role, name)).cookie);
type Browser = Awaited<ReturnType<typeof browser>>;

interface Target {
  isElsewhere?: boolean;
  isHeld?: boolean;
  origin?: string;
  name?: string;
  date?: string;
}

let titles = 0;
async function submit(user: Browser, form: Record<string, unknown> = {}) {
  const title = `Night ${++titles}`;
  const sent = await user.post(routes.submissions, { ...EVENT, title, ...form });
  expect(sent.statusCode, sent.body).toBe(202);
  return { id: sent.json().id as string, title: String(form.title ?? title) };
}
const queueOf = async (moderator: Browser) =>
  ModerationQueue.parse((await moderator.get(routes.moderation)).json()).items;
const listed = async (name: string) =>
  (
    await database.pool.query("select * from events where name = $1 and withdrawn_at is null order by date", [
      name,
    ])
  ).rows;
const many = async (moderator: Browser, url: string, body: Record<string, unknown>) => {
  const answer = await moderator.post(url, body);
  expect(answer.statusCode, answer.body).toBe(200);
  return DecidedTogether.parse(answer.json());
};
const undo = (moderator: Browser, ...ids: string[]) => many(moderator, routes.undoDecisions, { ids });
const approve = (moderator: Browser, id: string) => moderator.post(urls.moderationItem(id, "approve"), {});

/** The subjects of mails that go out now. */
async function mailsNow(): Promise<string[]> {
  const server = await startMailServer();
  await mailerFor(database, { SMTP_URL: server.url }, clock).sendDue();
  return server.received.map(({ mail }) => mail.subject ?? "");
}

describe("MOD-16 several items are decided together", () => {
  it("each by itself: what is refused does not hold up the rest", async () => {
    const [user, moderator, other] = [
      await browser("user"),
      await browser("moderator"),
      await browser("moderator", "Nia"),
    ];
    const items = [await submit(user), await submit(user), await submit(user)];
    await other.post(urls.moderationItem(items[2]!.id, "claim"), {});
    const ids = items.map(({ id }) => id);
    const { decided, refused } = await many(moderator, routes.decideTogether, { ids, decision: "approve" });
    expect(decided.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    expect(refused).toMatchObject([{ id: ids[2], code: "itemClaimed" }]);
    const again = await many(moderator, routes.decideTogether, { ids, decision: "reject", reason: "Late." });
    expect(again.refused.map(({ code }) => code)).toEqual(["itemDecided", "itemDecided", "itemClaimed"]);
    for (const { title } of items.slice(0, 2)) expect(await listed(title)).toHaveLength(1);
  });

  it("with a reason for rejections, by moderators alone, fifty at most", async () => {
    const [user, moderator] = [await browser("user"), await browser("moderator")];
    const { id } = await submit(user);
    for (const body of [
      { ids: [id], decision: "reject" },
      { ids: [], decision: "approve" },
      { ids: Array(51).fill(id), decision: "approve" },
    ])
      expect((await moderator.post(routes.decideTogether, body)).statusCode).toBe(400);
    for (const url of [routes.decideTogether, routes.undoDecisions, urls.moderationItem(id, "merge")])
      expect((await user.post(url, { ids: [id], decision: "approve", event: 1 })).statusCode).toBe(404);
    expect((await queueOf(moderator)).some((item) => item.id === id)).toBe(true);
  });
});

describe("MOD-17 a decision is undone", () => {
  it("what was published is withdrawn, a series and a new venue too, and no mail is sent", async () => {
    await database.pool.query("delete from outbox");
    const [user, moderator] = [await browser("user"), await browser("moderator")];
    const newVenue = {
      name: "The Yard",
      address: "5 Rila St",
      category: "concert",
      coordinates: [23.33, 42.69],
    };
    const { id, title } = await submit(user, {
      venue: undefined,
      newVenue,
      repeat: "FREQ=WEEKLY;COUNT=3",
    });
    expect((await approve(moderator, id)).statusCode).toBe(200);
    expect(await listed(title)).toHaveLength(3);
    expect(await mailsNow()).toEqual([]);
    expect((await undo(moderator, id)).decided).toMatchObject([{ id, state: "waiting" }]);
    expect(await listed(title)).toEqual([]);
    const yards = "select withdrawn_at from venues where name = 'The Yard'";
    expect((await database.pool.query(yards)).rows[0].withdrawn_at).not.toBeNull();
    clock.nowMs += UNDO_MS + 1;
    expect(await mailsNow()).toEqual([]);
    expect((await queueOf(moderator)).map((item) => item.id)).toContain(id);

    await approve(moderator, id);
    expect(await listed(title)).toHaveLength(3);
    clock.nowMs += UNDO_MS + 1;
    expect(await mailsNow()).toEqual([`Published: ${title}`]);
  });

  it("a rejection as well, and the author is told of every decision about a correction", async () => {
    const [user, moderator] = [await browser("user"), await browser("moderator")];
    const { id, title } = await submit(user);
    await moderator.post(urls.moderationItem(id, "reject"), { reason: "By mistake." });
    await undo(moderator, id);
    const [own] = OwnSubmissions.parse((await user.get(routes.ownSubmissions)).json()).submissions;
    expect(own).toMatchObject({ state: "waiting", reason: null });
    await moderator.post(urls.moderationItem(id, "reject"), { reason: "No hour." });
    clock.nowMs += UNDO_MS + 1;
    expect(await mailsNow()).toEqual([`Not published: ${title}`]);
    // As a correction by its author does.
    await database.pool.query(
      "update moderation_items set state = 'waiting', decided_by = null where id = $1",
      [id],
    );
    await approve(moderator, id);
    clock.nowMs += UNDO_MS + 1;
    expect(await mailsNow()).toEqual([`Published: ${title}`]);
  });

  it("only by who decided, in time, and while nothing else has changed the event", async () => {
    const [user, moderator, other] = [
      await browser("user"),
      await browser("moderator"),
      await browser("moderator", "Nia"),
    ];
    const first = await submit(user);
    await approve(moderator, first.id);
    expect((await undo(other, first.id)).refused).toMatchObject([{ code: "undoTooLate" }]);
    await database.pool.query("update events set version = 2 where name = $1", [first.title]);
    expect((await undo(moderator, first.id)).refused).toMatchObject([{ code: "eventChanged" }]);
    const second = await submit(user);
    await approve(moderator, second.id);
    clock.nowMs += UNDO_MS;
    expect((await undo(moderator, second.id)).refused).toMatchObject([{ code: "undoTooLate" }]);
    for (const { title } of [first, second]) expect(await listed(title)).toHaveLength(1);
  });
});

describe("MOD-18 a submission is merged into an event that is listed", () => {
  const brought = {
    time: "20:00",
    endTime: "22:00",
    description: "Bring a poem.",
    priceFrom: "8",
    currency: "EUR",
    link: "https://mic.example/",
  };

  it("which takes what it lacks, keeps its address and favourites, and the author is told", async () => {
    await database.pool.query("delete from outbox");
    const [user, moderator] = [await browser("user"), await browser("moderator")];
    const event = await world.addEvent(venueId, {
      name: "Mic, open",
      date: EVENT.date,
      time: "19:30",
      description: "",
    });
    await database.pool.query("update events set origin = 'source' where id = $1", [event]);
    const { id } = await submit(user, brought);
    const item = (await queueOf(moderator)).find((each) => each.id === id);
    expect(item?.duplicates.find(({ _id }) => _id === String(event))?.form).toMatchObject({
      title: "Mic, open",
      time: "19:30",
    });
    const merged = await moderator.post(urls.moderationItem(id, "merge"), { event });
    expect(merged.json(), merged.body).toMatchObject({ state: "approved", event: String(event) });
    const row = async () =>
      (await database.pool.query("select * from events where id = $1", [event])).rows[0];
    expect(await row()).toMatchObject({
      ...{ name: "Mic, open", time: "19:30", link: "https://tickets.example.org/1" },
      description: "Bring a poem.",
      price_from: 8,
      end_time: "22:00",
      slug: (await row()).slug,
    });
    expect((await moderator.post(urls.moderationItem(id, "merge"), { event })).statusCode).toBe(409);
    expect((await undo(moderator, id)).decided).toHaveLength(1);
    expect(await row()).toMatchObject({
      name: "Mic, open",
      description: "",
      price_from: null,
      end_time: null,
    });

    await moderator.post(urls.moderationItem(id, "merge"), { event, take: ["time", "link"] });
    expect(await row()).toMatchObject({ time: "20:00", link: "https://mic.example/", description: "" });
    clock.nowMs += UNDO_MS + 1;
    const subjects = (await mailsNow()).filter((subject) => subject.startsWith("Already on the map"));
    expect(subjects).toHaveLength(1);
    const [own] = OwnSubmissions.parse((await user.get(routes.ownSubmissions)).json()).submissions;
    expect(own).toMatchObject({ state: "approved", event: String(event) });
  });

  it.each([
    ["at another place", { isElsewhere: true }, "mergeElsewhere"],
    ["on another day under another name", { date: "2026-12-24", name: "Carols" }, "mergeElsewhere"],
    ["of an administrator", { origin: "admin" }, "mergeNotYours"],
    ["at a venue that another account holds", { isHeld: true }, "mergeNotYours"],
  ])(
    "MOD-281 never into an event %s",
    async (_what, { isElsewhere, origin, isHeld, ...event }: Target, code) => {
      const [user, moderator] = [await browser("user"), await browser("moderator")];
      const there = isElsewhere ? await world.addVenue({ name: "Far Hall", longitude: 2.35 }) : venueId;
      const id = await world.addEvent(there, { name: `Jam ${++titles}`, date: EVENT.date, ...event });
      await database.pool.query("update events set origin = $2 where id = $1", [id, origin ?? "source"]);
      if (isHeld) {
        const { id: holder } = await signedIn(database, "organizer", "Dara");
        await database.pool.query("insert into venue_organizers (user_id, venue_id) values ($1, $2)", [
          holder,
          venueId,
        ]);
      }
      const item = await submit(user, { link: "https://evil.example/" });
      const answer = await moderator.post(urls.moderationItem(item.id, "merge"), {
        event: id,
        take: ["link"],
      });
      expect(answer.json().code, answer.body).toBe(code);
      const { rows } = await database.pool.query("select link from events where id = $1", [id]);
      expect(rows[0].link).not.toContain("evil");
      await database.pool.query("delete from venue_organizers");
    },
  );

  it("MOD-281 into one of a like name on another day, and its history names the moderator and the author", async () => {
    const [user, moderator] = [await browser("user", "Vera"), await browser("moderator", "Milo")];
    const admin = await browser(ADMIN_ROLE, "Ada");
    const event = await world.addEvent(venueId, {
      name: "Winter Poetry",
      date: "2026-12-20",
      description: "",
    });
    await database.pool.query("update events set origin = 'source' where id = $1", [event]);
    const item = await submit(user, { title: "Winter poetry", description: "Bring a poem." });
    const merged = await moderator.post(urls.moderationItem(item.id, "merge"), { event });
    expect(merged.statusCode, merged.body).toBe(200);
    const history = EventHistory.parse(
      (await admin.get(routes.eventHistory.replace(":id", String(event)))).json(),
    );
    expect(history.entries[0]).toMatchObject({ who: "Milo Lovelace", submittedBy: "Vera Lovelace" });
    const [own] = OwnSubmissions.parse((await user.get(routes.ownSubmissions)).json()).submissions;
    expect(own).toMatchObject({ state: "approved", event: String(event) });
  });

  it("not a report, and not into an event that is gone", async () => {
    const [user, moderator] = [await browser("user"), await browser("moderator")];
    const event = await world.addEvent(venueId, { name: "Reported" });
    const report = (await user.post(routes.reports, { event, kind: "other" })).json();
    const answer = await moderator.post(urls.moderationItem(report.id, "merge"), { event });
    expect([answer.statusCode, answer.json().code]).toEqual([400, "onlySubmissionsMerge"]);
    const { id } = await submit(user);
    expect((await moderator.post(urls.moderationItem(id, "merge"), { event: 2_000_000 })).statusCode).toBe(
      404,
    );
    expect((await queueOf(moderator)).map((item) => item.id)).toEqual(
      expect.arrayContaining([id, report.id]),
    );
  });
});
