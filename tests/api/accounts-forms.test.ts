import { describe, expect, it } from "vitest";
import { routes, urls } from "#contract/urls.ts";
import { type Browser, SITE, startAccounts } from "#tests/support/accounts.ts";

const { app, visitor, member, mailTo, person } = await startAccounts();
const HTML = "text/html,application/xhtml+xml,*/*;q=0.8";

type Encoding = "urlencoded" | "multipart";

async function encode(form: Record<string, string>, encoding: Encoding) {
  if (encoding === "urlencoded")
    return { type: "application/x-www-form-urlencoded", body: new URLSearchParams(form).toString() };
  const data = new FormData();
  for (const [name, value] of Object.entries(form)) data.set(name, value);
  const sent = new Response(data);
  return { type: sent.headers.get("content-type")!, body: await sent.text() };
}

/** Sends a form as a browser does by itself, and follows nothing. */
async function submit(
  browser: Browser,
  url: string,
  form: Record<string, string>,
  { encoding = "urlencoded" as Encoding, headers = {} as Record<string, string> } = {},
) {
  const { type, body } = await encode(form, encoding);
  const answer = await browser.post(url, body as unknown as object, {
    "content-type": type,
    accept: HTML,
    "sec-fetch-mode": "navigate",
    "sec-fetch-dest": "document",
    ...headers,
  });
  return { status: answer.statusCode, to: answer.headers.location, body: answer.body };
}
const isSignedIn = async (browser: Browser) => (await browser.get(routes.currentUser)).json() !== false;

