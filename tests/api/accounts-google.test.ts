import { beforeEach, describe, expect, it } from "vitest";
import { routes, urls } from "#contract/urls.ts";
import { ADMIN_ROLE } from "#domain/account.ts";
import { accountActions } from "#server/accounts/actions.ts";
import { accountLimits } from "#server/accounts/limits.ts";
import { openSeal } from "#server/accounts/second-factor/seal.ts";
import { accountStore } from "#server/accounts/store.ts";
import { rateLimiter } from "#server/platform/db/rate-limits.ts";
import { type Browser, SITE, startAccounts } from "#tests/support/accounts.ts";
import { comeBack, startIdentityProvider } from "#tests/support/identity-provider.ts";

const provider = await startIdentityProvider(SITE + routes.googleCallback);
const { visitor, member, database, clock, mailTo } = await startAccounts(provider.environment);
let people = 0;

const account = (given: Partial<typeof provider.account> = {}) => ({
  sub: `google-${++people}`,
  email: `somebody-${people}@gmail.com`,
  email_verified: true,
  given_name: "Elena",
  family_name: "Petrova",
  ...given,
});

/** From our button to the provider and back; what happens to the two addresses is up to the test. */
async function signIn(
  browser: Browser,
  { next = "/profile", there = (url: URL) => url.href } = {},
): Promise<Awaited<ReturnType<Browser["get"]>>> {
  const started = await browser.get(urls.googleFor(next));
  return comeBack(browser, await provider.visit(there(new URL(started.headers.location!))));
}
const userIn = async (browser: Browser) => (await browser.get(routes.currentUser)).json();
const FAILED = "/login?notice=google-failed";

beforeEach(() => {
  provider.account = account();
  provider.tampering = undefined;
});

// Comes first: what the provider says of itself is asked for once.
it("AUTH-09 a provider that does not answer is told as such, and tried again the next time", async () => {
  provider.isDown = true;
  const answer = await visitor().get(urls.googleFor("/profile"));
  expect(answer.headers.location).toBe("/login?notice=google-unavailable&next=%2Fprofile");
  provider.isDown = false;
  expect((await signIn(visitor())).headers.location).toBe("/profile");
});

describe("AUTH-09 signing in with Google", () => {
  it("opens an account at the first time and the same one ever after, whatever its address is then", async () => {
    provider.account.picture = "https://pictures.example/elena.png";
    const browser = visitor();
    const back = await signIn(browser);
    expect([back.statusCode, back.headers.location]).toEqual([302, "/profile"]);
    const first = await userIn(browser);
    expect(first).toMatchObject({
      name: "Elena Petrova",
      email: provider.account.email,
      photo: "https://pictures.example/elena.png",
      role: "user",
    });
    expect(first).not.toHaveProperty("password");

    provider.account.email = "renamed@gmail.com";
    const again = visitor();
    await signIn(again);
    expect((await userIn(again))._id).toBe(first._id);
  });

  it("asks with PKCE, state and nonce, and is told to come back to the public address", async () => {
    const started = await visitor().get(routes.google, { host: "evil.example" });
    const { origin, searchParams } = new URL(started.headers.location!);
    expect(origin).toBe(provider.issuer);
    expect(searchParams.get("code_challenge_method")).toBe("S256");
    for (const name of ["code_challenge", "state", "nonce"])
      expect(searchParams.get(name)).toMatch(/^[\w-]{43}$/);
    expect(searchParams.get("redirect_uri")).toBe(`${SITE}/auth/google/callback`);
  });

  it("has no password to change, until one is set through a mailed link", async () => {
    const browser = visitor();
    await signIn(browser);
    const { _id: id, email } = await userIn(browser);
    const refused = await browser.post(routes.changePassword, { id, password: "a first password" });
    expect(refused.json()).toEqual({
      error: "This account signs in with Google and has no password.",
      code: "noPassword",
    });
    await browser.post(routes.forgotPassword, { email });
    expect((await mailTo(email)).button!.url).toContain(`/auth/reset-password/id=${id}/`);
  });

  it("ends the session that was there before", async () => {
    const { browser } = await member();
    const planted = new Map(browser.cookies);
    await signIn(browser);
    const thief = visitor();
    for (const [name, value] of planted) thief.cookies.set(name, value);
    expect(await userIn(thief)).toBe(false);
  });

  it.each(["https://evil.example", "//evil.example", "/\\evil.example", "/api/logout"])(
    "goes to no %s afterwards",
    async (next) => {
      expect((await signIn(visitor(), { next })).headers.location).toBe("/map");
    },
  );
});

