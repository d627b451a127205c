import { describe, expect, it } from "vitest";
import { ModerationQueue, OwnSubmissions } from "#contract/moderation.ts";
import { FoundVenues, SimilarEvents } from "#contract/submission-calls.ts";
import { routes, urls } from "#contract/urls.ts";
import type { Role } from "#domain/account.ts";
import { adminOf, signedIn } from "#tests/support/admin.ts";
import { startTestApp } from "#tests/support/app.ts";
import { openTestDatabase } from "#tests/support/databases.ts";

const database = await openTestDatabase();
const { app, world } = await startTestApp(database);
const venueId = await world.addVenue();
const { rows: known } = await database.pool.query("select slug, category, name from venues where id = $1", [
  venueId,
]);
const { slug, category, name: venueName } = known[0] as Record<string, string>;
const VENUE = `${category}/${slug}`;
const EVENT = { venue: VENUE, category, title: "Open Mic", date: "2026-12-01", time: "19:00" };

const browser = async (role: Role = "user") => {
  const { cookie } = await signedIn(database, role, "Vera");
  return { ...adminOf(app, cookie), cookie };
};
const ask = (method: "PUT" | "DELETE", url: string, cookie: string, payload?: object) =>
  app.inject({ method, url, headers: { cookie }, ...(payload && { payload }) });
const queueOf = async (moderator: Awaited<ReturnType<typeof browser>>) =>
  ModerationQueue.parse((await moderator.get(routes.moderation)).json()).items;
const nativeForm = (fields: Record<string, string>, language = "en") =>
  app.inject({
    method: "POST",
    url: routes.submissions,
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      "accept-language": language,
      accept: "text/html",
    },
    payload: new URLSearchParams(fields).toString(),
  });

describe("the form's own calls", () => {
  it("SUB-11 venues are found by part of their name, each place once, with what the form needs", async () => {
    const search = async (q: string) =>
      FoundVenues.parse((await app.inject({ url: routes.submissionVenues, query: { q } })).json()).venues;
    const [found] = await search(venueName!.slice(0, 4).toUpperCase());
    expect(found).toMatchObject({ venue: VENUE, name: venueName, timeZone: expect.any(String) });
    const other = category === "party" ? "theater" : "party";
    const moderator = await browser("moderator");
    const sent = await moderator.post(routes.submissions, { ...EVENT, title: "Elsewhere", category: other });
    expect(sent.json(), sent.body).toMatchObject({ state: "approved" });
    expect((await search(venueName!)).filter(({ name }) => name === venueName)).toHaveLength(1);
    expect(await search("")).toEqual([]);
    // The place has two records now; an event of a third category still finds it.
    const third = await moderator.post(routes.submissions, { ...EVENT, venue: slug, category: "festival" });
    expect(third.json(), third.body).toMatchObject({ state: "approved" });
  });

  it("SUB-12 events of the same venue and day, or of the same name, are shown as possible duplicates", async () => {
    const moderator = await browser("moderator");
    await moderator.post(routes.submissions, { ...EVENT, title: "Accordion Tuesday", date: "2026-12-08" });
    const similar = async (query: Record<string, string>) =>
      SimilarEvents.parse((await app.inject({ url: routes.similarEvents, query })).json()).events.map(
        ({ name }) => name,
      );
    expect(await similar({ venue: VENUE, date: "2026-12-08", title: "Poetry" })).toEqual([
      "Accordion Tuesday",
    ]);
    expect(await similar({ venue: VENUE, date: "", title: "accordion  TUESDAY!" })).toEqual([
      "Accordion Tuesday",
    ]);
    expect(await similar({ venue: VENUE, date: "2026-12-20", title: "Poetry" })).toEqual([]);
  });
});

describe("the form without script", () => {
  it("SUB-13 a native form is a submission, and its answer a page", async () => {
    const fields = { ...EVENT, category: category!, title: "By Hand", email: "hand@example.org" };
    const sent = await nativeForm({ ...fields, hours: "hours", every: "", price: "costs", priceFrom: "5" });
    expect([sent.statusCode, sent.headers.location]).toEqual([303, urls.eventSent("unconfirmed")]);
    const { rows } = await database.pool.query(
      "select form from moderation_items where form->>'title' = 'By Hand'",
    );
    expect(rows).toMatchObject([{ form: { venue: VENUE, time: "19:00", priceFrom: 5, currency: "EUR" } }]);
  });

  it("SUB-13 a field that is sent twice, or none at all, is no fault of the server", async () => {
    const twice = await app.inject({
      method: "POST",
      url: routes.submissions,
      headers: { "content-type": "application/x-www-form-urlencoded", accept: "text/html" },
      payload: "price=costs&priceFrom=1&priceFrom=2&title=a&title=b",
    });
    expect(twice.statusCode).toBe(400);
    expect((await nativeForm({})).statusCode).toBe(400);
  });

  it("SUB-13 what is refused is said in the visitor's language, and nothing is kept", async () => {
    const fields = {
      ...EVENT,
      category: category!,
      title: "Over",
      date: "2020-01-01",
      email: "h@example.org",
    };
    const refused = await nativeForm(fields, "bg");
    expect(refused.statusCode).toBe(400);
    expect(refused.body).toContain("Това събитие е приключило.");
    const named = await nativeForm({ ...fields, title: "<b>x</b>\n", venue: "<i>no</i>" });
    expect(named.body).not.toContain("<i>no</i>");
    expect(
      (await database.pool.query("select 1 from moderation_items where form->>'title' = 'Over'")).rows,
    ).toEqual([]);
  });
});

