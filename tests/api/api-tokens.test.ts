import { describe, expect, it } from "vitest";
import { z } from "zod";
import { ApiTokens, MadeToken } from "#contract/api-tokens.ts";
import { routes, urls } from "#contract/urls.ts";
import { ADMIN_ROLE, type Role } from "#domain/account.ts";
import type { TokenRight } from "#domain/api-token.ts";
import { tokenStore } from "#server/accounts/tokens/store.ts";
import { backUp } from "#server/platform/db/backup/backup.ts";
import { digestOf } from "#server/platform/secrets.ts";
import { type Browser, startAccounts } from "#tests/support/accounts.ts";

const { app, clock, database, world, member, visitor, mailTo } = await startAccounts();
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const FORM = { name: "Club site", right: "read", days: 30 };

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

const rowsOf = async (table: string) =>
  JSON.stringify((await database.pool.query(`select * from ${table}`)).rows);
const setRole = (id: string, role: Role) =>
  database.pool.query("update users set role = $1 where id = $2", [role, id]);
const listOf = async (browser: Browser) =>
  ApiTokens.strict().parse((await browser.get(routes.tokens)).json()).tokens;

async function make(browser: Browser, form: object = {}) {
  const answer = await browser.post(routes.tokens, { ...FORM, ...form });
  expect(answer.statusCode, answer.body).toBe(201);
  return MadeToken.strict().parse(answer.json());
}

/** A user of a role with a token. */
async function owner(role: Role = "user", right: TokenRight = "write") {
  const user = await member("Elena");
  await setRole(user.id, role);
  return { ...user, made: await make(user.browser, { right }) };
}

/** A program: it has no cookies and tells nothing of where it comes from. */
function call(token: string, url: string, method: Method = "GET", payload?: object, headers = {}) {
  const authorization = `Bearer ${token}`;
  return app.inject({ method, url, headers: { authorization, ...headers }, ...(payload && { payload }) });
}
const refused = async (answer: ReturnType<typeof call>) => {
  const { statusCode, json } = await answer;
  return [statusCode, json().code];
};

describe("tokens of a user", () => {
  it("TOK-01 are made with name, right and expiry, shown once and kept as digests", async () => {
    const { browser, made } = await owner();
    expect(made).toMatchObject({
      name: "Club site",
      right: "write",
      lastUsedAt: null,
      createdAt: clock.nowMs,
      expiresAt: clock.nowMs + 30 * DAY_MS,
    });
    expect(made.token).toMatch(/^wha_[\w-]{43}$/);
    const { token, ...listed } = made;
    expect(await listOf(browser)).toEqual([listed]);
    expect((await browser.get(routes.tokens)).headers["cache-control"]).toContain("no-store");
    const { rows } = await database.pool.query("select token_hash from api_tokens where id = $1", [made._id]);
    expect(rows).toEqual([{ token_hash: digestOf(token) }]);
    for (const table of ["api_tokens", "security_log", "rate_limits"])
      expect(await rowsOf(table)).not.toContain(token);
    const exported = (await browser.get(routes.exportAccount)).json();
    expect(exported.records.api_tokens).toMatchObject([{ name: "Club site", right: "write" }]);
    expect(JSON.stringify(exported)).not.toMatch(/token_hash|wha_/);
  });

  it("TOK-01 need a name, a right there is, and an end within a year", async () => {
    const { browser } = await member();
    for (const wrong of [
      { name: " " },
      { name: "a\u0000" },
      { right: "own" },
      { days: 0 },
      { days: 367 },
      { days: 1.5 },
    ]) {
      const answer = await browser.post(routes.tokens, { ...FORM, ...wrong });
      expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, Object.keys(wrong)]);
    }
    expect(await listOf(browser)).toEqual([]);
    expect((await visitor().post(routes.tokens, FORM)).statusCode).toBe(401);
  });

  it("TOK-01 are twenty at most", async () => {
    const { browser } = await member();
    for (let made = 0; made < 20; made++) await make(browser);
    const answer = await browser.post(routes.tokens, FORM);
    expect([answer.statusCode, answer.json().code]).toEqual([409, "tooManyTokens"]);
  });

  it("TOK-06 need a fresh sign-in or the password to be made", async () => {
    const { browser, password } = await member();
    clock.nowMs += 11 * MINUTE_MS;
    const stolen = await browser.post(routes.tokens, FORM);
    expect([stolen.statusCode, stolen.json().code]).toEqual([403, "currentNeeded"]);
    expect((await browser.post(routes.tokens, { ...FORM, password: "a guess" })).json().code).toBe(
      "currentWrong",
    );
    await make(browser, { password });
  });

  it("TOK-05 tell their last use to a minute", async () => {
    const { browser, made } = await owner();
    const lastUse = async () => (await listOf(browser))[0]!.lastUsedAt;
    const first = clock.nowMs;
    await call(made.token, routes.currentUser);
    clock.nowMs += MINUTE_MS - 1;
    await call(made.token, routes.currentUser);
    expect(await lastUse()).toBe(first);
    clock.nowMs += 1;
    await call(made.token, routes.currentUser);
    expect(await lastUse()).toBe(first + MINUTE_MS);
  });

  it("TOK-05 are revoked by their owner alone, at once; both stand in the security log", async () => {
    const { browser, made } = await owner();
    const stranger = await member("Ivan");
    expect((await stranger.browser.delete(urls.token(made._id))).json().code).toBe("noToken");
    expect((await stranger.browser.delete(urls.token("1"))).statusCode).toBe(400);
    expect((await call(made.token, routes.currentUser)).statusCode).toBe(200);
    expect((await browser.delete(urls.token(made._id))).statusCode).toBe(204);
    expect(await refused(call(made.token, routes.currentUser))).toEqual([401, "badToken"]);
    expect(await listOf(browser)).toEqual([]);
    const { entries } = (await browser.get(routes.ownSecurityLog)).json();
    expect(entries.slice(0, 2)).toMatchObject([
      { kind: "token-revoked", detail: "write" },
      { kind: "token-made", detail: "write" },
    ]);
  });
});

