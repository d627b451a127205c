import ICAL from "ical.js";
import { beforeEach, describe, expect, inject, it, onTestFinished } from "vitest";
import { urls } from "#contract/urls.ts";
import { saveCountries } from "#server/catalog/write/bulk.ts";
import { COUNTRIES } from "#server/geo/countries.ts";
import { connectDatabase } from "#server/platform/db/connect.ts";
import { remindersStore } from "#server/reminders/store.ts";
import { startTestApp } from "#tests/support/app.ts";
import { newPostgresDatabase, openTestDatabase } from "#tests/support/databases.ts";
import { startMailServer } from "#tests/support/mail-server.ts";
import { addReminder, addUser, mailerFor } from "#tests/support/mailing.ts";
import { worldOf } from "#tests/support/world.ts";

const SITE = "https://whereabouts.example";
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const STARTS_AT = Date.parse("2026-12-12T20:00:00Z");

const database = await openTestDatabase();
const { app, clock, world } = await startTestApp(database, { PUBLIC_URL: SITE });
const hall = await world.addVenue({ name: "Bulgaria Hall", timeZone: "UTC" });
let people = 0;
beforeEach(() => database.pool.query("with gone as (delete from favorites) delete from outbox"));

/** One user with a reminder of one event, and a mail server of its own. */
async function startReminding(event: Parameters<typeof world.addEvent>[1] = {}, venueId = hall) {
  const forename = `Elena${++people}`;
  const userId = await addUser(database, forename);
  const eventId = await world.addEvent(venueId, { name: `Winter Strings ${people}`, ...event });
  await addReminder(database, userId, eventId);
  const server = await startMailServer();
  const mailer = mailerFor(database, { SMTP_URL: server.url }, clock);
  const mine = () => server.received.filter(({ to }) => to === `${forename.toLowerCase()}@example.org`);
  /** Lets the clock stand at an instant, does the work, and counts the mails so far. */
  async function mailsAt(nowMs: number): Promise<number> {
    clock.nowMs = nowMs;
    await mailer.work();
    return mine().length;
  }
  return { userId, eventId, forename, server, mailer, mine, mailsAt };
}

describe("REM-03 a reminder", () => {
  it("comes a day before the start, and once", async () => {
    const { mailsAt } = await startReminding();
    expect(await mailsAt(STARTS_AT - DAY_MS - 1)).toBe(0);
    expect(await mailsAt(STARTS_AT - DAY_MS)).toBe(1);
    for (const laterMs of [0, MINUTE_MS, HOUR_MS, DAY_MS - 1, DAY_MS, 2 * DAY_MS])
      expect(await mailsAt(STARTS_AT - DAY_MS + laterMs)).toBe(1);
  });

  it.each([
    ["spring", "2027-03-28", "2027-03-27T17:00:00Z"],
    ["autumn", "2027-10-31", "2027-10-30T18:00:00Z"],
  ])("comes 24 hours before, not at the same time of day, when clocks change in %s", async (_, date, due) => {
    const sofia = await world.addVenue({ name: `Sofia ${date}`, timeZone: "Europe/Sofia" });
    const { mailsAt, mine } = await startReminding({ date, time: "20:00" }, sofia);
    expect(await mailsAt(Date.parse(due) - 1)).toBe(0);
    expect(await mailsAt(Date.parse(due))).toBe(1);
    expect(mine()[0]!.mail.text).toContain(`${date.split("-").reverse().join(".")} · 20:00h`);
  });

  it("comes late, and says how soon it is, when nobody was there to send it; never after the start", async () => {
    const late = await startReminding();
    expect(await late.mailsAt(STARTS_AT - 3 * HOUR_MS)).toBe(1);
    expect(late.mine()[0]!.mail.text).toContain("Today, Saturday 12.12.2026");
    expect(late.mine()[0]!.mail.text).toContain("starts in 3 hours");
    const tooLate = await startReminding();
    expect(await tooLate.mailsAt(STARTS_AT)).toBe(0);
  });

  it("waits for a mail server that is away for an hour", async () => {
    const { server, mailer, mailsAt, forename } = await startReminding();
    await server.stop();
    const dueMs = STARTS_AT - DAY_MS;
    for (let minute = 0; minute < 60; minute++) await mailsAt(dueMs + minute * MINUTE_MS);
    expect(mailer.failures.length).toBeGreaterThan(10);
    const again = await startMailServer(server.port);
    await mailsAt(dueMs + 65 * MINUTE_MS);
    await mailsAt(dueMs + 70 * MINUTE_MS);
    expect(again.received.map(({ to }) => to)).toEqual([`${forename.toLowerCase()}@example.org`]);
  });

  it.runIf(inject("databaseKind") === "postgres")("is sent by one of two processes", async () => {
    const url = await newPostgresDatabase();
    const databases = await Promise.all([connectDatabase({ url }), connectDatabase({ url })]);
    onTestFinished(async () => {
      await Promise.all(databases.map((each) => each.close()));
    });
    await saveCountries(databases[0]!.db, COUNTRIES);
    const theirs = worldOf(databases[0]!);
    const eventId = await theirs.addEvent(await theirs.addVenue({ timeZone: "UTC" }));
    await databases[0]!.pool.query(
      `with people as (
        insert into users (email, forename, surname)
        select 'person-' || n || '@example.org', 'Elena', 'Petrova' from generate_series(1, 100) n returning id)
      insert into favorites (user_id, event_id, reminder) select id, $1, true from people`,
      [eventId],
    );
    const server = await startMailServer();
    const dueClock = { nowMs: STARTS_AT - DAY_MS };
    const mailers = databases.map((each) => mailerFor(each, { SMTP_URL: server.url }, dueClock));
    await Promise.all(databases.map((each) => remindersStore(each).orderDue(dueClock.nowMs)));
    await Promise.all(mailers.flatMap(({ sendDue }) => Array.from({ length: 4 }, sendDue)));
    expect(new Set(server.received.map(({ to }) => to)).size).toBe(100);
    expect(server.received).toHaveLength(100);
  });
});