describe("AUTH-09 joining an account that is there already", () => {
  // What another provider says of a domain proves nothing; what Google says is tested beside the rule.
  it.each(["example.org", "attacker.example"])(
    "SEC-66 does not happen by the word of any provider for %s",
    async (hd) => {
      const { email } = await member();
      provider.account = account({ email, hd });
      const browser = visitor();
      expect((await signIn(browser)).headers.location).toContain("notice=join-google");
      expect(await userIn(browser)).toBe(false);
    },
  );

  it("SEC-66 happens at once where the provider runs the mailbox, but for administrators", async () => {
    const now = () => clock.nowMs;
    const seal = openSeal({ path: "none", isGiven: true });
    const limits = accountLimits(rateLimiter(database.db, now), async () => {});
    const accounts = accountActions({ database, seal, limits, now });
    const join = (email: string) =>
      accounts.signInWith(
        {
          ...account({ email }),
          issuer: "https://accounts.google.com",
          subject: email,
          forename: "E",
          surname: "",
          photo: null,
          isAuthority: true,
        },
        { oldToken: undefined, language: "en", client: { browser: null, system: null, network: null } },
      );
    const [person, admin] = [await member(), await member()];
    await accountStore(database.db).setRole(admin.email, ADMIN_ROLE);
    expect(await join(person.email)).toBeDefined();
    expect(await join(admin.email)).toBeUndefined();
  });

  it("SEC-66 asks for the password once; then both ways lead to the account", async () => {
    const { email, id, password } = await member();
    provider.account = account({ email });
    const browser = visitor();
    const back = await signIn(browser);
    expect(back.headers.location).toBe("/login?notice=join-google&next=%2Fprofile");
    expect(await userIn(browser)).toBe(false);

    const wrong = await browser.post(routes.signIn, { email, password: "not the password" });
    expect(wrong.statusCode).toBe(401);
    expect((await browser.post(routes.signIn, { email, password })).statusCode).toBe(200);
    expect((await userIn(browser))._id).toBe(id);
    expect((await visitor().post(routes.signIn, { email, password })).statusCode).toBe(200);
    const elsewhere = visitor();
    expect((await signIn(elsewhere)).headers.location).toBe("/profile");
    expect((await userIn(elsewhere))._id).toBe(id);
  });

  it("does not join the account of another address, nor after a while", async () => {
    const [owner, other] = [await member(), await member()];
    provider.account = account({ email: owner.email });
    const browser = visitor();
    await signIn(browser);
    await browser.post(routes.signIn, other);
    const late = visitor();
    await signIn(late);
    clock.nowMs += 10 * 60_000;
    await late.post(routes.signIn, owner);
    expect((await signIn(visitor())).headers.location).toContain("join-google");
  });
});

