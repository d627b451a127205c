import { describe, expect, it } from "vitest";
import { routes, urls } from "#contract/urls.ts";
import { type Browser, SITE, startAccounts } from "#tests/support/accounts.ts";

const { app, database, visitor, member, person, mailTo, takeMails } = await startAccounts();

const answered = (answer: { statusCode: number; json(): unknown }) => [answer.statusCode, answer.json()];
const isIn = async (browser: Browser) => (await browser.get(routes.currentUser)).json() !== false;
const SESSION = "__Host-session";
const REFUSED_LINK = { error: "This reset link is invalid or has expired.", code: "badLink" };
const FOREIGN = [403, { error: "Requests from other sites aren’t accepted.", code: "otherSite" }];

async function openReset(email: string, browser = visitor()): Promise<Browser> {
  await browser.post(routes.forgotPassword, { email });
  const { pathname } = new URL((await mailTo(email)).button!.url);
  const [, id, token] = /id=(.+)\/token=(.+)$/.exec(decodeURIComponent(pathname))!;
  expect((await browser.get(urls.checkReset(id!, token!))).statusCode).toBe(200);
  return browser;
}

describe("AUTH-14 somebody else's id", () => {
  it("does not change their password", async () => {
    const [attacker, victim] = [await member(), await member()];
    const answer = await attacker.browser.post(routes.changePassword, {
      id: victim.id,
      password: "now it is mine",
    });
    expect(answered(answer)).toEqual([
      403,
      { error: "You can only change your own password.", code: "ownPasswordOnly" },
    ]);
    expect((await visitor().post(routes.signIn, victim)).statusCode).toBe(200);
  });

  it("does not reset their password, with a link of one's own", async () => {
    const [attacker, victim] = [await member(), await member()];
    const browser = await openReset(attacker.email);
    const answer = await browser.post(routes.resetPassword, { id: victim.id, password: "now it is mine" });
    expect(answered(answer)).toEqual([403, REFUSED_LINK]);
    expect((await visitor().post(routes.signIn, victim)).statusCode).toBe(200);
  });
});