describe("REM-04 a reminder follows its event", () => {
  it("to a later day, and to another one after it was sent", async () => {
    const { mailsAt, eventId, mine } = await startReminding();
    await world.moveEvent(eventId, "2026-12-14");
    expect(await mailsAt(STARTS_AT - DAY_MS)).toBe(0);
    expect(await mailsAt(STARTS_AT + DAY_MS)).toBe(1);
    await world.moveEvent(eventId, "2026-12-20");
    expect(await mailsAt(STARTS_AT + DAY_MS)).toBe(1);
    expect(await mailsAt(STARTS_AT + 7 * DAY_MS)).toBe(2);
    expect(mine()[1]!.mail.text).toContain("20.12.2026");
    expect(new Set(mine().map(({ messageId }) => messageId)).size).toBe(2);
  });

  it("when it moves while the mail waits, and back", async () => {
    const { server, mailsAt, eventId, mine } = await startReminding();
    server.watch(() => new Error("not now"));
    await mailsAt(STARTS_AT - DAY_MS);
    await world.moveEvent(eventId, "2026-12-20");
    server.watch(() => undefined);
    expect(await mailsAt(STARTS_AT - DAY_MS + HOUR_MS)).toBe(0);
    await world.moveEvent(eventId, "2026-12-12");
    expect(await mailsAt(STARTS_AT - DAY_MS + 2 * HOUR_MS)).toBe(1);
    expect(mine()[0]!.mail.text).toContain("12.12.2026");
  });

  it("once when it moves by an hour while the mail waits", async () => {
    const { server, mailsAt, eventId, mine } = await startReminding();
    server.watch(() => new Error("not now"));
    await mailsAt(STARTS_AT - DAY_MS + HOUR_MS);
    await database.pool.query(
      "update events set time = '21:00', starts_at = starts_at + interval '1 hour' where id = $1",
      [eventId],
    );
    server.watch(() => undefined);
    expect(await mailsAt(STARTS_AT - DAY_MS + 2 * HOUR_MS)).toBe(1);
    expect(mine()[0]!.mail.text).toContain("21:00h");
  });

  it.each([
    ["the event is deleted", (_user: string, event: number) => world.deleteEvent(event)],
    [
      "it is no favourite any more",
      (user: string) => database.pool.query("delete from favorites where user_id = $1", [user]),
    ],
    [
      "the bell is turned off",
      (user: string) =>
        database.pool.query("update favorites set reminder = false where user_id = $1", [user]),
    ],
    [
      "the account is deleted",
      (user: string) => database.pool.query("delete from users where id = $1", [user]),
    ],
  ])("to nothing when %s, even while it waits", async (_, cancel) => {
    const before = await startReminding();
    await cancel(before.userId, before.eventId);
    expect(await before.mailsAt(STARTS_AT - DAY_MS)).toBe(0);
    const waiting = await startReminding();
    waiting.server.watch(() => new Error("not now"));
    await waiting.mailsAt(STARTS_AT - DAY_MS);
    await cancel(waiting.userId, waiting.eventId);
    waiting.server.watch(() => undefined);
    expect(await waiting.mailsAt(STARTS_AT - DAY_MS + HOUR_MS)).toBe(0);
  });
});