describe("a call with a token", () => {
  it("TOK-03 is made for its owner, whatever cookies and origin come along", async () => {
    const { email, made } = await owner();
    const stranger = await member("Ivan");
    const user = (await call(made.token, routes.currentUser)).json();
    expect(user).toMatchObject({ email, role: "user" });
    expect(user).not.toHaveProperty("signedInAt");
    const foreign = { "sec-fetch-site": "cross-site", origin: "https://elsewhere.example" };
    const follow = { kind: "search", q: "jazz", how: "weekly", by: ["mail"] };
    const headers = { ...foreign, cookie: cookiesOf(stranger.browser) };
    expect((await call(made.token, routes.currentUser, "GET", undefined, headers)).json()).toMatchObject({
      email,
    });
    const written = await call(made.token, routes.follow, "POST", follow, headers);
    expect(written.statusCode, written.body).toBe(200);
    expect((await call(made.token, routes.following)).body).toContain("jazz");
    // Cookies alone are refused as before, and so are cookies with a token that is none.
    const planted = await app.inject({ method: "POST", url: routes.follow, headers, payload: follow });
    expect(planted.json().code).toBe("otherSite");
    expect(await refused(call("x", routes.follow, "POST", follow, headers))).toEqual([401, "badToken"]);
  });

  it("TOK-03 is not answered with what guests got for the same address", async () => {
    await world.addEvent(await world.addVenue());
    await world.addVenue({ name: "Empty Stage", category: "theater", longitude: 23.32, latitude: 42.69 });
    const { made } = await owner("organizer", "read");
    const url = urls.venuesInBounds({ west: 23.2, south: 42.6, east: 23.5, north: 42.8 }, 0);
    for (let times = 0; times < 2; times++) expect((await app.inject(url)).body).not.toContain("Empty Stage");
    expect((await call(made.token, url)).body).toContain("Empty Stage");
    expect((await app.inject(url)).body).not.toContain("Empty Stage");
  });

  it("TOK-04 is refused with 401 and its reason where the token is wrong or expired", async () => {
    const { made } = await owner();
    const almost = `${made.token.slice(0, -2)}${made.token.endsWith("AA") ? "BB" : "AA"}`;
    for (const wrong of [
      "",
      " ",
      "garbage",
      "wha_",
      almost,
      `${made.token}A`,
      "é".repeat(50),
      "x".repeat(2_000),
    ]) {
      const answer = await call(wrong, routes.currentUser);
      expect([answer.statusCode, answer.json().code], wrong.slice(0, 60)).toEqual([401, "badToken"]);
      expect(answer.headers["www-authenticate"]).toBe('Bearer error="invalid_token"');
    }
    expect((await call(made.token.toUpperCase(), "/api/geojson/0&0&1&1")).statusCode).toBe(401);
    clock.nowMs += 30 * DAY_MS - 1;
    expect((await call(made.token, routes.currentUser)).statusCode).toBe(200);
    clock.nowMs += 1;
    expect(await refused(call(made.token, routes.currentUser))).toEqual([401, "tokenExpired"]);
    const count = async () => {
      await tokenStore(database.db).deleteExpired(new Date(clock.nowMs));
      return (await database.pool.query("select from api_tokens where id = $1", [made._id])).rowCount;
    };
    expect(await count()).toBe(1);
    clock.nowMs += 30 * DAY_MS;
    expect(await count()).toBe(0);
  });

  it("TOK-04 other schemes are no token", async () => {
    const headers = { authorization: `Basic ${Buffer.from("a:b").toString("base64")}` };
    expect((await app.inject({ url: routes.currentUser, headers })).json()).toBe(false);
  });

  it("TOK-02 reads only with the right to read", async () => {
    const { made } = await owner("user", "read");
    expect((await call(made.token, routes.following)).statusCode).toBe(200);
    for (const [method, url] of [
      ["POST", routes.follow],
      ["DELETE", routes.ownCalendar],
      ["POST", routes.submissions],
      ["POST", routes.addEvent],
    ] as const)
      expect(await refused(call(made.token, url, method, method === "POST" ? {} : undefined))).toEqual([
        403,
        "tokenRight",
      ]);
  });

  it("TOK-02 has no more rights than its own, nor than its owner's present role", async () => {
    const admin = await member("Admin");
    await setRole(admin.id, ADMIN_ROLE);
    const tokens: Record<string, string> = {};
    for (const right of ["read", "write", "moderate", "administer"])
      tokens[right] = (await make(admin.browser, { right })).token;
    const statuses = async (url: string) => {
      const answers = await Promise.all(Object.values(tokens).map((token) => call(token, url)));
      return answers.map(({ statusCode }) => statusCode);
    };
    expect(await statuses(routes.moderation)).toEqual([403, 403, 200, 200]);
    for (const url of [routes.adminRoles, routes.securityLog, routes.adminVitals, routes.adminSources])
      expect(await statuses(url), url).toEqual([403, 403, 403, 200]);
    expect(await refused(call(tokens.moderate!, routes.adminSources))).toEqual([403, "tokenRight"]);
    await setRole(admin.id, "moderator");
    expect(await statuses(routes.adminSources)).toEqual([403, 403, 403, 403]);
    expect(await statuses(routes.moderation)).toEqual([403, 403, 200, 200]);
    await setRole(admin.id, "user");
    expect(await statuses(routes.moderation)).toEqual([403, 403, 403, 403]);
    expect((await call(tokens.administer!, routes.currentUser)).json()).toMatchObject({ role: "user" });
  });

  it("TOK-02 a right above the role is not given", async () => {
    for (const [role, right] of [
      ["user", "moderate"],
      ["organizer", "moderate"],
      ["moderator", "administer"],
    ] as const) {
      const { id, browser } = await member();
      await setRole(id, role);
      const answer = await browser.post(routes.tokens, { ...FORM, right });
      expect([answer.statusCode, answer.json().code]).toEqual([403, "rightAboveRole"]);
      expect(answer.json().fieldErrors).toEqual({ right: { code: "rightAboveRole" } });
    }
  });

  it("TOK-06 opens nothing of the account's security, nor roles and grants", async () => {
    const { made } = await owner(ADMIN_ROLE, "administer");
    const Description = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });
    const { paths } = Description.parse((await app.inject(routes.openApi)).json());
    const calls = Object.entries(paths)
      .filter(([path]) => /^\/auth\/|^\/api\/(account\/|logout)/.test(path))
      .flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => [method.toUpperCase() as Method, path] as const),
      );
    expect(calls.length).toBeGreaterThan(25);
    const grants = [
      ["POST", routes.adminRoles],
      ["POST", routes.organizerGrants],
      ["DELETE", urls.organizerGrant("1")],
      ["POST", urls.decideClaim("1")],
    ] as const;
    for (const [method, path] of [...calls, ...grants]) {
      const url = path.replace(/\{\w+\}/g, made._id);
      const answer = await call(made.token, url, method, method === "GET" ? undefined : {});
      expect([answer.statusCode, answer.json().code], `${method} ${path}`).toEqual([403, "sessionNeeded"]);
    }
    expect((await call(made.token, "/%61pi/account/tokens")).statusCode).toBe(403);
  });

  it("TOK-07 tells its limit in headers, and is refused beyond it", async () => {
    const { id, browser, made } = await owner();
    const other = await make(browser);
    const { headers } = await call(made.token, routes.currentUser);
    expect(headers).toMatchObject({
      "ratelimit-policy": "600;w=60",
      "ratelimit-limit": "600",
      "ratelimit-remaining": "599",
      "ratelimit-reset": "60",
    });
    const key = digestOf(`token call:${id}`);
    await database.pool.query("update rate_limits set hits = 600 where key = $1", [key]);
    const over = await call(other.token, routes.currentUser);
    expect([over.statusCode, over.json().code]).toEqual([429, "tooManyMinute"]);
    expect(over.headers).toMatchObject({ "ratelimit-remaining": "0", "retry-after": "60" });
    clock.nowMs += MINUTE_MS;
    expect((await call(made.token, routes.currentUser)).statusCode).toBe(200);
    expect((await app.inject(routes.currentUser)).headers).not.toHaveProperty("ratelimit-limit");
  });
});

