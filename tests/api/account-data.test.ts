import { describe, expect, it } from "vitest";
import { PersonalData } from "#contract/account.ts";
import { routes, urls } from "#contract/urls.ts";
import { ADMIN_ROLE } from "#domain/account.ts";
import { BACKUP_TABLES } from "#server/platform/db/backup/tables.ts";
import { startAccounts } from "#tests/support/accounts.ts";

const { clock, database, member, visitor, world } = await startAccounts();
const hall = await world.addVenue({ timeZone: "UTC" });
const concert = String(await world.addEvent(hall, { name: "Winter Strings" }));

type Member = Awaited<ReturnType<typeof member>>;

const submission = (title: string) => ({
  country: "Bulgaria",
  city: "Sofia",
  venue: "ndk",
  title,
  date: "2026-12-05",
  link: "https://example.org/tickets",
  description: "An evening.",
});

/** Every text of every table. */
async function everything(): Promise<string> {
  const tables = await Promise.all(
    BACKUP_TABLES.map(({ name }) =>
      database.pool.query(`select row_to_json(t)::text as row from "${name}" t`),
    ),
  );
  return tables.flatMap(({ rows }) => rows.map(({ row }) => row)).join("\n");
}

/** Leaves a trace of the user wherever one can be left. */
async function leaveTraces(elena: Member) {
  const { browser, email } = elena;
  await browser.post(routes.addFavorite, { id: concert });
  await browser.post(routes.ownCalendar, {});
  await browser.post(routes.follow, { kind: "search", q: "jazz", how: "daily", by: ["mail"] });
  await browser.post(routes.reports, { event: Number(concert), kind: "wrong time", text: "It is at eight" });
  await visitor().post(routes.forgotPassword, { email });
  await visitor().post(routes.signUp, { ...elena, forename: "Another" });
  await visitor().post(routes.feedback, {
    rating: "4",
    favoriteFeature: "map",
    funniestEvent: "Jazz",
    suggestions: "More",
    email,
  });
  await database.pool.query("insert into audit_log (action, subject) values ('Role Changed', $1)", [
    `${email}: moderator`,
  ]);
}

async function addSubmission(elena: Member, title: string, state: string): Promise<number> {
  const eventId = await world.addEvent(hall, { name: title });
  await database.pool.query(
    "insert into moderation_items (kind, state, form, event_id, user_id, language) values ('submission', $1, $2, $3, $4, 'en')",
    [state, submission(title), eventId, elena.id],
  );
  return eventId;
}
const withdrawn = async (id: number) =>
  (await database.pool.query("select withdrawn_at from events where id = $1", [id])).rows[0].withdrawn_at !==
  null;