describe("AUTH-15 a reset", () => {
  it("needs the browser that opened the link: the id alone, or the link's own token, is nothing", async () => {
    const { email, id } = await member();
    const password = "now it is mine";
    expect((await visitor().post(routes.resetPassword, { id, password })).statusCode).toBe(403);
    await visitor().post(routes.forgotPassword, { email });
    const token = (await mailTo(email)).button!.url.split("token=")[1]!;
    const attacker = visitor();
    attacker.cookies.set("__Host-reset", token);
    expect(answered(await attacker.post(routes.resetPassword, { id, password }))).toEqual([
      403,
      REFUSED_LINK,
    ]);
    expect((await attacker.get(urls.checkReset(id, "A".repeat(43)))).statusCode).toBe(404);
    expect((await attacker.get(urls.checkReset(id, "short"))).statusCode).toBe(404);
  });

  it("happens once, also when two ask at the same time", async () => {
    const { email, id } = await member();
    const browser = await openReset(email);
    const statuses = await Promise.all(
      ["first of the two", "second of the two"].map(
        async (password) => (await browser.post(routes.resetPassword, { id, password })).statusCode,
      ),
    );
    expect(statuses.sort()).toEqual([200, 403]);
    await takeMails();
  });

  // The embedded database lets one at a time in, so nothing can come between.
  it.runIf(database.kind === "postgres")("leaves nothing to a sign-in that was half-way", async () => {
    const { email, password, id } = await member();
    const client = await database.pool.connect();
    await client.query("begin");
    await client.query("select 1 from users where id = $1 for update", [id]);
    const attacker = visitor();
    const halfWay = attacker.post(routes.signIn, { email, password });
    const waiting =
      "select 1 from pg_stat_activity where wait_event_type = 'Lock' and query ilike '%for update%'";
    await expect.poll(async () => (await database.pool.query(waiting)).rowCount).toBe(1);
    await client.query("update users set password_hash = password_hash || 'x' where id = $1", [id]);
    await client.query("commit");
    client.release();
    expect((await halfWay).statusCode).toBe(401);
    expect(await isIn(attacker)).toBe(false);
  });

  it("gives a cookie that other sites' requests do not carry", async () => {
    const { email } = await member();
    await visitor().post(routes.forgotPassword, { email });
    const [, id, token] = /id=(.+)\/token=(.+)$/.exec((await mailTo(email)).button!.url)!;
    const checked = await visitor().get(urls.checkReset(id!, token!));
    expect(checked.headers["set-cookie"]).toMatch(
      /^__Host-reset=[\w-]{43}; Max-Age=900; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
  });
});

describe("AUTH-11 a session that somebody planted", () => {
  it("is replaced at sign-in, and is over", async () => {
    const [attacker, victim] = [await member(), await member()];
    const planted = attacker.browser.cookies.get(SESSION)!;
    const browser = visitor();
    browser.cookies.set(SESSION, planted);
    await browser.post(routes.signIn, victim);
    expect(browser.cookies.get(SESSION)).not.toBe(planted);
    expect(await isIn(attacker.browser)).toBe(false);
    expect(await isIn(browser)).toBe(true);
  });

  it("is not taken for one when we never gave it", async () => {
    const browser = visitor();
    browser.cookies.set(SESSION, "A".repeat(43));
    expect(await isIn(browser)).toBe(false);
  });

  it("is over on the server, not only in the browser, after logout", async () => {
    const { browser } = await member();
    const copy = visitor();
    copy.cookies.set(SESSION, browser.cookies.get(SESSION)!);
    await browser.get(routes.logout);
    expect(await isIn(copy)).toBe(false);
  });
});

describe("AUTH-14 another site", () => {
  it.each([
    ["its own word", { "sec-fetch-site": "cross-site" }],
    ["a neighbour's", { "sec-fetch-site": "same-site" }],
    ["its origin", { "sec-fetch-site": "", origin: "https://evil.example" }],
    ["no origin at all", { "sec-fetch-site": "", origin: "null" }],
    ["its address", { "sec-fetch-site": "", referer: "https://evil.example/page" }],
  ])("cannot write on a visitor's behalf, known by %s", async (_name, headers) => {
    const { browser, id } = await member();
    const answer = await browser.post(routes.changePassword, { id, password: "now it is mine" }, headers);
    expect(answered(answer)).toEqual(FOREIGN);
    const feedback = await browser.post(routes.feedback, {}, headers);
    expect(answered(feedback)).toEqual(FOREIGN);
  });

  it.each([
    ["our own origin", { "sec-fetch-site": "", origin: SITE }],
    [
      "the host that was asked",
      { "sec-fetch-site": "", origin: "http://10.0.0.5:3000", host: "10.0.0.5:3000" },
    ],
    ["a program that is no browser", { "sec-fetch-site": "" }],
  ])("is not %s", async (_name, headers) => {
    const { browser } = await member();
    expect((await browser.post(routes.forgotPassword, { email: "x@example.org" }, headers)).statusCode).toBe(
      200,
    );
    await takeMails();
  });

  it.each([
    ["a link elsewhere", { "sec-fetch-site": "cross-site" }],
    ["a picture in a page of ours", { "sec-fetch-mode": "no-cors" }],
    ["a script", { "sec-fetch-mode": "cors" }],
    ["a page that is fetched in advance", { "sec-purpose": "prefetch" }],
    ["an older browser's link elsewhere", { "sec-fetch-site": "", referer: "https://evil.example/" }],
  ])("API-24 cannot log out a visitor by %s", async (_name, headers) => {
    const { browser } = await member();
    const answer = await browser.get(routes.logout, headers);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, "/"]);
    expect(await isIn(browser)).toBe(true);
  });
});

describe("SEC-70 a browser that tells nothing of where it comes from, as over plain HTTP", () => {
  const silent = { "sec-fetch-site": "", "sec-fetch-mode": "", "accept-language": "bg", accept: "text/html" };

  it("is asked before it is logged out, and then by a form that tells it", async () => {
    const { browser } = await member();
    const page = await browser.get(routes.logout, silent);
    expect([page.statusCode, page.headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
    expect(page.body).toContain('<form method="post"><button>Изход</button></form>');
    expect(page.headers["set-cookie"]).toBeUndefined();
    expect(await isIn(browser)).toBe(true);

    const form = { ...silent, "content-type": "application/x-www-form-urlencoded" };
    const foreign = await browser.post(routes.logout, {}, { ...form, origin: "http://evil.example" });
    expect([foreign.statusCode, await isIn(browser)]).toEqual([403, true]);
    const left = await browser.post(routes.logout, {}, { ...form, origin: SITE });
    expect([left.statusCode, left.headers.location]).toEqual([303, "/"]);
    expect(await isIn(browser)).toBe(false);
  });

  it("is not asked where nobody is signed in", async () => {
    const answer = await visitor().get(routes.logout, silent);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, "/"]);
  });

  it.each([
    ["a page of ours", { ...silent, referer: `${SITE}/profile` }],
    ["a program without a language", { "sec-fetch-site": "", "sec-fetch-mode": "" }],
    ["Node's fetch", { "sec-fetch-site": "", "sec-fetch-mode": "cors", "accept-language": "*" }],
  ])("is neither %s: those log out at once", async (_name, headers) => {
    const { browser } = await member();
    const left = await browser.get(routes.logout, headers);
    expect([left.statusCode, left.headers.location]).toEqual([302, "/"]);
    expect(left.headers["clear-site-data"]).toBe('"cache"');
    expect(await isIn(browser)).toBe(false);
  });
});

