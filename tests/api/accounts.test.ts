import { describe, expect, it } from "vitest";
import { CurrentUser } from "#contract/account.ts";
import { routes, urls } from "#contract/urls.ts";
import { SITE, startAccounts } from "#tests/support/accounts.ts";

const { clock, visitor, member, mailTo, takeMails, person, database } = await startAccounts();
const DAY_MS = 86_400_000;
const HOUR_MS = DAY_MS / 24;

const resetLink = (link: string) => {
  const [, id, token] = /id=(.+)\/token=(.+)$/.exec(decodeURIComponent(new URL(link).pathname))!;
  return { id: id!, token: token!, check: urls.checkReset(id!, token!) };
};
const answered = (answer: { statusCode: number; json(): unknown }) => [answer.statusCode, answer.json()];
const INVALID = [401, { error: "Invalid email or password.", code: "badSignIn" }];

describe("from sign-up to logout", () => {
  it("API-18 API-19 API-24 API-25 AUTH-05 goes through the mailed link", async () => {
    const elena = person("Elena");
    const browser = visitor();
    expect(answered(await browser.post(routes.signUp, elena))).toEqual([
      200,
      { message: "User created successfully! Please verify your email!" },
    ]);
    expect(answered(await browser.post(routes.signIn, elena))).toEqual([
      403,
      { error: "Please confirm your email to log in.", code: "confirmFirst" },
    ]);
    expect(answered(await browser.post(routes.signIn, { ...elena, password: "something else" }))).toEqual(
      INVALID,
    );

    const { button } = await mailTo(elena.email);
    expect(button!.url.startsWith(`${SITE}/auth/confirm/`)).toBe(true);
    const confirmed = await browser.follow(button!.url);
    expect([confirmed.statusCode, confirmed.headers.location]).toEqual([302, "/login?notice=confirmed"]);

    const signIn = await browser.post(routes.signIn, { ...elena, email: elena.email.toUpperCase() });
    expect(answered(signIn)).toEqual([200, { message: "Login Successfull" }]);
    expect((await browser.get(routes.currentUser)).json()).not.toBe(false);

    const left = await browser.get(routes.logout);
    expect([left.statusCode, left.headers.location]).toEqual([302, "/"]);
    expect((await browser.get(routes.currentUser)).json()).toBe(false);
  });

  it("AUTH-40 the mailed link of a sign-up leads back to the page where it began, and to no other site", async () => {
    for (const [next, location] of [
      [
        "/event/location=hall?a=1&b=2",
        "/login?notice=confirmed&next=%2Fevent%2Flocation%3Dhall%3Fa%3D1%26b%3D2",
      ],
      ["//evil.example", "/login?notice=confirmed"],
      ["/auth/google", "/login?notice=confirmed"],
    ] as const) {
      const elena = person("Elena");
      const browser = visitor();
      await browser.post(urls.formFor(routes.signUp, next), elena);
      const { button } = await mailTo(elena.email);
      expect((await browser.follow(button!.url)).headers.location).toBe(location);
    }
    const link = urls.confirm("nobody", "A".repeat(43), "https://evil.example/");
    expect((await visitor().get(link)).headers.location).toBe("/login?notice=confirm-failed");
  });

  it("AUTH-16 tells who is signed in, and of the password only that there is one", async () => {
    const { browser, email } = await member("Elena");
    const answer = await browser.get(routes.currentUser);
    expect(CurrentUser.strict().parse(answer.json())).toMatchObject({
      name: "Elena Petrova",
      forename: "Elena",
      email,
      role: "user",
      password: true,
      favorites: [],
    });
    expect(answer.body).not.toContain("argon2");
    expect(answer.headers["cache-control"]).toContain("no-store");
    expect((await visitor().get(routes.currentUser)).json()).toBe(false);
  });

  it.each([
    ["email", "elena@", "email must be a valid email address."],
    ["email", "a@example.org\r\nBcc: b@example.org", "email must be a valid email address."],
    ["forename", " ", "forename must not be empty."],
    ["surname", "Petrova\nBcc: b@example.org", "surname must not contain control characters."],
    ["password", "", "password must not be empty."],
    ["password", "1234567", "Use 8 to 128 characters for a password."],
    ["password", "🎷".repeat(129), "Use 8 to 128 characters for a password."],
    ["password", "Password1", "This password is too common. Please choose another."],
    ["password", "iloveyou1", "This password is too common. Please choose another."],
  ])("AUTH-02 says what is wrong with %s %j", async (field, value, error) => {
    const answer = await visitor().post(routes.signUp, { ...person(), [field]: value });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ error });
  });

  it("takes a password of any letters, up to 128 of them", async () => {
    const someone = { ...person(), password: "🎷ж ".repeat(42) };
    const browser = visitor();
    await browser.post(routes.signUp, someone);
    await browser.follow((await mailTo(someone.email)).button!.url);
    expect((await browser.post(routes.signIn, someone)).statusCode).toBe(200);
  });
});