it("TOK-02 where roles need a second factor, a token has the one of the session it was made in", async () => {
  const strict = await startAccounts({ SECOND_FACTOR: "administrators" });
  const { id, browser } = await strict.member("Admin");
  await strict.database.pool.query("update users set role = $1 where id = $2", [ADMIN_ROLE, id]);
  expect((await browser.post(routes.tokens, { ...FORM, right: "administer" })).json().code).toBe(
    "rightAboveRole",
  );
  await strict.database.pool.query("update sessions set is_two_factor = true where user_id = $1", [id]);
  const { token, _id } = await make(browser, { right: "administer" });
  const headers = { authorization: `Bearer ${token}` };
  const status = async () => (await strict.app.inject({ url: routes.adminSources, headers })).statusCode;
  expect(await status()).toBe(200);
  await strict.database.pool.query("update api_tokens set is_two_factor = false where id = $1", [_id]);
  expect(await status()).toBe(403);
});

it("TOK-08 backups hold no tokens", async () => {
  const { made } = await owner();
  let backup = "";
  const write = async (lines: string) => {
    backup += lines;
  };
  await backUp(database.db, write, clock.nowMs, (async function* () {})());
  expect(backup).toContain('{"table":"users"}');
  for (const part of ["api_tokens", made.token, digestOf(made.token).toString("hex")])
    expect(backup).not.toContain(part);
});

