import { describe, expect, it } from "vitest";
import { routes } from "#contract/urls.ts";
import { accountsUpkeep } from "#server/accounts/upkeep.ts";
import { rateLimiter, rateLimitsUpkeep } from "#server/platform/db/rate-limits.ts";
import { browserOf, startAccounts } from "#tests/support/accounts.ts";

const { app, clock, database, visitor, member, person, takeMails, mailTo } = await startAccounts();
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

type Answer = Awaited<ReturnType<ReturnType<typeof visitor>["post"]>>;
const refusal = ({ statusCode, headers, json }: Answer) => [statusCode, headers["retry-after"], json()];
const tooMany = (seconds: number, wait: string) => [
  429,
  String(seconds),
  expect.objectContaining({ error: `Too many attempts. Please try again in ${wait}.` }),
];

/** Asks so many times at once, and counts the answers by status. */
async function flood(times: number, ask: (n: number) => Promise<Answer>): Promise<Record<number, number>> {
  const statuses: Record<number, number> = {};
  for (const { statusCode } of await Promise.all(Array.from({ length: times }, (_, n) => ask(n))))
    statuses[statusCode] = (statuses[statusCode] ?? 0) + 1;
  return statuses;
}

describe("AUTH-13 guessing passwords", () => {
  it("from one address ends after 25 tries in 5 minutes, whichever accounts they aim at", async () => {
    const browser = visitor();
    const owner = await member();
    const guess = () => browser.post(routes.signIn, { email: person().email, password: "a mere guess" });
    expect(await flood(28, guess)).toEqual({ 401: 25, 429: 3 });
    expect(refusal(await browser.post(routes.signIn, owner))).toEqual(tooMany(300, "5 minutes"));
    clock.nowMs += 5 * MINUTE_MS - 1;
    expect(refusal(await guess())).toEqual(tooMany(1, "a minute"));
    clock.nowMs += 1;
    expect((await browser.post(routes.signIn, owner)).statusCode).toBe(200);
  });

  it("of one account from everywhere is slowed, and does not lock its owner out", async () => {
    const owner = await member();
    const guess = (address?: string) =>
      visitor(address).post(routes.signIn, { email: owner.email, password: "a mere guess" });
    expect(await flood(26, () => guess())).toEqual({ 401: 26 });
    // From now on every address has five tries in an hour.
    const attacker = "192.0.2.66";
    expect(await flood(6, () => guess(attacker))).toEqual({ 401: 5, 429: 1 });
    expect(refusal(await guess(attacker))).toEqual(tooMany(3600, "60 minutes"));
    const home = visitor();
    for (let n = 0; n < 2; n++)
      expect((await home.post(routes.signIn, { ...owner, password: "a typing error" })).statusCode).toBe(401);
    expect((await home.post(routes.signIn, owner)).statusCode).toBe(200);
    clock.nowMs += HOUR_MS;
    expect((await guess(attacker)).statusCode).toBe(401);
  });

  it("is not counted where it was right: who signs in often stays welcome", async () => {
    const owner = await member();
    for (let n = 0; n < 27; n++) {
      if (n % 20 === 19) clock.nowMs += 5 * MINUTE_MS;
      expect((await owner.browser.post(routes.signIn, owner)).statusCode).toBe(200);
    }
  });
});

describe("SEC-65 guessing passwords", () => {
  it("of one account from many parts of one IPv6 network is counted for the whole network", async () => {
    const owner = await member();
    const guess = (n: number) =>
      browserOf(app, `2001:db8:77:${n >> 2}::1`).post(routes.signIn, {
        email: owner.email,
        password: "a mere guess",
      });
    expect(await flood(60, guess)).toEqual({ 401: 25, 429: 35 });
    expect((await visitor().post(routes.signIn, owner)).statusCode).toBe(200);
  });

  it("of one account from very many networks leaves each two tries, one of them the owner's", async () => {
    const owner = await member();
    const failures = { what: "sign-in to", who: owner.email, max: 25, windowMs: HOUR_MS };
    const limiter = rateLimiter(database.db, () => clock.nowMs);
    for (let n = 0; n < 200; n++) await limiter.count([failures]);
    const guesser = visitor();
    const guess = () => guesser.post(routes.signIn, { ...owner, password: "a mere guess" });
    expect(await flood(4, guess)).toEqual({ 401: 2, 429: 2 });
    const home = visitor();
    expect((await home.post(routes.signIn, { ...owner, password: "a typing error" })).statusCode).toBe(401);
    expect((await home.post(routes.signIn, owner)).statusCode).toBe(200);
  });

  it("SEC-64 by the form for a new one counts as signing in does", async () => {
    const { browser, id, email } = await member();
    clock.nowMs += 10 * MINUTE_MS;
    const change = () =>
      browser.post(routes.changePassword, {
        id,
        password: "a new password",
        currentPassword: "a mere guess",
      });
    expect(await flood(27, change)).toEqual({ 403: 25, 429: 2 });
    const guesses = { what: "sign-in to", who: email, max: 0, windowMs: HOUR_MS };
    const [count] = await rateLimiter(database.db, () => clock.nowMs).count([guesses]);
    expect(count!.hits).toBe(28);
  });

  it("and asking for mails from one IPv6 network ends after four households' share", async () => {
    const ask = (n: number) =>
      browserOf(app, `2001:db8:78:${n}::1`).post(routes.forgotPassword, { email: person().email });
    expect(await flood(104, ask)).toEqual({ 200: 100, 429: 4 });
    await takeMails();
  });
});

