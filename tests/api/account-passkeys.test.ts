import { describe, expect, it } from "vitest";
import { PasskeyOptions, Passkeys } from "#contract/passkeys.ts";
import { routes, urls } from "#contract/urls.ts";
import { SITE, startAccounts } from "#tests/support/accounts.ts";
import { softAuthenticator } from "#tests/support/authenticator.ts";

const { clock, database, member, visitor } = await startAccounts();
const RP = "whereabouts.example";
const MINUTE_MS = 60_000;

type Member = Awaited<ReturnType<typeof member>>;

async function challengeOf(elena: Member, body: object = {}): Promise<string> {
  const answer = await elena.browser.post(routes.beginPasskey, body);
  expect(answer.statusCode, answer.body).toBe(200);
  return PasskeyOptions.parse(answer.json()).challenge;
}
async function signInChallenge(): Promise<string> {
  return (await visitor().post(routes.beginPasskeySignIn, {})).json().challenge;
}
async function addPasskey(elena: Member, name = "My phone") {
  const device = softAuthenticator(RP);
  const response = device.register({ challenge: await challengeOf(elena), origin: SITE });
  const answer = await elena.browser.post(routes.passkeys, { name, response });
  expect(answer.statusCode, answer.body).toBe(200);
  return device;
}
const listOf = async ({ browser }: Member) =>
  Passkeys.strict().parse((await browser.get(routes.passkeys)).json()).passkeys;

describe("passkeys", () => {
  it("SEC-284 are removed after a fresh sign-in or with the password, not by an older session alone", async () => {
    const elena = await member("Elena");
    const { id } = await addPasskey(elena);
    clock.nowMs += 24 * 60 * MINUTE_MS;
    const remove = (body?: object) => elena.browser.delete(urls.passkey(id), body);
    expect((await remove()).json().code).toBe("currentNeeded");
    expect((await remove({ password: "guessed at" })).json().code).toBe("currentWrong");
    expect(await listOf(elena)).toHaveLength(1);
    expect((await remove({ password: elena.password })).statusCode).toBe(204);
  });

  it("ACC-30 are added, named and removed by their owner alone", async () => {
    const [elena, ivan] = [await member("Elena"), await member("Ivan")];
    const device = await addPasskey(elena);
    expect(await listOf(elena)).toEqual([
      { _id: device.id, name: "My phone", createdAt: clock.nowMs, lastUsedAt: null },
    ]);
    const rename = (browser: Member["browser"], name: string) =>
      browser.patch(urls.passkey(device.id), { name });
    expect((await rename(ivan.browser, "Mine")).statusCode).toBe(404);
    expect((await rename(elena.browser, " ")).statusCode).toBe(400);
    expect((await rename(elena.browser, "Old phone")).statusCode).toBe(204);
    expect(await listOf(elena)).toMatchObject([{ name: "Old phone" }]);
    expect((await ivan.browser.delete(urls.passkey(device.id))).statusCode).toBe(404);
    expect((await elena.browser.delete(urls.passkey(device.id))).statusCode).toBe(204);
    expect(await listOf(elena)).toEqual([]);
    expect((await visitor().get(routes.passkeys)).statusCode).toBe(401);
    const kinds = (await elena.browser.get(routes.ownSecurityLog)).json().entries.slice(0, 2);
    expect(kinds.map(({ kind }: { kind: string }) => kind)).toEqual(["passkey-removed", "passkey-added"]);
  });

  it("ACC-31 sign in without a password, each challenge once", async () => {
    const elena = await member("Elena");
    const device = await addPasskey(elena);
    const browser = visitor();
    const response = device.use({ challenge: await signInChallenge(), origin: SITE });
    const signedIn = await browser.post(routes.passkeySignIn, { response });
    expect([signedIn.statusCode, signedIn.json()]).toEqual([200, { message: "Login Successfull" }]);
    expect((await browser.get(routes.currentUser)).json().email).toBe(elena.email);
    expect(await listOf(elena)).toMatchObject([{ lastUsedAt: clock.nowMs }]);
    const again = await visitor().post(routes.passkeySignIn, { response });
    expect([again.statusCode, again.json().code]).toEqual([401, "badPasskey"]);
  });

  it("ACC-32 sign nobody in for another site, a stranger's key, an old challenge or without verification", async () => {
    const elena = await member("Elena");
    const device = await addPasskey(elena);
    const refused = async (response: object) =>
      (await visitor().post(routes.passkeySignIn, { response })).statusCode;
    const challenge = signInChallenge;
    expect(await refused(device.use({ challenge: await challenge(), origin: "https://evil.example" }))).toBe(
      401,
    );
    const elsewhere = {
      ...softAuthenticator("evil.example").use({ challenge: await challenge(), origin: SITE }),
    };
    expect(await refused({ ...elsewhere, id: device.id, rawId: device.id })).toBe(401);
    const stranger = softAuthenticator(RP).use({ challenge: await challenge(), origin: SITE });
    expect(await refused(stranger)).toBe(401);
    expect(await refused({ ...stranger, id: device.id, rawId: device.id })).toBe(401);
    expect(await refused(device.use({ challenge: "made-up", origin: SITE }))).toBe(401);
    expect(await refused(device.use({ challenge: await challenge(), origin: SITE, flags: 1 }))).toBe(401);
    const late = await challenge();
    clock.nowMs += 5 * MINUTE_MS;
    expect(await refused(device.use({ challenge: late, origin: SITE }))).toBe(401);
    clock.nowMs -= 5 * MINUTE_MS;
    expect(await refused({ ...stranger, response: { clientDataJSON: "%" } })).toBe(401);
    // A registration challenge is not valid for authentication.
    expect(await refused(device.use({ challenge: await challengeOf(elena), origin: SITE }))).toBe(401);
  });

  it("ACC-33 are added only with a fresh sign-in or the password, and for the challenge of their owner", async () => {
    const [elena, ivan] = [await member("Elena"), await member("Ivan")];
    const foreign = softAuthenticator(RP).register({ challenge: await challengeOf(ivan), origin: SITE });
    const answer = await elena.browser.post(routes.passkeys, { name: "Mine", response: foreign });
    expect([answer.statusCode, answer.json().code]).toEqual([400, "badPasskey"]);
    expect((await elena.browser.post(routes.beginPasskey, { password: "guessed at" })).statusCode).toBe(403);
    expect((await elena.browser.post(routes.beginPasskey, {})).statusCode).toBe(200);
    clock.nowMs += 11 * MINUTE_MS;
    const late = await elena.browser.post(routes.beginPasskey, {});
    expect([late.statusCode, late.json().code]).toEqual([403, "currentNeeded"]);
    await challengeOf(elena, { password: elena.password });
    clock.nowMs -= 11 * MINUTE_MS;
  });

  it("ACC-31 go with the account, and their table holds no secret", async () => {
    const elena = await member("Elena");
    await addPasskey(elena);
    await elena.browser.post(routes.removeAccount, { brought: "keep", password: elena.password });
    const { rows } = await database.pool.query("select from passkeys where user_id = $1", [elena.id]);
    expect(rows).toEqual([]);
  });
});