describe("a user's data", () => {
  it("ACC-10 are exported as JSON, with nothing left out but secrets", async () => {
    const elena = await member("Elena");
    await leaveTraces(elena);
    await addSubmission(elena, "Elena's evening", "approved");
    const answer = await elena.browser.get(routes.exportAccount);
    expect(answer.headers["content-disposition"]).toBe('attachment; filename="my-account.json"');
    expect(answer.headers["cache-control"]).toContain("no-store");
    const { profile, favorites, records } = PersonalData.strict().parse(answer.json());
    expect(profile).toMatchObject({ email: elena.email, forename: "Elena", hasPassword: true });
    expect(favorites).toMatchObject([{ event: "Winter Strings", reminder: false }]);
    expect(favorites[0]!.url).toContain("/event/location=");
    expect(
      Object.entries(records)
        .filter(([, rows]) => rows.length > 0)
        .map(([name]) => name),
    ).toEqual(
      expect.arrayContaining([
        "follows",
        "own_calendars",
        "moderation_items",
        "sessions",
        "security_log",
        "feedback",
        "registrations",
      ]),
    );
    expect(records.moderation_items!.map(({ kind }) => kind).sort()).toEqual(["report", "submission"]);
    expect(answer.body).not.toMatch(/argon2|hash"|token(?!s")/);
    for (const token of elena.browser.cookies.values()) expect(answer.body).not.toContain(token);
    const ivan = await member("Ivan");
    expect((await ivan.browser.get(routes.exportAccount)).body).not.toContain(elena.email);
    expect((await visitor().get(routes.exportAccount)).statusCode).toBe(401);
  });

  it("ACC-11 are deleted for good by the password, and what was brought stays without a name", async () => {
    const elena = await member("Elena");
    const phone = visitor();
    await phone.post(routes.signIn, elena);
    await leaveTraces(elena);
    const event = await addSubmission(elena, "An evening that stays", "approved");
    const refused = async (body: object) => {
      const answer = await elena.browser.post(routes.removeAccount, body);
      return [answer.statusCode, answer.json().code];
    };
    expect(await refused({ brought: "keep" })).toEqual([403, "currentNeeded"]);
    expect(await refused({ brought: "keep", password: "guessed at" })).toEqual([403, "currentWrong"]);
    expect((await refused({ brought: "sell", password: elena.password }))[0]).toBe(400);
    expect(await everything()).toContain(elena.email);

    const deleted = await elena.browser.post(routes.removeAccount, {
      brought: "keep",
      password: elena.password,
    });
    expect([deleted.statusCode, deleted.json()]).toEqual([200, { message: "Your account was deleted." }]);
    for (const browser of [elena.browser, phone])
      expect((await browser.get(routes.currentUser)).json()).toBe(false);
    const left = await everything();
    expect(left).not.toContain(elena.email);
    expect(left).not.toContain(elena.id);
    expect(left).toContain("An evening that stays");
    expect(left).toContain('"account-deleted"');
    expect(await withdrawn(event)).toBe(false);
    expect((await visitor().post(routes.signIn, elena)).statusCode).toBe(401);
  });

  it("ACC-12 are deleted with what was brought, if so chosen", async () => {
    const elena = await member("Elena");
    const event = await addSubmission(elena, "An evening that goes", "approved");
    const waiting = await addSubmission(elena, "A report's event", "waiting");
    await database.pool.query("update moderation_items set kind = 'report' where event_id = $1", [waiting]);
    await elena.browser.post(routes.removeAccount, { brought: "remove", password: elena.password });
    expect(await withdrawn(event)).toBe(true);
    // Reported, not brought.
    expect(await withdrawn(waiting)).toBe(false);
    const left = await everything();
    expect(left).not.toContain(elena.id);
    expect(
      (
        await database.pool.query(
          "select from moderation_items where form->>'title' like 'An evening that goes'",
        )
      ).rows,
    ).toEqual([]);
  });

  it("ACC-13 need a fresh sign-in where there is no password, and the last administrator stays", async () => {
    const elena = await member("Elena");
    await database.pool.query("update users set password_hash = null where id = $1", [elena.id]);
    clock.nowMs += 11 * 60_000;
    const late = await elena.browser.post(routes.removeAccount, { brought: "keep" });
    expect([late.statusCode, late.json().code]).toEqual([403, "signInAgain"]);
    clock.nowMs -= 11 * 60_000;
    await database.pool.query("update users set role = $1 where id = $2", [ADMIN_ROLE, elena.id]);
    const last = await elena.browser.post(routes.removeAccount, { brought: "keep" });
    expect([last.statusCode, last.json().code]).toEqual([409, "lastAdmin"]);
    await database.pool.query("update users set role = 'user' where id = $1", [elena.id]);
    expect((await elena.browser.post(routes.removeAccount, { brought: "keep" })).statusCode).toBe(200);
  });

  it("ACC-11 are deleted by the form without script as well", async () => {
    const elena = await member("Elena");
    const form = {
      "sec-fetch-mode": "navigate",
      "sec-fetch-dest": "document",
      accept: "text/html",
      "content-type": "application/x-www-form-urlencoded",
    };
    const send = (password: string) =>
      elena.browser.post(
        routes.removeAccount,
        new URLSearchParams({ brought: "keep", password }).toString() as unknown as object,
        form,
      );
    const refused = await send("guessed at");
    expect([refused.statusCode, refused.headers.location]).toEqual([
      303,
      `${urls.deleteAccount}?refused=currentWrong`,
    ]);
    const deleted = await send(elena.password);
    expect([deleted.statusCode, deleted.headers.location]).toEqual([303, urls.loginWith("account-deleted")]);
  });
});