describe("AUTH-13 asking for mails", () => {
  it("of one account ends after 5 in half an hour, whether it exists or not", async () => {
    const { email } = await member();
    for (const address of [email, person().email]) {
      const ask = () => visitor().post(routes.forgotPassword, { email: address });
      expect(await flood(7, ask)).toEqual({ 200: 5, 429: 2 });
      expect(refusal(await ask())).toEqual(tooMany(1800, "30 minutes"));
    }
    expect(await takeMails()).toHaveLength(5);
    clock.nowMs += 30 * MINUTE_MS;
    expect((await visitor().post(routes.forgotPassword, { email })).statusCode).toBe(200);
    await mailTo(email);
  });

  it("and opening links ends after 25 in 5 minutes from one address", async () => {
    const browser = visitor();
    const forget = () => browser.post(routes.forgotPassword, { email: person().email });
    expect(await flood(20, forget)).toEqual({ 200: 20 });
    const { id } = await member();
    const open = () => browser.get(`/auth/reset/${id}/${"A".repeat(43)}`);
    expect(await flood(6, open)).toEqual({ 404: 5, 429: 1 });
    expect((await browser.post(routes.resetPassword, { id, password: "whatever it is" })).statusCode).toBe(
      429,
    );
    await takeMails();
  });
});

it("AUTH-13 a household's IPv6 addresses are one, and a made-up header is none", async () => {
  const ask = (address: string, headers: Record<string, string> = {}) =>
    browserOf(app, address).post(routes.forgotPassword, { email: person().email }, headers);
  expect(await flood(28, (n) => ask(`2001:db8:1:2::${n + 1}`))).toEqual({ 200: 25, 429: 3 });
  expect((await ask("2001:db8:1:3::1")).statusCode).toBe(200);
  const forged = (n: number) => ask("192.0.2.1", { "x-forwarded-for": `198.51.100.${n}` });
  expect(await flood(28, forged)).toEqual({ 200: 25, 429: 3 });
  await takeMails();
});

describe("AUTH-13 signing up", () => {
  it("ends after 5 in half an hour from one address", async () => {
    const browser = visitor();
    expect(await flood(7, () => browser.post(routes.signUp, person()))).toEqual({ 200: 5, 429: 2 });
    expect(refusal(await browser.post(routes.signUp, person()))).toEqual(tooMany(1800, "30 minutes"));
    await takeMails();
  });

  it("a stranger from everywhere does not fill their mailbox, and is not told so", async () => {
    const victim = person();
    expect(await flood(9, () => visitor().post(routes.signUp, victim))).toEqual({ 200: 9 });
    expect(await takeMails()).toHaveLength(5);
    clock.nowMs += HOUR_MS;
    const browser = visitor();
    await browser.post(routes.signUp, victim);
    await browser.follow((await mailTo(victim.email)).button!.url);
    expect((await browser.post(routes.signIn, victim)).statusCode).toBe(200);
  });
});

it("AUTH-13 what has expired is forgotten, and nothing else", async () => {
  const tables = ["sessions", "password_resets", "registrations", "rate_limits"];
  const counts = async () => {
    const found = tables.map(async (table) => {
      const { rows } = await database.pool.query(`select count(*)::int as n from ${table}`);
      return rows[0].n as number;
    });
    return Promise.all(found);
  };
  const cleanUp = async () => {
    await accountsUpkeep(database.db, clock.nowMs);
    await rateLimitsUpkeep(database.db, clock.nowMs);
  };
  const { browser, email } = await member();
  clock.nowMs += 29 * DAY_MS;
  await cleanUp();
  const { browser: newer } = await member();
  await newer.post(routes.forgotPassword, { email });
  await mailTo(email);
  const before = await counts();
  await cleanUp();
  expect(await counts()).toEqual(before);
  expect(before.every((count) => count > 0)).toBe(true);

  clock.nowMs += DAY_MS;
  await cleanUp();
  const [sessions, ...others] = await counts();
  expect(others).toEqual([0, 0, 0]);
  expect(sessions).toBe(1);
  expect((await newer.get(routes.currentUser)).json()).not.toBe(false);
  expect((await browser.get(routes.currentUser)).json()).toBe(false);
});