describe("AUTH-12 whether an address has an account", () => {
  const seen = ({ statusCode, body, headers }: { statusCode: number; body: string; headers: object }) => ({
    statusCode,
    body,
    headers: Object.keys(headers).sort(),
  });

  it("is not told by any answer", async () => {
    const { email } = await member();
    const [pending, unknown] = [person(), person()];
    await visitor().post(routes.signUp, pending);
    await takeMails();
    const ask = (url: string, payload: object) => visitor().post(url, payload).then(seen);
    const wrong = (address: string) => ({ email: address, password: "a wrong password" });
    expect(await ask(routes.signIn, wrong(email))).toEqual(await ask(routes.signIn, wrong(unknown.email)));
    expect(await ask(routes.signIn, wrong(pending.email))).toEqual(
      await ask(routes.signIn, wrong(unknown.email)),
    );
    expect(await ask(routes.forgotPassword, { email })).toEqual(
      await ask(routes.forgotPassword, { email: unknown.email }),
    );
    expect(await ask(routes.signUp, { ...unknown, email })).toEqual(await ask(routes.signUp, unknown));
    await takeMails();
  });

  it("is told to its owner by mail, and changes nothing", async () => {
    const owner = await member();
    const squatter = { ...person(), email: owner.email };
    const browser = visitor();
    await browser.post(routes.signUp, squatter);
    const mail = await mailTo(owner.email);
    expect(mail.subject).toBe("You already have an account at Whereabouts");
    expect(mail.button!.url).toBe(`${SITE}/login`);
    // As for an address without an account, which the squatter could not confirm either.
    expect((await browser.post(routes.signIn, squatter)).statusCode).toBe(403);
    expect((await visitor().post(routes.signIn, owner)).statusCode).toBe(200);
    await visitor().post(routes.forgotPassword, { email: person().email });
    expect(await takeMails()).toEqual([]);
  });

  /** How likely an answer of the first kind took longer than one of the second: one half when time tells nothing. */
  async function separability(first: () => Promise<unknown>, second: () => Promise<unknown>) {
    const timed = async (ask: () => Promise<unknown>) => {
      const startedAt = performance.now();
      await ask();
      return performance.now() - startedAt;
    };
    await Promise.all([first(), second()]);
    const pairs: [number, number][] = [];
    for (let n = 0; n < 15; n++) pairs.push([await timed(first), await timed(second)]);
    const longer = pairs.flatMap(([one]) => pairs.map(([, other]) => (one > other ? 1 : 0)));
    return longer.reduce<number>((sum, one) => sum + one, 0) / longer.length;
  }

  it("is not told by the time an answer takes", async () => {
    const { email } = await member();
    const signIn = (address: string) =>
      visitor().post(routes.signIn, { email: address, password: "wrong one" });
    const signUp = (address: string) => visitor().post(routes.signUp, { ...person(), email: address });
    for (const ask of [signIn, signUp]) {
      const share = await separability(
        () => ask(email),
        () => ask(person().email),
      );
      expect(share).toBeGreaterThan(0.1);
      expect(share).toBeLessThan(0.9);
    }
    await takeMails();
  });
});

describe("a forged request", () => {
  it("AUTH-15 cannot make our mails link elsewhere", async () => {
    const { email } = await member();
    const headers = { host: "evil.example", "x-forwarded-host": "evil.example" };
    await visitor().post(routes.forgotPassword, { email }, headers);
    expect((await mailTo(email)).button!.url.startsWith(`${SITE}/`)).toBe(true);
  });

  it("AUTH-15 cannot put lines into a mail's head", async () => {
    for (const email of ["a@example.org\nBcc: b@example.org", "a@example.org\r\n\r\nHi", "a b@example.org"])
      expect((await visitor().post(routes.forgotPassword, { email })).statusCode).toBe(400);
    for (const forename of ["Elena\r\nBcc: b@example.org", "Elena\u0000", "Elena\u0085"])
      expect((await visitor().post(routes.signUp, { ...person(), forename })).statusCode).toBe(400);
    expect(await takeMails()).toEqual([]);
  });

  it("AUTH-14 is answered with a sentence, whatever it carries", async () => {
    const calls = [
      routes.signIn,
      routes.signUp,
      routes.forgotPassword,
      routes.resetPassword,
      routes.changePassword,
    ];
    for (const url of calls)
      for (const payload of ["null", "[]", "{}", '{"email":{"$ne":""},"password":["x"],"id":1}', "{", "x"]) {
        const answer = await app.inject({
          method: "POST",
          url,
          payload,
          headers: { "content-type": "application/json" },
          remoteAddress: `198.51.100.${calls.indexOf(url)}`,
        });
        expect(answer.statusCode).toBeGreaterThanOrEqual(400);
        expect(answer.statusCode).toBeLessThan(500);
        expect(answer.json().error).toMatch(/\.$/);
      }
  });
});