describe("AUTH-15 a confirm link", () => {
  it("opened again leads to the login as confirmed already, and works no longer than a day", async () => {
    const [early, late] = [person(), person()];
    const browser = visitor();
    await browser.post(routes.signUp, early);
    await browser.post(routes.signUp, late);
    const letters = await takeMails();
    const linkOf = ({ email }: { email: string }) => letters.find(({ to }) => to === email)!.button!.url;
    await browser.follow(linkOf(early));
    expect((await browser.follow(linkOf(early))).headers.location).toBe("/login?notice=already-confirmed");
    clock.nowMs += DAY_MS;
    expect((await browser.follow(linkOf(late))).headers.location).toBe("/login?notice=confirm-failed");
    expect(answered(await visitor().post(routes.signIn, late))).toEqual(INVALID);
  });

  it("makes an account once: one that was deleted since does not come back", async () => {
    const someone = person();
    const { email } = someone;
    await visitor().post(routes.signUp, someone);
    const link = (await mailTo(email)).button!.url;
    await visitor().follow(link);
    await database.pool.query("delete from users where email = $1", [email]);
    expect((await visitor().follow(link)).headers.location).toBe("/login?notice=already-confirmed");
    const { rows } = await database.pool.query("select 1 from users where email = $1", [email]);
    expect(rows).toEqual([]);
  });

  it("that is forged, or of another registration, confirms nothing", async () => {
    const [anna, boris] = [person(), person()];
    const browser = visitor();
    await browser.post(routes.signUp, anna);
    const annas = new URL((await mailTo(anna.email)).button!.url).pathname.split("/");
    await browser.post(routes.signUp, boris);
    const boriss = new URL((await mailTo(boris.email)).button!.url).pathname.split("/");
    for (const path of [
      urls.confirm(boriss[3]!, annas[4]!),
      urls.confirm(boriss[3]!, "A".repeat(43)),
      urls.confirm("nobody", boriss[4]!),
    ])
      expect((await browser.get(path)).headers.location).toBe("/login?notice=confirm-failed");
    expect((await browser.post(routes.signIn, boris)).statusCode).toBe(403);
  });

  it("confirms only the password of its own sign-up: whoever took the address before gains nothing", async () => {
    const owner = person();
    const squatter = { ...owner, password: "the squatter's own" };
    await visitor().post(routes.signUp, squatter);
    await takeMails();
    const browser = visitor();
    await browser.post(routes.signUp, owner);
    await browser.follow((await mailTo(owner.email)).button!.url);
    expect((await browser.post(routes.signIn, owner)).statusCode).toBe(200);
    expect((await visitor().post(routes.signIn, squatter)).statusCode).toBe(403);
  });
});

