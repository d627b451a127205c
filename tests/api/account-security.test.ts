import { describe, expect, it } from "vitest";
import { OwnSessions, SecurityLogPage, SecurityPage } from "#contract/security.ts";
import { routes, urls } from "#contract/urls.ts";
import { ADMIN_ROLE } from "#domain/account.ts";
import { accountsUpkeep } from "#server/accounts/upkeep.ts";
import { type Browser, startAccounts } from "#tests/support/accounts.ts";

const { app, clock, database, member, visitor, mailTo } = await startAccounts();
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const FIREFOX = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" };

const sessionsOf = async (browser: Browser) =>
  OwnSessions.strict().parse((await browser.get(routes.ownSessions)).json()).sessions;
const logOf = async (browser: Browser) =>
  SecurityPage.strict().parse((await browser.get(routes.ownSecurityLog)).json()).entries;
const kindsOf = async (browser: Browser) => (await logOf(browser)).map(({ kind }) => kind);
const isSignedIn = async (browser: Browser) => (await browser.get(routes.currentUser)).json() !== false;

async function administrator() {
  const admin = await member("Admin");
  await database.pool.query("update users set role = $1 where id = $2", [ADMIN_ROLE, admin.id]);
  return admin;
}

describe("sessions of a user", () => {
  it("ACC-02 are listed with device and last use, this one marked, without their tokens", async () => {
    const elena = await member("Elena");
    const phone = visitor();
    clock.nowMs += MINUTE_MS;
    await phone.post(routes.signIn, elena, FIREFOX);
    const before = await sessionsOf(phone);
    expect(before).toMatchObject([
      { browser: "Firefox", system: "Linux", isThis: true, signedInAt: clock.nowMs },
      { browser: null, system: null, isThis: false, lastUsedAt: clock.nowMs - MINUTE_MS },
    ]);
    clock.nowMs += 10 * MINUTE_MS;
    await elena.browser.get(routes.currentUser);
    expect(await sessionsOf(elena.browser)).toMatchObject([
      { isThis: true, lastUsedAt: clock.nowMs },
      { isThis: false, browser: "Firefox" },
    ]);
    const answer = await phone.get(routes.ownSessions);
    for (const token of phone.cookies.values()) expect(answer.body).not.toContain(token);
    expect(answer.headers["cache-control"]).toContain("no-store");
  });

  it("ACC-03 one is ended, and another user's is not", async () => {
    const elena = await member("Elena");
    const ivan = await member("Ivan");
    const phone = visitor();
    await phone.post(routes.signIn, elena);
    const [other] = (await sessionsOf(elena.browser)).filter(({ isThis }) => !isThis);
    expect((await ivan.browser.delete(urls.ownSession(other!._id))).statusCode).toBe(404);
    expect(await isSignedIn(phone)).toBe(true);
    expect((await elena.browser.delete(urls.ownSession(other!._id))).statusCode).toBe(204);
    expect(await isSignedIn(phone)).toBe(false);
    expect(await isSignedIn(elena.browser)).toBe(true);
    const again = await elena.browser.delete(urls.ownSession(other!._id));
    expect([again.statusCode, again.json().code]).toEqual([404, "noSession"]);
    expect((await elena.browser.delete(urls.ownSession("1"))).statusCode).toBe(400);
  });

  it("ACC-03 all others are ended at once", async () => {
    const elena = await member("Elena");
    const others = [visitor(), visitor()];
    for (const browser of others) await browser.post(routes.signIn, elena);
    expect((await elena.browser.delete(routes.ownSessions)).statusCode).toBe(204);
    for (const browser of others) expect(await isSignedIn(browser)).toBe(false);
    expect(await sessionsOf(elena.browser)).toMatchObject([{ isThis: true }]);
    expect((await visitor().delete(routes.ownSessions)).statusCode).toBe(401);
    expect((await visitor().get(routes.ownSessions)).statusCode).toBe(401);
  });
});

