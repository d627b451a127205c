import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { NewSecondFactor, RecoveryCodes, SecondFactor } from "#contract/second-factor.ts";
import { routes } from "#contract/urls.ts";
import { ADMIN_ROLE } from "#domain/account.ts";
import { keepSealed } from "#server/accounts/second-factor/keep-sealed.ts";
import { openSeal } from "#server/accounts/second-factor/seal.ts";
import { totpCode } from "#server/accounts/second-factor/totp.ts";
import { digestOf } from "#server/platform/secrets.ts";
import { SITE, startAccounts } from "#tests/support/accounts.ts";
import { softAuthenticator } from "#tests/support/authenticator.ts";
import { ownFolder } from "#tests/support/mailing.ts";

const { clock, database, member, visitor, takeMails } = await startAccounts({
  SECOND_FACTOR: "administrators",
});
const STEP_MS = 30_000;
const HOUR_MS = 3_600_000;

type Member = Awaited<ReturnType<typeof member>>;

const answered = (answer: { statusCode: number; json(): { code?: string } }) => [
  answer.statusCode,
  answer.json().code,
];
const stateOf = async ({ browser }: Member) =>
  SecondFactor.strict().parse((await browser.get(routes.secondFactor)).json());
const roleOf = async ({ browser }: Pick<Member, "browser">) =>
  (await browser.get(routes.currentUser)).json().role;

/** What the apps of members were given. */
const secrets = new Map<string, Buffer>();

/** The code of the app, a step later than the last one: none works twice. */
function nextCode(elena: Member): string {
  clock.nowMs += STEP_MS;
  return totpCode(secrets.get(elena.id)!, Math.floor(clock.nowMs / STEP_MS));
}
const storedSecret = async ({ id }: Member): Promise<Buffer> =>
  (await database.pool.query("select secret from totp_secrets where user_id = $1", [id])).rows[0].secret;

/** As an app reads a key that is typed (RFC 4648). */
function fromBase32(text: string): Buffer {
  const bits = [...text]
    .map((sign) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(sign).toString(2).padStart(5, "0"))
    .join("");
  return Buffer.from(bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2)));
}

async function turnOn(elena: Member): Promise<string[]> {
  const begun = await elena.browser.post(routes.secondFactor, { password: elena.password });
  const { secret, url } = NewSecondFactor.parse(begun.json());
  expect(url).toContain(`secret=${secret}`);
  secrets.set(elena.id, fromBase32(secret));
  const confirmed = await elena.browser.post(routes.confirmSecondFactor, { code: nextCode(elena) });
  return RecoveryCodes.parse(confirmed.json()).codes;
}
const signIn = (elena: Member, code?: string) =>
  visitor().post(routes.signIn, { email: elena.email, password: elena.password, ...(code && { code }) });