describe("an author's own submissions", () => {
  it("SUB-14 are corrected while they wait or after a rejection, and wait again", async () => {
    const author = await browser();
    const moderator = await browser("moderator");
    const { id } = (await author.post(routes.submissions, { ...EVENT, title: "Frist" })).json();
    const corrected = await ask("PUT", urls.ownSubmission(id), author.cookie, { ...EVENT, title: "First" });
    expect(corrected.json(), corrected.body).toEqual({ id, state: "waiting" });
    const item = (await queueOf(moderator)).find((each) => each.id === id);
    expect(item).toMatchObject({ title: "First", place: { name: venueName, isNew: false } });
    await moderator.post(urls.moderationItem(id, "reject"), { reason: "Which hour?" });
    const again = await ask("PUT", urls.ownSubmission(id), author.cookie, { ...EVENT, title: "First, at 8" });
    expect(again.json()).toEqual({ id, state: "waiting" });
    const mine = OwnSubmissions.parse((await author.get(routes.ownSubmissions)).json()).submissions;
    expect(mine).toMatchObject([{ title: "First, at 8", reason: null, place: { name: venueName } }]);
    const wrong = await ask("PUT", urls.ownSubmission(id), author.cookie, { ...EVENT, date: "2020-01-01" });
    expect(wrong.statusCode).toBe(400);
  });

  it("SUB-15 are taken back, but not by strangers, nor once published, nor while a moderator has them open", async () => {
    const [author, stranger] = [await browser(), await browser()];
    const moderator = await browser("moderator");
    const { id } = (await author.post(routes.submissions, { ...EVENT, title: "Mine" })).json();
    for (const method of ["PUT", "DELETE"] as const)
      expect((await ask(method, urls.ownSubmission(id), stranger.cookie, EVENT)).statusCode).toBe(404);
    expect((await ask("DELETE", urls.ownSubmission(id), "")).statusCode).toBe(401);
    await moderator.post(urls.moderationItem(id, "claim"), {});
    const open = await ask("DELETE", urls.ownSubmission(id), author.cookie);
    expect([open.statusCode, open.json().code]).toEqual([409, "beingDecided"]);
    await moderator.post(urls.moderationItem(id, "approve"), {});
    expect((await ask("DELETE", urls.ownSubmission(id), author.cookie)).json().code).toBe("itemDecided");
    const { id: other } = (await author.post(routes.submissions, { ...EVENT, title: "Gone" })).json();
    expect((await ask("DELETE", urls.ownSubmission(other), author.cookie)).statusCode).toBe(204);
    expect((await queueOf(moderator)).map((each) => each.id)).not.toContain(other);
  });
});

describe("a ban", () => {
  it("MOD-10 refuses what a sender brings and reports until it ends, and is written down", async () => {
    const sender = await browser();
    const moderator = await browser("moderator");
    const { id } = (await sender.post(routes.submissions, { ...EVENT, title: "Spam" })).json();
    expect((await sender.post(urls.moderationItem(id, "ban"), {})).statusCode).toBe(404);
    expect((await moderator.post(urls.moderationItem(id, "ban"), { reason: "Advertising" })).statusCode).toBe(
      200,
    );
    const refused = await sender.post(routes.submissions, { ...EVENT, title: "More spam" });
    expect([refused.statusCode, refused.json().code]).toEqual([403, "senderBanned"]);
    const { bans } = (await moderator.get(routes.bans)).json();
    expect(bans).toMatchObject([{ reason: "Advertising" }]);
    const asGuest = await app.inject({
      method: "POST",
      url: routes.submissions,
      payload: { ...EVENT, email: bans[0].email.toUpperCase() },
    });
    expect(asGuest.json().code).toBe("senderBanned");
    expect((await ask("DELETE", urls.ban(bans[0].id), moderator.cookie)).statusCode).toBe(204);
    expect((await sender.post(routes.submissions, { ...EVENT, title: "Better" })).statusCode).toBe(202);
    const { rows } = await database.pool.query("select action from audit_log order by id desc limit 2");
    expect(rows.map(({ action }) => action)).toEqual(["Ban Ended", "Sender Banned"]);
  });
});