describe("a forgotten password", () => {
  it("API-20 API-21 API-22 AUTH-11 is replaced through the mailed link, which ends every session", async () => {
    const { browser, email, id } = await member();
    const forgotten = visitor();
    expect(answered(await forgotten.post(routes.forgotPassword, { email }))).toEqual([
      200,
      { message: "Reset link was sent to your email address. Please check also your SPAM folder!" },
    ]);
    const link = resetLink((await mailTo(email)).button!.url);
    expect(link.id).toBe(id);
    expect(answered(await forgotten.get(link.check))).toEqual([200, {}]);
    // A scanner may have looked before, and the page may be loaded again.
    expect((await visitor().get(link.check)).statusCode).toBe(200);

    const weak = await forgotten.post(routes.resetPassword, { id, password: "12345678" });
    expect(weak.json()).toEqual({
      error: "This password is too common. Please choose another.",
      code: "commonPassword",
    });
    const reset = await forgotten.post(routes.resetPassword, { id, password: "a much better one" });
    expect(answered(reset)).toEqual([200, { message: "Your password was changed." }]);
    expect((await browser.get(routes.currentUser)).json()).toBe(false);
    expect((await mailTo(email)).subject).toBe("Your password for Whereabouts was changed");
    const signIn = await forgotten.post(routes.signIn, { email, password: "a much better one" });
    expect(signIn.statusCode).toBe(200);
  });

  it("AUTH-15 cannot be replaced twice, nor with any older link or grant", async () => {
    const { email, id } = await member();
    const [first, second] = [visitor(), visitor()];
    await first.post(routes.forgotPassword, { email });
    const older = resetLink((await mailTo(email)).button!.url);
    await first.post(routes.forgotPassword, { email });
    const newer = resetLink((await mailTo(email)).button!.url);
    await first.get(older.check);
    await second.get(newer.check);
    expect((await first.post(routes.resetPassword, { id, password: "the first of two" })).statusCode).toBe(
      200,
    );
    await takeMails();
    for (const { check } of [older, newer])
      expect(answered(await visitor().get(check))).toEqual([
        404,
        { error: "This reset link is invalid or has expired.", code: "badLink" },
      ]);
    const again = await second.post(routes.resetPassword, { id, password: "the second of two" });
    expect(again.statusCode).toBe(403);
    expect((await visitor().post(routes.signIn, { email, password: "the first of two" })).statusCode).toBe(
      200,
    );
  });

  it("AUTH-241 for an address that waits for its confirmation is answered alike, and mails that link", async () => {
    const ivan = person("Ivan");
    const browser = visitor();
    await browser.post(routes.signUp, ivan);
    const first = await mailTo(ivan.email);
    const asked = await browser.post(routes.forgotPassword, { email: ivan.email });
    const unknown = await browser.post(routes.forgotPassword, { email: "nobody@example.org" });
    expect(answered(asked)).toEqual(answered(unknown));
    const second = await mailTo(ivan.email);
    expect(second.subject).toBe(first.subject);
    expect(second.button!.url).not.toBe(first.button!.url);
    expect((await browser.follow(second.button!.url)).headers.location).toBe("/login?notice=confirmed");
    expect((await browser.follow(first.button!.url)).headers.location).toMatch(/already-confirmed/);
    expect((await browser.post(routes.signIn, ivan)).statusCode).toBe(200);
  });

  it("AUTH-15 has an hour, and a quarter of an hour once the link was opened", async () => {
    const { email, id } = await member();
    const browser = visitor();
    await browser.post(routes.forgotPassword, { email });
    const { check } = resetLink((await mailTo(email)).button!.url);
    await browser.get(check);
    clock.nowMs += HOUR_MS / 4;
    expect((await browser.post(routes.resetPassword, { id, password: "too late for this" })).statusCode).toBe(
      403,
    );
    expect((await browser.get(check)).statusCode).toBe(200);
    clock.nowMs += (HOUR_MS * 3) / 4;
    expect((await browser.get(check)).statusCode).toBe(404);
  });
});

describe("API-23 a changed password", () => {
  it("AUTH-11 AUTH-20 ends every session, this one too", async () => {
    const { browser, email, id, password } = await member();
    const elsewhere = visitor();
    await elsewhere.post(routes.signIn, { email, password });
    const changed = await browser.post(routes.changePassword, { id, password: "changed for good" });
    expect(answered(changed)).toEqual([200, { message: "Your password was changed." }]);
    // "Go to Login" then leads to the login.
    expect((await browser.get(routes.currentUser)).json()).toBe(false);
    expect((await elsewhere.get(routes.currentUser)).json()).toBe(false);
    expect((await mailTo(email)).heading).toBe("Your password was changed");
    expect(answered(await visitor().post(routes.signIn, { email, password }))).toEqual(INVALID);
  });

  it("AUTH-242 needs nothing else for twelve hours after signing in", async () => {
    const { browser, id } = await member();
    clock.nowMs += 12 * HOUR_MS - 60_000;
    const changed = await browser.post(routes.changePassword, { id, password: "changed for good" });
    expect(changed.statusCode).toBe(200);
    await takeMails();
  });

  it("SEC-64 needs the present one twelve hours after signing in", async () => {
    const { browser, id, password } = await member();
    const change = (more: object = {}) =>
      browser.post(routes.changePassword, { id, password: "changed for good", ...more });
    clock.nowMs += 12 * HOUR_MS;
    expect(answered(await change())).toEqual([
      403,
      { error: "Please enter your current password as well.", code: "currentNeeded" },
    ]);
    expect(answered(await change({ currentPassword: "not the one" }))).toEqual([
      403,
      { error: "The current password is incorrect.", code: "currentWrong" },
    ]);
    expect((await browser.get(routes.currentUser)).json()).not.toBe(false);
    expect(answered(await change({ currentPassword: password }))).toEqual([
      200,
      { message: "Your password was changed." },
    ]);
    await takeMails();
  });

  it("SEC-64 is not to be had by a wrong present one either, however fresh the session is", async () => {
    const { browser, id } = await member();
    const form = { id, password: "changed for good", currentPassword: "not the one" };
    expect((await browser.post(routes.changePassword, form)).statusCode).toBe(403);
  });

  it("needs somebody who is signed in", async () => {
    const { id } = await member();
    const answer = await visitor().post(routes.changePassword, { id, password: "changed for good" });
    expect(answered(answer)).toEqual([401, { error: "Please sign in.", code: "logIn" }]);
  });
});