describe("TOK-08 tokens end", () => {
  it("with a changed password", async () => {
    const { id, browser, made } = await owner();
    await browser.post(routes.changePassword, { id, password: "whispered thrice" });
    expect(await refused(call(made.token, routes.currentUser))).toEqual([401, "badToken"]);
  });

  it("with a password set by a mailed link", async () => {
    const { email, browser, made } = await owner();
    expect((await mailTo(email)).subject).toContain("New token");
    await browser.post(routes.forgotPassword, { email });
    const [, id, token] = /id=(.+)\/token=(.+)$/.exec((await mailTo(email)).button!.url)!;
    await browser.get(urls.checkReset(id!, token!));
    await browser.post(routes.resetPassword, { id, password: "whispered twice" });
    expect(await refused(call(made.token, routes.currentUser))).toEqual([401, "badToken"]);
  });

  it("with the account", async () => {
    const { password, browser, made } = await owner();
    expect((await browser.post(routes.removeAccount, { brought: "keep", password })).statusCode).toBe(200);
    expect(await refused(call(made.token, routes.currentUser))).toEqual([401, "badToken"]);
  });
});

it("TOK-09 the API's description tells which calls take a token", async () => {
  const { components, security, paths } = (await app.inject(routes.openApi)).json();
  expect(components.securitySchemes).toMatchObject({ token: { type: "http", scheme: "bearer" } });
  expect(security).toContainEqual({ token: [] });
  expect(paths[routes.tokens].post.security).not.toContainEqual({ token: [] });
  expect(paths[routes.adminRoles].post.security).not.toContainEqual({ token: [] });
  expect(paths[routes.adminRoles].get).not.toHaveProperty("security");
});

const cookiesOf = ({ cookies }: Browser) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");

it("MCP-11 a token with the right to read opens /mcp, a wrong one is refused", async () => {
  const { made } = await owner("user", "read");
  const ping = { jsonrpc: "2.0", id: 1, method: "ping" };
  const accept = { accept: "application/json, text/event-stream" };
  expect((await call(made.token, routes.mcp, "POST", ping, accept)).statusCode).toBe(200);
  expect((await call(`${made.token}x`, routes.mcp, "POST", ping, accept)).statusCode).toBe(401);
});
