import { describe, expect, it } from "vitest";
import { NewSecondFactor, RecoveryCodes, SecondFactor } from "#contract/second-factor.ts";
import { routes } from "#contract/urls.ts";
import { ADMIN_ROLE } from "#domain/account.ts";
import { totpCode } from "#server/accounts/second-factor/totp.ts";
import { SITE, startAccounts } from "#tests/support/accounts.ts";
import { softAuthenticator } from "#tests/support/authenticator.ts";

const { clock, database, member, visitor } = await startAccounts({ SECOND_FACTOR: "administrators" });
const STEP_MS = 30_000;

type Member = Awaited<ReturnType<typeof member>>;

const answered = (answer: { statusCode: number; json(): { code?: string } }) => [
  answer.statusCode,
  answer.json().code,
];
const stateOf = async ({ browser }: Member) =>
  SecondFactor.strict().parse((await browser.get(routes.secondFactor)).json());
const roleOf = async ({ browser }: Pick<Member, "browser">) =>
  (await browser.get(routes.currentUser)).json().role;

/** The code of the app, a step later than the last one: none works twice. */
async function nextCode(elena: Member): Promise<string> {
  clock.nowMs += STEP_MS;
  const { rows } = await database.pool.query("select secret from totp_secrets where user_id = $1", [
    elena.id,
  ]);
  return totpCode(rows[0].secret, Math.floor(clock.nowMs / STEP_MS));
}

async function turnOn(elena: Member): Promise<string[]> {
  const begun = await elena.browser.post(routes.secondFactor, { password: elena.password });
  const { secret, url } = NewSecondFactor.parse(begun.json());
  expect(url).toContain(`secret=${secret}`);
  const confirmed = await elena.browser.post(routes.confirmSecondFactor, { code: await nextCode(elena) });
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
    const code = await nextCode(elena);
    expect((await signIn(elena, code)).statusCode).toBe(200);
    expect(answered(await signIn(elena, code))).toEqual([401, "secondFactorWrong"]);
    const late = await nextCode(elena);
    clock.nowMs += 2 * STEP_MS;
    expect(answered(await signIn(elena, late))).toEqual([401, "secondFactorWrong"]);
  });

  it("ACC-36 has recovery codes that work once each, and only digests of them are kept", async () => {
    const elena = await member("Elena");
    const [first = "", second = ""] = await turnOn(elena);
    expect((await signIn(elena, first.toUpperCase())).statusCode).toBe(200);
    expect(answered(await signIn(elena, first))).toEqual([401, "secondFactorWrong"]);
    expect((await signIn(elena, second.replace("-", " "))).statusCode).toBe(200);
    expect((await stateOf(elena)).codesLeft).toBe(8);
    const { rows } = await database.pool.query("select encode(hash, 'escape') as hash from recovery_codes");
    expect(JSON.stringify(rows)).not.toContain(second.replace("-", ""));
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
      ...{ name: "Key", response: device.register({ challenge, origin: SITE }) },
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
    const proved = await admin.browser.post(routes.proveSecondFactor, { code: await nextCode(admin) });
    expect(proved.statusCode).toBe(204);
    expect(await roleOf(admin)).toBe(ADMIN_ROLE);
  });
});