describe("AUTH-19 a form that a browser sends without script", () => {
  it.each(["urlencoded", "multipart"] as const)(
    "signs up, signs in and leads on, sent as %s",
    async (encoding) => {
      const elena = person("Elena");
      const browser = visitor();
      const signUp = urls.formFor(routes.signUp, "/profile/favorites");
      expect(await submit(browser, signUp, elena, { encoding })).toEqual({
        status: 303,
        to: "/login?notice=signed-up&next=%2Fprofile%2Ffavorites",
        body: "",
      });
      await browser.follow((await mailTo(elena.email)).button!.url);
      const { email, password } = elena;
      const signIn = urls.formFor(routes.signIn, "/profile/favorites");
      const signedIn = await submit(browser, signIn, { email, password }, { encoding });
      expect([signedIn.status, signedIn.to]).toEqual([303, "/profile/favorites"]);
      expect(await isSignedIn(browser)).toBe(true);
    },
  );

  it("comes back with what was refused, by name alone", async () => {
    const browser = visitor();
    const wrong = await submit(browser, urls.formFor(routes.signIn, "/map"), {
      email: "nobody@example.org",
      password: "something else",
    });
    expect([wrong.status, wrong.to]).toEqual([303, "/login?next=%2Fmap&view=sign-in&refused=badSignIn"]);
    const common = await submit(browser, routes.signUp, { ...person(), password: "Password1" });
    expect(common.to).toBe("/login?next=%2Fmap&view=sign-up&refused=commonPassword");
    const empty = await submit(browser, routes.signUp, { ...person(), forename: " " });
    expect(empty.to).toContain("refused=empty&field=forename");
    const bad = await submit(browser, routes.forgotPassword, { email: "elena@" });
    expect(bad.to).toBe("/login?next=%2Fmap&view=forgot&refused=badEmail");
    const odd = await submit(browser, routes.signIn, { email: "a@example.org" });
    expect(odd.to).toContain("refused=empty");
  });

  it("leads only to pages of ours", async () => {
    const { browser, email, password } = await member();
    for (const next of ["https://evil.example", "//evil.example", "/api/logout"]) {
      const { to } = await submit(browser, urls.formFor(routes.signIn, next), { email, password });
      expect(to).toBe(urls.map);
    }
  });

  it("counts against the same limits", async () => {
    const browser = visitor();
    const form = { email: person().email, password: "something else" };
    for (let tries = 0; tries < 40; tries++) {
      const { to } = await submit(browser, routes.signIn, form);
      if (to?.includes("refused=tooMany")) return;
    }
    expect.fail("never refused");
  });

  it("sets a forgotten password anew", async () => {
    const { browser: _elsewhere, email, id } = await member();
    const browser = visitor();
    const asked = await submit(browser, routes.forgotPassword, { email });
    expect(asked.to).toBe("/login?next=%2Fmap&view=forgot&notice=link-sent");
    const page = new URL((await mailTo(email)).button!.url).pathname;
    const token = /token=(.+)$/.exec(decodeURIComponent(page))![1]!;

    const open = { accept: HTML, "sec-fetch-dest": "document" };
    const forged = await browser.get(urls.checkReset(id, "A".repeat(43)), open);
    expect([forged.statusCode, forged.headers.location]).toEqual([
      303,
      `${urls.resetPage(id, "A".repeat(43))}?refused=badLink`,
    ]);
    const checked = await browser.get(urls.checkReset(id, token), open);
    expect(checked.headers.location).toBe(`${urls.resetPage(id, token)}?checked=yes`);

    const headers = { referer: `${SITE}${checked.headers.location}`, host: new URL(SITE).host };
    const form = { id, password: "another river", repeat: "another rover" };
    const differ = await submit(browser, routes.resetPassword, form, { headers });
    expect(differ.to).toBe(`${urls.resetPage(id, token)}?checked=yes&refused=mismatch`);
    const reset = await submit(
      browser,
      routes.resetPassword,
      { ...form, repeat: form.password },
      { headers },
    );
    expect([reset.status, reset.to]).toEqual([303, urls.passwordChanged]);
    const signIn = await browser.post(routes.signIn, { email, password: form.password });
    expect(signIn.statusCode).toBe(200);
  });

  it("changes a password, and ends the session with it", async () => {
    const { browser, id } = await member();
    const form = { id, password: "another river", repeat: "another rover" };
    const differ = await submit(browser, routes.changePassword, form);
    expect([differ.status, differ.to]).toEqual([303, `${urls.changePasswordPage}?refused=mismatch`]);
    expect(await isSignedIn(browser)).toBe(true);
    const changed = await submit(browser, routes.changePassword, { ...form, repeat: form.password });
    expect([changed.status, changed.to]).toEqual([303, urls.passwordChanged]);
    expect(await isSignedIn(browser)).toBe(false);
  });

  it("AUTH-14 from another site is refused, and led nowhere", async () => {
    const { email, password } = await member();
    const browser = visitor();
    const headers = { "sec-fetch-site": "cross-site" };
    const answer = await submit(browser, routes.signIn, { email, password }, { headers });
    expect([answer.status, answer.to]).toEqual([403, undefined]);
    expect(await isSignedIn(browser)).toBe(false);
  });

  it("is told from a program's by what is asked for", async () => {
    const { email, password } = await member();
    const { type, body } = await encode({ email, password }, "urlencoded");
    const ask = (headers: Record<string, string>) =>
      app.inject({
        method: "POST",
        url: routes.signIn,
        headers: { "content-type": type, ...headers },
        payload: body,
      });
    const program = await ask({ accept: "*/*" });
    expect([program.statusCode, program.json()]).toEqual([200, { message: "Login Successfull" }]);
    expect((await ask({ accept: HTML })).statusCode).toBe(303);
    expect((await ask({ accept: HTML, "sec-fetch-dest": "empty" })).statusCode).toBe(200);
  });

  it.each(["multipart/form-data", "multipart/form-data; boundary=x"])(
    "that is broken (%s) is refused as any bad input",
    async (type) => {
      const answer = await app.inject({
        method: "POST",
        url: routes.signIn,
        headers: { "content-type": type },
        payload: "--x\r\nnonsense",
      });
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        { error: "This form can’t be read.", code: "badForm" },
      ]);
    },
  );
});