describe("REM-05 the mail of a reminder", async () => {
  async function remindOf(event: Parameters<typeof world.addEvent>[1] = {}) {
    const sofia = await world.addVenue({ name: `Sofia Hall ${people}`, timeZone: "Europe/Sofia" });
    const reminding = await startReminding({ name: `Wine & "Strings" ${people}`, ...event }, sofia);
    expect(await reminding.mailsAt(STARTS_AT - DAY_MS)).toBe(1);
    const [{ mail, messageId }] = reminding.mine();
    const header = (key: string) => mail.headers.find((each) => each.key === key)?.value;
    const off = /^<(.+)>$/.exec(header("list-unsubscribe")!)![1]!;
    return { ...reminding, mail, messageId, header, off: new URL(off) };
  }

  it("says what, where and when at the venue, with links, in text and in HTML", async () => {
    const { mail, eventId, forename, messageId } = await remindOf();
    const { rows } = await database.pool.query(
      "select e.name, e.slug, v.slug as venue from events e join venues v on v.id = e.venue_id where e.id = $1",
      [eventId],
    );
    const [{ name, slug, venue }] = rows;
    const page =
      SITE + urls.eventPage({ location: venue, category: "concert", name: slug, date: "2026-12-12" });
    expect(mail.subject).toBe(`Reminder: ${name}, 12.12.2026 at 20:00h`);
    for (const words of [
      `Hi ${forename}, here’s the reminder you asked for, with everything you need.`,
      "Tomorrow, Saturday 12.12.2026",
      "12.12.2026 · 20:00h",
      "Local time in Sofia",
      "1 Main Street, Sofia, Bulgaria",
    ]) {
      expect(mail.text).toContain(words);
      expect(mail.html).toContain(words);
    }
    expect(mail.text).toContain(page);
    expect(mail.html!.replaceAll("&#38;", "&")).toContain(`href="${page}"`);
    expect(mail.html).toContain("Wine &#38; &#34;Strings&#34;");
    expect(messageId).toMatch(/^<[0-9a-f]{40}@whereabouts\.example>$/);
  });

  it("TIME-29 tells the end, and no hour where none is known", async () => {
    const { userId, eventId, mine, mailsAt } = await startReminding({ name: "Long Night" });
    const set = (columns: string) =>
      database.pool.query(`update events set ${columns} where id = $1`, [eventId]);
    await set("end_date = '2026-12-12', end_time = '23:30', ends_at = '2026-12-12T21:30Z'");
    await mailsAt(STARTS_AT - DAY_MS);
    expect(mine()[0]!.mail.text).toContain("12.12.2026 · 20:00–\u206023:30h");
    await set(
      "time = null, end_date = null, end_time = null, ends_at = null, starts_at = starts_at - interval '1 minute'",
    );
    await database.pool.query("update users set language = 'bg' where id = $1", [userId]);
    await mailsAt(STARTS_AT - DAY_MS);
    const { mail } = mine()[1]!;
    expect(mail.subject).toBe("Напомняне: Long Night, 12.12.2026");
    expect(mail.text).toContain("Long Night е утре");
    expect(mail.text).toContain("12.12.2026 · часът ще бъде обявен");
  });

  it("PAGE-11 I18N-21 is written in the language of the last sign-in, as is the way out of it", async () => {
    const { userId, mine, mailsAt } = await startReminding({ name: "Ноктюрно" });
    await database.pool.query("update users set language = 'bg' where id = $1", [userId]);
    await mailsAt(STARTS_AT - DAY_MS);
    const [{ mail }] = mine() as [ReturnType<typeof mine>[number]];
    expect(mail.subject).toBe("Напомняне: Ноктюрно, 12.12.2026 от 20:00\u00a0ч.");
    expect(mail.text).toContain("Утре, събота 12.12.2026\n\nНоктюрно започва след един ден");
    expect(mail.html).toContain('<html lang="bg" dir="ltr">');
    expect(mail.text).toContain("София, България");
    expect(mail.text).toContain("Местно време (София)");
    const [off] = /https:\S+unsubscribe\S+/.exec(mail.text!)!;
    const page = await app.inject({ url: new URL(off).pathname, headers: { "accept-language": "bg" } });
    expect(page.body).toContain('<html lang="bg" dir="ltr">');
    expect(page.body).toContain("Изключване на напомнянето за „Ноктюрно“");
  });

  it("brings the event for the calendar", async () => {
    const { mail, eventId } = await remindOf();
    const [file] = mail.attachments;
    expect(file!.mimeType).toBe("text/calendar");
    expect(file!.filename).toMatch(/\.ics$/);
    const content =
      typeof file!.content === "string" ? file!.content : new TextDecoder().decode(file!.content);
    const entry = new ICAL.Event(new ICAL.Component(ICAL.parse(content)).getFirstSubcomponent("vevent")!);
    expect(entry.startDate.toJSDate()).toEqual(new Date("2026-12-12T18:00:00Z"));
    expect(entry.uid).toBe(`event-${eventId}@whereabouts.example`);
  });

  const bells = async (userId: string) => {
    const { rows } = await database.pool.query("select reminder from favorites where user_id = $1", [userId]);
    return rows.map(({ reminder }) => reminder);
  };

  it("can be unsubscribed with one click, without signing in", async () => {
    const { header, off, userId } = await remindOf();
    await addReminder(database, userId, await world.addEvent(hall, { name: `Another ${people}` }));
    expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    expect(off.href.startsWith(`${SITE}/api/unsubscribe/`)).toBe(true);
    // What scanners do; nothing may change.
    const page = await app.inject(off.pathname);
    expect(page.statusCode).toBe(200);
    expect(await bells(userId)).toEqual([true, true]);
    const click = await app.inject({
      method: "POST",
      url: off.pathname,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: "List-Unsubscribe=One-Click",
    });
    expect(click.statusCode).toBe(200);
    expect(await bells(userId)).toEqual([false, false]);
  });

  it("turns off only its own bell where that is asked for", async () => {
    const { off, userId, eventId } = await remindOf();
    const other = await world.addEvent(hall, { name: `Another ${people}` });
    await addReminder(database, userId, other);
    const page = await app.inject(off.pathname);
    expect(page.headers["content-type"]).toContain("text/html");
    expect(page.body).toContain('name="which" value="one"');
    expect(page.body).toContain("Wine &#38; &#34;Strings&#34;");
    await app.inject({
      method: "POST",
      url: off.pathname,
      headers: { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" },
      payload: "which=one",
    });
    const { rows } = await database.pool.query(
      "select event_id from favorites where user_id = $1 and reminder",
      [userId],
    );
    expect(rows).toEqual([{ event_id: other }]);
    expect(rows).not.toEqual([{ event_id: eventId }]);
  });

  it("takes mail programs that post in parts", async () => {
    const { off, userId } = await remindOf();
    const click = await app.inject({
      method: "POST",
      url: off.pathname,
      headers: { "content-type": "multipart/form-data; boundary=x" },
      payload: '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    });
    expect(click.statusCode).toBe(200);
    expect(await bells(userId)).toEqual([false]);
  });

  it("cannot be unsubscribed by who only knows its Message-ID, or guesses", async () => {
    const { messageId, userId, eventId } = await remindOf();
    const name = /^<([^@]+)@/.exec(messageId)![1]!;
    const { rows } = await database.pool.query("select id from outbox where kind <> 'reminder' limit 1");
    for (const token of [name, userId, String(eventId), "0", crypto.randomUUID(), rows[0]?.id ?? "x"])
      for (const method of ["GET", "POST"] as const) {
        const answer = await app.inject({ method, url: urls.unsubscribe(token) });
        expect(answer.statusCode).toBe(404);
        expect(answer.json()).toEqual({ error: "This link no longer works.", code: "deadLink" });
      }
    expect(await bells(userId)).toEqual([true]);
    const page = await app.inject({
      url: urls.unsubscribe("0"),
      headers: { accept: "text/html,application/xhtml+xml" },
    });
    expect([page.statusCode, page.headers["content-type"]]).toEqual([404, "text/html; charset=utf-8"]);
  });
});