describe("AUTH-09 what is not right is refused", () => {
  it("a sign-in that another site began: its visitor is asked first", async () => {
    const headers = { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" };
    const answer = await visitor().get(urls.googleFor("/profile"), headers);
    expect(answer.headers.location).toBe(urls.loginFor("/profile"));
    expect(answer.headers["set-cookie"]).toBeUndefined();
  });

  it("SEC-70 a sign-in of which nothing tells who began it", async () => {
    const headers = { "sec-fetch-site": "", "sec-fetch-mode": "", "accept-language": "en" };
    const answer = await visitor().get(urls.googleFor("/profile"), headers);
    expect(answer.headers.location).toBe(urls.loginFor("/profile"));
    expect(answer.headers["set-cookie"]).toBeUndefined();
  });

  async function refusal(browser: Browser, answer: Awaited<ReturnType<Browser["get"]>>) {
    expect(await userIn(browser)).toBe(false);
    const { rows } = await database.pool.query("select 1 from identities where subject = $1", [
      provider.account.sub,
    ]);
    expect(rows).toEqual([]);
    return answer.headers.location;
  }

  it("an address that Google has not verified", async () => {
    provider.account.email_verified = false;
    const browser = visitor();
    expect(await refusal(browser, await signIn(browser))).toContain("notice=google-unverified");
  });

  it("an answer to another question: the wrong nonce", async () => {
    const browser = visitor();
    const back = await signIn(browser, {
      there(url) {
        url.searchParams.set("nonce", "another");
        return url.href;
      },
    });
    expect(await refusal(browser, back)).toContain(FAILED);
  });

  it("somebody else's answer: the wrong state, or none asked for here", async () => {
    const [thief, victim] = [visitor(), visitor()];
    const started = await thief.get(routes.google);
    const theirs = await provider.visit(started.headers.location!);
    expect(await refusal(victim, await comeBack(victim, theirs))).toBe(FAILED);
    await victim.get(routes.google);
    expect(await refusal(victim, await comeBack(victim, theirs))).toContain(FAILED);
  });

  it("a right code with another state, or with none", async () => {
    for (const state of ["another", ""]) {
      const browser = visitor();
      const started = await browser.get(routes.google);
      const address = new URL(await provider.visit(started.headers.location!));
      address.searchParams.set("state", state);
      expect(await refusal(browser, await comeBack(browser, address.href))).toContain(FAILED);
    }
  });

  it("a code that was redeemed before", async () => {
    const browser = visitor();
    const started = await browser.get(routes.google);
    const kept = new Map(browser.cookies);
    const address = await provider.visit(started.headers.location!);
    expect((await comeBack(browser, address)).headers.location).toBe("/map");
    const replay = visitor();
    for (const [name, value] of kept) replay.cookies.set(name, value);
    expect((await comeBack(replay, address)).headers.location).toContain(FAILED);
    expect(await userIn(replay)).toBe(false);
  });

  it.each([
    ["for somebody else: the wrong audience", { aud: "another-client" }],
    ["for two, and meant for the other", { aud: ["whereabouts", "other"], azp: "other" }],
    ["of another issuer", { iss: "https://accounts.example" }],
    ["that has expired", { exp: 1_700_000_000 }],
  ])("an ID token %s", async (_name, changed) => {
    provider.tampering = (claims, resign) => resign({ ...claims, ...changed });
    const browser = visitor();
    expect(await refusal(browser, await signIn(browser))).toContain(FAILED);
  });

  it("an ID token that somebody else signed, or nobody", async () => {
    for (const tampering of [
      (claims: object, resign: (claims: object & Record<string, unknown>, key?: "foreign") => string) =>
        resign({ ...claims, email: "victim@gmail.com" }, "foreign"),
      (claims: object) =>
        `${btoa('{"alg":"none"}').replaceAll("=", "")}.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.`,
    ]) {
      provider.tampering = tampering;
      const browser = visitor();
      expect(await refusal(browser, await signIn(browser))).toContain(FAILED);
    }
  });

  it("a visitor who changes the mind at Google's", async () => {
    const browser = visitor();
    const started = await browser.get(routes.google);
    const state = new URL(started.headers.location!).searchParams.get("state");
    const back = await comeBack(
      browser,
      `${SITE}${routes.googleCallback}?error=access_denied&state=${state}&iss=${encodeURIComponent(provider.issuer)}`,
    );
    expect(await refusal(browser, back)).toContain(FAILED);
  });

  it("a cookie that we did not seal", async () => {
    const browser = visitor();
    await browser.get(routes.google);
    const [name] = [...browser.cookies.keys()];
    browser.cookies.set(name!, Buffer.from('{"state":"x","next":"//evil.example"}').toString("base64url"));
    expect((await browser.get(`${routes.googleCallback}?code=x&state=x`)).headers.location).toBe(FAILED);
  });
});