describe("the security log", () => {
  it("ACC-04 tells sign-ins, failures, resets, changes and what ended, with device and shortened address", async () => {
    const elena = await member("Elena");
    const phone = visitor("203.0.113.77");
    await phone.post(routes.signIn, { ...elena, password: "not this one" }, FIREFOX);
    await phone.post(routes.signIn, elena, FIREFOX);
    expect((await mailTo(elena.email)).subject).toContain("New sign-in");
    await phone.get(routes.logout);
    await phone.post(routes.forgotPassword, { email: elena.email }, FIREFOX);
    const [, id, token] = /id=(.+)\/token=(.+)$/.exec((await mailTo(elena.email)).button!.url)!;
    await phone.get(urls.checkReset(id!, token!));
    await phone.post(routes.resetPassword, { id, password: "whispered twice" });
    await phone.post(routes.signIn, { ...elena, password: "whispered twice" }, FIREFOX);
    await visitor().post(routes.signIn, { ...elena, password: "whispered twice" });
    await phone.delete(routes.ownSessions);
    const [last] = await logOf(phone);
    expect(last).toMatchObject({ network: "203.0.113.0/24", at: clock.nowMs });
    expect(await kindsOf(phone)).toEqual([
      "sessions-ended",
      "signed-in",
      "signed-in",
      "password-reset",
      "reset-asked",
      "signed-out",
      "signed-in",
      "sign-in-failed",
      "signed-in",
      "account-created",
    ]);
    expect((await logOf(phone)).find(({ kind }) => kind === "sign-in-failed")).toMatchObject({
      browser: "Firefox",
      system: "Linux",
      detail: "password",
    });
    await phone.post(routes.changePassword, { id: elena.id, password: "whispered thrice" });
    await phone.post(routes.signIn, { ...elena, password: "whispered thrice" });
    expect((await kindsOf(phone)).slice(0, 2)).toEqual(["signed-in", "password-changed"]);

    const { rows } = await database.pool.query("select * from security_log");
    const text = JSON.stringify(rows);
    for (const secret of [elena.email, elena.password, "203.0.113.77", "not this one", token!])
      expect(text).not.toContain(secret);
  });

  it("ACC-05 is one's own; administrators read all of it, by page, kind and account", async () => {
    const admin = await administrator();
    const elena = await member("Elena");
    await visitor().post(routes.signIn, { email: "nobody@example.org", password: "guessed at" });
    await visitor().post(routes.signIn, { ...elena, password: "guessed at" });
    await admin.browser.post(routes.adminRoles, { email: elena.email, role: "moderator" });
    expect((await logOf(elena.browser))[0]).toMatchObject({ kind: "role-changed", detail: "moderator" });

    const read = async (query: string) =>
      SecurityLogPage.strict().parse((await admin.browser.get(`${routes.securityLog}?${query}`)).json())
        .entries;
    expect((await read("kind=sign-in-failed&limit=2")).map(({ who }) => who)).toEqual([elena.email, ""]);
    const own = await read(`email=${elena.email.toUpperCase()}`);
    expect(new Set(own.map(({ who }) => who))).toEqual(new Set([elena.email]));
    const [first] = own;
    expect((await read(`email=${elena.email}&before=${first!._id}`)).map(({ _id }) => _id)).toEqual(
      own.slice(1).map(({ _id }) => _id),
    );
    expect((await admin.browser.get(`${routes.securityLog}?kind=unknown`)).statusCode).toBe(400);
    for (const { browser } of [elena, { browser: visitor() }])
      expect((await browser.get(`${routes.securityLog}?kind=unknown`)).statusCode).toBe(404);
    expect((await app.inject(routes.ownSecurityLog)).statusCode).toBe(401);
  });

  it("ACC-06 is kept for half a year", async () => {
    const elena = await member("Elena");
    await accountsUpkeep(database.db, clock.nowMs);
    expect(await kindsOf(elena.browser)).toEqual(["signed-in", "account-created"]);
    clock.nowMs += 180 * DAY_MS;
    await accountsUpkeep(database.db, clock.nowMs);
    const { rows } = await database.pool.query("select from security_log where user_id = $1", [elena.id]);
    expect(rows).toEqual([]);
    clock.nowMs -= 180 * DAY_MS;
  });
});