describe("a second factor", () => {
  it("ACC-35 is turned on by its first code, and asked for after the password", async () => {
    const elena = await member("Elena");
    await elena.browser.post(routes.secondFactor, { password: elena.password });
    expect((await signIn(elena)).statusCode).toBe(200);
    const wrong = await elena.browser.post(routes.confirmSecondFactor, { code: "000000" });
    expect(answered(wrong)).toEqual([401, "secondFactorWrong"]);
    expect(await turnOn(elena)).toHaveLength(10);
    expect(await stateOf(elena)).toEqual({ isOn: true, codesLeft: 10, isRequired: false });
    expect(answered(await elena.browser.post(routes.secondFactor, {}))).toEqual([409, "secondFactorOn"]);

    expect(answered(await signIn(elena))).toEqual([401, "secondFactorNeeded"]);
    const wrongPassword = await visitor().post(routes.signIn, { email: elena.email, password: "guessed at" });
    expect(answered(wrongPassword)).toEqual([401, "badSignIn"]);
    const code = nextCode(elena);
    expect((await signIn(elena, code)).statusCode).toBe(200);
    expect(answered(await signIn(elena, code))).toEqual([401, "secondFactorWrong"]);
    const late = nextCode(elena);
    clock.nowMs += 2 * STEP_MS;
    expect(answered(await signIn(elena, late))).toEqual([401, "secondFactorWrong"]);
  });

  it("ACC-36 has recovery codes that work once each, and only digests of them are kept", async () => {
    const elena = await member("Elena");
    const [first = "", second = ""] = await turnOn(elena);
    expect((await signIn(elena, first.toUpperCase())).statusCode).toBe(200);
    expect(answered(await signIn(elena, first))).toEqual([401, "secondFactorWrong"]);
    expect((await signIn(elena, second.replaceAll("-", " "))).statusCode).toBe(200);
    expect((await stateOf(elena)).codesLeft).toBe(8);
    const { rows } = await database.pool.query("select encode(hash, 'escape') as hash from recovery_codes");
    expect(JSON.stringify(rows)).not.toContain(second.replaceAll("-", ""));
    const { entries } = (await elena.browser.get(routes.ownSecurityLog)).json();
    expect(entries).toContainEqual(expect.objectContaining({ kind: "sign-in-failed", detail: "code" }));
  });

  it("ACC-36 limits wrong codes", async () => {
    const elena = await member("Elena");
    await turnOn(elena);
    const browser = visitor();
    const guess = () =>
      browser.post(routes.signIn, { email: elena.email, password: elena.password, code: "000000" });
    const statuses: number[] = [];
    for (let tries = 0; tries < 40; tries++) statuses.push((await guess()).statusCode);
    expect(statuses).toContain(429);
    expect(statuses.at(-1)).toBe(429);
  });

  it("ACC-281 its codes are limited by account, from wherever they are tried; recovery codes are not", async () => {
    const elena = await member("Elena");
    const [recovery] = await turnOn(elena);
    const guess = async () => answered(await signIn(elena, "000000"));
    const answers: unknown[] = [];
    for (let tries = 0; tries < 12; tries++) answers.push((await guess())[0]);
    expect(answers).toEqual([...Array(10).fill(401), 429, 429]);
    expect((await signIn(elena, nextCode(elena))).statusCode).toBe(429);
    expect((await signIn(elena, recovery)).statusCode).toBe(200);
    expect((await elena.browser.post(routes.proveSecondFactor, { code: "000000" })).statusCode).toBe(429);
    let tried = 10;
    for (let hour = 0; hour < 5; hour++) {
      clock.nowMs += HOUR_MS + 1;
      for (let tries = 0; tries < 10; tries++) if ((await guess())[0] === 401) tried++;
    }
    // The four that were refused in the first hour count for the day as well.
    expect(tried).toBe(50 - 4);
    clock.nowMs += 24 * HOUR_MS;
    expect((await signIn(elena, nextCode(elena))).statusCode).toBe(200);
  });

  it("ACC-282 the owner gets one mail at the third wrong code after a right password", async () => {
    const elena = await member("Elena");
    await turnOn(elena);
    await takeMails();
    const mailed: number[] = [];
    for (let tries = 0; tries < 4; tries++) {
      await signIn(elena, "000000");
      mailed.push((await takeMails()).filter(({ to }) => to === elena.email).length);
    }
    expect(mailed).toEqual([0, 0, 1, 0]);
  });

  it("ACC-286 has recovery codes of 80 bits; shorter ones of before work on", async () => {
    const elena = await member("Elena");
    const codes = await turnOn(elena);
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[0-9a-f]{5}(-[0-9a-f]{5}){3}$/);
    await database.pool.query("insert into recovery_codes (hash, user_id) values ($1, $2)", [
      digestOf("0123456789"),
      elena.id,
    ]);
    expect((await signIn(elena, "01234-56789")).statusCode).toBe(200);
  });

  it("SEC-282 has a secret that the database holds sealed; a plain one of before is sealed when it is used", async () => {
    const [elena, ivan] = [await member("Elena"), await member("Ivan")];
    await turnOn(elena);
    await turnOn(ivan);
    const plain = secrets.get(elena.id)!;
    const sealed = await storedSecret(elena);
    expect(sealed.includes(plain)).toBe(false);
    const put = (secret: Buffer) =>
      database.pool.query("update totp_secrets set secret = $1 where user_id = $2", [secret, elena.id]);
    await put(plain);
    expect((await signIn(elena, nextCode(elena))).statusCode).toBe(200);
    expect((await storedSecret(elena)).includes(plain)).toBe(false);
    // Of another account: it is bound to its own.
    await put(await storedSecret(ivan));
    expect(answered(await signIn(elena, nextCode(elena)))).toEqual([409, "secondFactorSealed"]);
  });

  it("SEC-283 cannot be checked after a restore without the key: recovery codes work, and the start says so", async () => {
    const elena = await member("Elena");
    const [recovery] = await turnOn(elena);
    const folder = ownFolder();
    const other = openSeal({ path: join(folder, "secrets.key"), isGiven: false });
    const foreign = other.seal(elena.id, secrets.get(elena.id)!);
    await database.pool.query("delete from totp_secrets where user_id <> $1", [elena.id]);
    await database.pool.query("update totp_secrets set secret = $1", [foreign]);
    expect(answered(await signIn(elena, nextCode(elena)))).toEqual([409, "secondFactorSealed"]);
    expect((await signIn(elena, recovery)).statusCode).toBe(200);

    const third = openSeal({ path: join(ownFolder(), "secrets.key"), isGiven: false });
    expect(await keepSealed(database.db, third, clock.nowMs)).toContain("Secrets of 1 authenticator apps");
    expect(await keepSealed(database.db, other, clock.nowMs)).toContain("Another server of this database");
    expect(await keepSealed(database.db, other, clock.nowMs + 31 * 24 * HOUR_MS)).toBeUndefined();
    await database.pool.query("update totp_secrets set secret = $1", [secrets.get(elena.id)]);
    await keepSealed(database.db, other, clock.nowMs);
    expect((await storedSecret(elena)).includes(secrets.get(elena.id)!)).toBe(false);
  });

  it("ACC-35 is turned off by the password", async () => {
    const elena = await member("Elena");
    await turnOn(elena);
    expect(answered(await elena.browser.delete(routes.secondFactor, {}))).toEqual([403, "currentNeeded"]);
    const off = await elena.browser.delete(routes.secondFactor, { password: elena.password });
    expect(off.statusCode).toBe(204);
    expect((await signIn(elena)).statusCode).toBe(200);
    expect(await stateOf(elena)).toEqual({ isOn: false, codesLeft: 0, isRequired: false });
  });

  it("ACC-37 is demanded of administrators and moderators, whose rights wait for it", async () => {
    for (const role of [ADMIN_ROLE, "moderator"]) {
      const admin = await member("Admin");
      await database.pool.query("update users set role = $1 where id = $2", [role, admin.id]);
      expect(await roleOf(admin)).toBe("user");
      expect((await admin.browser.get(routes.moderation)).statusCode).toBe(404);
      expect((await stateOf(admin)).isRequired).toBe(true);
      await turnOn(admin);
      expect(await roleOf(admin)).toBe(role);
      expect((await admin.browser.get(routes.moderation)).statusCode).toBe(200);
      expect((await stateOf(admin)).isRequired).toBe(false);
      await admin.browser.delete(routes.secondFactor, { password: admin.password });
      expect(await roleOf(admin)).toBe("user");
    }
  });

  it("ACC-37 may be a passkey, or a code that a session gives later", async () => {
    const admin = await member("Admin");
    await database.pool.query("update users set role = $1 where id = $2", [ADMIN_ROLE, admin.id]);
    const device = softAuthenticator("whereabouts.example");
    const { challenge } = (await admin.browser.post(routes.beginPasskey, {})).json();
    await admin.browser.post(routes.passkeys, {
      name: "Key",
      response: device.register({ challenge, origin: SITE }),
    });
    expect(await roleOf(admin)).toBe("user");
    const browser = visitor();
    const options = (await browser.post(routes.beginPasskeySignIn, {})).json();
    const response = device.use({ challenge: options.challenge, origin: SITE });
    expect((await browser.post(routes.passkeySignIn, { response })).statusCode).toBe(200);
    expect(await roleOf({ browser })).toBe(ADMIN_ROLE);

    await turnOn(admin);
    await database.pool.query("update sessions set is_two_factor = false where user_id = $1", [admin.id]);
    expect(await roleOf(admin)).toBe("user");
    const wrong = await admin.browser.post(routes.proveSecondFactor, { code: "000000" });
    expect(answered(wrong)).toEqual([401, "secondFactorWrong"]);
    const proved = await admin.browser.post(routes.proveSecondFactor, { code: nextCode(admin) });
    expect(proved.statusCode).toBe(204);
    expect(await roleOf(admin)).toBe(ADMIN_ROLE);
  });
});