describe("AUTH-10 Google without credentials", () => {
  it("leads back to the login page, which says so", async () => {
    const browser = visitor();
    for (const url of [routes.google, `${routes.googleCallback}?code=x&state=y`]) {
      const answer = await browser.get(url);
      expect(answer.statusCode).toBe(302);
      expect(answer.headers.location).toMatch(/^\/login\?notice=google-(not-configured&next=%2Fmap|failed)$/);
    }
  });
});

describe("AUTH-11 a session", () => {
  it("lives in a cookie that only this host can set and no script can read", async () => {
    const { browser, email, password } = await member();
    const signIn = await browser.post(routes.signIn, { email, password });
    expect(signIn.headers["set-cookie"]).toMatch(
      /^__Host-session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  it("lives on while it is used, and ends 30 days after the last time", async () => {
    const { browser } = await member();
    const isIn = async () => (await browser.get(routes.currentUser)).json() !== false;
    clock.nowMs += 29 * DAY_MS;
    expect(await isIn()).toBe(true);
    clock.nowMs += 29 * DAY_MS;
    const renewed = await browser.get(routes.currentUser);
    expect(renewed.headers["set-cookie"]).toContain("Max-Age=2592000");
    // Once a day is enough.
    expect((await browser.get(routes.currentUser)).headers["set-cookie"]).toBeUndefined();
    clock.nowMs += 30 * DAY_MS;
    expect(await isIn()).toBe(false);
  });

  it("ends after 90 days, however much it is used", async () => {
    const { browser } = await member();
    const isIn = async () => (await browser.get(routes.currentUser)).json() !== false;
    for (let day = 0; day < 89; day += 10) {
      clock.nowMs += 10 * DAY_MS - 1;
      expect(await isIn(), `day ${day + 10}`).toBe(true);
    }
    clock.nowMs += DAY_MS;
    expect(await isIn()).toBe(false);
  });

  it("and every other secret is in the database only as a digest", async () => {
    const { browser, email } = await member();
    await browser.post(routes.forgotPassword, { email });
    const { token, check } = resetLink((await mailTo(email)).button!.url);
    await browser.get(check);
    const secrets = [...browser.cookies.values(), token];
    expect(secrets).toHaveLength(3);
    for (const table of ["users", "sessions", "registrations", "password_resets", "outbox", "rate_limits"]) {
      const { rows } = await database.pool.query(`select ${table}::text as row from ${table}`);
      for (const secret of secrets) {
        const hex = Buffer.from(secret, "base64url").toString("hex");
        for (const { row } of rows) {
          expect(row).not.toContain(secret);
          expect(row).not.toContain(hex);
        }
      }
    }
  });
});

it("PAGE-11 mails are written in the language of who gets them", async () => {
  const inBulgarian = { "accept-language": "bg-BG,bg;q=0.9,en;q=0.8" };
  const someone = person();
  const browser = visitor();
  await browser.post(routes.signUp, someone, inBulgarian);
  const confirm = await mailTo(someone.email);
  expect(confirm).toMatchObject({ language: "bg", heading: "Добре дошли в Whereabouts!" });
  await browser.follow(confirm.button!.url);
  await browser.post(routes.signUp, someone, inBulgarian);
  expect(await mailTo(someone.email)).toMatchObject({ heading: "Вече имате профил" });
  await browser.post(routes.forgotPassword, someone, inBulgarian);
  expect(await mailTo(someone.email)).toMatchObject({ heading: "Задайте нова парола" });

  // What was chosen by hand outranks the browser's list; the account remembers it from one sign-in to the next.
  await browser.post(routes.signIn, someone, { ...inBulgarian, cookie: "language=en" });
  const changed = { password: "another one, softly", id: (await browser.get(routes.currentUser)).json()._id };
  await browser.post(routes.changePassword, changed, inBulgarian);
  expect(await mailTo(someone.email)).toMatchObject({ language: "en", heading: "Your password was changed" });
  await browser.post(routes.signIn, { ...someone, password: changed.password }, inBulgarian);
  await browser.post(routes.changePassword, changed);
  expect(await mailTo(someone.email)).toMatchObject({ language: "bg", heading: "Паролата ви беше сменена" });
});
